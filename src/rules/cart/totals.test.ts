import { describe, expect, it } from 'vitest';
import type { CountedItem } from './totals.ts';
import { cartTotals } from './totals.ts';
import type { Line } from '../catalog/lines.ts';
import { pence } from '../money/money.ts';

const item = (businessId: number, unit: number, quantity = 1, more: Partial<CountedItem> = {}) => ({
  businessId,
  unit: pence(unit),
  quantity,
  isSaved: false,
  canBeOrdered: true,
  voucher: null,
  scheme: 'standard' as const,
  ...more,
});

describe('what a cart comes to', () => {
  it.each<[string, Line, CountedItem[], [quantity: number, items: number, delivery: number, total: number]]>([
    ['nothing', 'buy', [], [0, 0, 0, 0]],
    ['a parcel below the free limit', 'buy', [item(1, 1_000, 3)], [3, 3_000, 399, 3_399]],
    ['a penny below it', 'buy', [item(1, 3_999)], [1, 3_999, 399, 4_398]],
    ['the limit itself', 'buy', [item(1, 4_000)], [1, 4_000, 0, 4_000]],
    ['a parcel for each business', 'buy', [item(1, 1_000), item(2, 999), item(1, 1)], [3, 2_000, 798, 2_798]],
    [
      'free from those businesses alone whose own goods are worth it',
      'buy',
      [item(1, 3_500), item(2, 500), item(3, 4_000)],
      [3, 8_000, 798, 8_798],
    ],
    [
      'nothing for what is kept for later',
      'buy',
      [item(1, 1_000), item(2, 50_000, 2, { isSaved: true })],
      [1, 1_000, 399, 1_399],
    ],
    [
      'nothing for what can’t be ordered, though it is in the cart',
      'buy',
      [item(1, 1_000), item(2, 50_000, 2, { canBeOrdered: false })],
      [3, 1_000, 399, 1_399],
    ],
    ['only what is kept for later', 'buy', [item(1, 1_000, 1, { isSaved: true })], [0, 0, 0, 0]],
    ['free labels for what is sold', 'sell', [item(1, 500, 2)], [2, 1_000, 0, 1_000]],
    ['and for what is repaired', 'repair', [item(1, 900)], [1, 900, 0, 900]],
  ])('%s', (_what, line, items, [quantity, sum, delivery, total]) => {
    expect(cartTotals(line, items)).toMatchObject({ quantity, items: sum, delivery, total });
  });

  it.each<[Line, number | null]>([
    ['buy', null],
    ['repair', null],
    ['sell', 1_760],
  ])('vouchers are summed in the sell line alone: %s', (line, voucher) => {
    const items = [item(1, 500, 2, { voucher: pence(550) }), item(1, 600, 1, { voucher: pence(660) })];
    expect(cartTotals(line, items).voucher).toBe(voucher);
  });

  it.each<[string, Line, CountedItem[], vat: number]>([
    ['new goods and their parcel', 'buy', [item(1, 600)], 167],
    ['nothing of second-hand goods', 'buy', [item(1, 6_000, 1, { scheme: 'margin' })], 0],
    ['new goods beside others', 'buy', [item(1, 6_000, 1, { scheme: 'margin' }), item(1, 6_000)], 1_000],
    ['nothing of what is sold to the shop', 'sell', [item(1, 6_000)], 0],
    ['repairs of any device', 'repair', [item(1, 6_000, 1, { scheme: 'margin' })], 1_000],
  ])('counts the VAT of %s', (_what, line, items, vat) => {
    expect(cartTotals(line, items).vat).toBe(vat);
  });

  it('asks what a business asks for its own parcels', () => {
    const terms = { isOffered: true, price: pence(250), freeFrom: null };
    const items = [item(1, 9_000), item(2, 1_000)];
    expect(cartTotals('buy', items, (id) => (id === 1 ? terms : undefined)).delivery).toBe(649);
  });

  it('lists the parcel of each business that sends one', () => {
    const { deliveryOf } = cartTotals('buy', [item(1, 1_000), item(2, 1_000, 1, { isSaved: true })]);
    expect([1, 2, 3].map((id) => deliveryOf(id))).toEqual([399, 0, 0]);
  });
});
