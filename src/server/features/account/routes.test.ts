import { describe, expect, it } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { TestBrowser } from '#tests/support/browser.ts';

const shop = await buildTestApp();
const password = 'threefold-demo';

async function logIn(body: object, headers: Record<string, string> = {}) {
  const response = await shop.fetch('/global/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const cookie = response.headers.get('set-cookie') ?? '';
  return {
    status: response.status,
    cookie,
    token: cookie.split(';')[0] ?? '',
    body: (await response.json()) as object,
  };
}

const session = async (cookie: string) =>
  (await shop.call('GET /global/user/session', { headers: { cookie } })).result;

describe('a session', () => {
  it('of a visitor is an answer too', async () => {
    expect(await session('')).toMatchObject({
      isUserLogIn: false,
      role: 'visitor',
      business_id: null,
      user: null,
    });
    expect(await session('threefold_session=made-up')).toMatchObject({ isUserLogIn: false });
  });

  it.each([
    ['shopper@threefold.example', 'shopper'],
    ['VENDOR@threefold.example', 'vendor'],
    ['admin@threefold.example', 'administrator'],
  ])('of %s has the role %s', async (email, role) => {
    const { status, token } = await logIn({ email, password });
    expect(status).toBe(200);
    const result = await session(token);
    expect(result).toMatchObject({ isUserLogIn: true, role });
    expect(result.business_id !== null).toBe(role === 'vendor');
  });

  it('is a cookie that scripts can not read, new at every login', async () => {
    const first = await logIn({ email: 'shopper@threefold.example', password });
    expect(first.cookie).toMatch(/HttpOnly/);
    expect(first.cookie).toMatch(/SameSite=Lax/);
    const second = await logIn({ email: 'shopper@threefold.example', password }, { cookie: first.token });
    expect(second.token).not.toBe(first.token);
    expect(await session(first.token)).toMatchObject({ isUserLogIn: false });
  });

  it('ends at logout', async () => {
    const { token } = await logIn({ email: 'shopper@threefold.example', password });
    const { result } = await shop.call('POST /global/user/logout', { body: {}, headers: { cookie: token } });
    expect(Object.keys(result)).toEqual([
      'buy_local_storage_card_id',
      'sell_local_storage_card_id',
      'repair_local_storage_card_id',
    ]);
    expect(await session(token)).toMatchObject({ isUserLogIn: false });
  });
});

describe('login refuses', () => {
  it('a wrong password and an unknown address in the same words', async () => {
    const wrong = await logIn({ email: 'shopper@threefold.example', password: 'x' });
    const unknown = await logIn({ email: 'nobody@threefold.example', password: 'x' });
    expect(wrong.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('requests that another site made a browser send', async () => {
    const body = { email: 'shopper@threefold.example', password };
    expect((await logIn(body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await logIn(body, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await logIn(body, { origin: shop.origin })).status).toBe(200);
  });

  it('names that are not asked for, such as a role', async () => {
    const { status, body } = await logIn({ email: 'a@b.example', password, role: 'administrator' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { role: 'is not known here' } });
  });

  it('a client that keeps guessing at one account, and no other client', async () => {
    const guess = () => logIn({ email: 'guessed@threefold.example', password: 'x' });
    let status = 0;
    for (let tries = 0; tries < 12; tries += 1) status = (await guess()).status;
    expect(status).toBe(429);
    expect((await logIn({ email: 'shopper@threefold.example', password })).status).toBe(200);
  });
});

describe('a call that changes something', () => {
  const names = (Object.keys(calls) as CallName[]).filter((name) => !name.startsWith('GET '));
  const send = (name: CallName, init: RequestInit) => {
    const [method = '', path = ''] = name.split(' ');
    return shop.fetch(path.replaceAll(/\{\w+\}/g, '1'), { ...init, method });
  };

  it.each(names)('%s is refused when another site had a browser send it', async (name) => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
    ]) {
      expect((await send(name, { headers })).status, JSON.stringify(headers)).toBe(403);
    }
  });

  it.each(names)('%s accepts only JSON, or a form if it takes a file', async (name) => {
    const forms = 'upload' in calls[name] ? [] : [new FormData()];
    for (const body of [new URLSearchParams({ email: 'a@b.example' }), 'email=a', ...forms]) {
      expect((await send(name, { body })).status).toBe(415);
    }
  });
});

describe('a shop with a configured address', () => {
  it.each([
    ['https://shop.example', true],
    ['http://shop.example', false],
  ])('%s sets cookies that are kept to secure connections: %s', async (publicUrl, isSecure) => {
    const other = await buildTestApp({ env: { PUBLIC_URL: publicUrl } });
    const browser = new TestBrowser(other);
    await browser.call('POST /global/user/login', { body: { email: 'shopper@threefold.example', password } });
    expect(browser.setCookies).toHaveLength(2);
    expect(browser.setCookies.every((line) => line.startsWith('__Host-'))).toBe(isSecure);
    for (const line of browser.setCookies) {
      expect(line).toMatch(/; Path=\/; HttpOnly; /);
      expect(line).toContain('SameSite=Lax');
      expect(line).not.toContain('Domain');
      expect(line.includes('Secure')).toBe(isSecure);
    }
  });

  it('reads a cookie without the prefix if there is no other, and clears both', async () => {
    const other = await buildTestApp({ env: { PUBLIC_URL: 'https://shop.example' } });
    const [old, browser] = [new TestBrowser(other), new TestBrowser(other)];
    const body = { email: 'shopper@threefold.example', password };
    await old.call('POST /global/user/login', { body });
    browser.cookies.set('threefold_session', old.cookies.get('__Host-threefold_session') ?? '');
    expect(await browser.isLoggedIn()).toBe(true);
    await browser.call('POST /global/user/login', { body });
    expect([...browser.cookies.keys()].sort()).toEqual([
      '__Host-threefold_device',
      '__Host-threefold_session',
    ]);

    browser.cookies.set('threefold_session', 'planted');
    expect(await browser.isLoggedIn()).toBe(true);
    await browser.call('POST /global/user/logout', { body: {} });
    expect([...browser.cookies.keys()]).toEqual(['__Host-threefold_device']);
  });
});
