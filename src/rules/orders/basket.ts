import type { Pence } from '../money/money.ts';

/**
 * How VAT is counted: on the price of new goods; on the margin of second-hand ones, where the buyer sees none. A
 * business without a VAT number charges none at all.
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

/** What one business sells of a basket. */
export interface BasketGroup<L extends BasketLine = BasketLine> {
  businessId: number;
  lines: readonly L[];
  /** What its parcel costs. */
  delivery: Pence;
  /** What the site keeps of each sale, in hundredths of a percent. */
  commissionBps: number;
}
