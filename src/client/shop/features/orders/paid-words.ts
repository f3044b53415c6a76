import type { Tracked } from '#contract/orders.ts';
import { whenWords } from '#client/lib/when-words.ts';

const WAYS: Record<Tracked['payment']['kind'], string> = {
  trial: 'Trial payment',
  bank_transfer: 'Bank transfer',
  in_store: 'Paid in store',
  stripe: 'Card',
};

/** How and when an order was paid: 'Bank transfer, today, 6:45 AM'. */
export function paidWords(
  {
    payment,
    totals,
  }: {
    payment: Pick<Tracked['payment'], 'kind' | 'label'>;
    totals: Pick<Tracked['totals'], 'total' | 'credit'> & Partial<Pick<Tracked['totals'], 'trade_in'>>;
  },
  paidAt: string,
  now: Date,
): string {
  const isCredit = totals.total === 0 && totals.credit > 0;
  const isDevice = totals.total === 0 && (totals.trade_in ?? 0) > 0;
  const way = isDevice ? 'Your trade-in' : isCredit ? 'Store credit' : payment.label || WAYS[payment.kind];
  return `${way}, ${whenWords(paidAt, now).replace('Today', 'today')}`;
}
