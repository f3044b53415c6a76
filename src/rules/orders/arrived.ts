import { hasArrivedBy } from './next-step.ts';

/** Units by line id. */
type ByLine = Readonly<Record<string, number>>;

/** The facts that decide which parcels of an order have arrived. */
export interface SentFacts {
  /** When the last parcel was sent; null while something is still to be sent. */
  sentAt: Date | null;
  completedAt: Date | null;
  /** The contents of each parcel, the oldest first. */
  parcels: readonly ByLine[];
  /** The goods of each return of the order. Withdrawn returns are left out. */
  returned: readonly ByLine[];
}

/**
 * Whether each parcel has arrived. All have after the order was complete, or was sent long enough ago. Before
 * that, goods that a buyer asks to return have arrived, while another parcel may still be on its way. Of a
 * line in several parcels, the units of the oldest parcel arrive first.
 */
export function haveArrived(
  { sentAt, completedAt, parcels, returned }: SentFacts,
  now: Date,
): readonly boolean[] {
  if (completedAt !== null || (sentAt !== null && hasArrivedBy(sentAt, now))) return parcels.map(() => true);
  const left = new Map<string, number>();
  for (const units of returned) {
    for (const [line, count] of Object.entries(units)) left.set(line, (left.get(line) ?? 0) + count);
  }
  return parcels.map((units) => {
    let isHere = false;
    for (const [line, count] of Object.entries(units)) {
      const back = left.get(line) ?? 0;
      isHere ||= back > 0;
      left.set(line, Math.max(0, back - count));
    }
    return isHere;
  });
}

/** The state of an order after a return that is refused, or refunded in part. */
export const stateAfterReturn = (sent: SentFacts, now: Date): 'dispatched' | 'completed' =>
  haveArrived(sent, now).every(Boolean) ? 'completed' : 'dispatched';
