import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { TestBrowser } from '#tests/support/browser.ts';
import { newcomer, PASSWORD as NEWCOMERS_PASSWORD } from '#tests/support/seeds.ts';
import { switchOn } from '#tests/support/second-factor.ts';
import { mailsTo, tokenIn } from '#tests/support/written-mails.ts';
import { logIn } from './login.writes.ts';
import { changePassword, showPassword } from './passwords.writes.ts';
import { askForAddress } from './profile.writes.ts';
import { readOpenable } from './reads.ts';

const REGISTER = 'POST /global/user/register';
const CONFIRM = 'POST /global/user/confirm';
const RESEND = 'POST /global/user/confirm/resend';
const FORGOT = 'POST /global/user/password/forgot';
const RESET = 'POST /global/user/password/reset';
const LOGIN = 'POST /global/user/login';
const EMAIL = 'PUT /web/site/account/email';
const strangers = 'the pass phrase of a stranger';
const owners = 'the pass phrase of the owner';
const theShop = { name: 'Threefold', url: 'https://shop.example' };
const asker = { client: 'test', standing: 'known' as const };

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp({ env: { TRUST_PROXY: '1' } });
});

let people = 0;
const newEmail = () => `person${(people += 1)}@mail.example`;
const lastTo = async (email: string) => (await mailsTo(shop.database, email))[0];
const linkTo = async (email: string) => tokenIn(await lastTo(email));

/** A browser that has registered with an email without proving it. */
async function claim(email: string, password = strangers) {
  const browser = new TestBrowser(shop);
  await browser.call(REGISTER, { body: { name: 'Mallory', email, password } });
  return browser;
}

/** A registered member with a confirmed address, in their browser. */
async function member(email = newEmail(), password = owners) {
  const browser = await claim(email, password);
  await browser.call(CONFIRM, { body: { token: await linkTo(email) } });
  return { email, browser };
}

const opensWith = async (email: string, password: string) =>
  (await new TestBrowser(shop).send(LOGIN, { body: { email, password } })).status === 200;

