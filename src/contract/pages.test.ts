import { describe, expect, it } from 'vitest';
import { addresses } from '#rules/page/addresses.ts';
import { matchAddress, standingPaths } from './pages.ts';

describe('An address', () => {
  it.each([
    ['/', { page: 'home', variant: undefined }],
    ['/home-3', { page: 'home', variant: 3 }],
    ['/buy/products/All/1', { page: 'listing', line: 'buy', category: 'All', number: 1 }],
    ['/sell/products/phones/12', { page: 'listing', line: 'sell', category: 'phones', number: 12 }],
    ['/sell/product', { page: 'finder', line: 'sell' }],
    [
      '/repair/product/phones/iphone-14/204',
      { page: 'product', line: 'repair', category: 'phones', slug: 'iphone-14', id: 204 },
    ],
    ['/stores', { page: 'stores' }],
    ['/compare', { page: 'compare' }],
    ['/terms-and-conditions', { page: 'text', key: 'terms-and-conditions' }],
    ['/pages/returns', { page: 'text', key: 'returns' }],
    ['/repair/cart', { page: 'cart', line: 'repair' }],
    [
      '/buy/cart/checkouts/0b8cde8e-54ee-4d2c-8d64-7e93a1f8a6a1/information',
      { page: 'checkout', line: 'buy', cartId: '0b8cde8e-54ee-4d2c-8d64-7e93a1f8a6a1' },
    ],
    ['/account', { page: 'account', part: 'profile' }],
    ['/account/security', { page: 'account', part: 'security' }],
    ['/account/confirm', { page: 'confirmEmail' }],
    ['/account/invitation', { page: 'invitation' }],
  ])('%s is known', (path, expected) => {
    expect(matchAddress(path)).toEqual(expected);
  });

  it.each([
    '/home-5',
    '/rent/products/All/1',
    '/buy/products/All/0',
    '/buy/products/All/-1',
    '/buy/products/All/1e9',
    '/buy/products/All/1000000000',
    '/buy/products/All/abc',
    '/buy/products/All',
    '/buy/products/all/1',
    '/buy/products/Phones/1',
    '/Buy/products/phones/1',
    '/buy/product/Phones/x/1',
    '/buy/products/a--b/1',
    '/buy/products/%2541ll/1',
    '/buy/product',
    '/buy/product/phones/x/0',
    '/buy/product/phones/x/9999999999',
    '/pages/terms-and-conditions',
    '/pages/../etc',
    '/account/profile',
    '/buy/cart/checkouts/7/information',
    '/stores/',
    '/home-1.0',
    '//',
    '',
  ])('%s is not', (path) => {
    expect(matchAddress(path)).toBeUndefined();
  });

  it('matches what it spells', () => {
    expect(matchAddress(addresses.listing('buy', 'phones', 2))).toMatchObject({
      category: 'phones',
      number: 2,
    });
    expect(matchAddress(addresses.product('sell', 'phones', 'iphone-14', 9))).toMatchObject({
      id: 9,
      line: 'sell',
    });
    expect(matchAddress(addresses.page('privacy-policy'))).toEqual({ page: 'text', key: 'privacy-policy' });
    expect(matchAddress(addresses.page('returns'))).toEqual({ page: 'text', key: 'returns' });
  });
});

it('The sitemap begins with pages that are there', () => {
  expect(standingPaths()).toContain('/pos');
  for (const path of standingPaths()) expect(matchAddress(path), path).toBeDefined();
});
