import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

const LIMIT = 12;

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp({
    env: { RATE_LIMIT: String(LIMIT), TRUST_PROXY: '1', PUBLIC_URL: 'https://shop.example' },
  });
});

/** A client with its own IP address, which can put made-up addresses before it in the header. */
function client() {
  clients += 1;
  const address = `198.51.100.${clients}`;
  return (path: string, init: RequestInit = {}, madeUp = '') =>
    shop.fetch(path, {
      redirect: 'manual',
      ...init,
      headers: { 'x-forwarded-for': `${madeUp}${address}`, ...(init.headers as Record<string, string>) },
    });
}
let clients = 0;

const post = (body: object, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

describe('The limit of requests from one client', () => {
  it.each([
    ['pages', (number: number) => `/stores?x=${number}`],
    ['redirects', (number: number) => `/STORES?x=${number}`],
    ['pages that are not there', (number: number) => `/no-such-page-${number}`],
    ['calls that are not there', (number: number) => `/no/auth/no-such-call-${number}`],
  ])('counts %s', async (_what, path) => {
    const fetch = client();
    for (let number = 0; number < LIMIT; number += 1) {
      // Made-up IP addresses before the client's own change nothing.
      expect((await fetch(path(number), {}, `192.0.2.${number}, `)).status).not.toBe(429);
    }
    const refused = await fetch(path(LIMIT));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await client()(path(LIMIT))).status).not.toBe(429);
  });

  it.each(['/healthz', '/readyz'])('does not count or refuse %s', async (path) => {
    const fetch = client();
    for (let number = 0; number < LIMIT * 2; number += 1) expect((await fetch(path)).status).toBe(200);
    for (let number = 0; number < LIMIT; number += 1) {
      expect((await fetch(`/no-such-page-${number}`)).status).not.toBe(429);
    }
    expect((await fetch('/no-such-page')).status).toBe(429);
    expect((await fetch(path)).status).toBe(200);
  });

  it('is a page for people, and JSON for programs', async () => {
    const fetch = client();
    for (let number = 0; number < LIMIT; number += 1) await fetch(`/no-such-page-${number}`);
    const page = await fetch('/pos?x=1');
    expect(page.status).toBe(429);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('Try again');
    const call = await fetch('/no/auth/web/site/brands');
    expect(call.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await call.json()).toMatchObject({ status: 429, message: expect.any(String) as string });
  });

  it('says when to try again after too many attempts', async () => {
    const fetch = client();
    const login = post({ email: 'nobody@threefold.example', password: 'a wrong password' });
    let answer = await fetch('/global/user/login', login);
    for (let tries = 0; tries < LIMIT - 1 && answer.status !== 429; tries += 1)
      answer = await fetch('/global/user/login', login);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(1);
  });
});

describe('A page', () => {
  const hits = async () =>
    Number(/from_memory_total (\d+)/.exec(await (await shop.fetch('/metrics')).text())?.[1]);

  it.each(['/privacy-policy', '/docs', '/sitemap.xml'])(
    '%s is rendered once for all query strings',
    async (path) => {
      const fetch = client();
      const first = await (await fetch(path)).text();
      const before = await hits();
      for (const search of ['?x=1', '?x=2', '?utm_source=mail&x=3']) {
        expect(await (await fetch(path + search)).text()).toBe(first);
      }
      expect(await hits()).toBe(before + 3);
    },
  );
});

describe('A request counts as one from the shop itself', () => {
  it.each([
    ['where it comes from the public URL', { origin: 'https://shop.example' }, 200],
    [
      'where a trusted proxy was asked for the same host',
      { origin: 'https://www.shop.example', 'x-forwarded-host': 'www.shop.example' },
      200,
    ],
    ['and not where it comes from another site', { origin: 'https://other.example' }, 403],
  ])('%s', async (_when, headers, status) => {
    expect((await client()('/global/user/logout', post({}, headers))).status).toBe(status);
  });
});
