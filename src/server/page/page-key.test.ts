import { expect, it } from 'vitest';
import { pageKey } from './page-key.ts';

it.each([
  ['/', '/'],
  ['/?x=1', '/'],
  ['/?utm_source=mail&q=phone', '/'],
  ['/no-such-page?x=1', '/no-such-page'],
  ['/stores?store=3&q=camden', '/stores'],
  ['/buy/products/All/1?sort=newest&x=1&q=a+b', '/buy/products/All/1?q=a+b&sort=newest'],
  ['/buy/products/All/1?q=a%20b&sort=newest', '/buy/products/All/1?q=a+b&sort=newest'],
  ['/buy/products/All/1?q=&sort=', '/buy/products/All/1'],
  ['/buy/products/All/1?q=first&q=last', '/buy/products/All/1?q=last'],
  ['/sell/product?brand=2&category=phones&ids=1', '/sell/product?category=phones&brand=2'],
  ['/buy/product/phones/apple/1?variation=7&v=2', '/buy/product/phones/apple/1?variation=7'],
  ['/compare?x=1&ids=1,2', '/compare?ids=1%2C2'],
])('%s is kept as %s', (url, key) => {
  expect(pageKey(url)).toBe(key);
});

it('leaves an address alone that can not be read', () => {
  expect(pageKey('/?q=%FF')).toBe('/?q=%FF');
});
