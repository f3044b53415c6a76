import { describe, expect, it } from 'vitest';
import { addresses } from './addresses.ts';
import { lineFromCode } from '../catalog/lines.ts';

describe('addresses', () => {
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

  it('of a search is written as a query', () => {
    expect(addresses.search('buy', 'a&b')).toBe('/buy/products/All/1?q=a%26b');
    expect(addresses.search('buy', 'a&b', true)).toBe('/buy/products/All/1?q=a%26b&literal=1');
    expect(addresses.search('buy', 'phones under £200')).toBe('/buy/products/All/1?q=phones&max=200');
    expect(addresses.search('buy', 'under 200')).toBe('/buy/products/All/1?max=200');
    expect(addresses.search('sell', 'phones under 200')).toBe('/sell/products/All/1?q=phones%20under%20200');
  });
});
