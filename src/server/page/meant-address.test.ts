import { describe, expect, it } from 'vitest';
import { meantAddress } from './meant-address.ts';

describe('the address that is meant', () => {
  it.each([
    ['/buy', '/buy/products/All/1'],
    ['/sell/', '/sell/products/All/1'],
    ['/REPAIR', '/repair/products/All/1'],
    ['/buy/products', '/buy/products/All/1'],
    ['/buy/products/', '/buy/products/All/1'],
    ['/buy/products/All', '/buy/products/All/1'],
    ['/sell/products/phones', '/sell/products/phones/1'],
    ['/buy/products/all/1', '/buy/products/All/1'],
    ['/Buy/Products/ALL/3', '/buy/products/All/3'],
    ['/buy/products/Phones/2/', '/buy/products/phones/2'],
    ['/buy/products/All/1/', '/buy/products/All/1'],
    ['/buy/product', '/buy/products/All/1'],
    ['/repair/product/phones', '/repair/products/phones/1'],
    ['/Sell/Product', '/sell/product'],
    ['/sell/product/', '/sell/product'],
    ['/Buy/Product/iPhone/iPhone-14/9', '/buy/product/iphone/iphone-14/9'],
    ['/Buy/Cart', '/buy/cart'],
    ['/Stores/', '/stores'],
    ['//', '/'],
    ['/sell/products/all-in-ones', '/sell/products/all-in-ones/1'],
    ['/Home-3', '/home-3'],
    ['/Pages/Returns', '/pages/returns'],
  ])('by %s is %s', (path, meant) => {
    expect(meantAddress(path)).toBe(meant);
  });

  it.each([
    '/',
    '/buy/products/All/1',
    '/sell/product',
    '/stores',
    '/rent',
    '/rent/products',
    '/buy/things',
    '/buy/products/All/0',
    '/buy/products/All/one',
    '/buy/products/All/1/2',
    '/buy/products//1',
    '/buy/products/a--b',
    '/buy/product/phones/iphone-14',
    '//buy',
    '//other.example/buy',
    '/\\other.example',
    '/buy/products/%41ll',
  ])('by %s is none other', (path) => {
    expect(meantAddress(path)).toBeUndefined();
  });
});
