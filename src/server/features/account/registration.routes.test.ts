import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { TestBrowser } from '#tests/support/browser.ts';
import { mailsTo, tokenIn } from '#tests/support/written-mails.ts';
import { runLimited } from '#tests/support/run-limited.ts';

const REGISTER = 'POST /global/user/register';
const CONFIRM = 'POST /global/user/confirm';
const RESEND = 'POST /global/user/confirm/resend';
const LOGIN = 'POST /global/user/login';
const password = 'a sturdy pass phrase';
const SHOPPER = 'shopper@threefold.example';
/** Hashing is slow on purpose. A hundred passwords take long on a busy machine. */
const MANY_PASSWORDS = 90_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp({ env: { TRUST_PROXY: '1', PUBLIC_URL: 'https://shop.example' } });
});

let people = 0;
const newEmail = () => `somebody${(people += 1)}@mail.example`;

async function registered(email: string, name = 'Ann Bennett') {
  const browser = new TestBrowser(shop);
  const { result } = await browser.call(REGISTER, { body: { name, email, password } });
  return { browser, result };
}
const linkTo = async (email: string) => tokenIn((await mailsTo(shop.database, email))[0]);

describe('Making an account', () => {
  it('logs in at once, with an address that waits to be confirmed', async () => {
    const email = newEmail();
    const { browser, result } = await registered(email, '  Ann \n Bennett ');
    expect(result).toMatchObject({
      isUserLogIn: true,
      role: 'shopper',
      business_id: null,
      user: { name: 'Ann Bennett', email, is_confirmed: false },
    });
    expect((await browser.call('GET /global/user/session')).result).toEqual(result);
  });

  it('sends a link that begins with the configured host, not with the host that a request names', async () => {
    const email = newEmail();
    const browser = new TestBrowser(shop, {
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    });
    await browser.call(REGISTER, { body: { name: 'Ann', email, password } });
    const [letter, ...more] = await mailsTo(shop.database, email);
    expect(more).toEqual([]);
    expect(letter?.subject).toMatch(/^Confirm your email/);
    expect(letter?.text).toContain('\nhttps://shop.example/account/confirm?token=');
    expect(letter?.html).toContain('href="https://shop.example/account/confirm?token=');
    expect(letter?.text + (letter?.html ?? '')).not.toContain('evil');
  });

  it('keeps neither the password nor the token of the link', async () => {
    const email = newEmail();
    await registered(email);
    const { rows } = await shop.database.pool.query<{ everything: string }>(
      `select (select string_agg(to_jsonb(u)::text, ' ') from users u)
        || (select string_agg(to_jsonb(t)::text, ' ') from user_tokens t) as everything`,
    );
    expect(rows[0]?.everything).toContain('$argon2id$');
    expect(rows[0]?.everything).not.toContain(password);
    expect(rows[0]?.everything).not.toContain(await linkTo(email));
  });

  it('brings along the carts of the visitor', async () => {
    const { rows } = await shop.database.pool.query<{ id: string }>(
      `with cart as (insert into carts (line) values (1) returning id)
       insert into cart_items (cart_id, product_id, quantity, price_then)
       select id, 61, 1, 100 from cart returning cart_id as id`,
    );
    const browser = new TestBrowser(shop);
    const { result } = await browser.call(REGISTER, {
      body: { name: 'Ann', email: newEmail(), password, buy_local_storage_cart_id: rows[0]?.id ?? null },
    });
    expect(result.buyCartId).not.toBeNull();
    const { rows: items } = await shop.database.pool.query<{ product_id: number }>(
      'select product_id from cart_items where cart_id = $1',
      [result.buyCartId],
    );
    expect(items).toEqual([{ product_id: 61 }]);
  });

  it.each([
    [{ name: '' }, 'name', 'Required'],
    [{ name: '\u200b\ufeff ' }, 'name', 'Required'],
    [{ name: 'x'.repeat(121) }, 'name', 'Too long'],
    [{ email: 'ann' }, 'email', 'Invalid email'],
    [{ email: `ann${'x'.repeat(185)}@mail.example` }, 'email', 'Too long'],
    [{ email: 'ann#1@mail.example' }, 'email', 'Invalid email'],
    [{ email: 'ann@mail.example#1' }, 'email', 'Invalid email'],
    [{ password: 'short' }, 'password', 'Use at least 8 characters'],
    [{ password: 'password123' }, 'password', 'Too easy to guess: many people use this one'],
    [{ password: 'Ann@Mail.example' }, 'password', 'Choose one that is not your email'],
    [{ role: 'administrator' }, 'role', 'is not known here'],
    [{ business_id: 1 }, 'business_id', 'is not known here'],
    [{ confirmed_at: '2020-01-01' }, 'confirmed_at', 'is not known here'],
    [{ is_confirmed: true }, 'is_confirmed', 'is not known here'],
  ])('is refused with %o', async (wrong, field, error) => {
    const body = { name: 'Ann', email: 'ann@mail.example', password, ...wrong };
    const refusal = await new TestBrowser(shop).refused(REGISTER, { body });
    expect(refusal).toMatchObject({ status: 400, errors: { [field]: error } });
  });

  it('is refused in a sentence, which does not begin with the name of a field of the call', async () => {
    const body = { name: 'Ann', email: 'ann@mail.example', password: 'short' };
    const refusal = await new TestBrowser(shop).refused(REGISTER, { body });
    expect(refusal.message).toBe('Use at least 8 characters.');
  });

  it('is limited for one client, since each sends a mail', { timeout: MANY_PASSWORDS }, async () => {
    const browser = new TestBrowser(shop);
    const registerWith = (given: string) =>
      browser.send(REGISTER, { body: { name: 'Ann', email: newEmail(), password: given } });
    for (let count = 0; count < 60; count += 1) expect((await registerWith('short')).status).toBe(400);
    const answers = await runLimited(22, () => registerWith(password));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe('An address that has an account', () => {
  /** Everything in an answer that a stranger can compare. Random values are left out. */
  async function seenOf(email: string) {
    const browser = new TestBrowser(shop);
    const { status, body } = await browser.send(REGISTER, { body: { name: 'Ann', email, password } });
    const cookies = browser.setCookies.map((line) => line.replace(/=[\w-]+/, ''));
    const later = await browser.send('GET /web/site/account/profile');
    const shape = JSON.stringify([status, body, cookies, later]).replaceAll(email, 'EMAIL');
    return shape.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
  }

  it('is answered exactly as any other, and so is all that follows', async () => {
    const [known, unknown] = [await seenOf(SHOPPER), await seenOf(newEmail())];
    expect(known).toBe(unknown);
    for (const email of [SHOPPER, newEmail()]) {
      const { browser } = await registered(email);
      const { result } = await browser.call(LOGIN, { body: { email, password } });
      expect(result.user).toEqual({ name: 'Ann Bennett', email, is_confirmed: false });
      for (const tried of ['another', password]) {
        const refusal = await new TestBrowser(shop).refused(LOGIN, { body: { email, password: tried } });
        expect(refusal).toEqual({
          status: 401,
          message:
            'The email or the password is not right. If your account is new, please open the link in our email first.',
        });
      }
    }
  });

  it('gets a mail, whose link opens the existing account', async () => {
    await new TestBrowser(shop).call(LOGIN, { body: { email: SHOPPER, password: 'threefold-demo' } });
    await shop.database.pool.query("delete from jobs where kind = 'mail'");
    await registered(SHOPPER, 'Mallory');
    const [letter] = await mailsTo(shop.database, SHOPPER);
    expect(letter?.subject).toMatch(/^You already have an account/);
    expect(letter?.text).not.toContain('Mallory');
    const owner = new TestBrowser(shop);
    const { result } = await owner.call(CONFIRM, { body: { token: tokenIn(letter) } });
    expect(result.user).toMatchObject({ name: 'Sam Shopper', email: SHOPPER, is_confirmed: true });
  });

  it('still has its password, and the person who registered again gets no access', async () => {
    const { browser } = await registered(SHOPPER);
    expect((await browser.call('GET /web/site/account/profile')).result.name).toBe('Ann Bennett');
    const owner = new TestBrowser(shop);
    await owner.call(LOGIN, { body: { email: SHOPPER, password: 'threefold-demo' } });
    expect(await owner.isLoggedIn()).toBe(true);
  });
});

describe('A person who logs out before confirming', () => {
  const nameAfterLogin = async (browser: TestBrowser, email: string, given = password) =>
    (await browser.call(LOGIN, { body: { email, password: given } })).result.user?.name;

  it('comes back with their password in this browser, in capitals or small letters, and elsewhere after they confirmed', async () => {
    const email = newEmail();
    const { browser } = await registered(email, 'Ann');
    await browser.call('POST /global/user/logout', { body: {} });
    expect(await browser.isLoggedIn()).toBe(false);
    expect(await nameAfterLogin(browser, email)).toBe('Ann');
    expect(await nameAfterLogin(browser, email.toUpperCase())).toBe('Ann');
    const elsewhere = new TestBrowser(shop);
    expect((await elsewhere.refused(LOGIN, { body: { email, password } })).status).toBe(401);
    await browser.call(CONFIRM, { body: { token: await linkTo(email) } });
    expect(await nameAfterLogin(elsewhere, email.toUpperCase())).toBe('Ann');
  });

  it('is not kept out by strangers who claim the address after them', async () => {
    const email = newEmail();
    const { browser } = await registered(email, 'Ann');
    await browser.call('POST /global/user/logout', { body: {} });
    for (const name of ['Mallory', 'Trudy']) {
      const body = { name, email, password: 'another pass phrase' };
      await new TestBrowser(shop).call(REGISTER, { body });
    }
    expect(await nameAfterLogin(browser, email)).toBe('Ann');
    const { result } = await browser.call(CONFIRM, {
      body: { token: tokenIn((await mailsTo(shop.database, email)).at(-1)) },
    });
    expect(result.user).toMatchObject({ name: 'Ann', is_confirmed: true });
    expect(await nameAfterLogin(new TestBrowser(shop), email)).toBe('Ann');
  });

  it('comes into the account that has the address where they know its password too', async () => {
    const { browser } = await registered(SHOPPER, 'Again');
    await browser.call('POST /global/user/logout', { body: {} });
    expect(await nameAfterLogin(browser, SHOPPER, 'threefold-demo')).toBe('Sam Shopper');
  });

  it('gains nothing with a forged device mark', async () => {
    const email = newEmail();
    await registered(email, 'Ann');
    const browser = new TestBrowser(shop);
    const right = { email, password };
    for (const mark of ['1-x', '-1-x', '999999999-x', 'x', '1', `${'9'.repeat(400)}-x`]) {
      browser.cookies.set('__Host-threefold_device', mark);
      expect((await browser.refused(LOGIN, { body: right })).status).toBe(401);
    }
  });
});

describe('A link to confirm an address', () => {
  it('makes the address the account’s, logs in and lets it log in from then on', async () => {
    const email = newEmail();
    const { browser } = await registered(email);
    const { result } = await browser.call(CONFIRM, { body: { token: await linkTo(email) } });
    expect(result).toMatchObject({ isUserLogIn: true, user: { email, is_confirmed: true } });
    await new TestBrowser(shop).call(LOGIN, { body: { email: email.toUpperCase(), password } });
  });

  it('works once, for the first person who opens it', async () => {
    const email = newEmail();
    await registered(email);
    const token = await linkTo(email);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => new TestBrowser(shop).send(CONFIRM, { body: { token, password } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(3);
  });

  it('is over after a day, and is no link to another thing', async () => {
    const email = newEmail();
    await registered(email);
    const token = await linkTo(email);
    const reset = { token, password: 'another pass phrase' };
    expect(
      (await new TestBrowser(shop).refused('POST /global/user/password/reset', { body: reset })).status,
    ).toBe(410);
    await shop.database.pool.query(
      `update user_tokens set expires_at = expires_at - interval '24 hours' where email = $1`,
      [email],
    );
    const refusal = await new TestBrowser(shop).refused(CONFIRM, { body: { token } });
    expect(refusal).toEqual({ status: 410, message: 'This link has been used, or it is too old.' });
  });

  it('ends every other link to the address', async () => {
    const email = newEmail();
    const [first, second] = [await registered(email, 'First'), await registered(email, 'Second')];
    const [latest, earlier] = (await mailsTo(shop.database, email)).map(tokenIn);
    await first.browser.call(CONFIRM, { body: { token: earlier ?? '' } });
    const refusal = await second.browser.refused(CONFIRM, { body: { token: latest ?? '' } });
    expect(refusal.status).toBe(410);
    await second.browser.call(RESEND, { body: {} });
    const { result } = await second.browser.call(CONFIRM, { body: { token: await linkTo(email) } });
    expect(result.user).toMatchObject({ name: 'First', email, is_confirmed: true });
  });

  it('into an existing account says that the sent password was not used', async () => {
    const email = newEmail();
    const first = await registered(email, 'First');
    await first.browser.call(CONFIRM, { body: { token: await linkTo(email) } });
    await registered(email, 'Second');
    const typed = 'another pass phrase';
    const { result, message } = await new TestBrowser(shop).call(CONFIRM, {
      body: { token: await linkTo(email), password: typed },
    });
    expect(result.user?.name).toBe('First');
    expect(message).toMatch(/the one that you typed was not taken/);
    const logInWith = (given: string) =>
      new TestBrowser(shop).send(LOGIN, { body: { email, password: given } });
    expect([(await logInWith(typed)).status, (await logInWith(password)).status]).toEqual([401, 200]);
  });

  it('gives an address to one of two who claim it, and ends the link of the other', async () => {
    const email = newEmail();
    const [first, second] = [await registered(email, 'First'), await registered(email, 'Second')];
    const tokens = (await mailsTo(shop.database, email)).map(tokenIn);
    const answers = await Promise.all(
      tokens.map((token) => new TestBrowser(shop).send(CONFIRM, { body: { token, password } })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410]);
    const { rows } = await shop.database.pool.query(
      'select from users where email = $1 and confirmed_at is not null',
      [email],
    );
    expect(rows).toHaveLength(1);
    const isLoggedIn = [await first.browser.isLoggedIn(), await second.browser.isLoggedIn()];
    expect(isLoggedIn.filter(Boolean)).toHaveLength(1);
  });

  it('takes along what was gathered, when it is opened in the browser that registered', async () => {
    const { pool } = shop.database;
    const { browser, result } = await registered(SHOPPER);
    expect(result.repairCartId).toBeNull();
    const { rows: claims } = await pool.query<{ user_id: number }>(
      `with cart as (
         insert into carts (line, user_id) select 3, user_id from sessions
         where token_hash = sha256(convert_to($1, 'utf8')) returning id, user_id
       ), item as (
         insert into cart_items (cart_id, product_id, quantity, price_then)
         select id, (select min(id) from products where line = 3), 1, 100 from cart
       )
       select user_id from cart`,
      [browser.cookies.get('__Host-threefold_session')],
    );
    const { result: after } = await browser.call(CONFIRM, { body: { token: await linkTo(SHOPPER) } });
    expect(after.user?.name).toBe('Sam Shopper');
    const { rows: items } = await pool.query('select from cart_items where cart_id = $1', [
      after.repairCartId,
    ]);
    expect(items).toHaveLength(1);
    const { rows: left } = await pool.query('select from users where id = $1', [claims[0]?.user_id]);
    expect(left).toEqual([]);
  });

  it('can be had again, until it was opened or too often', async () => {
    const email = newEmail();
    const { browser } = await registered(email);
    for (let count = 0; count < 4; count += 1) {
      const { message } = await browser.call(RESEND, { body: {} });
      expect(message).toBe(`We have sent a new link to ${email}.`);
    }
    expect(await browser.refused(RESEND, { body: {} })).toEqual({
      status: 429,
      message: 'Too many tries. Please try again in an hour.',
    });
    const letters = await mailsTo(shop.database, email);
    expect(letters).toHaveLength(5);
    await browser.call(CONFIRM, { body: { token: tokenIn(letters[4]) } });
    expect((await browser.refused(RESEND, { body: {} })).status).toBe(409);
    const { rows } = await shop.database.pool.query('select from user_tokens where email = $1', [email]);
    expect(rows).toEqual([]);
  });
});

describe('A stranger', () => {
  it('can not fill a mailbox by registering its address on and on', async () => {
    const email = newEmail();
    const browser = new TestBrowser(shop);
    for (let count = 0; count < 8; count += 1) {
      await browser.call(REGISTER, { body: { name: 'Ann', email, password } });
    }
    expect(await mailsTo(shop.database, email)).toHaveLength(5);
  });

  it('can not keep an address from its owner', async () => {
    const email = newEmail();
    await registered(email, 'Mallory');
    const { browser } = await registered(email, 'Ann');
    const { result } = await browser.call(CONFIRM, { body: { token: await linkTo(email) } });
    expect(result.user).toMatchObject({ name: 'Ann', email, is_confirmed: true });
  });
});
