import { useQuery } from '@tanstack/react-query';
import type { StaffTrackedRepair } from '#contract/repairs-office.ts';
import { timeWords } from '#rules/orders/time-words.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import { queryFor } from '#client/lib/api.ts';
import { Select } from '#client/ui/select.tsx';
import { useBenches } from './repairs.api.ts';

/** How long a bench is taken if the booking has no time. */
const USUAL_MINUTES = 30;

/** How long the booked slot of a ticket is. */
function minutesOf({ slot }: Pick<StaffTrackedRepair, 'slot'>): number {
  if (!slot) return USUAL_MINUTES;
  return Math.round((new Date(slot.ends_at).getTime() - new Date(slot.starts_at).getTime()) / 60_000);
}

type Props = {
  ticket: Pick<StaffTrackedRepair, 'slot'>;
  store: string;
  start: string;
  storeError: string | undefined;
  error: string | undefined;
  onChange: (changed: { store_id?: string; starts_at?: string }) => void;
};

/** A store of the business, and one of its free slots. */
export function SlotFields({ ticket, store, start, storeError, error, onChange }: Props) {
  const stores = useBenches().data?.data ?? [];
  const query = { store_id: Number(store) || 0, minutes: minutesOf(ticket) };
  const slots = useQuery({
    ...queryFor({ name: 'GET /no/auth/web/site/repairs/slots', query }),
    enabled: store !== '',
    staleTime: 5_000,
  });
  const days = slots.data?.data.find(({ store_id: id }) => id === query.store_id)?.days ?? [];
  const free = days.flatMap((day) => day.slots);
  return (
    <>
      <Select
        label="Store"
        name="store_id"
        value={store}
        error={storeError}
        onChange={({ target }) => onChange({ store_id: target.value, starts_at: '' })}
        choices={[
          { value: '', label: 'Choose a store' },
          ...stores.map(({ store_id: id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <Select
        label="Time"
        name="starts_at"
        value={start}
        error={error}
        hint={slots.data && free.length === 0 ? 'Nothing is free in the next two weeks.' : undefined}
        onChange={({ target }) => onChange({ starts_at: target.value })}
        choices={[
          { value: '', label: slots.isFetching ? 'Loading' : 'Choose a time' },
          ...free.map(({ starts_at: at }) => ({
            value: at,
            label: `${dateWords(new Date(at))}, ${timeWords(new Date(at))}`,
          })),
        ]}
      />
    </>
  );
}
