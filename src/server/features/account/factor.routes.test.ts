import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/people.ts';
import { newcomer } from '#tests/support/seeds.ts';
import { beginFactor, codeNow, sessionBeforeCode, switchOn } from '#tests/support/second-factor.ts';

const PASSWORD = 'seven green bicycles';
const FINISH = 'POST /global/user/login/code';
let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

async function member() {
  const { id, email, headers } = await newcomer(shop);
  return { id, email, headers, ...(await switchOn(shop, headers, PASSWORD)) };
}

const login = (email: string) =>
  shop.fetch('/global/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
const cookiesOf = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
const statusOf = async (headers: Record<string, string>) =>
  (await shop.call('GET /global/user/second-factor', { headers })).result;

describe('Setting a second factor up', () => {
  it('asks for the password, counts from its first code on, and signs out other browsers', async () => {
    const { email, headers } = await newcomer(shop);
    const other = await signIn(shop, email);
    expect(
      await shop.refused('POST /global/user/second-factor', { body: { password: 'a wrong one' }, headers }),
    ).toMatchObject({ status: 400 });
    const secret = await beginFactor(shop, headers, PASSWORD);
    expect(await statusOf(headers)).toMatchObject({ is_on: false });
    const wrong = codeNow(secret, 40);
    expect(
      await shop.refused('POST /global/user/second-factor/confirm', { body: { code: wrong }, headers }),
    ).toMatchObject({
      status: 400,
      errors: {
        code: 'This code is wrong or was used. Type the next one of your app, or another recovery code.',
      },
    });
    expect((await login(email)).status, 'the password alone, until it is on').toBe(200);
    const { result } = await shop.call('POST /global/user/second-factor/confirm', {
      body: { code: codeNow(secret) },
      headers,
    });
    expect(new Set(result.recovery_codes).size).toBe(10);
    expect(await statusOf(headers)).toEqual({
      is_on: true,
      has_app: true,
      passkeys: [],
      is_required: false,
      recovery_codes_left: 10,
    });
    const session = await shop.call('GET /global/user/session', { headers: other });
    expect(session.result.isUserLogIn).toBe(false);
    expect(
      await shop.refused('POST /global/user/second-factor', { body: { password: PASSWORD }, headers }),
    ).toMatchObject({ status: 409 });
  });

  it('keeps neither the secret nor the recovery codes in plain', async () => {
    const { id, secret, recoveryCodes } = await member();
    const { rows } = await shop.database.pool.query<{ secret: Buffer }>(
      'select secret from second_factors where user_id = $1',
      [id],
    );
    expect(rows[0]?.secret.includes(secret)).toBe(false);
    expect(rows[0]?.secret.includes(secret.toString('base64'))).toBe(false);
    const { rows: kept } = await shop.database.pool.query<{ code_hash: Buffer }>(
      'select code_hash from recovery_codes where user_id = $1',
      [id],
    );
    expect(kept).toHaveLength(10);
    expect(kept.some(({ code_hash: hash }) => hash.toString().includes(recoveryCodes[0] ?? 'x'))).toBe(false);
  });
});

describe('Signing in with a second factor', () => {
  it('asks for the code, opens nothing before it, and takes each code once', async () => {
    const { email, secret, used } = await member();
    const first = await login(email);
    expect(first.status).toBe(401);
    expect(await first.json()).toMatchObject({ asks: 'code' });
    const cookies = cookiesOf(first);
    expect(cookies.some((cookie) => cookie.startsWith('threefold_session='))).toBe(false);
    const cookie = cookies.find((one) => one.startsWith('threefold_half=')) ?? '';
    const asSession = { cookie: cookie.replace('threefold_half', 'threefold_session') };
    expect((await shop.call('GET /global/user/session', { headers: asSession })).result.isUserLogIn).toBe(
      false,
    );
    const headers = { cookie };
    expect(await shop.refused(FINISH, { body: { code: '000000' }, headers })).toMatchObject({ status: 400 });
    expect(await shop.refused(FINISH, { body: { code: used }, headers })).toMatchObject({ status: 400 });
    const code = codeNow(secret, 1);
    const { result } = await shop.call(FINISH, { body: { code }, headers });
    expect(result.isUserLogIn).toBe(true);
    expect(await shop.refused(FINISH, { body: { code }, headers })).toMatchObject({ status: 401 });
    const again = cookiesOf(await login(email)).find((one) => one.startsWith('threefold_half=')) ?? '';
    expect(await shop.refused(FINISH, { body: { code }, headers: { cookie: again } })).toMatchObject({
      status: 400,
    });
  });

  it('takes a recovery code as it was written on paper, once', async () => {
    const { id, headers, recoveryCodes } = await member();
    const [code = ''] = recoveryCodes;
    const half = async () => ({ cookie: await sessionBeforeCode(shop, id) });
    await shop.call(FINISH, {
      body: { code: ` ${code.toUpperCase().replaceAll('-', ' ')} ` },
      headers: await half(),
    });
    expect(await shop.refused(FINISH, { body: { code }, headers: await half() })).toMatchObject({
      status: 400,
    });
    expect(await statusOf(headers)).toMatchObject({ recovery_codes_left: 9 });
    const { result } = await shop.call('POST /global/user/second-factor/recovery-codes', {
      body: { password: PASSWORD },
      headers,
    });
    expect(
      await shop.refused(FINISH, { body: { code: recoveryCodes[1] ?? '' }, headers: await half() }),
    ).toMatchObject({ status: 400 });
    await shop.call(FINISH, { body: { code: result.recovery_codes[0] ?? '' }, headers: await half() });
  });

  it.each(['app', 'recovery'] as const)(
    'lets only one of several logins in that send the same %s code at once',
    async (kind) => {
      const { id, secret, recoveryCodes } = await member();
      const code = kind === 'app' ? codeNow(secret, 1) : (recoveryCodes[0] ?? '');
      const cookies = await Promise.all(Array.from({ length: 6 }, () => sessionBeforeCode(shop, id)));
      const statuses = await Promise.all(
        cookies.map(async (cookie) => {
          const answer = await shop.fetch('/global/user/login/code', {
            method: 'POST',
            headers: { cookie, 'content-type': 'application/json' },
            body: JSON.stringify({ code }),
          });
          return answer.status;
        }),
      );
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400, 400]);
    },
  );

  it('is over after ten minutes', async () => {
    const { id, secret } = await member();
    const late = await sessionBeforeCode(shop, id);
    await shop.database.pool.query(
      `update sessions set expires_at = now() - interval '1 second' where user_id = $1 and is_half`,
      [id],
    );
    expect(
      await shop.refused(FINISH, { body: { code: codeNow(secret, 1) }, headers: { cookie: late } }),
    ).toMatchObject({ status: 401 });
  });

  it('refuses after a few wrong codes, also the right one', async () => {
    const { id, secret } = await member();
    const headers = { cookie: await sessionBeforeCode(shop, id) };
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await shop.refused(FINISH, { body: { code: '000000' }, headers })).toMatchObject({
        status: 400,
      });
    }
    expect(await shop.refused(FINISH, { body: { code: codeNow(secret, 1) }, headers })).toMatchObject({
      status: 429,
    });
  });

  it('is asked for after a link for a new password too', async () => {
    const { email, recoveryCodes } = await member();
    await shop.call('POST /global/user/password/forgot', { body: { email } });
    const { rows } = await shop.database.pool.query<{ text: string }>(
      `select payload -> 'secret' ->> 'text' as text from jobs
       where kind = 'mail' and payload ->> 'to' = $1 and payload -> 'secret' ->> 'text' like '%/account/reset%'`,
      [email],
    );
    const [, token = ''] = /reset\?token=([\w-]+)/.exec(rows[0]?.text ?? '') ?? [];
    const answer = await shop.fetch('/global/user/password/reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, password: 'nine green bicycles' }),
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ asks: 'code' });
    const cookie = cookiesOf(answer).find((one) => one.startsWith('threefold_half=')) ?? '';
    const { result } = await shop.call(FINISH, {
      body: { code: recoveryCodes[0] ?? '' },
      headers: { cookie },
    });
    expect(result.isUserLogIn).toBe(true);
  });
});

