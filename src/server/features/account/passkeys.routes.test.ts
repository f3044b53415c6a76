import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { makePasskey, newAuthenticator, type Authenticator } from '#tests/support/authenticator.ts';
import { makeStale, signIn } from '#tests/support/people.ts';
import { newcomer } from '#tests/support/seeds.ts';
import { resetFactors } from './factor.writes.ts';
import { codeNow, secretOf, sessionBeforeCode, switchOn } from '#tests/support/second-factor.ts';

const PASSWORD = 'seven green bicycles';
const FINISH = 'POST /global/user/login/code';
const ADD = 'POST /global/user/passkeys';
type Headers = Record<string, string>;
let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

async function add(headers: Headers, authenticator: Authenticator, code?: string) {
  const body = await makePasskey(shop, headers, PASSWORD, authenticator, code ? { code } : {});
  return (await shop.call(ADD, { body, headers })).result.recovery_codes;
}

async function member() {
  const authenticator = newAuthenticator(shop.origin);
  const { id, email, headers } = await newcomer(shop);
  return { id, email, headers, authenticator, recoveryCodes: await add(headers, authenticator) };
}

const challengeFor = async (headers: Headers) =>
  (await shop.call('POST /global/user/passkeys/challenge', { headers })).result.challenge;
const stateOf = async (headers: Headers) =>
  (await shop.call('GET /global/user/second-factor', { headers })).result;
const halfOf = async (id: number) => ({ cookie: await sessionBeforeCode(shop, id) });

describe('Adding a passkey', () => {
  it('asks for the password, gives recovery codes once, and signs out other browsers', async () => {
    const { email, headers } = await newcomer(shop);
    const other = await signIn(shop, email);
    const wrong = { body: { password: 'a wrong one' }, headers };
    expect(await shop.refused('POST /global/user/passkeys/new', wrong)).toMatchObject({ status: 400 });
    expect(await add(headers, newAuthenticator(shop.origin))).toHaveLength(10);
    expect(await stateOf(headers)).toMatchObject({
      is_on: true,
      has_app: false,
      passkeys: [{ name: 'My laptop', last_used_at: null }],
      recovery_codes_left: 10,
    });
    const session = await shop.call('GET /global/user/session', { headers: other });
    expect(session.result.isUserLogIn).toBe(false);
  });

  it('asks for a second factor where there is one, and keeps its recovery codes', async () => {
    const { headers, recoveryCodes } = await member();
    const begin = 'POST /global/user/passkeys/new';
    expect(await shop.refused(begin, { body: { password: PASSWORD }, headers })).toMatchObject({
      status: 400,
      errors: { code: 'Required' },
    });
    const guess = { password: PASSWORD, code: '000000' };
    expect(await shop.refused(begin, { body: guess, headers })).toMatchObject({ status: 400 });
    expect(await add(headers, newAuthenticator(shop.origin), recoveryCodes[0])).toEqual([]);
    expect(await stateOf(headers)).toMatchObject({ recovery_codes_left: 9 });
  });

  it('refuses a key for another site, without a challenge, or for a challenge of another kind', async () => {
    const { headers } = await newcomer(shop);
    const authenticator = newAuthenticator(shop.origin);
    const phished = await makePasskey(shop, headers, PASSWORD, newAuthenticator('http://evil.example'));
    expect(await shop.refused(ADD, { body: phished, headers })).toMatchObject({ status: 400 });
    const made = await makePasskey(shop, headers, PASSWORD, authenticator);
    await shop.call(ADD, { body: made, headers });
    expect(await shop.refused(ADD, { body: made, headers }), 'a second time').toMatchObject({ status: 400 });
    const rest = { name: 'Mine too', transports: [] };
    const signed = { ...rest, ...newAuthenticator(shop.origin).make(await challengeFor(headers)) };
    expect(await shop.refused(ADD, { body: signed, headers }), 'no password was given').toMatchObject({
      status: 400,
    });
    const { headers: stranger } = await newcomer(shop);
    const same = await makePasskey(shop, stranger, PASSWORD, authenticator);
    expect(await shop.refused(ADD, { body: same, headers: stranger })).toMatchObject({ status: 409 });
  });
});

