import { availableParallelism } from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, SHOPPER, VENDOR } from '#demo/people.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { TestBrowser } from '#tests/support/browser.ts';

const LOGIN = 'POST /global/user/login';
/** A password is made to take long: dozens of them do on a busy machine. */
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
    // Somebody behind the same address whose browser the shop knows is not locked out by it.
    await known.call(LOGIN, { body: { email: SHOPPER, password: DEMO_PASSWORD } });
  });

  it('does not count as guessing where the password is right', async () => {
    for (let count = 0; count < 32; count += 1) {
      expect((await post('10.1.0.3', { email: VENDOR, password: DEMO_PASSWORD })).status).toBe(200);
    }
  });

  it('by more than can wait is refused at once for some, and answered for the rest and for who is known', async () => {
    const known = new TestBrowser(shop);
    await known.call(LOGIN, { body: { email: SHOPPER, password: DEMO_PASSWORD } });
    const attack = Array.from({ length: 40 }, (_, number) => guessAt(100 + number, `10.2.0.${number}`));
    const mine = known.send(LOGIN, { body: { email: SHOPPER, password: DEMO_PASSWORD } });
    const answers = await Promise.all(attack);
    const refused = answers.filter(({ status }) => status === 503);
    const compared = answers.filter(({ status }) => status === 401);
    expect(refused.length + compared.length).toBe(40);
    // Two passwords are compared for each login: sixteen may wait, and one core is left to the rest of the shop.
    expect(compared.length).toBeLessThanOrEqual(16 + 2 * Math.max(1, availableParallelism() - 1));
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(refused.map(() => '5'));
    expect(refused.length).toBeGreaterThan(0);
    expect((await mine).status).toBe(200);
  });
});
