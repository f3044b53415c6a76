import type { StaffTracked } from '#contract/orders-office.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { sumWords } from '#client/lib/format.ts';
import { KINDS } from './state-words.ts';

interface MoneyMove {
  key: string;
  what: string;
  at: string;
  sum: string;
}

/** Each payment and each refund of an order, the oldest first. */
export function moneyMoves({ payments, refunds }: Pick<StaffTracked, 'payments' | 'refunds'>): MoneyMove[] {
  const paid = payments.map(({ id, kind, label, amount, paid_at: at, is_of_change: isOfChange }) => ({
    key: id,
    what: `${isOfChange ? 'Paid for a change' : 'Paid'}: ${label || KINDS[kind]}`,
    at,
    sum: amount === null ? 'with other orders' : sumWords(amount),
  }));
  const back = refunds.flatMap(({ id, kind, amount, to_credit: credit, ...refund }) => {
    const { state, is_taken: isTaken, created_at: begun, ended_at: ended } = refund;
    const stands = state === 'done' ? '' : state === 'failed' ? ', failed' : ', on its way';
    const way = isTaken ? 'Taken back by the bank' : `Refunded: ${KINDS[kind]}${stands}`;
    return [
      ...(amount > 0 ? [{ key: id, what: way, at: ended ?? begun, sum: `−${sumWords(amount)}` }] : []),
      ...(credit > 0
        ? [{ key: `${id} credit`, what: 'Refunded: store credit', at: begun, sum: `−${sumWords(credit)}` }]
        : []),
    ];
  });
  return [...paid, ...back].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

type Props = { tracked: Pick<StaffTracked, 'payments' | 'refunds'>; now: Date };

/** Every movement of money of an order. One payment alone is said by the panel itself. */
export function MoneyMoves({ tracked, now }: Props) {
  const moves = moneyMoves(tracked);
  if (moves.length < 2) return null;
  return (
    <ul aria-label="Payments and refunds" className="mt-3 grid gap-2 border-t border-grey-2 pt-3 text-small">
      {moves.map(({ key, what, at, sum }) => (
        <li key={key} className="flex justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">
            {what}
            <span className="block text-caption text-muted">{momentWords(at, now)}</span>
          </span>
          <span className="shrink-0 tabular-nums">{sum}</span>
        </li>
      ))}
    </ul>
  );
}
