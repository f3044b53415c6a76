import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { EXAMPLES } from '#demo/examples.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { TestBrowser } from '#tests/support/browser.ts';
import { addable } from '#tests/support/carts.ts';
import { type DatabaseProxy, proxyTo } from '#tests/support/database-proxy.ts';

const GLASS = EXAMPLES['simple product, yes or no, in stock'];
const ADD = '/no/auth/web/site/cart/add';
const SESSION = 'GET /global/user/session';
const MEMBER = { email: 'shopper@threefold.example', password: 'threefold-demo' };
const BRANDS = '/no/auth/web/site/brands';
const { serverUrl } = inject('template');

let shop: TestApp;
let proxy: DatabaseProxy | undefined;
beforeAll(async () => {
  shop = await buildTestApp({
    env: { LOG_LEVEL: 'silent' },
    through: async (url) => (proxy = await proxyTo(url)).url,
  });
});
afterAll(() => proxy?.close());

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const isStale = (response: Response) => response.headers.get('x-threefold-stale') === '1';

async function expectShort(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(isStale(response)).toBe(false);
}

describe.skipIf(!serverUrl)('While the database', () => {
  it('is away, the shop shows stored answers, refuses the rest, and recovers automatically', async () => {
    const { result } = await shop.call(`POST ${ADD}`, { body: await addable(shop, GLASS) });
    const first = await (await shop.fetch(BRANDS)).text();
    await shop.fetch('/stores');
    proxy?.cut();
    await expect.poll(async () => isStale(await shop.fetch(BRANDS))).toBe(true);
    const kept = await shop.fetch(BRANDS);
    expect(kept.status).toBe(200);
    expect(kept.headers.get('warning')).toContain('110');
    expect(await kept.text()).toBe(first);
    const page = await shop.fetch('/stores');
    expect([page.status, isStale(page)]).toEqual([200, true]);

    const unseen = await shop.fetch('/buy/products/All/2');
    await expectShort(unseen);
    expect(unseen.headers.get('content-type')).toContain('text/html');
    expect(await unseen.text()).toContain('Try again');
    const cart = await shop.fetch(`/no/auth/web/site/cart/${result.cart_id}`);
    await expectShort(cart);
    expect(await cart.json()).toMatchObject({ status: 503 });
    await expectShort(await shop.fetch(`/no/auth/web/site/checkouts/${result.cart_id}`));
    expect((await shop.fetch('/readyz')).status).toBe(503);
    expect((await shop.fetch('/healthz')).status).toBe(200);

    proxy?.mend();
    await expect.poll(async () => isStale(await shop.fetch(BRANDS)), { timeout: 10_000 }).toBe(false);
    expect((await shop.fetch('/readyz')).status).toBe(200);
  });

  it('hangs, requests end within a few seconds', async () => {
    await shop.fetch(BRANDS);
    const heard = new Promise<void>((resolve) => shop.database.onChange(() => resolve()));
    await shop.database.pool.query(`notify threefold_changes, 'catalog'`);
    await heard;
    proxy?.hold();
    // Shorter than the query timeout: this request does not wait for the database.
    const ready = await shop.fetch('/readyz', { signal: AbortSignal.timeout(3_000) });
    expect(ready.status).toBe(503);
    const kept = await shop.fetch(BRANDS);
    expect([kept.status, isStale(kept)]).toEqual([200, true]);
    await expectShort(await shop.fetch('/no/auth/web/site/products?is_active_for=1&page=2'));
    proxy?.mend();
    await expect.poll(async () => (await shop.fetch('/readyz')).status, { timeout: 10_000 }).toBe(200);
  }, 60_000);

  it('is blocked for carts, the catalogue still works', async () => {
    const glass = await addable(shop, GLASS);
    const member = new TestBrowser(shop);
    await member.call('POST /global/user/login', { body: MEMBER });
    const other = await shop.database.connectPatiently?.();
    await other?.query('begin; lock table carts in access exclusive mode');
    const waiting = Array.from({ length: 20 }, () => shop.fetch(ADD, post(glass)));
    // More sessions than connections ask at once. Each shopper stays signed in, and none is told of an empty cart.
    const asked = performance.now();
    const sessions = await Promise.all(Array.from({ length: 8 }, () => member.call(SESSION)));
    // Within two seconds on a machine with nothing else to do. An addition to a cart waits for ten.
    expect(performance.now() - asked).toBeLessThan(7_000);
    for (const { result } of sessions) {
      expect(result).toMatchObject({ isUserLogIn: true, user: { email: 'shopper@threefold.example' } });
      expect(result).not.toHaveProperty('buyCartId');
    }
    const list = await shop.fetch('/no/auth/web/site/products?is_active_for=1&page=3');
    expect(list.status).toBe(200);
    expect((await shop.fetch('/readyz')).status).toBe(200);
    await other?.query('rollback');
    await other?.end();
    expect((await member.call(SESSION)).result).toHaveProperty('buyCartId');
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]));
  }, 60_000);
});

it('A full disk is answered with 503, and nothing changes', async () => {
  const { pool } = shop.database;
  const glass = await addable(shop, GLASS);
  await pool.query(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await pool.query('create trigger full_disk before insert on cart_items execute function full_disk()');
  const refused = await shop.fetch(ADD, post(glass));
  await expectShort(refused);
  expect(await refused.text()).not.toContain('disk');
  await pool.query('drop function full_disk cascade');
  expect((await shop.fetch(ADD, post(glass))).status).toBe(200);
});
