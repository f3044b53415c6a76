import type { TrackedOrder } from '#contract/orders.ts';
import { penceFromPounds, pence, poundsFromPence } from '#rules/money/money.ts';
import { sumWords } from '#client/lib/format.ts';
import { dayWords } from '#client/lib/when-words.ts';

export const less = (all: number, part: number) =>
  poundsFromPence(pence(penceFromPounds(all) - penceFromPounds(part)));
export const more = (one: number, other: number) =>
  poundsFromPence(pence(penceFromPounds(one) + penceFromPounds(other)));

export type Back = Pick<
  TrackedOrder,
  'refunded' | 'refunded_credit' | 'credit_bonus' | 'refunded_at' | 'refund_due'
> & {
  /** Money of an order that the buyer's bank took back. */
  taken?: number;
  /** Whether the bank took this refund back. */
  is_taken?: boolean;
};

interface BackSums {
  /** To the card or account it was paid with. */
  money: number;
  /** How much of the money has not gone back yet. */
  due: number;
  /** The part of the money that the buyer's bank took back without the shop. */
  taken: number;
  credit: number;
  /** The bonus on top of the credit. */
  bonus: number;
  /** When money last went back; null before that. */
  at: string | null;
}

/** The refunds, as money and as store credit. */
export function backOf(orders: readonly Back[]): BackSums {
  const sum = (of: (order: Back) => number) => orders.reduce((all, order) => more(all, of(order)), 0);
  const credit = sum((order) => order.refunded_credit);
  const moments = orders.flatMap(({ refunded_at: moment }) => (moment === null ? [] : [Date.parse(moment)]));
  // -Infinity if nothing went back.
  const latest = Math.max(...moments);
  return {
    money: less(
      sum((order) => order.refunded),
      credit,
    ),
    due: sum((order) => order.refund_due),
    taken: sum(({ taken = 0 }) => taken),
    credit,
    bonus: sum((order) => order.credit_bonus),
    at: Number.isFinite(latest) ? new Date(latest).toISOString() : null,
  };
}

/** An order that was paid in store. */
export type Counter = {
  business: Pick<TrackedOrder['business'], 'name'>;
  delivery: Pick<TrackedOrder['delivery'], 'store'>;
};

/** The store in which an order was paid. */
export const counterName = ({ delivery, business }: Counter) => delivery.store?.name ?? business.name;

/** '£159.00 waits for you at the counter of Northside Phones Manchester'. Of several orders, all are meant. */
export const counterWords = (orders: readonly Counter[], due: number): string =>
  `${sumWords(due)} waits for you at the counter of ${orders.map(counterName).join(' and that of ')}`;

/**
 * '£30.00 went back to you on Mon 12 Oct, and £21.00 is in your store credit, including £1.00 extra.' `counter` is given
 * where it was paid in store.
 */
export function backWords(order: Back, counter?: Counter): string {
  const { money, due, credit, bonus, at } = backOf([order]);
  const gone = less(money, due);
  const onTop = bonus > 0 ? `, including ${sumWords(bonus)} extra` : '';
  const parts = [
    ...(gone > 0
      ? [
          `${sumWords(gone)} ${order.is_taken ? 'was taken back by your bank' : 'went back to you'}${at ? ` on ${dayWords(at)}` : ''}`,
        ]
      : []),
    ...(due > 0 ? [counter ? counterWords([counter], due) : `${sumWords(due)} comes back to you`] : []),
    ...(credit > 0 ? [`${sumWords(more(credit, bonus))} is in your store credit${onTop}`] : []),
  ];
  return `${[parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(', and ')}.`;
}

type Cancellable = Pick<TrackedOrder, 'state' | 'total' | 'credit' | 'number'> & {
  business: Pick<TrackedOrder['business'], 'name'>;
};

/** Said where an order is cancelled while the bank has its payment. */
export const IF_TAKEN = 'If your bank has taken the money, it comes back to you by itself.';

/** Text of the cancel dialog: which order is cancelled, that the others continue, and the refund. */
export function cancelWords({ number, business, ...order }: Cancellable, others: number): string {
  if (others === 0) return cancelledBack(order);
  const rest = others > 1 ? 'Your other orders are not affected.' : 'Your other order is not affected.';
  return `This cancels ${number} from ${business.name}. ${rest} ${cancelledBack(order)}`;
}

/** The refund of a cancelled order. */
export function cancelledBack({
  state,
  total,
  credit,
  isAwaited = false,
}: Pick<Cancellable, 'state' | 'total' | 'credit'> & {
  /** The bank has the payment and has not answered yet. */
  isAwaited?: boolean;
}): string {
  const money = state === 'paid' ? less(total, credit) : 0;
  const inCredit = credit > 0 ? `${sumWords(credit)} goes back to your store credit.` : '';
  if (isAwaited) return [IF_TAKEN, inCredit].filter(Boolean).join(' ');
  if (money <= 0) return inCredit || 'Nothing was taken, and the items are for sale again.';
  const byPayment = `${sumWords(money)} goes back to the card or account you paid with`;
  return inCredit ? `${byPayment}, and ${inCredit}` : `${byPayment}.`;
}
