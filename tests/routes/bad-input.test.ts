import type { OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkRefusal } from '#tests/support/answers.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

const products = '/no/auth/web/site/products';
const text10k = 'x'.repeat(10_000);

it('accepts a text that was cut in the middle of an emoji, and drops the broken half', async () => {
  const response = await shop.fetch('/global/user/demo_requests/create', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"first_name":"Ada \\ud83d","last_name":"M \\ud83d\\ude00","company":"C","email":"half@mail.example"}',
  });
  expect(response.status).toBe(200);
  const { rows } = await shop.database.pool.query(
    `select first_name, last_name from demo_requests where email = 'half@mail.example'`,
  );
  expect(rows).toEqual([{ first_name: 'Ada', last_name: 'M 😀' }]);
});

describe('calls refuse unreadable input, and say why', () => {
  it.each([
    `${products}?page=0`,
    `${products}?page=-1`,
    `${products}?page=1e9`,
    `${products}?page=1000000000`,
    `${products}?page=abc`,
    `${products}?per_page=101`,
    `${products}?per_page=`,
    `${products}?sort=best`,
    `${products}?category=no-such`,
    `${products}?category=..%2F..`,
    `${products}?business=999999`,
    `${products}?ids=[1,`,
    `${products}?ids={"a":1}`,
    `${products}?ids=["1"]`,
    `${products}?terms={"Shoe size":["9"]}`,
    `${products}?terms=[]`,
    `${products}?terms={"__proto__":["x"]}`,
    `${products}?terms={"Colour":[]}`,
    `${products}?terms={"Colour":"Blue"}`,
    `${products}?ids=[0]`,
    `${products}?ids=[1.5]`,
    `${products}?conditions=["Broken"]`,
    `${products}?min_price=-5`,
    `${products}?is_active_for=4`,
    `${products}?unknown=1`,
    `${products}?page=1&page=2`,
    `${products}?q=${text10k}`,
    `${products}?q=%00`,
    `${products}?q=%ff`,
    `${products}?q=%E0%A4%A`,
    `${products}/0`,
    `${products}/-1`,
    `${products}/abc`,
    `${products}/99999999999`,
    `${products}/2147483647`,
    `${products}/variation`,
    `${products}/variation?product_id=1;drop`,
    '/no/auth/web/site/questions?product_id=1&order_by_col=password_hash',
    '/no/auth/web/site/questions?product_id=1&order_by=ASC;--',
    '/no/auth/web/site/menu?key=other',
    '/no/auth/web/site/pages/no-such',
    '/no/auth/web/site/pages/..%2F..%2Fetc',
    '/no/auth/web/site/template/template/design?page_key=home-page&section_position=left',
    '/no/auth/web/site/template/template/design?page_key=no-such',
    '/no/auth/web/site/categories/999999',
    '/no/auth/web/site/settings/general?x=1',
    '/market/one/navbar?where_in_value=1,a',
    '/no/auth/web/site/search',
    '/no/auth/web/site/search?q=',
    '/no/auth/nothing/here',
  ])('%s', async (path) => {
    const response = await shop.fetch(path);
    // 400 for input that cannot be read, 404 for something that does not exist. The list has both.
    expect([400, 404]).toContain(response.status);
    const refusal = checkRefusal(response.status, await response.json());
    expect(refusal.message.length).toBeGreaterThan(10);
    // The message uses the shop's words, not the schema library's.
    expect(refusal.message).not.toMatch(/invalid input|expected|too small|too big/i);
  });

  it.each([121, 1_500])('but a search of %i letters is a search', async (letters) => {
    const q = `iphone ${'x'.repeat(letters)}`;
    for (const path of [`${products}?q=${q}`, `/no/auth/web/site/search?q=${q}`])
      expect((await shop.fetch(path)).status, path).toBe(200);
    const page = await shop.fetch(`/buy/products/All/1?q=${q}`);
    expect(page.status).toBe(200);
    expect((await page.text()).includes('x'.repeat(121))).toBe(false);
  });

  it('and treat SQL characters as plain text', async () => {
    for (const q of ['%', '_', "'", '"', '\\', '%25', '%2527', ';--', '🦊', ':*', '&|!()']) {
      const response = await shop.fetch(`${products}?q=${encodeURIComponent(q)}`);
      expect(response.status, q).toBe(200);
    }
  });
});

