import type { TrackedOrder } from '#contract/orders.ts';
import { penceFromPounds, pence, poundsFromPence } from '#rules/money/money.ts';
import { sumWords } from '#client/lib/format.ts';

const less = (all: number, part: number) =>
  poundsFromPence(pence(penceFromPounds(all) - penceFromPounds(part)));
const more = (one: number, other: number) =>
  poundsFromPence(pence(penceFromPounds(one) + penceFromPounds(other)));

export type Back = Pick<TrackedOrder, 'refunded' | 'refunded_credit' | 'credit_bonus'>;

/** What went back by the way it was paid, what as store credit, and what came on top of that. */
export function backOf(orders: readonly Back[]): { money: number; credit: number; bonus: number } {
  const sum = (of: (order: Back) => number) => orders.reduce((all, order) => more(all, of(order)), 0);
  const credit = sum((order) => order.refunded_credit);
  return {
    money: less(
      sum((order) => order.refunded),
      credit,
    ),
    credit,
    bonus: sum((order) => order.credit_bonus),
  };
}

/** '£30.00 went back to you, and £21.00 is in your store credit, £1.00 of it on top.' */
export function backWords(order: Back): string {
  const { money, credit, bonus } = backOf([order]);
  const onTop = bonus > 0 ? `, ${sumWords(bonus)} of it on top` : '';
  const inCredit = `${sumWords(more(credit, bonus))} is in your store credit${onTop}.`;
  if (money <= 0) return inCredit;
  return credit > 0
    ? `${sumWords(money)} went back to you, and ${inCredit}`
    : `${sumWords(money)} went back to you.`;
}

type Cancellable = Pick<TrackedOrder, 'state' | 'total' | 'credit'>;

/** What somebody gets back who cancels. */
export function cancelWords({ state, total, credit }: Cancellable): string {
  const money = state === 'paid' ? less(total, credit) : 0;
  const inCredit = credit > 0 ? `${sumWords(credit)} goes back to your store credit.` : '';
  if (money <= 0) return inCredit || 'Nothing was taken, and the items are for sale again.';
  const byPayment = `${sumWords(money)} goes back to you by the way you paid`;
  return inCredit ? `${byPayment}, and ${inCredit}` : `${byPayment}.`;
}
