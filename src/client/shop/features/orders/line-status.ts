import type { TrackedOrder } from '#contract/orders.ts';
import { lineName, listed, unitsName } from '#rules/orders/choice-words.ts';
import { backWords, type Counter } from './back-words.ts';
import { hasArrived, isSettled, wasCancelled } from './order-words.ts';

type AnyLine = TrackedOrder['lines'][number];
type Line = Pick<AnyLine, 'id' | 'name' | 'quantity' | 'sent' | 'cancelled'>;
type Returnable = Line & Pick<AnyLine, 'refunded' | 'returned'>;
type Parts = Pick<TrackedOrder, 'state'> & { lines: readonly Line[] };

const left = ({ quantity, sent, cancelled }: Line) => quantity - sent - cancelled;

/** A part was sent, and the rest follows. */
export const isPartSent = ({ lines }: Pick<Parts, 'lines'>) =>
  lines.some(({ sent }) => sent > 0) && lines.some((line) => left(line) > 0);

/** Whether its lines have different states, so that each must show its own. */
export const isInParts = ({
  lines,
  ...order
}: Parameters<typeof wasCancelled>[0] & { lines: readonly Returnable[] }) =>
  !wasCancelled(order) &&
  (isPartSent({ lines }) || lines.some(({ cancelled, returned }) => cancelled > 0 || returned > 0));

type Due = Pick<TrackedOrder, 'refunds' | 'return' | 'earlier_returns'>;
type Given = Pick<TrackedOrder['refunds'][number], 'refund_due' | 'lines'> | null | undefined;

/** For how many of a line the money has not gone back yet. */
const dueUnits = (refunds: readonly Given[], id: number) =>
  refunds
    .flatMap((refund) => (refund && refund.refund_due > 0 ? refund.lines : []))
    .reduce((sum, { line_id: line, units }) => (line === id ? sum + units : sum), 0);

/** How many of a line were exchanged for another variation. */
const exchangedUnits = (returns: readonly Due['return'][], id: number) =>
  returns
    .flatMap((one) => (one?.exchange?.state === 'made' ? one.exchange.lines : []))
    .reduce((sum, { line_id: line, units }) => (line === id ? sum + units : sum), 0);

/** How many of a line were sent, came back, are missing and are to follow: '1 of 2 sent' and '1 to follow'. */
export function lineStatus(state: TrackedOrder['state'], line: Returnable, order: Due): string[] {
  const { quantity, sent, cancelled, returned } = line;
  const of = (count: number) => (count === quantity ? '' : `${count} of ${quantity} `);
  // An unpaid order has no refunds.
  const refunded = Math.max(0, Math.min(returned, line.refunded - cancelled));
  const due = dueUnits(
    [order.return, ...order.earlier_returns]
      .filter((one) => one?.state !== 'exchanged')
      .map((one) => one?.refund),
    line.id,
  );
  const exchanged = exchangedUnits([order.return, ...order.earlier_returns], line.id);
  const missingDue = dueUnits(order.refunds, line.id) - due;
  return [
    // Sent units stay sent when a part comes back. If all come back, only that counts.
    sent > returned && `${of(sent)}${hasArrived(state) || state === 'refunded' ? 'delivered' : 'sent'}`,
    exchanged > 0 && `${of(exchanged)}returned, exchanged`,
    refunded - exchanged > due && `${of(refunded - exchanged - due)}returned, refunded`,
    due > 0 && `${of(due)}returned, refund to come`,
    returned > refunded && `${of(returned - refunded)}returned`,
    cancelled > 0 && `${of(cancelled)}not available, ${missingDue > 0 ? 'refund to come' : 'refunded'}`,
    left(line) > 0 && (left(line) === quantity ? 'to follow' : `${left(line)} to follow`),
  ]
    .filter((part) => part !== false)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1));
}

/** The contents of a parcel: '2 × USB-C charger, Cable'. */
export const contentsOf = (
  { lines }: TrackedOrder['parcels'][number],
  all: readonly Pick<AnyLine, 'id' | 'name' | 'choice'>[],
): string =>
  listed(
    lines.flatMap(({ line_id: id, units }) => {
      const line = all.find((one) => one.id === id);
      return line ? [unitsName(line, units)] : [];
    }),
  );

type Units = NonNullable<TrackedOrder['return']>['lines'];

/** The returned units: '1 of 2 × USB-C charger, Cable'. */
export const returnedWords = (
  returned: Units,
  lines: readonly Pick<AnyLine, 'id' | 'name' | 'choice' | 'quantity'>[],
): string =>
  listed(
    returned.flatMap(({ line_id: id, units }) => {
      const line = lines.find((one) => one.id === id);
      if (!line) return [];
      const count = units < line.quantity ? `${units} of ${line.quantity}` : units;
      return line.quantity > 1 ? [`${count} × ${lineName(line)}`] : [lineName(line)];
    }),
  );

type Refunded = Pick<TrackedOrder, 'refunds'> & {
  lines: readonly Pick<AnyLine, 'id' | 'name' | 'choice' | 'quantity'>[];
};

/**
 * A sentence for each refund: 'For Cable: £12.99 went back to you on Mon 12 Oct.' A refund of everything
 * names no lines. `counter` is given where it was paid in store.
 */
export function refundsWords({ refunds, lines }: Refunded, counter?: Counter): string[] {
  return refunds.map((refund, _, { length }) => {
    const { lines: units, delivery, reason } = refund;
    const isAll = lines.every(({ id, quantity }) =>
      units.some((one) => one.line_id === id && one.units === quantity),
    );
    const what = units.length === 0 || (isAll && length === 1) ? '' : returnedWords(units, lines);
    const name = what && delivery > 0 ? `${what}, and delivery` : what;
    return `${name && `For ${name}: `}${backWords(refund, counter)}${reason ? ` The reason: ${reason}` : ''}`;
  });
}

type Kept = Pick<TrackedOrder, 'state'> & { return: { lines: Units } | null };

/** Whether the buyer keeps units of a line, and so can review it. */
export function isKept(
  { state, return: last }: Kept,
  { id, quantity, cancelled, refunded }: Pick<Line, 'id' | 'quantity' | 'cancelled'> & { refunded: number },
): boolean {
  if (isSettled(state)) return true;
  const goesBack = last?.lines.find(({ line_id: line }) => line === id)?.units ?? 0;
  return hasArrived(state) && quantity - Math.max(cancelled, refunded) - goesBack > 0;
}
