import { describe, expect, it } from 'vitest';
import type { CartItem } from '#contract/cart.ts';
import { changeWords, goneItems, goneWords, otherChanges } from './changed-words.ts';

type Item = Pick<CartItem, 'product_name' | 'problem' | 'quantity' | 'available_stock'>;
const item = (problem: Item['problem'] = null, stock?: number): Item => ({
  product_name: 'PlayStation 5',
  problem,
  quantity: 3,
  ...(stock !== undefined && { available_stock: stock }),
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

it.each<[Item, string, number]>([
  [item('out_of_stock', 0), 'PlayStation 5 has just sold out', 0],
  [item(), 'PlayStation 5 has just sold out', 0],
  [item('not_enough', 2), 'Only 2 of PlayStation 5 left', 2],
  [item('not_enough'), 'Not enough of PlayStation 5 left', 0],
  [item('unavailable'), 'PlayStation 5 is not sold any more', 0],
  [item('own_product'), 'PlayStation 5 is your own product', 0],
])('says what is wrong, and how many can still be had: %o', (given, title, most) => {
  expect(goneWords(given)).toMatchObject({ title, most });
});

it('names both prices', () => {
  expect(changeWords({ what: 'price', name: 'Charger', before: 17.99, now: 19.99 })).toBe(
    'The price of Charger changed from £17.99 to £19.99.',
  );
});
