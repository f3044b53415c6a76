import { matchAddress } from '#contract/pages.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { shellCalls } from '#contract/first-calls.ts';
import { firstCalls } from '#contract/pages.ts';
import { callAddress } from '#contract/request.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';

let shop: TestApp;
let productPath = '';
beforeAll(async () => {
  shop = await buildTestApp({ env: { PUBLIC_URL: 'https://shop.example' } });
  const { data } = await shop.call('GET /no/auth/web/site/products', {
    query: { is_active_for: '1', q: 'iphone 14' },
  });
  const card = data[0];
  productPath = `/buy/product/${card?.Category.slug}/${card?.slug}/${card?.id}`;
});

async function open(path: string) {
  const response = await shop.fetch(path);
  const html = await response.text();
  const json = /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '{}') as Record<string, unknown>,
  );
  return { response, html, data: JSON.parse(json) as Record<string, { status: number }>, facts };
}

describe('a page', () => {
  it.each([
    '/',
    '/buy/products/All/1',
    '/sell/products/phones/1?sort=price_asc',
    '/buy/products/All/1?business=2&brands=2',
    '/stores',
    '/terms-and-conditions',
  ])('%s holds the answers of its first calls', async (path) => {
    const { response, data } = await open(path);
    expect(response.status).toBe(200);
    const url = new URL(path, 'http://x');
    const address = matchAddress(url.pathname);
    const wanted = address && firstCalls(address, Object.fromEntries(url.searchParams));
    for (const { name, params, query } of [...shellCalls(), ...(wanted ?? [])]) {
      const key = callAddress(name, params, query);
      expect(Object.keys(data)).toContain(key);
      expect(data[key]?.status).toBe(200);
      expect(data[key]).toEqual(await (await shop.fetch(key)).json());
    }
  });

  it('describes a product in structured data', async () => {
    const { html, facts, response } = await open(productPath);
    expect(response.status).toBe(200);
    expect(html).toMatch(/<title>[^<]*iPhone 14[^<]*<\/title>/);
    expect(html).toContain(`<link rel="canonical" href="https://shop.example${productPath}">`);
    expect(html).toContain('property="og:image" content="https://shop.example/images/products/');
    expect(html).toContain('<link rel="preload" as="image" type="image/avif"');
    const product = facts.find((fact) => fact['@type'] === 'ProductGroup');
    expect(product).toMatchObject({
      brand: { name: 'Apple' },
      aggregateRating: { '@type': 'AggregateRating' },
      hasVariant: expect.arrayContaining([
        expect.objectContaining({ '@type': 'Product', sku: expect.any(String) as string }),
      ]) as unknown,
    });
    expect(product?.['image']).toHaveProperty('1');
    expect(product?.['review']).toHaveProperty('0.reviewBody');
    const crumbs = facts.find((fact) => fact['@type'] === 'BreadcrumbList');
    expect(crumbs?.['itemListElement']).toHaveLength(5);
  });

  it('shows its facts without scripts too', async () => {
    const { html } = await open(productPath);
    const plain = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, text]) => text).join('');
    expect(plain).toContain('iPhone 14');
    expect(plain).toMatch(/£\d+/);
    expect(plain).toContain('href="/buy/products/All/1"');
  });

  it('escapes its content', async () => {
    await shop.database.pool.query(
      `update site_settings set title = '</script><script>alert(1)</script>"''$&' where id = 1`,
    );
    await expect.poll(async () => (await open('/stores')).html).toContain('$&');
    const { html, data } = await open('/stores');
    expect(html).not.toContain('<script>alert(1)');
    expect(JSON.stringify(data)).toContain('<script>alert(1)');
    await shop.database.pool.query(`update site_settings set title = 'Threefold' where id = 1`);
  });

  it('is sent with a strict content security policy', async () => {
    const { response } = await open('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('strict-transport-security')).toContain('max-age');
  });
});

describe('a path that was shortened or written in capitals', () => {
  it.each([
    ['/buy', '/buy/products/All/1'],
    ['/sell?utm_source=leaflet', '/sell/products/All/1?utm_source=leaflet'],
    ['/repair/', '/repair/products/All/1'],
    ['/buy/products?q=a%26b&sort=price_asc', '/buy/products/All/1?q=a%26b&sort=price_asc'],
    ['/buy/products/phones', '/buy/products/phones/1'],
    ['/Buy/Products/all/1', '/buy/products/All/1'],
    ['/STORES', '/stores'],
    [`/buy/products/All?q=${'x'.repeat(121)}`, `/buy/products/All/1?q=${'x'.repeat(121)}`],
    ['/cart', '/buy/cart'],
    ['/Checkout/', '/buy/cart'],
  ])('%s leads to %s', async (path, target) => {
    const response = await shop.fetch(path, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(target);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await shop.fetch(target, { redirect: 'manual' })).status).toBe(200);
  });

  it.each(['/buy/products/no-such', '/Buy/Products/all/999', '/buy?q=%00'])(
    '%s leads nowhere, and says so at once',
    async (path) => {
      expect((await shop.fetch(path, { redirect: 'manual' })).status).toBe(404);
    },
  );
});

describe('a notice', () => {
  it.each([
    [2, 'Coming Soon'],
    [3, 'Under Maintenance'],
  ])('of mode %d answers 503 on every page, and calls still work', async (mode, words) => {
    await shop.database.pool.query('update site_settings set website_mode = $1', [mode]);
    await expect.poll(async () => (await shop.fetch('/')).status).toBe(503);
    const { response, html } = await open('/buy/products/All/1');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(html).toContain(words);
    expect((await shop.fetch('/buy', { redirect: 'manual' })).status).toBe(503);
    expect((await shop.fetch('/no/auth/web/site/categories')).status).toBe(200);
    await shop.database.pool.query('update site_settings set website_mode = 1');
    await expect.poll(async () => (await shop.fetch('/')).status).toBe(200);
  });
});

