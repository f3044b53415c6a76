import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallDefinition } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { ADMINISTRATOR, DEMO_PASSWORD, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { makeStale, signIn } from '#tests/support/people.ts';
import { codeNow, switchOn } from '#tests/support/second-factor.ts';
import { newcomer } from '#tests/support/seeds.ts';

const DANGEROUS = (Object.keys(calls) as CallName[]).filter(
  (name) => (calls[name] as CallDefinition).needsProof,
);
/** A vendor is refused these before the question of proof. */
const OF_SITE: readonly CallName[] = [
  'POST /office/customers/{id}/close',
  'POST /office/customers/{id}/credit',
  'POST /office/customers/{id}/export',
  'POST /office/payouts',
  'PUT /office/settings/transfer-account',
];

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

it('payouts, bank details, permissions and the data and credit of customers are dangerous', () => {
  expect(DANGEROUS.toSorted()).toEqual([
    'POST /office/customers/{id}/close',
    'POST /office/customers/{id}/credit',
    'POST /office/customers/{id}/export',
    'POST /office/payouts',
    'POST /office/staff/invitations',
    'POST /office/trade-in-payouts',
    'POST /office/trade-in-payouts/file',
    'PUT /office/payout-account',
    'PUT /office/settings/transfer-account',
    'PUT /office/staff/{id}',
  ]);
});

describe.each(DANGEROUS)('%s', (name) => {
  it('asks for the password where it was given more than ten minutes ago', async () => {
    const headers = await signIn(shop, OF_SITE.includes(name) ? ADMINISTRATOR : VENDOR);
    const [method = '', path = ''] = name.split(' ');
    const send = async () => {
      const answer = await shop.fetch(path.replace('{id}', '1'), {
        method,
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: '{"nothing":"that is known"}',
      });
      return [answer.status, ((await answer.json()) as { asks?: string }).asks];
    };
    expect(await send(), 'right after signing in').toEqual([400, undefined]);
    await makeStale(shop, headers);
    expect(await send()).toEqual([403, 'proof']);
    const wrong = { body: { password: 'a wrong one' }, headers };
    expect(await shop.refused('POST /global/user/prove', wrong)).toMatchObject({ status: 400 });
    expect(await send()).toEqual([403, 'proof']);
    await shop.call('POST /global/user/prove', { body: { password: DEMO_PASSWORD }, headers });
    expect(await send()).toEqual([400, undefined]);
  });
});

it('a code of the second factor proves it too, once, and only in this session', async () => {
  const { email, headers } = await newcomer(shop);
  const { secret, used } = await switchOn(shop, headers, 'seven green bicycles');
  const freshOf = async (cookie: string) => {
    const { rows } = await shop.database.pool.query<{ fresh: boolean }>(
      `select proven_at > now() - interval '10 minutes' as fresh from sessions
       where token_hash = sha256($1::bytea)`,
      [Buffer.from(cookie.split('=')[1] ?? '')],
    );
    return rows[0]?.fresh;
  };
  const other = await signIn(shop, email);
  await makeStale(shop, headers);
  await makeStale(shop, other);
  const prove = (code: string) => shop.refused('POST /global/user/prove', { body: { code }, headers });
  expect(await prove(used)).toMatchObject({ status: 400 });
  expect(await freshOf(headers.cookie)).toBe(false);
  const code = codeNow(secret, 1);
  await shop.call('POST /global/user/prove', { body: { code }, headers });
  expect(await freshOf(headers.cookie)).toBe(true);
  expect(await freshOf(other.cookie)).toBe(false);
  expect(await prove(code)).toMatchObject({ status: 400 });
  expect(await shop.refused('POST /global/user/prove', { body: {}, headers })).toMatchObject({ status: 400 });
});
