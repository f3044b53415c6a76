import { describe, expect, it } from 'vitest';
import { addresses, matchAddress } from './addresses.ts';
import { lineFromCode } from '../catalog/lines.ts';

describe('addresses', () => {
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
    '//',
    '',
  ])('%s is not', (path) => {
    expect(matchAddress(path)).toBeUndefined();
  });

  it.each([
    [1, undefined, '/buy/product/iphone/iphone-14/9'],
    [2, undefined, '/sell/product/iphone/iphone-14/9'],
    [3, undefined, '/repair/product/iphone/iphone-14/9'],
    [0, undefined, '/repair/product/iphone/iphone-14/9'],
    [1, 77, '/buy/product/iphone/iphone-14/9?variation=77'],
  ])('a product with is_active_for %d and variation %s is at %s', (code, variationId, path) => {
    expect(addresses.product(lineFromCode(code), 'iphone', 'iphone-14', 9, variationId)).toBe(path);
  });

  it.each([
    [[], '/compare'],
    [[4, 2], '/compare?ids=4,2'],
  ])('a comparison of %o is at %s', (ids, path) => {
    expect(addresses.compare(ids)).toBe(path);
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
    expect(addresses.search('buy', 'a&b')).toBe('/buy/products/All/1?q=a%26b');
    expect(addresses.search('buy', 'a&b', true)).toBe('/buy/products/All/1?q=a%26b&literal=1');
    expect(addresses.search('buy', 'phones under £200')).toBe('/buy/products/All/1?q=phones&max=200');
    expect(addresses.search('buy', 'under 200')).toBe('/buy/products/All/1?max=200');
    expect(addresses.search('sell', 'phones under 200')).toBe('/sell/products/All/1?q=phones%20under%20200');
  });
});
