import { describe, expect, it } from 'vitest';
import type { CartItem } from '#contract/cart.ts';
import { changeWords, goneItems, goneWords, otherChanges } from './changed-words.ts';

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
  expect(goneWords(item('not_enough'), 2).text).toContain('Take 2, or take it out.');
});

it('names both prices', () => {
  expect(changeWords({ what: 'price', name: 'Charger', before: 17.99, now: 19.99 })).toBe(
    'The price of Charger changed from £17.99 to £19.99.',
  );
});
