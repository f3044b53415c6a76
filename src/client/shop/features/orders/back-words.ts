import type { TrackedOrder } from '#contract/orders.ts';
import { penceFromPounds, pence, poundsFromPence } from '#rules/money/money.ts';
import { sumWords } from '#client/lib/format.ts';

const less = (all: number, part: number) =>
  poundsFromPence(pence(penceFromPounds(all) - penceFromPounds(part)));

export type Back = Pick<TrackedOrder, 'refunded' | 'refunded_credit'>;

/** What went back by the way it was paid, and what as store credit. */
export function backOf(orders: readonly Back[]): { money: number; credit: number } {
  const sum = (of: (order: Back) => number) => orders.reduce((all, order) => all + of(order), 0);
  const credit = sum((order) => order.refunded_credit);
  return {
    money: less(
      sum((order) => order.refunded),
      credit,
    ),
    credit,
  };
}

/** '£30.00 went back to you, and £20.00 is in your store credit.' */
export function backWords(order: Back): string {
  const { money, credit } = backOf([order]);
  const inCredit = `${sumWords(credit)} is in your store credit.`;
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
