import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { TestBrowser } from '#tests/support/browser.ts';
import { mailsTo, tokenIn } from '#tests/support/written-mails.ts';
import { runLimited } from '#tests/support/run-limited.ts';

const FORGOT = 'POST /global/user/password/forgot';
const RESET = 'POST /global/user/password/reset';
const CHANGE = 'PUT /global/user/password';
const LOGIN = 'POST /global/user/login';
const old = 'an older pass phrase';
const password = 'a newer pass phrase';
/** Hashing is slow on purpose. A hundred passwords take long on a busy machine. */
const MANY_PASSWORDS = 90_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp({ env: { TRUST_PROXY: '1', PUBLIC_URL: 'https://shop.example' } });
});

let people = 0;
/** A member with a confirmed address, in the browser where they registered. */
async function member() {
  people += 1;
  const email = `member${people}@mail.example`;
  const browser = new TestBrowser(shop);
  await browser.call('POST /global/user/register', { body: { name: 'Ann', email, password: old } });
  const token = tokenIn((await mailsTo(shop.database, email))[0]);
  await browser.call('POST /global/user/confirm', { body: { token } });
  return { email, browser };
}

async function linkFor(email: string): Promise<string> {
  await new TestBrowser(shop).call(FORGOT, { body: { email } });
  return tokenIn((await mailsTo(shop.database, email))[0]);
}

const logIn = (email: string, given: string) =>
  new TestBrowser(shop).send(LOGIN, { body: { email, password: given } });

