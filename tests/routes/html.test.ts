import { expect, it } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { devicePath } from '#tests/support/device-paths.ts';
import { faultsOf } from '#tests/support/valid-html.ts';

const shop = await buildTestApp({ screens: true });

it.each([
  '/',
  '/home-2',
  '/home-3',
  '/home-4',
  '/buy/products/phones/1',
  '/sell/products/All/1',
  '/repair/products/iphone/1',
  '/buy/products/All/1?q=iphone',
  '/buy/products/All/1?q=battery',
  '/buy/products/All/1?q=xyzzy',
  '/buy/products/All/1?business=2',
  devicePath('buy', 'iPhone 14'),
  devicePath('sell', 'iPhone 14'),
  devicePath('repair', 'iPhone 14'),
  '/sell/product',
  '/repair/product',
  '/stores',
  '/pos',
  '/buy/cart',
  '/sell/cart',
  '/repair/cart',
  '/buy/cart/checkouts/00000000-0000-4000-8000-000000000000/information',
  '/compare',
  '/compare?ids=8,9',
  '/wishlist',
  '/account',
  '/account/confirm?token=unknown',
  '/account/reset?token=unknown',
  '/vendor/business',
  '/design',
  '/terms-and-conditions',
  '/docs',
  '/nothing-here',
])('%s is served as valid HTML', async (path) => {
  const html = await (await shop.fetch(path)).text();
  expect(await faultsOf(html)).toEqual([]);
});