describe('pages that do not exist have status 404 and a friendly text', () => {
  it.each([
    '/no-such-page',
    '/buy/products/All/0',
    '/buy/products/All/-1',
    '/buy/products/All/1e9',
    '/buy/products/All/99999',
    '/buy/products/All/abc',
    '/buy/products/no-such/1',
    '/buy/products/%2541ll/1',
    '/buy/products/All/1?business=999999',
    `/buy/products/All/1?q=${text10k}`,
    `/stores?from=${text10k}`,
    '/buy/products/All/1?q=%00',
    '/buy/products/All/1?q=%C3%28',
    '/buy/product/phones/no-such/1',
    '/buy/product/phones/apple-iphone-14/999999',
    '/pages/no-such',
  ])('%s', async (path) => {
    const response = await shop.fetch(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
    const html = await response.text();
    expect(html).toContain('Page not found');
    expect(html).toContain('name="robots" content="noindex"');
  });
});

describe('a listing ignores a filter that cannot be read', () => {
  it.each([
    'sort=cheapest',
    'brands=x',
    'min=zz',
    'business=1,2',
    'in_stock=yes',
    'q=iphone&literal=maybe',
    'terms=%7B',
    'terms=__proto__:x',
  ])('%s', async (search) => {
    const response = await shop.fetch(`/buy/products/All/1?${search}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('href="/buy/product/');
  });
});

describe('a request that no browser sends', () => {
  it.each([
    ['a body that is not JSON', 'POST', { 'content-type': 'application/json' }, '{"a":'],
    ['a body of another kind', 'POST', { 'content-type': 'text/xml' }, '<a/>'],
    ['a body too large', 'POST', { 'content-type': 'application/json' }, JSON.stringify('x'.repeat(100_000))],
    ['a body too deep', 'POST', { 'content-type': 'application/json' }, '['.repeat(30_000)],
    ['a body with NUL', 'POST', { 'content-type': 'application/json' }, '{"a":"\\u0000"}'],
    ['a method that is not served', 'DELETE', {}, undefined],
  ])('%s is refused as a client error', async (_what, method, headers, body) => {
    const response = await shop.fetch(products, { method, headers, ...(body !== undefined && { body }) });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    checkRefusal(response.status, await response.json());
  });

  it.each(['/', '/no/auth/web/site/brands', '/no/auth/web/site/pages/no-such'])(
    'two hosts are refused at %s, whose answer may be kept',
    async (path) => {
      await shop.fetch(path);
      const { status, body } = await rawGet(path, ['Host', 'shop.example', 'Host', 'evil.example']);
      expect(status).toBe(400);
      checkRefusal(status, JSON.parse(body));
    },
  );

  it('a forbidden name is refused as a key, in every spelling, and accepted as a value', async () => {
    const demand = (body: string) =>
      shop.fetch('/global/user/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    for (const key of ['__proto__', '\\u005f_proto__']) {
      const response = await demand(`{"email":"a@mail.example","password":"x","${key}":{}}`);
      expect(response.status).toBe(400);
    }
    expect((await demand('{"email":"a@mail.example","password":"__proto__"}')).status).toBe(401);
  });

  it.each(['/images/', '/images/products/'])('the folder %s answers 404', async (path) => {
    expect((await shop.fetch(path)).status).toBe(404);
  });

  it('a path that cannot be decoded is refused in the usual shape', async () => {
    const { status, body } = await rawGet('/buy/products/%E0%A4%A/1');
    expect(status).toBe(400);
    checkRefusal(status, JSON.parse(body));
  });
});

/** Sends the path unchanged. `fetch` would normalise it. */
function rawGet(
  path: string,
  headers: OutgoingHttpHeaders | string[] = {},
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.origin);
    request({ hostname, port, path, headers }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}
