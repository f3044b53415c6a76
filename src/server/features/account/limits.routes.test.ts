import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, SHOPPER, VENDOR } from '#demo/people.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { TestBrowser } from '#tests/support/browser.ts';

const LOGIN = 'POST /global/user/login';
/** Hashing is slow on purpose. Dozens of passwords take long on a busy machine. */
const MANY_PASSWORDS = 90_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp({ env: { TRUST_PROXY: '1' } });
});

const post = (client: string, body: object) =>
  shop.fetch('/global/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify(body),
  });
const guessAt = (number: number, client: string) =>
  post(client, { email: `somebody${number}@mail.example`, password: 'a wrong guess' });

describe('Logging in', { timeout: MANY_PASSWORDS }, () => {
  it('is stopped for a client that guesses at many accounts, and says when to come back', async () => {
    const client = '10.1.0.1';
    const known = new TestBrowser(shop, { 'x-forwarded-for': client });
    await known.call(LOGIN, { body: { email: SHOPPER, password: DEMO_PASSWORD } });
    for (let number = 0; number < 30; number += 1) expect((await guessAt(number, client)).status).toBe(401);
    const refused = await guessAt(31, client);
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(300);

    const body = { email: VENDOR, password: DEMO_PASSWORD };
    expect((await post(client, body)).status).toBe(429);
    expect((await post('10.1.0.2', body)).status).toBe(200);
    // A known browser at the same network address is not locked out.
    await known.call(LOGIN, { body: { email: SHOPPER, password: DEMO_PASSWORD } });
  });

  it('does not count as guessing where the password is right', async () => {
    for (let count = 0; count < 32; count += 1) {
      expect((await post('10.1.0.3', { email: VENDOR, password: DEMO_PASSWORD })).status).toBe(200);
    }
  });

  it('over forty connections keeps no one out: neither a new browser nor a known one', async () => {
    const known = new TestBrowser(shop);
    await known.call(LOGIN, { body: { email: SHOPPER, password: DEMO_PASSWORD } });
    const attack = Array.from({ length: 40 }, (_, number) => guessAt(100 + number, `10.2.0.${number}`));
    const newcomer = post('10.2.1.1', { email: VENDOR, password: DEMO_PASSWORD });
    const mine = known.send(LOGIN, { body: { email: SHOPPER, password: DEMO_PASSWORD } });
    expect((await mine).status).toBe(200);
    expect((await newcomer).status).toBe(200);
    expect((await Promise.all(attack)).map(({ status }) => status)).toEqual(attack.map(() => 401));
  });

  it('goes first for a client that logged in to the account before, also without a cookie', async () => {
    const body = { email: VENDOR, password: DEMO_PASSWORD };
    expect((await post('10.5.1.1', body)).status).toBe(200);
    const done: string[] = [];
    const attack = Array.from({ length: 40 }, (_, number) =>
      guessAt(400 + number, `10.5.0.${number}`).then(() => done.push('stranger')),
    );
    const mine = post('10.5.1.1', body).then(({ status }) => done.push(`mine ${status}`));
    await Promise.all([...attack, mine]);
    expect(done.indexOf('mine 200')).toBeGreaterThanOrEqual(0);
    expect(done.indexOf('mine 200')).toBeLessThan(20);
  });

  it('by more clients than can wait is refused for some, and answered for the rest and for known people', async () => {
    const known = new TestBrowser(shop);
    await known.call(LOGIN, { body: { email: SHOPPER, password: DEMO_PASSWORD } });
    const attack = Array.from({ length: 120 }, (_, number) => guessAt(200 + number, `10.3.0.${number}`));
    const mine = known.send(LOGIN, { body: { email: SHOPPER, password: DEMO_PASSWORD } });
    const answers = await Promise.all(attack);
    const refused = answers.filter(({ status }) => status === 503);
    const compared = answers.filter(({ status }) => status === 401);
    expect(refused.length + compared.length).toBe(120);
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(refused.map(() => '5'));
    expect((await mine).status).toBe(200);
  });

  it('five times at once from one address works five times', async () => {
    const body = { email: VENDOR, password: DEMO_PASSWORD };
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('10.4.0.1', body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it('from one address too often is refused only for that address', async () => {
    const body = { email: VENDOR, password: DEMO_PASSWORD };
    const greedy = Promise.all(Array.from({ length: 30 }, () => post('10.4.0.2', body)));
    expect((await post('10.4.0.3', body)).status).toBe(200);
    const refused = (await greedy).filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 429));
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
