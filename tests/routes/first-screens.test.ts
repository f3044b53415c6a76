import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';

const shop = await buildTestApp({ screens: true });

async function open(path: string) {
  const response = await shop.fetch(path);
  const html = await response.text();
  const [screen = ''] = /<div id="first-screen">.*(?=<script type="application\/json")/s.exec(html) ?? [];
  return { response, html, screen: screen.replace(/<noscript>.*?<\/noscript>/gs, '') };
}

/** The words of some markup, as they are read. */
const words = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

it.each([
  ['/', 'Shop devices'],
  ['/home-2', 'Categories'],
  ['/home-3', 'Threefold'],
  ['/buy/products/phones/1', 'from £'],
  ['/sell/products/All/1', 'Sell your device'],
  ['/repair/products/iphone/1', 'from £'],
  ['/buy/products/All/1?q=iphone', 'iphone'],
  ['/buy/products/All/1?business=2', 'Filters'],
  ['/buy/product/iphone/iphone-14/8', 'Add to cart'],
  ['/sell/product', 'Sell your device'],
  ['/repair/product', 'Repair'],
  ['/stores', 'stores'],
  ['/pos', 'one till'],
  ['/buy/cart', 'cart'],
  ['/compare', 'Compare'],
  ['/wishlist', 'wishlist'],
  ['/account', 'account'],
  ['/vendor', 'business'],
  ['/terms-and-conditions', 'Terms'],
  ['/nothing-here', 'nothing at this address'],
])('%s shows its words before any script has run', async (path, expected) => {
  const { screen, html } = await open(path);
  const main = /<main.*<\/main>/s.exec(screen)?.[0] ?? '';
  expect(words(main).toLowerCase()).toContain(expected.toLowerCase());
  expect(screen).toMatch(/<svg|<img/);
  expect(html.match(/<main[ >]/g)).toHaveLength(1);
  // The content policy would refuse them.
  expect(screen).not.toContain(' style=');
});

it('A product shows its price, its stock and its choices', async () => {
  const { screen } = await open('/buy/product/iphone/iphone-14/8');
  const said = words(screen);
  expect(said).toMatch(/£\d+/);
  expect(said).toContain('In Stock');
  expect(said).toContain('128GB');
  expect(said).toContain('Excellent');
});

it('The header shows its icons', async () => {
  const { screen } = await open('/buy/cart');
  const header = /<header.*<\/header>/s.exec(screen)?.[0] ?? '';
  for (const icon of ['menu', 'user-round', 'shopping-bag', 'search', 'map-pin']) {
    expect(header).toContain(`lucide-${icon}`);
  }
});

it('The sheet of a page is allowed by its hash, and nothing else is', async () => {
  const { response, html } = await open('/');
  const sheet = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  expect(sheet).toContain('--span');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`style-src 'self' 'sha256-${hash('sha256', sheet, 'base64')}';`);
  const again = await shop.fetch('/', { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toBe(policy);
});

it('A notice is there before its scripts', async () => {
  await shop.database.pool.query('update site_settings set website_mode = 2');
  await expect.poll(async () => (await open('/')).response.status).toBe(503);
  expect(words((await open('/')).screen)).toContain('Coming Soon');
});
