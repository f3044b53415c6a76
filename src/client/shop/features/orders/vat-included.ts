import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import { more } from './back-words.ts';
import { isOver } from './order-words.ts';

interface Given {
  totals: Pick<Tracked['totals'], 'vat'>;
  orders: readonly Pick<TrackedOrder, 'state' | 'vat'>[];
}

/** The VAT included in the orders. Orders that ended without a sale are left out, and the label says so. */
export function vatIncluded({ totals, orders }: Given) {
  const rest = orders.filter(({ state }) => !isOver(state));
  if (rest.length === 0 || rest.length === orders.length)
    return { label: 'VAT included', amount: totals.vat };
  return { label: 'VAT in what is not cancelled', amount: rest.reduce((sum, { vat }) => more(sum, vat), 0) };
}
