import { describe, expect, it } from 'vitest';
import type { CartRoom, NoRoom } from './limits.ts';
import { leftWords, mayBecome, mostInCart, noRoom } from './limits.ts';
import type { Line } from '../catalog/lines.ts';
import type { StockFacts } from '../catalog/stock.ts';

const ANY = 9_900;

describe('how many of one stock a cart may hold', () => {
  it.each<[Line, StockFacts['status'], StockFacts['available'], number]>([
    ['buy', 'instock', 10, 10],
    ['buy', 'instock', 1, 1],
    ['buy', 'instock', 0, 0],
    ['buy', 'instock', -2, 0],
    ['buy', 'instock', 5_000, 5_000],
    ['buy', 'outofstock', 10, 0],
    ['buy', 'instock', 'yes', ANY],
    ['buy', 'instock', 'no', 0],
    ['buy', 'outofstock', 'yes', 0],
    ['sell', 'outofstock', 0, ANY],
    ['repair', 'instock', 'no', ANY],
  ])('%s, %s, %s: %i', (line, status, available, most) => {
    expect(mostInCart(line, { status, available, hidesStock: false })).toBe(most);
  });

  it.each<[StockFacts['status'], StockFacts['available'], number]>([
    ['instock', 10, ANY],
    ['instock', 1, ANY],
    ['instock', 0, ANY],
    ['instock', 'yes', ANY],
    ['outofstock', 10, 0],
  ])('is the same for any number in a hidden stock: %s, %s: %i', (status, available, most) => {
    expect(mostInCart('buy', { status, available, hidesStock: true })).toBe(most);
  });
});

describe('why no more goes into a cart', () => {
  const empty: CartRoom = { taken: 0, same: null, items: 0 };
  it.each<[Partial<CartRoom>, quantity: number, most: number, NoRoom | undefined]>([
    [{}, 1, 1, undefined],
    [{}, 2, 1, 'out_of_stock'],
    [{}, 1, 0, 'out_of_stock'],
    [{ taken: 8, same: 8, items: 1 }, 2, 10, undefined],
    [{ taken: 8, same: 8, items: 1 }, 3, 10, 'out_of_stock'],
    [{ taken: 8, items: 1 }, 3, 10, 'out_of_stock'],
    [{ taken: 98, same: 98, items: 1 }, 1, ANY, undefined],
    [{ taken: 99, same: 99, items: 1 }, 1, ANY, 'too_many'],
    [{ taken: 99, items: 1 }, 1, ANY, undefined],
    [{ taken: 99, items: 1 }, 1, 99, 'out_of_stock'],
    [{ items: 49 }, 1, ANY, undefined],
    [{ items: 50 }, 1, ANY, 'full'],
    [{ items: 50, same: 1, taken: 1 }, 1, ANY, undefined],
  ])('%o and %i of %i: %s', (room, quantity, most, reason) => {
    expect(noRoom({ ...empty, ...room }, { quantity, most })).toBe(reason);
  });
});

describe('whether a quantity may be changed', () => {
  it.each([
    [1, 2, 0, 2, true],
    [1, 3, 0, 2, false],
    [1, 2, 1, 2, false],
    [8, 5, 0, 3, true],
    [8, 8, 0, 0, true],
    [8, 9, 0, 3, false],
    [0, 1, 0, 0, false],
  ])('from %i to %i beside %i of %i: %s', (before, after, others, most, may) => {
    expect(mayBecome({ before, after, others, most })).toBe(may);
  });
});

it.each([
  [20, 0, 'Only 20 left.'],
  [20, 1, 'Only 20 left, and 1 of them is in your cart.'],
  [20, 3, 'Only 20 left, and 3 of them are in your cart.'],
  [20, 20, 'Only 20 left, and all of them are in your cart.'],
  [1, 1, 'Only 1 left, and it is in your cart.'],
])('says how many are left: %i, with %i in the cart', (left, inCart, words) => {
  expect(leftWords(left, inCart)).toBe(words);
});