it('is removed by the password and a code together', async () => {
  const { email, headers, recoveryCodes } = await member();
  const remove = (password: string, code: string) =>
    shop.refused('POST /global/user/second-factor/remove', { body: { password, code }, headers });
  expect(await remove('a wrong one', recoveryCodes[0] ?? '')).toMatchObject({ status: 400 });
  expect(await remove(PASSWORD, '000000')).toMatchObject({ status: 400 });
  await shop.call('POST /global/user/second-factor/remove', {
    body: { password: PASSWORD, code: recoveryCodes[0] ?? '' },
    headers,
  });
  expect((await login(email)).status).toBe(200);
});

describe('Outside the demo shop', () => {
  it('the office is closed to the administrator until a second factor is set up', async () => {
    const strict = await buildTestApp({ env: { DEMO: '0' } });
    const headers = await signIn(strict, ADMINISTRATOR);
    const { result } = await strict.call('GET /global/user/session', { headers });
    expect(result.office?.needs_second_factor).toBe(true);
    expect(await strict.refused('GET /office/orders', { headers })).toMatchObject({
      status: 403,
      asks: 'second_factor',
    });
    const bankFile = async () => {
      const answer = await strict.fetch('/office/payouts/1/file', { headers });
      return { status: answer.status, body: (await answer.json()) as object };
    };
    expect(await bankFile(), 'also for files').toMatchObject({
      status: 403,
      body: { asks: 'second_factor' },
    });
    const papers = [
      '/office/orders/TF-482369175/papers/invoice',
      '/office/packing-slips?numbers=TF-482369175',
    ];
    const paper = async (path: string) => {
      const answer = await strict.fetch(path, { headers });
      return [answer.status, (await answer.text()).includes('href="/account/security"')];
    };
    for (const path of papers) expect(await paper(path), path).toEqual([403, true]);
    const photo = async () =>
      (await strict.fetch(`/office/orders/TF-482369175/photos/${randomUUID()}/small`, { headers })).status;
    expect(await photo()).toBe(403);
    const { rows } = await strict.database.pool.query<{ id: number }>(
      'select id from users where email = $1',
      [ADMINISTRATOR],
    );
    await strict.database.pool.query(
      `insert into second_factors (user_id, secret, confirmed_at) values ($1, '\\x00', now())`,
      [rows[0]?.id],
    );
    await strict.call('GET /office/orders', { headers });
    expect(await bankFile()).toMatchObject({ status: 404 });
    for (const path of papers) expect(await paper(path), path).toEqual([404, false]);
    expect(await photo()).toBe(404);
  });
});
