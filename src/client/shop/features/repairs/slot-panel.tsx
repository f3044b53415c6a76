import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { TrackedRepair } from '#contract/repairs.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { oneLine } from '#client/lib/one-line.ts';
import { useSlots } from '#client/lib/slots.api.ts';
import { useStores } from '#client/lib/stores.api.ts';
import { SlotPicker } from '#client/sections/slots/slot-picker.tsx';
import { nextFree, slotWords } from '#client/sections/slots/slot-words.ts';
import { Button } from '#client/ui/button.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Select } from '#client/ui/select.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { openWords } from './repair-words.ts';
import type { MakeMove } from './use-move.ts';

type Props = { tracked: TrackedRepair; make: MakeMove };

/** The bench time that a slot needs. Without one the store hands it over in the shortest. */
const minutesOf = ({ slot }: TrackedRepair): number =>
  slot ? (new Date(slot.ends_at).getTime() - new Date(slot.starts_at).getTime()) / 60_000 : 30;

/** When and where the device is brought in. The time can be moved until the device is here. */
export function SlotPanel({ tracked, make }: Props) {
  const { slot, store } = tracked;
  const mayBook = tracked.moves.includes('book');
  const [isOpen, setIsOpen] = useState(slot === null);
  return (
    <Panel title={slot ? 'Your time at the store' : 'Choose a time at the store'}>
      <div className="grid gap-5">
        {store && (
          <p className="flex gap-3 text-small">
            <CalendarClock size={18} className="mt-px shrink-0" />
            <span>
              {slot && <b className="block text-name">{slotWords(slot.starts_at)}</b>}
              <b className="font-semibold">{store.name}</b>, {store.address}, {oneLine(store.post_code)}
              <span className="mt-1 block text-muted">{openWords(store.hours)}</span>
            </span>
          </p>
        )}
        {mayBook && !isOpen && (
          <Button variant="outline" size={40} className="justify-self-start" onClick={() => setIsOpen(true)}>
            Move it to another time
          </Button>
        )}
        {mayBook && isOpen && <Booking tracked={tracked} make={make} onDone={() => setIsOpen(false)} />}
      </div>
    </Panel>
  );
}

function Booking({ tracked, make, onDone }: Props & { onDone: () => void }) {
  const stores = (useStores().data ?? []).filter(({ business_id: id }) => id === tracked.business.id);
  const [storeId, setStoreId] = useState(tracked.store?.id);
  const chosenStore = storeId ?? stores[0]?.id;
  const slots = useSlots(chosenStore, { minutes: minutesOf(tracked) });
  const [chosen, setChosen] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const book = async () => {
    if (chosen === undefined || chosenStore === undefined) {
      setFailure('Please choose a time first.');
      return;
    }
    setIsBusy(true);
    setFailure(undefined);
    try {
      await make({ move: 'book', store_id: chosenStore, starts_at: chosen });
      onDone();
    } catch (error) {
      const { data } = await slots.refetch();
      const next = data ? nextFree(data.days, chosen) : undefined;
      setFailure(
        `${messageOf(error)}${next === undefined ? '' : ` The next free time is ${slotWords(next)}.`}`,
      );
      setChosen(next);
    }
    setIsBusy(false);
  };
  return (
    <div className="grid gap-4">
      {stores.length > 1 && (
        <Select
          label="Store"
          value={String(chosenStore)}
          choices={stores.map(({ id, business_name: name, business_address: address }) => ({
            value: String(id),
            label: `${name}, ${address}`,
          }))}
          onChange={({ target }) => {
            setStoreId(Number(target.value));
            setChosen(undefined);
          }}
        />
      )}
      {slots.data ? (
        <SlotPicker days={slots.data.days} chosen={chosen} onChoose={setChosen} />
      ) : slots.isError ? (
        <p className="text-small text-danger">{messageOf(slots.error)}</p>
      ) : (
        <Skeleton className="h-30 rounded-box" />
      )}
      {failure && (
        <p role="alert" className="rounded-control bg-danger-tint px-3.5 py-2.5 text-small text-danger">
          {failure}
        </p>
      )}
      <Button
        variant="accent"
        className="justify-self-start"
        busy={isBusy && 'Booking'}
        onClick={() => void book()}
      >
        {chosen === undefined ? 'Book a time' : `Book ${slotWords(chosen)}`}
      </Button>
    </div>
  );
}
