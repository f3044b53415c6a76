import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import { vatWords } from '#rules/money/vat.ts';
import { sumWords } from '#client/lib/format.ts';
import { less, more } from './back-words.ts';
import { isOver } from './order-words.ts';

interface Given {
  totals: Pick<Tracked['totals'], 'vat'>;
  orders: readonly (Pick<TrackedOrder, 'state' | 'vat' | 'refunded_vat' | 'total' | 'credit' | 'refunded'> &
    Partial<Pick<TrackedOrder, 'trade_in'>>)[];
}

/** Paid after it was cancelled: the money goes back, and there was no sale. */
const isLate = ({ state, refunded }: Pick<TrackedOrder, 'state' | 'refunded'>) =>
  state === 'cancelled' && refunded > 0;

/**
 * The VAT included in the orders. Orders that ended without a sale are left out, and the label says so. After
 * a refund there are two rows: the VAT that was in the payment, and the rest of it.
 */
export function vatRows({ totals, orders }: Given): { label: string; amount: number }[] {
  const rest = orders.filter(({ state }) => !isOver(state));
  // If only refunded orders had VAT, it must not vanish with them.
  const sold = rest.some(({ vat }) => vat > 0)
    ? rest
    : orders.filter((order) => (order.refunded > 0 && !isLate(order)) || !isOver(order.state));
  // Nothing was sold, and nothing is paid any more.
  if (sold.length === 0 && orders.some(isLate)) return [];
  const counted = sold.length === 0 ? orders : sold;
  const sum = (of: 'vat' | 'refunded_vat' | 'total' | 'credit') =>
    counted.reduce((all, order) => more(all, order[of]), 0);
  // A device's part is credit too.
  const credit = counted.reduce((all, { trade_in: tradeIn = 0 }) => more(all, tradeIn), sum('credit'));
  const amount = counted.length === orders.length ? totals.vat : sum('vat');
  if (amount <= 0) return [];
  if (counted.some(({ refunded }) => refunded > 0)) {
    return [
      // With store credit, another sum is called paid.
      {
        label: `VAT in the ${sumWords(sum('total'))} ${credit > 0 ? 'of your order' : 'you paid'}`,
        amount,
      },
      { label: 'VAT left after the refund', amount: less(amount, sum('refunded_vat')) },
    ];
  }
  if (rest.length === 0 || rest.length === orders.length) {
    const whole = { total: penceFromPounds(sum('total')), credit: penceFromPounds(credit) };
    return [{ label: vatWords(whole), amount: totals.vat }];
  }
  return [{ label: 'VAT in the rest of your order', amount }];
}