describe('The owner of an address that a stranger registered with', () => {
  it('is asked for a new password, and the link stays valid', async () => {
    const email = newEmail();
    const mallory = await claim(email);
    const owner = new TestBrowser(shop);
    const token = await linkTo(email);
    for (let count = 0; count < 12; count += 1) {
      expect(await owner.refused(CONFIRM, { body: { token } })).toEqual({
        status: 400,
        message: `Choose a password for ${email}.`,
        errors: { password: 'Required' },
      });
    }
    expect((await mallory.call('GET /global/user/session')).result.user?.is_confirmed).toBe(false);
    for (const wrong of ['short', 'password123', email]) {
      const refusal = await owner.refused(CONFIRM, { body: { token, password: wrong } });
      expect([refusal.status, Object.keys(refusal.errors ?? {})]).toEqual([400, ['password']]);
    }
    const { result } = await owner.call(CONFIRM, { body: { token, password: owners } });
    expect(result.user).toMatchObject({ email, is_confirmed: true });
  });

  it('has nothing of what the stranger left there: no address, phone, name or wish', async () => {
    const email = newEmail();
    const mallory = await claim(email);
    const body = { name: 'Mallory', line_1: '6 Evil Street', town: 'Leeds', post_code: 'LS1 4DY' };
    await mallory.call('POST /web/site/account/addresses', { body });
    await mallory.call('PUT /web/site/account/profile', {
      body: { name: 'Mallory', phone: '0113 496 0000' },
    });
    await mallory.call('POST /web/site/wishlist', { body: { product_id: 61 } });
    const owner = new TestBrowser(shop);
    await owner.call(CONFIRM, { body: { token: await linkTo(email), password: owners } });
    expect((await owner.call('GET /web/site/account/addresses')).result).toEqual([]);
    const { result } = await owner.call('GET /web/site/account/profile');
    expect(result).toMatchObject({ phone: null, name: email.split('@')[0] });
    expect((await owner.call('GET /web/site/wishlist')).result).toEqual([]);
  });

  it('is alone in the account from then on', async () => {
    const email = newEmail();
    const mallory = await claim(email);
    const elsewhere = new TestBrowser(shop);
    for (const [name, value] of mallory.cookies) elsewhere.cookies.set(name, value);
    await elsewhere.call(LOGIN, { body: { email, password: strangers } });
    await mallory.call(LOGIN, { body: { email, password: strangers } });
    await mallory.call(RESEND, { body: {} });
    const [link, otherLink] = (await mailsTo(shop.database, email)).map(tokenIn);
    const owner = new TestBrowser(shop);
    await owner.call(CONFIRM, { body: { token: link ?? '', password: owners } });
    expect(await Promise.all([owner, mallory, elsewhere].map((one) => one.isLoggedIn()))).toEqual([
      true,
      false,
      false,
    ]);
    expect([await opensWith(email, strangers), await opensWith(email, owners)]).toEqual([false, true]);
    const again = { token: otherLink ?? '', password: 'yet another pass phrase' };
    expect((await new TestBrowser(shop).refused(CONFIRM, { body: again })).status).toBe(410);
  });

  it('keeps session and password where they made the account themselves', async () => {
    const { email, browser } = await member();
    expect(await browser.isLoggedIn()).toBe(true);
    expect(await opensWith(email, owners)).toBe(true);
  });

  it('loses nothing to a stranger who registers the email again: the stranger can’t log in before it is confirmed', async () => {
    const email = newEmail();
    const owner = await claim(email, owners);
    const token = await linkTo(email);
    const mallory = await claim(email);
    expect([await opensWith(email, strangers), await opensWith(email, owners)]).toEqual([false, false]);
    await owner.call(CONFIRM, { body: { token } });
    expect([await opensWith(email, strangers), await opensWith(email, owners)]).toEqual([false, true]);
    // The stranger keeps the account in that browser, learns nothing, and has no access to the address.
    expect((await mallory.call('GET /global/user/session')).result.user?.is_confirmed).toBe(false);
  });

  it('wins when they and others open the same link at once, each with a password', async () => {
    const email = newEmail();
    const mallory = await claim(email);
    const token = await linkTo(email);
    const choices = ['first new pass phrase', 'second new pass phrase', 'third new pass phrase'];
    const answers = await Promise.all(
      choices.map((password) => new TestBrowser(shop).send(CONFIRM, { body: { token, password } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(2);
    expect(await mallory.isLoggedIn()).toBe(false);
    const opened: boolean[] = [];
    for (const choice of [...choices, strangers]) opened.push(await opensWith(email, choice));
    expect(opened).toEqual([...answers.map(({ status }) => status === 200), false]);
  });
});

describe('The owner of an address that a stranger asked to change to', () => {
  it('keeps it by opening the link: nothing moves in a browser that is not signed in to the account', async () => {
    const { email, browser: mallory } = await member(newEmail(), strangers);
    const wanted = newEmail();
    await mallory.call(EMAIL, { body: { email: wanted, password: strangers } });
    const token = await linkTo(wanted);
    const owner = new TestBrowser(shop);
    for (const body of [{ token }, { token, password: owners }]) {
      const refusal = await owner.refused(CONFIRM, { body });
      expect(refusal).toMatchObject({
        status: 403,
        message: expect.stringContaining('stays yours') as string,
      });
    }
    const { browser: other } = await member();
    expect((await other.refused(CONFIRM, { body: { token, password: owners } })).status).toBe(403);
    const { result } = await mallory.call('GET /global/user/session');
    expect(result.user).toMatchObject({ email, is_confirmed: true });
    expect([await opensWith(wanted, owners), await opensWith(email, strangers)]).toEqual([false, true]);
  });

  it('can register with it and log in, also when the stranger has a second factor', async () => {
    const { id, email, headers } = await newcomer(shop);
    await switchOn(shop, headers, NEWCOMERS_PASSWORD);
    const wanted = newEmail();
    await shop.call(EMAIL, { body: { email: wanted, password: NEWCOMERS_PASSWORD }, headers });
    const body = { token: await linkTo(wanted), password: owners };
    expect((await new TestBrowser(shop).refused(CONFIRM, { body })).status).toBe(403);
    const { rows } = await shop.database.pool.query('select email from users where id = $1', [id]);
    expect(rows).toEqual([{ email }]);

    await member(wanted);
    expect(await opensWith(wanted, owners)).toBe(true);
    expect((await shop.refused(CONFIRM, { body: { token: body.token }, headers })).status).toBe(410);
  });

  it('moves where its account is signed in', async () => {
    const { browser } = await member();
    const wanted = newEmail();
    await browser.call(EMAIL, { body: { email: wanted, password: owners } });
    const { result } = await browser.call(CONFIRM, { body: { token: await linkTo(wanted) } });
    expect(result.user).toMatchObject({ email: wanted, is_confirmed: true });
    expect(await opensWith(wanted, owners)).toBe(true);
  });

  it('is given to one of two accounts that ask for it at the same time', async () => {
    const wanted = newEmail();
    const [first, second] = [await member(), await member()];
    for (const { browser } of [first, second]) {
      await browser.call(EMAIL, { body: { email: wanted, password: owners } });
    }
    // The newest mail is the first of the list.
    const tokens = (await mailsTo(shop.database, wanted)).map(tokenIn);
    const statuses = await Promise.all(
      [second, first].map(
        async ({ browser }, at) =>
          (await browser.send(CONFIRM, { body: { token: tokens[at] ?? '' } })).status,
      ),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410 || status === 409)).toHaveLength(1);
  });
});

describe('Mails to an address', () => {
  it('are sent to its owner, who claims it too, however many strangers claim it', async () => {
    const email = newEmail();
    for (let count = 0; count < 26; count += 1) {
      const mallory = await claim(email);
      await mallory.call(REGISTER, { body: { name: 'Mallory', email, password: strangers } });
    }
    const before = (await mailsTo(shop.database, email)).length;
    expect(before).toBe(26 + 20);
    const owner = await claim(email, owners);
    const letters = await mailsTo(shop.database, email);
    expect(letters).toHaveLength(before + 1);
    const { result } = await owner.call(CONFIRM, { body: { token: tokenIn(letters[0]) } });
    expect(result.user).toMatchObject({ email, is_confirmed: true });
  }, 90_000);

  it('about a forgotten password do not end because a stranger registers with it again and again', async () => {
    const { email } = await member();
    const mallory = new TestBrowser(shop);
    for (let count = 0; count < 8; count += 1) {
      await mallory.call(REGISTER, { body: { name: 'Mallory', email, password: strangers } });
    }
    const letters = await mailsTo(shop.database, email);
    expect(letters.filter(({ subject }) => subject.startsWith('You already have an account'))).toHaveLength(
      5,
    );
    await new TestBrowser(shop).call(FORGOT, { body: { email } });
    expect((await lastTo(email))?.subject).toMatch(/^Choose a new password/);
  });
});

describe('A new password', () => {
  /** Every kind of link into an account, read from its owner's mailbox. */
  async function linksInto(email: string, browser: TestBrowser) {
    await claim(email);
    const login = await linkTo(email);
    await new TestBrowser(shop).call(FORGOT, { body: { email } });
    const reset = await linkTo(email);
    const wanted = newEmail();
    await browser.call(EMAIL, { body: { email: wanted, password: owners } });
    return { login, reset, change: await linkTo(wanted) };
  }
  async function expectOver({ login, reset, change }: { login: string; reset: string; change: string }) {
    const password = 'yet another pass phrase';
    for (const token of [login, change]) {
      expect((await new TestBrowser(shop).refused(CONFIRM, { body: { token, password } })).status).toBe(410);
    }
    expect((await new TestBrowser(shop).refused(RESET, { body: { token: reset, password } })).status).toBe(
      410,
    );
  }
  const password = 'a newer pass phrase';

  it('ends every link into the account when it is changed', async () => {
    const { email, browser } = await member();
    const links = await linksInto(email, browser);
    await browser.call('PUT /global/user/password', { body: { current_password: owners, password } });
    await expectOver(links);
  });

  it('ends every link into the account when a forgotten one is replaced', async () => {
    const { email, browser } = await member();
    const links = await linksInto(email, browser);
    await new TestBrowser(shop).call(FORGOT, { body: { email } });
    await new TestBrowser(shop).call(RESET, { body: { token: await linkTo(email), password } });
    await expectOver(links);
  });

  it('of a stranger who only claims an address leaves the links of others alone', async () => {
    const email = newEmail();
    const owner = await claim(email, owners);
    const token = await linkTo(email);
    const mallory = await claim(email);
    await mallory.call('PUT /global/user/password', { body: { current_password: strangers, password } });
    const { result } = await owner.call(CONFIRM, { body: { token } });
    expect(result.user?.is_confirmed).toBe(true);
  });

  it('stops a login with the old one, even while it is being compared', async () => {
    const { email, browser } = await member();
    const { db } = shop.database;
    const openable = await readOpenable(db, email, null);
    const userId = openable.owner?.account.id ?? 0;
    const shown = await showPassword(db, userId, { password: owners, client: 'test' });
    if (!shown) throw new Error('The password was right');
    await browser.call('PUT /global/user/password', { body: { current_password: owners, password } });

    expect(await logIn(db, openable, { password: owners, userAgent: '', asker })).toBeUndefined();
    const changing = { shown, token: '', password: strangers, client: 'test' };
    expect(await changePassword(db, theShop, changing)).toBeUndefined();
    expect(await askForAddress(db, theShop, { shown, email: newEmail(), isQuiet: false })).toBe(false);
    expect([await browser.isLoggedIn(), await opensWith(email, password)]).toEqual([true, true]);
  });
});
