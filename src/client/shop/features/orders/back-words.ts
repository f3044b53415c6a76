import type { TrackedOrder } from '#contract/orders.ts';
import { penceFromPounds, pence, poundsFromPence } from '#rules/money/money.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import { sumWords } from '#client/lib/format.ts';

export const less = (all: number, part: number) =>
  poundsFromPence(pence(penceFromPounds(all) - penceFromPounds(part)));
export const more = (one: number, other: number) =>
  poundsFromPence(pence(penceFromPounds(one) + penceFromPounds(other)));

export type Back = Pick<TrackedOrder, 'refunded' | 'refunded_credit' | 'credit_bonus' | 'refunded_at'>;

interface BackSums {
  /** To the card or account it was paid with. */
  money: number;
  credit: number;
  /** The bonus on top of the credit. */
  bonus: number;
  /** When the money was refunded; null while some refunds are pending. */
  at: string | null;
}

/** The refunds, as money and as store credit. */
export function backOf(orders: readonly Back[]): BackSums {
  const sum = (of: (order: Back) => number) => orders.reduce((all, order) => more(all, of(order)), 0);
  const credit = sum((order) => order.refunded_credit);
  const moments = orders.filter(({ refunded }) => refunded > 0).map((order) => order.refunded_at);
  // NaN while one is pending, -Infinity if there is no refund.
  const latest = Math.max(...moments.map((moment) => Date.parse(moment ?? '')));
  return {
    money: less(
      sum((order) => order.refunded),
      credit,
    ),
    credit,
    bonus: sum((order) => order.credit_bonus),
    at: Number.isFinite(latest) ? new Date(latest).toISOString() : null,
  };
}

/** '£30.00 went back to you on Mon 12 Oct, and £21.00 is in your store credit, £1.00 of it on top.' */
export function backWords(order: Back): string {
  const { money, credit, bonus, at } = backOf([order]);
  const onTop = bonus > 0 ? `, ${sumWords(bonus)} of it on top` : '';
  const inCredit = `${sumWords(more(credit, bonus))} is in your store credit${onTop}.`;
  if (money <= 0) return inCredit;
  const toYou = `${sumWords(money)} ${at ? `went back to you on ${dateWords(new Date(at))}` : 'is on its way back to you'}`;
  return credit > 0 ? `${toYou}, and ${inCredit}` : `${toYou}.`;
}

type Cancellable = Pick<TrackedOrder, 'state' | 'total' | 'credit' | 'number'> & {
  business: Pick<TrackedOrder['business'], 'name'>;
};

/** Text of the cancel dialog: which order is cancelled, that the others continue, and what the buyer gets back. */
export function cancelWords({ number, business, ...order }: Cancellable, others: number): string {
  if (others === 0) return cancelledBack(order);
  const rest = others > 1 ? 'The other orders go on.' : 'The other order goes on.';
  return `This cancels ${number} from ${business.name}. ${rest} ${cancelledBack(order)}`;
}

/** The refund of a cancelled order. */
export function cancelledBack({
  state,
  total,
  credit,
}: Pick<Cancellable, 'state' | 'total' | 'credit'>): string {
  const money = state === 'paid' ? less(total, credit) : 0;
  const inCredit = credit > 0 ? `${sumWords(credit)} goes back to your store credit.` : '';
  if (money <= 0) return inCredit || 'Nothing was taken, and the items are for sale again.';
  const byPayment = `${sumWords(money)} goes back to the card or account you paid with`;
  return inCredit ? `${byPayment}, and ${inCredit}` : `${byPayment}.`;
}
