import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';

const ORIGIN = 'https://shop.example';
let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp({ env: { PUBLIC_URL: ORIGIN } });
});

async function headOf(path: string) {
  const html = await (await shop.fetch(path)).text();
  const part = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&').replace(ORIGIN, '');
  return {
    title: part(/<title>(.*?) \| Threefold<\/title>/),
    description: part(/<meta name="description" content="(.*?)">/),
    canonical: part(/<link rel="canonical" href="(.*?)">/),
    shared: part(/<meta property="og:url" content="(.*?)">/),
    isHidden: html.includes('<meta name="robots" content="noindex">'),
  };
}

describe('The head of a listing', () => {
  it.each<[path: string, title: string]>([
    ['/buy/products/All/1', 'Buy all devices'],
    ['/buy/products/phones/2', 'Buy Phones, page 2'],
    ['/buy/products/All/1?business=2', 'Buy all devices from Mobile Yard'],
    ['/buy/products/phones/1?business=2', 'Buy Phones from Mobile Yard'],
    ['/sell/products/All/1?business=1', 'Sell all devices to Threefold Camden'],
    ['/repair/products/All/1?business=1', 'Repair all devices at Threefold Camden'],
  ])('%s is of a page of its own: “%s”', async (path, title) => {
    expect(await headOf(path)).toMatchObject({ title, canonical: path, shared: path, isHidden: false });
  });

  it.each<[path: string, title: string, canonical: string]>([
    ['/buy/products/All/1?q=iphone+15', 'Buy “iphone 15”', '/buy/products/All/1'],
    ['/buy/products/All/1?q=iphnoe+15', 'Buy “iphone 15”', '/buy/products/All/1'],
    ['/buy/products/phones/1?q=iphone', 'Buy “iphone” in Phones', '/buy/products/phones/1'],
    ['/buy/products/phones/1?brands=1&sort=price_asc', 'Buy Phones', '/buy/products/phones/1'],
    [
      '/buy/products/All/1?business=2&in_stock=1',
      'Buy all devices from Mobile Yard',
      '/buy/products/All/1?business=2',
    ],
  ])('%s is one choice among the goods of %s', async (path, title, canonical) => {
    expect(await headOf(path)).toMatchObject({ title, canonical, shared: path, isHidden: true });
  });

  it('names the store in its description, in whole sentences', async () => {
    expect((await headOf('/buy/products/All/1?business=2')).description).toMatch(
      /^All devices from Mobile Yard: new, and used ones /,
    );
    expect((await headOf('/sell/products/All/1')).description).toMatch(/^Sell your devices: /);
  });

  it('ignores query parameters of advertisements', async () => {
    expect(await headOf('/buy/products/phones/1?utm_source=letter')).toEqual(
      await headOf('/buy/products/phones/1'),
    );
  });
});

it('The pages of a device in three lines have three titles', async () => {
  const titles: (string | undefined)[] = [];
  for (const line of ['1', '2', '3'] as const) {
    const { data } = await shop.call('GET /no/auth/web/site/products', {
      query: { is_active_for: line, q: 'iphone 14' },
    });
    const name = { 1: 'buy', 2: 'sell', 3: 'repair' }[line];
    const { Category, slug, id } = data[0] ?? { Category: { slug: '' }, slug: '', id: 0 };
    titles.push((await headOf(`/${name}/product/${Category.slug}/${slug}/${id}`)).title);
  }
  expect(titles).toEqual(['iPhone 14', 'Sell iPhone 14', 'Repair iPhone 14']);
});
