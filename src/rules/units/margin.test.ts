import { describe, expect, it } from 'vitest';
import { pence } from '../money/money.ts';
import type { VatScheme } from '../orders/basket.ts';
import { marginOf, reportRow, reportTotals, unitPrice } from './margin.ts';

describe('the margin of a unit and its VAT', () => {
  it.each<[string, number, number, VatScheme, number, number]>([
    ['a sixth of the margin', 20_000, 26_000, 'margin', 6_000, 1_000],
    ['to the nearest penny, down', 10_000, 10_100, 'margin', 100, 17],
    ['to the nearest penny, below a half', 10_000, 10_002, 'margin', 2, 0],
    ['half a penny goes up', 10_000, 10_003, 'margin', 3, 1],
    ['no VAT where nothing was earned', 20_000, 20_000, 'margin', 0, 0],
    ['a loss has no VAT', 20_000, 15_000, 'margin', -5_000, 0],
    ['a device that cost nothing', 0, 6_000, 'margin', 6_000, 1_000],
    ['new goods have VAT in the whole price', 20_000, 24_000, 'standard', 4_000, 4_000],
    ['a business without a VAT number', 20_000, 26_000, 'none', 6_000, 0],
  ])('%s', (_, cost, sale, scheme, margin, vat) => {
    expect(marginOf({ cost: pence(cost), sale: pence(sale), scheme })).toEqual({ margin, vat });
  });
});

describe('the report', () => {
  const unit = { cost: pence(20_000), sale: pence(26_000), scheme: 'margin' } as const;
  const loss = { cost: pence(20_000), sale: pence(14_000), scheme: 'margin' } as const;

  it('takes a unit that came back off again, to the penny', () => {
    const rows = [reportRow(unit, false), reportRow(unit, true)];
    expect(reportTotals(rows)).toEqual({ cost: 0, sale: 0, margin: 0, vat: 0 });
    expect(Object.is(reportRow({ ...unit, cost: pence(0) }, true).cost, 0)).toBe(true);
  });

  it('counts a loss in the margin, and not against the VAT of others', () => {
    expect(reportTotals([reportRow(unit, false), reportRow(loss, false)])).toEqual({
      cost: 40_000,
      sale: 40_000,
      margin: 0,
      vat: 1_000,
    });
  });
});

it.each([
  [10_000, 0, 1],
  [10_000, 1_001, 3],
  [9_999, 5, 2],
  [100, 400, 4],
])('splits the discount of a line over its units: %i pence, %i off, %i units', (unit, discount, quantity) => {
  const prices = Array.from({ length: quantity }, (_, index) =>
    unitPrice({ unit, discount, quantity }, index),
  );
  expect(prices.reduce((sum, price) => sum + price, 0)).toBe(unit * quantity - discount);
  expect(Math.max(...prices) - Math.min(...prices)).toBeLessThanOrEqual(1);
});
