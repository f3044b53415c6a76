import { useState } from 'react';
import { timeWords } from '#rules/orders/time-words.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import type { StoreSlots } from '#client/lib/slots.api.ts';
import { Chip } from '#client/ui/chip.tsx';

type Props = {
  days: StoreSlots['days'];
  /** The start of the chosen slot. */
  chosen: string | undefined;
  onChoose: (startsAt: string) => void;
};

const dayName = (date: string) => dateWords(new Date(`${date}T12:00:00Z`));

/** Chooses a day, then a time. Days without a free time are shown, and can't be chosen. */
export function SlotPicker({ days, chosen, onChoose }: Props) {
  const [picked, setPicked] = useState<string>();
  const withChosen = days.find(({ slots }) => slots.some(({ starts_at: at }) => at === chosen));
  const open =
    days.find(({ date }) => date === picked) ?? withChosen ?? days.find(({ slots }) => slots.length > 0);
  if (!open) {
    return (
      <p className="rounded-box bg-grey-1 px-4 py-3.5 text-small">
        There is no free time in the next two weeks. Please choose another store, or post it.
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      <div role="group" aria-label="Day" className="flex flex-wrap gap-2">
        {days.map(({ date, slots }) => (
          <Chip
            key={date}
            aria-pressed={date === open.date}
            disabled={slots.length === 0}
            className="disabled:border-border disabled:bg-grey-1 disabled:text-disabled pointer-coarse:h-11"
            onClick={() => setPicked(date)}
          >
            {dayName(date)}
          </Chip>
        ))}
      </div>
      <div role="group" aria-label={`Time on ${dayName(open.date)}`} className="flex flex-wrap gap-2">
        {open.slots.map(({ starts_at: at }) => (
          <Chip
            key={at}
            aria-pressed={at === chosen}
            className="min-w-20 justify-center tabular-nums pointer-coarse:h-11"
            onClick={() => onChoose(at)}
          >
            {timeWords(new Date(at))}
          </Chip>
        ))}
      </div>
    </div>
  );
}
