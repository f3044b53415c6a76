import type { Pence } from '../money/money.ts';

/**
 * How VAT is counted: on the price of new goods, or on the margin of second-hand goods, where the buyer sees no VAT. A
 * business without a VAT number charges none.
 */
export const VAT_SCHEMES = ['standard', 'margin', 'none'] as const;
export type VatScheme = (typeof VAT_SCHEMES)[number];

/** `product_condition` 1 is new. */
export function vatScheme(condition: number, hasVatNumber: boolean): VatScheme {
  if (!hasVatNumber) return 'none';
  return condition === 1 ? 'standard' : 'margin';
}

export interface BasketLine {
  productId: number;
  categoryIds: readonly number[];
  unit: Pence;
  quantity: number;
  scheme: VatScheme;
}

/** One business's part of a basket. */
export interface BasketGroup<L extends BasketLine = BasketLine> {
  businessId: number;
  lines: readonly L[];
  /** The price of its delivery. */
  delivery: Pence;
  /** The site's commission, in hundredths of a percent. */
  commissionBps: number;
}
