import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import { sumWords } from '#client/lib/format.ts';
import { less, more } from './back-words.ts';
import { isOver } from './order-words.ts';

interface Given {
  totals: Pick<Tracked['totals'], 'vat'>;
  orders: readonly Pick<TrackedOrder, 'state' | 'vat' | 'refunded_vat' | 'total' | 'refunded'>[];
}

/**
 * The VAT included in the orders. Orders that ended without a sale are left out, and the label says so. After a refund
 * there are two rows: the VAT that was in the payment, and what is left of it.
 */
export function vatRows({ totals, orders }: Given): { label: string; amount: number }[] {
  const rest = orders.filter(({ state }) => !isOver(state));
  const counted = rest.length === 0 ? orders : rest;
  const sum = (of: 'vat' | 'refunded_vat' | 'total') =>
    counted.reduce((all, order) => more(all, order[of]), 0);
  const amount = rest.length === 0 ? totals.vat : sum('vat');
  if (amount <= 0) return [];
  if (counted.some(({ refunded }) => refunded > 0)) {
    return [
      { label: `VAT in the ${sumWords(sum('total'))} you paid`, amount },
      { label: 'VAT left after the refund', amount: less(amount, sum('refunded_vat')) },
    ];
  }
  if (rest.length === 0 || rest.length === orders.length) {
    return [{ label: 'VAT included', amount: totals.vat }];
  }
  return [{ label: 'VAT in what is not cancelled', amount }];
}
