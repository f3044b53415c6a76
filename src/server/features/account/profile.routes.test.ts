import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { TestBrowser } from '#tests/support/browser.ts';
import { mailsTo, tokenIn } from '#tests/support/written-mails.ts';

const PROFILE = 'GET /web/site/account/profile';
const CHANGE = 'PUT /web/site/account/profile';
const EMAIL = 'PUT /web/site/account/email';
const CONFIRM = 'POST /global/user/confirm';
const LOGIN = 'POST /global/user/login';
const password = 'a sturdy pass phrase';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp({ env: { TRUST_PROXY: '1', PUBLIC_URL: 'https://shop.example' } });
});

let people = 0;
async function newcomer() {
  people += 1;
  const email = `person${people}@mail.example`;
  const browser = new TestBrowser(shop);
  await browser.call('POST /global/user/register', { body: { name: 'Ann', email, password } });
  return { email, browser };
}
const lastTo = async (email: string) => (await mailsTo(shop.database, email))[0];
async function member() {
  const one = await newcomer();
  await one.browser.call(CONFIRM, { body: { token: tokenIn(await lastTo(one.email)) } });
  return one;
}

describe('A profile', () => {
  it('shows the profile, and accepts another name and phone', async () => {
    const { email, browser } = await member();
    const { result } = await browser.call(PROFILE);
    expect(result).toMatchObject({ name: 'Ann', email, phone: null, is_confirmed: true });
    const changed = await browser.call(CHANGE, { body: { name: ' Ann  Lee ', phone: '020 7946 0132' } });
    expect(changed.result).toMatchObject({ name: 'Ann Lee', phone: '020 7946 0132' });
    expect((await browser.call('GET /global/user/session')).result.user?.name).toBe('Ann Lee');
    expect((await browser.call(CHANGE, { body: { name: 'Ann', phone: '' } })).result.phone).toBeNull();
  });

  it.each([
    [{ name: ' ' }, 'name', 'Required'],
    [{ phone: 'call me' }, 'phone', 'Invalid phone number'],
    [{ email: 'other@mail.example' }, 'email', 'is not known here'],
    [{ role: 'administrator' }, 'role', 'is not known here'],
  ])('is not changed by %o', async (wrong, field, error) => {
    const { browser } = await newcomer();
    const refusal = await browser.refused(CHANGE, { body: { name: 'Ann', phone: null, ...wrong } });
    expect(refusal).toMatchObject({ status: 400, errors: { [field]: error } });
  });
});

describe('Another address', () => {
  it('becomes the account’s when its link is opened, and the old email gets a mail about it', async () => {
    const { email, browser } = await member();
    const other = `new-${email}`;
    await browser.call(EMAIL, { body: { email: other, password } });
    expect((await browser.call(PROFILE)).result.email).toBe(email);
    await browser.call(CONFIRM, { body: { token: tokenIn(await lastTo(other)) } });
    expect((await browser.call(PROFILE)).result).toMatchObject({ email: other, is_confirmed: true });
    expect((await lastTo(email))?.subject).toMatch(/^Your email was changed/);
    await new TestBrowser(shop).call(LOGIN, { body: { email: other, password } });
    await new TestBrowser(shop).refused(LOGIN, { body: { email, password } });
  });

  it('corrects a mistyped address before it was confirmed, and ends the link to the wrong one', async () => {
    const { email, browser } = await newcomer();
    const wrongLink = tokenIn(await lastTo(email));
    const right = `right-${email}`;
    await browser.call(EMAIL, { body: { email: right, password } });
    expect((await browser.call(PROFILE)).result).toMatchObject({ email: right, is_confirmed: false });
    expect((await browser.refused(CONFIRM, { body: { token: wrongLink } })).status).toBe(410);
    const { result } = await browser.call(CONFIRM, { body: { token: tokenIn(await lastTo(right)) } });
    expect(result.user).toMatchObject({ email: right, is_confirmed: true });
  });

  it('gets the same answer when another account has it, and that account gets a mail', async () => {
    const [ann, ben] = [await member(), await member()];
    const asked = await ann.browser.call(EMAIL, { body: { email: ben.email, password } });
    const free = await ann.browser.call(EMAIL, { body: { email: `free-${ann.email}`, password } });
    expect(asked.message.replace(ben.email, '')).toBe(free.message.replace(`free-${ann.email}`, ''));
    const letter = await lastTo(ben.email);
    expect(letter?.subject).toMatch(/^This address has an account/);
    expect(letter?.text).not.toContain('token');
  });

  it('that another account has taken meanwhile stays with it', async () => {
    const ann = await member();
    const wanted = `wanted-${ann.email}`;
    await ann.browser.call(EMAIL, { body: { email: wanted, password } });
    const annsLink = tokenIn(await lastTo(wanted));
    const ben = new TestBrowser(shop);
    await ben.call('POST /global/user/register', { body: { name: 'Ben', email: wanted, password } });
    await ben.call(CONFIRM, { body: { token: tokenIn(await lastTo(wanted)) } });
    const refusal = await ann.browser.refused(CONFIRM, { body: { token: annsLink } });
    expect(refusal).toEqual({ status: 410, message: 'This link has been used, or it is too old.' });
    expect((await ann.browser.call(PROFILE)).result.email).toBe(ann.email);
  });

  it('needs the password, and to be another one', async () => {
    const { email, browser } = await member();
    const other = { email: `x-${email}`, password: 'not it' };
    expect(await browser.refused(EMAIL, { body: other })).toMatchObject({
      status: 400,
      errors: { password: 'This is not your password.' },
    });
    expect(await browser.refused(EMAIL, { body: { email: email.toUpperCase(), password } })).toMatchObject({
      status: 400,
      errors: { email: 'This is the address that you have.' },
    });
    expect(await mailsTo(shop.database, other.email)).toEqual([]);
  });
});