describe('Signing in with a passkey', () => {
  it('is asked for after the password, and opens the account', async () => {
    const { email, authenticator, headers } = await member();
    const first = await shop.fetch('/global/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect([first.status, await first.json()]).toMatchObject([401, { asks: 'passkey' }]);
    const cookie = first.headers.getSetCookie().find((one) => one.startsWith('threefold_half=')) ?? '';
    const half = { cookie: cookie.split(';', 1)[0] ?? '' };
    const { result: asked } = await shop.call('POST /global/user/passkeys/challenge', { headers: half });
    const passkey = authenticator.sign(asked.challenge);
    expect(asked.passkeys).toEqual([{ id: passkey.id, transports: ['internal'] }]);
    const { result } = await shop.call(FINISH, { body: { passkey }, headers: half });
    expect(result.isUserLogIn).toBe(true);
    expect((await stateOf(headers)).passkeys[0]?.last_used_at).not.toBeNull();
  });

  it('works once for each challenge, and lets only one of several logins in that send the same answer at once', async () => {
    const { id, authenticator } = await member();
    const headers = await halfOf(id);
    const passkey = authenticator.sign(await challengeFor(headers));
    const tries = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const answer = await shop.fetch('/global/user/login/code', {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ passkey }),
        });
        return answer.status;
      }),
    );
    expect(tries.filter((status) => status === 200)).toHaveLength(1);
  });

  it('refuses the key of another account, of another site, a changed signature and an old challenge', async () => {
    const { id, authenticator } = await member();
    const headers = await halfOf(id);
    const { authenticator: foreign } = await member();
    const refused = async (passkey: ReturnType<Authenticator['sign']>) =>
      expect(await shop.refused(FINISH, { body: { passkey }, headers })).toMatchObject({ status: 400 });
    await refused(foreign.sign(await challengeFor(headers)));
    const signed = authenticator.sign(await challengeFor(headers));
    await refused({ ...signed, signature: foreign.sign('AAAA').signature });
    const elsewhere = newAuthenticator('http://evil.example').sign(await challengeFor(headers));
    await refused({ ...elsewhere, id: signed.id });
    const old = authenticator.sign(await challengeFor(headers));
    await shop.database.pool.query(
      `update sessions set challenged_at = now() - interval '6 minutes' where user_id = $1 and is_half`,
      [id],
    );
    await refused(old);
    await shop.call(FINISH, {
      body: { passkey: authenticator.sign(await challengeFor(headers)) },
      headers,
    });
  });

  it('refuses a key whose counter went back, since it is a copy', async () => {
    const { id, headers } = await newcomer(shop);
    const authenticator = newAuthenticator(shop.origin, { counts: true });
    await add(headers, authenticator);
    await shop.database.pool.query('update passkeys set counter = 100 where user_id = $1', [id]);
    const half = await halfOf(id);
    const passkey = authenticator.sign(await challengeFor(half));
    expect(await shop.refused(FINISH, { body: { passkey }, headers: half })).toMatchObject({ status: 400 });
  });

  it('has nothing to sign for visitors and for accounts without a passkey', async () => {
    const call = 'POST /global/user/passkeys/challenge';
    expect(await shop.refused(call, {})).toMatchObject({ status: 409 });
    const { headers } = await newcomer(shop);
    expect(await shop.refused(call, { headers })).toMatchObject({ status: 409 });
  });
});

it('a passkey proves who works too, once for each challenge', async () => {
  const { id, headers, authenticator } = await member();
  await makeStale(shop, headers);
  const isFresh = async () => {
    const { rows } = await shop.database.pool.query<{ fresh: boolean }>(
      `select proven_at > now() - interval '10 minutes' as fresh from sessions where user_id = $1`,
      [id],
    );
    return rows[0]?.fresh;
  };
  const passkey = authenticator.sign(await challengeFor(headers));
  const call = { body: { passkey }, headers };
  expect(await isFresh()).toBe(false);
  await shop.call('POST /global/user/prove', call);
  expect(await isFresh()).toBe(true);
  expect(await shop.refused('POST /global/user/prove', call)).toMatchObject({ status: 400 });
});

