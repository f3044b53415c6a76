import { describe, expect, it } from 'vitest';
import { mostInCart } from './cart-limits.ts';
import type { Line } from './lines.ts';
import type { StockFacts } from './stock.ts';

describe('how many of one thing a cart may hold', () => {
  it.each<[Line, StockFacts['status'], StockFacts['available'], number]>([
    ['buy', 'instock', 10, 10],
    ['buy', 'instock', 1, 1],
    ['buy', 'instock', 0, 0],
    ['buy', 'instock', -2, 0],
    ['buy', 'instock', 5_000, 99],
    ['buy', 'outofstock', 10, 0],
    ['buy', 'instock', 'yes', 99],
    ['buy', 'instock', 'no', 0],
    ['buy', 'outofstock', 'yes', 0],
    ['sell', 'outofstock', 0, 99],
    ['repair', 'instock', 'no', 99],
  ])('%s, %s, %s: %i', (line, status, available, most) => {
    expect(mostInCart(line, { status, available })).toBe(most);
  });
});
