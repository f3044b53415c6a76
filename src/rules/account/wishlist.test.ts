import { expect, it } from 'vitest';
import { hasWishlist } from './wishlist.ts';

it.each([
  ['a visitor', undefined, false],
  ['a shopper without a business', { businessId: null }, true],
  ['the owner of a business', { businessId: 3 }, false],
])('%s', (_who, account, expected) => {
  expect(hasWishlist(account)).toBe(expected);
});