describe('for search engines and other programs', () => {
  it('the sitemap lists existing pages', async () => {
    const index = await (await shop.fetch('/sitemap.xml')).text();
    const files = [...index.matchAll(/<loc>https:\/\/shop\.example([^<]+)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    );
    expect(files.length).toBeGreaterThan(1);
    const texts = await Promise.all(files.map(async (file) => (await shop.fetch(file)).text()));
    const paths = texts.flatMap((text) =>
      [...text.matchAll(/<loc>https:\/\/shop\.example([^<]+)<\/loc>/g)].map(([, path]) => path ?? ''),
    );
    expect(paths.length).toBeGreaterThan(120);
    for (const path of paths) expect((await shop.fetch(path)).status, path).toBe(200);
  });

  it('the sitemap lists the categories of each line', async () => {
    const pages = await (await shop.fetch('/sitemaps/pages.xml')).text();
    const { result } = await shop.call('GET /no/auth/web/site/categories', {});
    const expected = (['buy', 'sell', 'repair'] as const).flatMap((line) =>
      result
        .filter((category) => category[`is_active_for_${line}`])
        .map(({ slug }) => `<loc>https://shop.example/${line}/products/${slug}/1</loc>`),
    );
    expect(expected.filter((loc) => loc.includes('/repair/')).length).toBeGreaterThan(3);
    expect(expected.filter((loc) => !pages.includes(loc))).toEqual([]);
  });

  it('personal pages are hidden from search engines, and have no canonical link', async () => {
    for (const path of ['/buy/cart', '/account', '/wishlist', '/vendor/business', '/design']) {
      const { html } = await open(path);
      expect(html, path).toContain('<meta name="robots" content="noindex">');
      expect(html, path).toMatch(/<meta name="description" content="[^"]+">/);
      expect(html, path).not.toMatch(/rel="canonical"|og:url/);
    }
  });

  it('robots.txt lets search engines read the robots tag of each page', async () => {
    expect(await (await shop.fetch('/robots.txt')).text()).not.toContain('Disallow');
    expect((await open('/buy/products/All/1?q=iphone')).html).toContain('content="noindex"');
  });

  it('the variants of the home page name it as canonical, and leave the rest to that', async () => {
    const canonical = (html: string) => /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1];
    const home = canonical((await open('/')).html);
    expect(home).toMatch(/^https:\/\/shop.example\/$/);
    const pages = await (await shop.fetch('/sitemaps/pages.xml')).text();
    for (const path of ['/home-1', '/home-2', '/home-3', '/home-4']) {
      const { html } = await open(path);
      expect([path, canonical(html)]).toEqual([path, home]);
      expect(html, path).not.toContain('noindex');
      expect(pages).not.toContain(path);
    }
  });

  it.each(['/vendor', '/admin/orders'])(
    'the office (%s) says without scripts what it is and what to do',
    async (path) => {
      const html = await (await shop.fetch(path)).text();
      const said = /<noscript>\s*<div([\s\S]+)<\/noscript>/.exec(html)?.[1] ?? '';
      expect(said).toMatch(/orders, repairs, products/);
      expect(said).toContain('turn on JavaScript in your browser');
      expect(said).toContain('href="/"');
    },
  );

  it('security.txt says whom to contact, and has not expired', async () => {
    const response = await shop.fetch('/.well-known/security.txt');
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? '';
    expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
  });

  it('describes stores with location and hours, repairs as a service, and trade-ins not as a product', async () => {
    const { facts: stores } = await open('/stores');
    expect(stores.length).toBeGreaterThan(2);
    expect(stores[0]).toMatchObject({
      '@type': 'MobilePhoneStore',
      geo: { '@type': 'GeoCoordinates' },
      address: {
        '@type': 'PostalAddress',
        streetAddress: '118 Camden High Street',
        addressLocality: 'London',
        addressCountry: 'GB',
      },
    });
    expect(stores[0]?.['openingHoursSpecification']).toHaveProperty('5.opens');
    const typesAt = async (line: 2 | 3) => {
      const { data } = await shop.call('GET /no/auth/web/site/products', {
        query: { is_active_for: line === 2 ? '2' : '3' },
      });
      const [card] = data;
      if (!card) throw new Error('The demo shop lacks it');
      const name = line === 2 ? 'sell' : 'repair';
      const { facts } = await open(`/${name}/product/${card.Category.slug}/${card.slug}/${card.id}`);
      return facts.map((fact) => fact['@type']);
    };
    expect(await typesAt(2)).toEqual(['BreadcrumbList']);
    expect(await typesAt(3)).toEqual(['Service', 'BreadcrumbList']);
  });

  it('robots.txt, the OpenAPI document and its page are served', async () => {
    expect(await (await shop.fetch('/robots.txt')).text()).toContain(
      'Sitemap: https://shop.example/sitemap.xml',
    );
    const api = (await (await shop.fetch('/openapi.json')).json()) as { paths: object };
    expect(Object.keys(api.paths)).toContain('/no/auth/web/site/products/{id}');
    expect(await (await shop.fetch('/docs')).text()).toContain('<article id="getProducts">');
  });

  it('health, readiness and metrics answer', async () => {
    expect((await shop.fetch('/healthz')).status).toBe(200);
    expect((await shop.fetch('/readyz')).status).toBe(200);
    expect(await (await shop.fetch('/metrics')).text()).toContain('threefold_answers_from_memory_total');
    expect((await shop.fetch('/metrics', { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(404);
  });
});
