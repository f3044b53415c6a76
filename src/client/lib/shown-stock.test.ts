import { expect, it } from 'vitest';
import { isSoldOut, type WireStock } from './shown-stock.ts';

const card = (stock: WireStock, hidesStock = false) => ({ ...stock, Business: { hide_stock: hidesStock } });

it.each<[string, Parameters<typeof isSoldOut>[0], boolean]>([
  ['with some left is not', card({ stock_status: 'instock', available_stock: 3 }), false],
  ['with none left is, with any status', card({ stock_status: 'instock', available_stock: 0 }), true],
  ['that a vendor has no more of is', card({ stock_status: 'instock', available_stock: 'no' }), true],
  ['marked as out of stock is', card({ stock_status: 'outofstock', available_stock: 3 }), true],
  ['of a business that hides its stock follows its status', card({ stock_status: 'instock' }, true), false],
])('a product %s sold out', (_, product, expected) => {
  expect(isSoldOut(product)).toBe(expected);
});
