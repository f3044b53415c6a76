import type { Pence } from './money.ts';
import { formatSum, pence } from './money.ts';

/** The standard rate of the United Kingdom, in percent. */
export const VAT_RATE = 20;

/** How much of a price that includes VAT is VAT, to the nearest penny. */
export function vatIncluded(gross: Pence): Pence {
  return pence(Math.round((gross * VAT_RATE) / (100 + VAT_RATE)));
}

/**
 * The name of the VAT in the sums of an order. Store credit lowers the sum to pay, so the VAT can be more
 * than that sum. The name then says which sum it belongs to. `total` includes the credit.
 */
export const vatWords = ({ total, credit }: { total: Pence; credit: Pence }): string =>
  credit > 0 ? `VAT in the ${formatSum(total)} of your order` : 'VAT included';
