import { pence, type Pence } from '../money/money.ts';
import { vatIncluded } from '../money/vat.ts';
import type { VatScheme } from '../orders/basket.ts';

/** The cost of one unit, its selling price, and its VAT scheme. */
export interface UnitSale {
  cost: Pence;
  sale: Pence;
  scheme: VatScheme;
}

export interface MarginFigures {
  /** Below zero: it was sold for less than it cost. */
  margin: Pence;
  vat: Pence;
}

/**
 * The margin of one unit and its VAT. Under the margin scheme a sixth of the margin is VAT; a loss has none, and takes
 * nothing off the VAT of another unit. New goods have VAT in their whole price, and a business without a VAT number
 * charges none.
 */
export function marginOf({ cost, sale, scheme }: UnitSale): MarginFigures {
  const margin = pence(sale - cost);
  if (scheme === 'none') return { margin, vat: pence(0) };
  return { margin, vat: vatIncluded(scheme === 'margin' ? pence(Math.max(0, margin)) : sale) };
}

/** A sale in the report of a quarter; the same once more, with the sign of a return, when the unit came back. */
export interface MarginRow extends MarginFigures {
  cost: Pence;
  sale: Pence;
}

export function reportRow(unit: UnitSale, isReturn: boolean): MarginRow {
  const { cost, sale } = unit;
  const { margin, vat } = marginOf(unit);
  const signed = (amount: Pence) => (isReturn ? pence(0 - amount) : amount);
  return { cost: signed(cost), sale: signed(sale), margin: signed(margin), vat: signed(vat) };
}

export function reportTotals(rows: readonly MarginRow[]): MarginRow {
  const sum = (of: (row: MarginRow) => Pence) => pence(rows.reduce((all, row) => all + of(row), 0));
  return {
    cost: sum(({ cost }) => cost),
    sale: sum(({ sale }) => sale),
    margin: sum(({ margin }) => margin),
    vat: sum(({ vat }) => vat),
  };
}

/**
 * The price that the buyer pays for one unit of a line: the discount is split over its units so that no penny
 * is lost. The first units bear the odd pennies.
 */
export function unitPrice(
  { unit, discount, quantity }: { unit: number; discount: number; quantity: number },
  index: number,
): Pence {
  const share = Math.floor(discount / quantity);
  const isLarger = index < discount % quantity;
  return pence(unit - share - (isLarger ? 1 : 0));
}
