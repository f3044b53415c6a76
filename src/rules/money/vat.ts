import type { Pence } from './money.ts';
import { pence } from './money.ts';

/** The standard rate of the United Kingdom, in percent. */
export const VAT_RATE = 20;

/** How much of a price that includes VAT is VAT, to the nearest penny. */
export function vatIncluded(gross: Pence): Pence {
  return pence(Math.round((gross * VAT_RATE) / (100 + VAT_RATE)));
}