describe('A forgotten password', () => {
  it('is answered the same for every address, and every address gets a mail', async () => {
    const { email } = await member();
    const known = await new TestBrowser(shop).send(FORGOT, { body: { email: email.toUpperCase() } });
    const unknown = await new TestBrowser(shop).send(FORGOT, { body: { email: 'nobody@mail.example' } });
    expect(known).toEqual(unknown);
    expect(known.status).toBe(200);
    expect((await mailsTo(shop.database, email))[0]?.subject).toMatch(/^Choose a new password/);
    const [other] = await mailsTo(shop.database, 'nobody@mail.example');
    expect(other?.subject).toMatch(/^There is no account to open/);
    expect(other?.text).not.toContain('token');
  });

  it('is no way into an account that only claims its address', async () => {
    const email = 'claimed@mail.example';
    await new TestBrowser(shop).call('POST /global/user/register', {
      body: { name: 'Mallory', email, password: old },
    });
    await new TestBrowser(shop).call(FORGOT, { body: { email } });
    expect((await mailsTo(shop.database, email))[0]?.subject).toMatch(/^There is no account to open/);
  });

  it('is reset by a link to the configured host, never to the host that a request names', async () => {
    const { email } = await member();
    await new TestBrowser(shop, { 'x-forwarded-host': 'evil.example' }).call(FORGOT, { body: { email } });
    const [letter] = await mailsTo(shop.database, email);
    expect(letter?.text).toContain('\nhttps://shop.example/account/reset?token=');
  });

  it('limits mails to one address, without saying so', async () => {
    const { email } = await member();
    const browser = new TestBrowser(shop);
    for (let count = 0; count < 8; count += 1) {
      expect((await browser.send(FORGOT, { body: { email } })).status).toBe(200);
    }
    const links = async () =>
      (await mailsTo(shop.database, email)).filter(({ subject }) => subject.startsWith('Choose'));
    expect(await links()).toHaveLength(5);
    const mallory = new TestBrowser(shop);
    for (let count = 0; count < 3; count += 1) await mallory.call(FORGOT, { body: { email } });
    expect(await links()).toHaveLength(8);
  });

  it('sends the owner a mail, however many strangers asked for some', async () => {
    const { email } = await member();
    const links = async () =>
      (await mailsTo(shop.database, email)).filter(({ subject }) => subject.startsWith('Choose'));
    for (let count = 0; count < 26; count += 1) {
      const mallory = new TestBrowser(shop);
      for (const _ of [1, 2]) await mallory.call(FORGOT, { body: { email } });
    }
    const before = (await links()).length;
    expect(before).toBe(26 + 20);
    await new TestBrowser(shop).call(FORGOT, { body: { email } });
    expect(await links()).toHaveLength(before + 1);
  });

  it('is asked for only so often by one client', async () => {
    const browser = new TestBrowser(shop);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const { status } = await browser.send(FORGOT, { body: { email: `x${count}@mail.example` } });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

describe('A link to choose a new password', () => {
  it('changes it, logs in here and out everywhere else, and mails the owner', async () => {
    const { email, browser: lost } = await member();
    const token = await linkFor(email);
    const browser = new TestBrowser(shop);
    const { result } = await browser.call(RESET, { body: { token, password } });
    expect(result.user).toMatchObject({ email, is_confirmed: true });
    expect([await browser.isLoggedIn(), await lost.isLoggedIn()]).toEqual([true, false]);
    expect((await logIn(email, old)).status).toBe(401);
    expect((await logIn(email, password)).status).toBe(200);
    expect((await mailsTo(shop.database, email))[0]?.subject).toMatch(/^Your password was changed/);
  });

  it('works once when two come with it at the same time', async () => {
    const { email } = await member();
    const token = await linkFor(email);
    const choices = ['first new pass phrase', 'second new pass phrase', 'third new pass phrase'];
    const answers = await Promise.all(
      choices.map((choice) => new TestBrowser(shop).send(RESET, { body: { token, password: choice } })),
    );
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(2);
    const winner = choices[answers.findIndex(({ status }) => status === 200)] ?? '';
    const logins = await Promise.all(choices.map((choice) => logIn(email, choice)));
    expect(logins.findIndex(({ status }) => status === 200)).toBe(choices.indexOf(winner));
    expect(logins.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ends the other links to the same account', async () => {
    const { email } = await member();
    const [first, second] = [await linkFor(email), await linkFor(email)];
    await new TestBrowser(shop).call(RESET, { body: { token: second, password } });
    const refusal = await new TestBrowser(shop).refused(RESET, { body: { token: first, password: old } });
    expect(refusal).toEqual({ status: 410, message: 'This link has been used, or it is too old.' });
  });

  it('is over after an hour, and is no link to another thing', async () => {
    const { email } = await member();
    const token = await linkFor(email);
    const other = await new TestBrowser(shop).refused('POST /global/user/confirm', { body: { token } });
    expect(other.status).toBe(410);
    await shop.database.pool.query(
      `update user_tokens set expires_at = expires_at - interval '1 hour' where email = $1`,
      [email],
    );
    expect((await new TestBrowser(shop).refused(RESET, { body: { token, password } })).status).toBe(410);
  });

  it('is not used up by a password that can not be taken', async () => {
    const { email } = await member();
    const token = await linkFor(email);
    for (const wrong of ['short', 'password123', email]) {
      const refusal = await new TestBrowser(shop).refused(RESET, { body: { token, password: wrong } });
      expect([refusal.status, Object.keys(refusal.errors ?? {})]).toEqual([400, ['password']]);
    }
    await new TestBrowser(shop).call(RESET, { body: { token, password } });
  });

  it('can not be guessed on and on', async () => {
    const browser = new TestBrowser(shop);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const { status } = await browser.send(RESET, { body: { token: `guess${count}`, password } });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(410), 429]);
  });
});

describe('Changing a password', () => {
  it('asks for the one there is, and ends every other session', async () => {
    const { email, browser } = await member();
    const other = new TestBrowser(shop);
    await other.call(LOGIN, { body: { email, password: old } });
    const wrong = await browser.refused(CHANGE, { body: { current_password: 'not it', password } });
    expect(wrong).toMatchObject({ status: 400, errors: { current_password: 'This is not your password.' } });
    expect(await other.isLoggedIn()).toBe(true);

    await browser.call(CHANGE, { body: { current_password: old, password } });
    expect([await browser.isLoggedIn(), await other.isLoggedIn()]).toEqual([true, false]);
    expect((await logIn(email, old)).status).toBe(401);
    expect((await mailsTo(shop.database, email))[0]?.subject).toMatch(/^Your password was changed/);
  });

  it('is held to the rules of a new one', async () => {
    const { email, browser } = await member();
    for (const given of ['short', 'iloveyou', email]) {
      const refusal = await browser.refused(CHANGE, { body: { current_password: old, password: given } });
      expect([refusal.status, Object.keys(refusal.errors ?? {})]).toEqual([400, ['password']]);
    }
  });

  it('does not let a stranger at an open browser guess again and again', async () => {
    const { browser } = await member();
    let status = 0;
    for (let count = 0; count < 11; count += 1) {
      ({ status } = await browser.send(CHANGE, { body: { current_password: `guess ${count}`, password } }));
    }
    expect(status).toBe(429);
  });

  it('needs a session', async () => {
    const refusal = await new TestBrowser(shop).refused(CHANGE, {
      body: { current_password: old, password },
    });
    expect(refusal.status).toBe(401);
  });
});

describe('Guessing at one account', { timeout: MANY_PASSWORDS }, () => {
  const guess = (email: string, browser = new TestBrowser(shop)) =>
    browser.send(LOGIN, { body: { email, password: 'a wrong guess' } });

  it('from many clients is stopped, and locks out no browser that was known before', async () => {
    const { email, browser: owner } = await member();
    await owner.call('POST /global/user/logout', { body: {} });
    const statuses = await runLimited(103, () => guess(email));
    expect(statuses.filter(({ status }) => status === 401)).toHaveLength(100);
    expect((await logIn(email, old)).status).toBe(429);

    await owner.call(LOGIN, { body: { email, password: old } });
    const elsewhere = new TestBrowser(shop);
    await elsewhere.call(RESET, { body: { token: await linkFor(email), password } });
    expect(await elsewhere.isLoggedIn()).toBe(true);
  });

  it('does not include frequent logins of the owner', async () => {
    const { email, browser } = await member();
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await browser.send(LOGIN, { body: { email, password: old } })).status);
    }
    expect(statuses).toEqual(Array(12).fill(200));
  });

  it('with the mark of a browser that knows another account is guessing still', async () => {
    const { email } = await member();
    const { browser: mallory } = await member();
    await runLimited(100, () => guess(email));
    expect((await guess(email, mallory)).status).toBe(429);
  });
});