describe('Removing', () => {
  const REMOVE = 'POST /global/user/passkeys/{id}/remove';

  it('asks for the password and a second factor; the last one takes the recovery codes along', async () => {
    const { headers, authenticator, recoveryCodes } = await member();
    const [passkey] = (await stateOf(headers)).passkeys;
    const params = { id: passkey?.id ?? '' };
    expect(await shop.refused(REMOVE, { params, body: { password: PASSWORD }, headers })).toMatchObject({
      status: 400,
    });
    const proof = authenticator.sign(await challengeFor(headers));
    const { message } = await shop.call(REMOVE, {
      params,
      body: { password: PASSWORD, passkey: proof },
      headers,
    });
    expect(message).toBe('The password alone signs you in now.');
    expect(await stateOf(headers)).toMatchObject({ is_on: false, passkeys: [], recovery_codes_left: 0 });
    const again = { params, body: { password: PASSWORD, code: recoveryCodes[0] ?? '' }, headers };
    expect(await shop.refused(REMOVE, again)).toMatchObject({ status: 404 });
  });

  it('leaves the app and its codes where one passkey goes, and touches no one else’s passkeys', async () => {
    const { headers } = await newcomer(shop);
    const { recoveryCodes, secret } = await switchOn(shop, headers, PASSWORD);
    await add(headers, newAuthenticator(shop.origin), recoveryCodes[0]);
    const own = (await stateOf(headers)).passkeys[0]?.id ?? '';
    const other = await member();
    const theirs = (await stateOf(other.headers)).passkeys[0]?.id ?? '';
    const remove = (id: string, code: string | undefined) => ({
      params: { id },
      body: { password: PASSWORD, code: code ?? '' },
      headers,
    });
    expect(await shop.refused(REMOVE, remove(theirs, recoveryCodes[1]))).toMatchObject({ status: 404 });
    expect(await shop.refused(REMOVE, remove(randomUUID(), recoveryCodes[2]))).toMatchObject({ status: 404 });
    const { message } = await shop.call(REMOVE, remove(own, recoveryCodes[3]));
    expect(message).toBe('Removed. Your other second factors still work.');
    expect(await stateOf(headers)).toMatchObject({ is_on: true, has_app: true, passkeys: [] });
    expect((await stateOf(other.headers)).passkeys).toHaveLength(1);
    await shop.call('POST /global/user/second-factor/remove', {
      body: { password: PASSWORD, code: codeNow(secret, 1) },
      headers,
    });
    expect(await stateOf(headers)).toMatchObject({ is_on: false, recovery_codes_left: 0 });
  });

  it('of the app leaves the passkeys; it can be set up again with one of them', async () => {
    const { headers, authenticator, recoveryCodes } = await member();
    const begin = 'POST /global/user/second-factor';
    expect(await shop.refused(begin, { body: { password: PASSWORD }, headers })).toMatchObject({
      status: 400,
    });
    const passkey = authenticator.sign(await challengeFor(headers));
    const { result } = await shop.call(begin, { body: { password: PASSWORD, passkey }, headers });
    const confirmed = await shop.call('POST /global/user/second-factor/confirm', {
      body: { code: codeNow(secretOf(result.secret)) },
      headers,
    });
    expect(confirmed.result.recovery_codes).toEqual([]);
    const { message } = await shop.call('POST /global/user/second-factor/remove', {
      body: { password: PASSWORD, code: recoveryCodes[0] ?? '' },
      headers,
    });
    expect(message).toBe('Removed. Your other second factors still work.');
  });
});

it('who has lost everything gets in with the password again, by a reset on the machine', async () => {
  const { email, headers } = await member();
  expect(await resetFactors(shop.database.db, email)).toBe(true);
  expect((await shop.call('GET /global/user/session', { headers })).result.isUserLogIn).toBe(false);
  expect(await stateOf(await signIn(shop, email))).toMatchObject({
    is_on: false,
    has_app: false,
    passkeys: [],
    recovery_codes_left: 0,
  });
  expect(await resetFactors(shop.database.db, 'nobody@mail.example')).toBe(false);
});

it('opens an office that asks for a second factor', async () => {
  const strict = await buildTestApp({ env: { DEMO: '0' } });
  const headers = await signIn(strict, ADMINISTRATOR);
  expect(await strict.refused('GET /office/orders', { headers })).toMatchObject({ asks: 'second_factor' });
  const body = await makePasskey(strict, headers, DEMO_PASSWORD, newAuthenticator(strict.origin));
  await strict.call(ADD, { body, headers });
  await strict.call('GET /office/orders', { headers });
});
