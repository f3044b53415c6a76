import { describe, expect, it } from 'vitest';
import type { CartItem } from '#contract/cart.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { changeWords, goneItems, goneWords, newPrices, otherChanges, toAgreeTo } from './changed-words.ts';

type Change = ApiError['changed'][number];
type Item = Pick<CartItem, 'product_name' | 'problem' | 'quantity'>;
const item = (problem: Item['problem'] = null, quantity = 3): Item => ({
  product_name: 'PlayStation 5',
  problem,
  quantity,
});

describe('what can’t be ordered as it is', () => {
  it('is known from the answer to Pay, before the cart is read again', () => {
    expect(goneItems([item()], [{ what: 'stock', name: 'PlayStation 5' }])).toHaveLength(1);
    expect(goneItems([item()], [{ what: 'stock', name: 'PlayStation 5: controller' }])).toHaveLength(1);
    expect(goneItems([item()], [{ what: 'price', name: 'PlayStation 5' }])).toEqual([]);
  });

  it('is known from the cart without any press', () => {
    expect(goneItems([item('out_of_stock'), item()], [])).toHaveLength(1);
  });

  it('is not said twice', () => {
    const gone = [item('out_of_stock')];
    const changes = [
      { what: 'stock', name: 'PlayStation 5' },
      { what: 'total', name: '', before: 20, now: 10 },
      { what: 'code', name: 'AUTUMN10' },
    ] as const;
    expect(otherChanges(gone, changes)).toEqual([changes[2]]);
    expect(otherChanges([], changes)).toHaveLength(3);
  });
});

it.each<[Item, most: number, string]>([
  [item('out_of_stock'), 0, 'PlayStation 5 has just sold out'],
  [item(null, 1), 0, 'PlayStation 5 has just sold out'],
  [item(), 0, 'Not enough of PlayStation 5 left'],
  [item('not_enough'), 2, 'Only 2 of PlayStation 5 left'],
  [item('not_enough'), 0, 'Not enough of PlayStation 5 left'],
  [item('unavailable'), 0, 'PlayStation 5 is not sold any more'],
  [item('own_product'), 0, 'PlayStation 5 is your own product'],
])('says what is wrong, and how many can still be had: %o, %i', (given, most, title) => {
  expect(goneWords(given, most).title).toBe(title);
});

it('offers what is left as well as nothing', () => {
  expect(goneWords(item('not_enough'), 2).text).toContain('Take 2, or remove it.');
});

it('names both prices', () => {
  expect(changeWords({ what: 'price', name: 'Charger', before: 17.99, now: 19.99 })).toBe(
    'The price of Charger changed from £17.99 to £19.99.',
  );
});

describe('new prices', () => {
  const priced = (name: string, then: number, now: number, problem: CartItem['problem'] = null) => ({
    product_name: name,
    problem,
    quantity: 2,
    price_then: then,
    unit_price: now,
  });

  it('are shown as soon as the page is open, whether or not Pay was pressed', () => {
    const items = [priced('Pixel 9', 599, 617.97), priced('Case', 10, 10)];
    expect(toAgreeTo(items, [], []).map(changeWords)).toEqual([
      'The price of Pixel 9 changed from £599.00 to £617.97.',
    ]);
    expect(toAgreeTo([priced('Case', 10, 10)], [], [])).toEqual([]);
  });

  it('stand without the new total, which is another sum than theirs after a reload', () => {
    const said: Change[] = [
      { what: 'price', name: 'Pixel 9', before: 599, now: 617.97 },
      { what: 'total', name: '', before: 1417.94, now: 1419.94 },
      { what: 'code', name: 'AUTUMN10' },
    ];
    expect(toAgreeTo([priced('Pixel 9', 599, 618.97)], [], said).map(changeWords)).toEqual([
      'The price of Pixel 9 changed from £599.00 to £618.97.',
      'The code AUTUMN10 can’t be used any more.',
    ]);
  });

  it('of what can’t be ordered are not told', () => {
    expect(newPrices([priced('Pixel 9', 599, 617, 'out_of_stock')])).toEqual([]);
  });
});
