import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import { sumWords } from '#client/lib/format.ts';
import { more } from './back-words.ts';
import { isOver } from './order-words.ts';

interface Given {
  totals: Pick<Tracked['totals'], 'vat'>;
  orders: readonly Pick<TrackedOrder, 'state' | 'vat' | 'total' | 'refunded'>[];
}

/**
 * The VAT included in the orders. Orders that ended without a sale are left out, and the label says so. A refund lowers
 * the VAT by a credit note, so then the label names the sum that the VAT is of.
 */
export function vatIncluded({ totals, orders }: Given) {
  const rest = orders.filter(({ state }) => !isOver(state));
  const counted = rest.length === 0 ? orders : rest;
  const amount = rest.length === 0 ? totals.vat : counted.reduce((sum, { vat }) => more(sum, vat), 0);
  if (counted.some(({ refunded }) => refunded > 0)) {
    const total = counted.reduce((sum, order) => more(sum, order.total), 0);
    return { label: `VAT in ${sumWords(total)}, before the refund`, amount };
  }
  if (rest.length === 0 || rest.length === orders.length)
    return { label: 'VAT included', amount: totals.vat };
  return { label: 'VAT in what is not cancelled', amount };
}
