import type { Pence } from './money.ts';
import { formatSum, pence } from './money.ts';

/** The standard rate of the United Kingdom, in percent. */
export const VAT_RATE = 20;

/** How much of a price that includes VAT is VAT, to the nearest penny. */
export function vatIncluded(gross: Pence): Pence {
  return pence(Math.round((gross * VAT_RATE) / (100 + VAT_RATE)));
}

/**
 * What VAT is called in the sums of an order. Where store credit paid a part, less is to pay than the order costs, and
 * the VAT may be more than that: then it names the sum that it is part of. `total` is with the credit.
 */
export const vatWords = ({ total, credit }: { total: Pence; credit: Pence }): string =>
  credit > 0 ? `VAT in the ${formatSum(total)} of your order` : 'VAT included';
