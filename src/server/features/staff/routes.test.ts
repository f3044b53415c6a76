import { beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '#contract/calls.ts';
import { ADMINISTRATOR, BLOCKED_VENDOR, SHOPPER, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addStaff, signIn } from '#tests/support/people.ts';

type Body = Input<'POST /office/staff/invitations'>['body'];
type Headers = Record<string, string>;

const PASSWORD = 'three quiet harbours';
let shop: TestApp;
let owner: Headers;
let admin: Headers;
beforeAll(async () => {
  shop = await buildTestApp();
  owner = await signIn(shop, VENDOR);
  admin = await signIn(shop, ADMINISTRATOR);
});

let made = 0;
const newEmail = () => `staff-${(made += 1)}@mail.example`;

/** The link of the last mail to an address, as its reader would follow it. */
async function tokenFor(email: string): Promise<string> {
  const { rows } = await shop.database.pool.query<{ text: string }>(
    `select payload -> 'secret' ->> 'text' as text from jobs
     where kind = 'mail' and payload ->> 'to' = $1 order by created_at desc limit 1`,
    [email],
  );
  const [, token = ''] = /\/account\/invitation\?token=([\w-]+)/.exec(rows[0]?.text ?? '') ?? [];
  expect(token, `no link was mailed to ${email}`).not.toBe('');
  return token;
}

const invite = (body: Body, headers = owner) =>
  shop.call('POST /office/staff/invitations', { body, headers });
const accept = (token: string, rest: object = {}, headers: Headers = {}) =>
  shop.call('POST /global/user/invitation/accept', { body: { token, ...rest }, headers });
const refuseAccept = (token: string, rest: object = {}, headers: Headers = {}) =>
  shop.refused('POST /global/user/invitation/accept', { body: { token, ...rest }, headers });
const sessionOf = async (headers: Headers) =>
  (await shop.call('GET /global/user/session', { headers })).result;
const staffOf = (headers: Headers) => shop.call('GET /office/staff', { headers });

async function hire(body: Omit<Body, 'email'>, headers = owner): Promise<{ id: number; email: string }> {
  const email = newEmail();
  await invite({ email, ...body }, headers);
  await accept(await tokenFor(email), { name: 'Mina Okafor', password: PASSWORD });
  const member = (await staffOf(headers)).data.find((one) => one.email === email);
  if (!member) throw new Error(`${email} was not hired`);
  return member;
}

describe('an invitation', () => {
  it('makes a person without an account a member of the staff, who works for the business at once', async () => {
    const email = newEmail();
    const { result } = await invite({ email, permissions: ['orders', 'refund'], refund_limit: 50 });
    expect(result).toMatchObject({ email, refund_limit: 50, is_over: false });
    const token = await tokenFor(email);
    const said = await shop.call('POST /global/user/invitation', { body: { token } });
    expect(said.result).toMatchObject({
      email,
      has_account: false,
      permissions: ['orders', 'refund'],
      refund_limit: 50,
    });
    expect(await refuseAccept(token)).toMatchObject({
      status: 400,
      errors: { name: 'Required', password: 'Required' },
    });
    expect(await refuseAccept(token, { name: 'Mina', password: 'password' })).toMatchObject({ status: 400 });
    await accept(token, { name: 'Mina', password: PASSWORD });
    const { result: session } = await shop.call('POST /global/user/login', {
      body: { email, password: PASSWORD },
    });
    const { business_id: businessId } = await sessionOf(owner);
    expect(session).toMatchObject({
      role: 'vendor',
      business_id: businessId,
      user: { is_confirmed: true },
      office: {
        of: 'business',
        business_name: 'Northside Phones',
        post: 'staff',
        permissions: ['orders', 'refund'],
        refund_limit: 50,
        store_ids: null,
      },
    });
    expect(await refuseAccept(token, { name: 'Mina', password: PASSWORD })).toMatchObject({ status: 410 });
    expect((await staffOf(owner)).invitations.map((one) => one.email)).not.toContain(email);
  });

  it('names the stores that it is for, in the mail and on its page, also when it is sent again', async () => {
    const { business_id: businessId } = await sessionOf(owner);
    const { rows } = await shop.database.pool.query<{ id: number; name: string }>(
      'select id, name from stores where business_id = $1 order by name limit 1',
      [businessId],
    );
    const [store] = rows;
    if (!store) throw new Error('the business has no store');
    const email = newEmail();
    const { result } = await invite({ email, permissions: ['orders'], store_ids: [store.id] });
    const read = async () =>
      (await shop.call('POST /global/user/invitation', { body: { token: await tokenFor(email) } })).result;
    expect((await read()).stores).toEqual([store.name]);
    await shop.call('POST /office/staff/invitations/{invitationId}/resend', {
      params: { invitationId: result.id },
      body: {},
      headers: owner,
    });
    expect((await read()).stores).toEqual([store.name]);
    const mails = await shop.database.pool.query<{ text: string }>(
      `select payload -> 'secret' ->> 'text' as text from jobs where kind = 'mail' and payload ->> 'to' = $1`,
      [email],
    );
    expect(mails.rows).toHaveLength(2);
    for (const { text } of mails.rows) expect(text).toContain(`Only for the store ${store.name}.`);
  });

  it('is for the account of its address, signed in', async () => {
    const email = newEmail();
    await shop.database.pool.query(
      `insert into users (email, name, password_hash, confirmed_at) values ($1, 'Noor', 'none', now())`,
      [email],
    );
    await invite({ email, permissions: ['bench'] });
    const token = await tokenFor(email);
    expect(await refuseAccept(token, { name: 'Noor', password: PASSWORD })).toMatchObject({ status: 401 });
    expect(await refuseAccept(token, {}, await signIn(shop, SHOPPER))).toMatchObject({ status: 403 });
    const own = await signIn(shop, email);
    await accept(token, {}, own);
    expect((await sessionOf(own)).office?.permissions).toEqual(['bench']);
  });

  it.each([
    ['the administrator', ADMINISTRATOR],
    ['the owner of another business', BLOCKED_VENDOR],
  ])('is refused to %s', async (_who, account) => {
    const email = newEmail();
    await invite({ email, permissions: ['bench'] });
    const rename = (from: string, to: string) =>
      shop.database.pool.query('update users set email = $2 where email = $1', [from, to]);
    await rename(account, email);
    const token = await tokenFor(email);
    expect(await refuseAccept(token, {}, await signIn(shop, email))).toMatchObject({ status: 409 });
    await rename(email, account);
  });

  it('is not sent to a person who could not accept it, and does not reveal why', async () => {
    const helper = newEmail();
    await addStaff(shop, helper, { ownedBy: undefined, rights: ['content'] });
    const answers = [];
    for (const email of [ADMINISTRATOR, BLOCKED_VENDOR, helper, ADMINISTRATOR.toUpperCase()]) {
      const body = { email, permissions: ['bench' as const] };
      answers.push(await shop.refused('POST /office/staff/invitations', { body, headers: owner }));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size, 'one answer for all').toBe(1);
    expect(answers[0]).toMatchObject({
      status: 409,
      message: expect.stringContaining('can’t be invited') as string,
    });
  });

  it('is refused to who works elsewhere, and registers no business besides', async () => {
    const email = newEmail();
    await invite({ email, permissions: ['bench'] });
    await addStaff(shop, email, { ownedBy: undefined, rights: ['content'] });
    const own = await signIn(shop, email);
    expect(await refuseAccept(await tokenFor(email), {}, own)).toMatchObject({ status: 409 });
    const business = {
      business_name: 'A second place',
      business_address: '1 High Street',
      business_phone_no: '020 7946 0001',
      post_code: 'NW1 8QP',
      legal_name: null,
      vat_number: null,
      company_number: null,
      hide_stock: false,
      estimated_delivery_days: 1,
      estimated_delivery_hours: 0,
      estimated_delivery_minutes: 0,
    };
    expect(await shop.refused('POST /web/site/business', { body: business, headers: own })).toMatchObject({
      status: 409,
    });
  });

  it('is accepted once, however many press at once', async () => {
    const email = newEmail();
    await invite({ email, permissions: ['bench'] });
    const token = await tokenFor(email);
    const pressed = await Promise.all(
      Array.from({ length: 5 }, () =>
        shop.fetch('/global/user/invitation/accept', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token, name: 'Mina', password: PASSWORD }),
        }),
      ),
    );
    expect(pressed.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410, 410, 410, 410]);
    const { rows } = await shop.database.pool.query('select from users where email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  it('of two businesses makes an account work for one, when both are accepted at once', async () => {
    const email = newEmail();
    await invite({ email, permissions: ['bench'] });
    const first = await tokenFor(email);
    await invite({ email, permissions: ['content'] }, admin);
    const second = await tokenFor(email);
    const answers = await Promise.all(
      [first, second].map((token) =>
        shop.fetch('/global/user/invitation/accept', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token, name: 'Mina', password: PASSWORD }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
  });

  it('can be sent again, which ends the link before, and be withdrawn', async () => {
    const email = newEmail();
    const { result } = await invite({ email, permissions: ['bench'] });
    expect(
      await shop.refused('POST /office/staff/invitations', {
        body: { email: email.toUpperCase(), permissions: ['bench'] },
        headers: owner,
      }),
    ).toMatchObject({ status: 409 });
    const before = await tokenFor(email);
    const params = { invitationId: result.id };
    await shop.call('POST /office/staff/invitations/{invitationId}/resend', {
      params,
      body: {},
      headers: owner,
    });
    const after = await tokenFor(email);
    expect(await refuseAccept(before)).toMatchObject({ status: 410 });
    await shop.call('DELETE /office/staff/invitations/{invitationId}', { params, headers: owner });
    expect(await refuseAccept(after)).toMatchObject({ status: 410 });
  });

  it('is over after seven days', async () => {
    const email = newEmail();
    await invite({ email, permissions: ['bench'] });
    const token = await tokenFor(email);
    await shop.database.pool.query(
      `update staff_invitations set expires_at = expires_at - interval '7 days' where email = $1`,
      [email],
    );
    expect(await refuseAccept(token, { name: 'Mina', password: PASSWORD })).toMatchObject({ status: 410 });
    const { invitations } = await staffOf(owner);
    expect(invitations.find((one) => one.email === email)?.is_over).toBe(true);
  });

  it.each<[string, Omit<Body, 'email'>, string]>([
    ['nothing', { permissions: [] }, 'permissions'],
    ['a right twice', { permissions: ['bench', 'bench'] }, 'permissions'],
    ['refunds without a limit', { permissions: ['refund'] }, 'refund_limit'],
    ['a limit without refunds', { permissions: ['bench'], refund_limit: 10 }, 'refund_limit'],
    ['the money of the business for one store', { permissions: ['money'], store_ids: [1] }, 'store_ids'],
    ['the store of another', { permissions: ['bench'], store_ids: [2_000_000] }, 'store_ids'],
  ])('that gives %s is refused', async (_what, given, field) => {
    const body = { email: newEmail(), ...given };
    const { status, errors } = await shop.refused('POST /office/staff/invitations', { body, headers: owner });
    expect(status).toBe(400);
    expect(Object.keys(errors ?? {})).toEqual([expect.stringContaining(field)]);
  });
});

describe('who looks after people', () => {
  it('gives only rights that they have, and changes neither themselves nor the owner', async () => {
    const lead = await hire({ permissions: ['people', 'orders'] });
    const headers = await signIn(shop, lead.email);
    const { data } = await staffOf(headers);
    const heads = data.filter(({ post }) => post === 'owner');
    expect(heads).toHaveLength(1);
    const give = (permissions: Body['permissions'], rest: object = {}) =>
      shop.refused('POST /office/staff/invitations', {
        body: { email: newEmail(), permissions, ...rest },
        headers,
      });
    expect(await give(['bench'])).toMatchObject({ status: 403 });
    expect(await give(['site'])).toMatchObject({ status: 403 });
    expect(await give(['orders', 'refund'], { refund_limit: 1 })).toMatchObject({ status: 403 });
    const change = (id: number) =>
      shop.refused('PUT /office/staff/{id}', {
        params: { id },
        body: { version: 1, permissions: ['orders'] },
        headers,
      });
    expect(await change(lead.id)).toMatchObject({ status: 403 });
    expect(await change(heads[0]?.id ?? 0)).toMatchObject({ status: 403 });
    const remove = (id: number) => shop.refused('DELETE /office/staff/{id}', { params: { id }, headers });
    expect(await remove(heads[0]?.id ?? 0)).toMatchObject({ status: 403 });
    expect(await remove(lead.id)).toMatchObject({ status: 403 });
    const richer = await hire({ permissions: ['money'] });
    expect(await change(richer.id)).toMatchObject({ status: 403 });
    const colleague = await hire({ permissions: ['orders'] }, headers);
    expect((await staffOf(owner)).data.map(({ id }) => id)).toContain(colleague.id);
  });

  it('changes rights from the next request on, and not rights that a colleague has changed', async () => {
    const { id, email } = await hire({ permissions: ['orders'] });
    const headers = await signIn(shop, email);
    const body = { version: 1, permissions: ['bench' as const] };
    const changed = await shop.call('PUT /office/staff/{id}', { params: { id }, body, headers: owner });
    expect(changed.result).toMatchObject({ permissions: ['bench'], version: 2 });
    expect(await shop.refused('GET /office/orders', { headers })).toMatchObject({ status: 403 });
    expect(
      await shop.refused('PUT /office/staff/{id}', { params: { id }, body, headers: owner }),
    ).toMatchObject({ status: 409 });
  });

  it('withdraws open invitations that their sender could not send any more', async () => {
    const lead = await hire({ permissions: ['people', 'orders'] });
    const headers = await signIn(shop, lead.email);
    const email = newEmail();
    await invite({ email, permissions: ['orders'] }, headers);
    const token = await tokenFor(email);
    await shop.call('DELETE /office/staff/{id}', { params: { id: lead.id }, headers: owner });
    expect(await refuseAccept(token, { name: 'Mina', password: PASSWORD })).toMatchObject({ status: 410 });
  });
});

describe('who is removed', () => {
  it('loses access with the next request in every session, and goes on as a shopper', async () => {
    const { id, email } = await hire({ permissions: ['orders'] });
    const sessions = await Promise.all([signIn(shop, email), signIn(shop, email)]);
    for (const headers of sessions) await shop.call('GET /office/orders', { headers });
    await shop.call('DELETE /office/staff/{id}', { params: { id }, headers: owner });
    for (const headers of sessions) {
      expect(await shop.refused('GET /office/orders', { headers })).toMatchObject({ status: 403 });
      expect(await sessionOf(headers)).toMatchObject({ role: 'shopper', business_id: null, office: null });
    }
  });

  it('hires no one while being removed, unless the invitation came first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const lead = await hire({ permissions: ['people', 'orders'] });
      const headers = await signIn(shop, lead.email);
      const email = newEmail();
      const [invited] = await Promise.all([
        shop.fetch('/office/staff/invitations', {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ email, permissions: ['orders'] }),
        }),
        shop.call('DELETE /office/staff/{id}', { params: { id: lead.id }, headers: owner }),
      ]);
      expect([201, 403, 404]).toContain(invited.status);
      // In either order of the two requests, an invitation from a removed sender lets no one in.
      const open = (await staffOf(owner)).invitations.map((one) => one.email);
      expect(open).not.toContain(email);
    }
  });
});

describe('the log', () => {
  const read = (headers: Headers, query: object = {}) => shop.call('GET /office/log', { query, headers });

  it('says who hired whom, with what, and finds it again', async () => {
    const { id } = await hire({ permissions: ['catalogue'] });
    const { data } = await read(owner, { subject: 'staff', subject_id: String(id) });
    expect(data).toEqual([
      expect.objectContaining({ action: 'accept invitation', actor: { id, name: 'Mina Okafor' } }),
    ]);
    expect(data[0]?.after).toMatchObject({ permissions: ['catalogue'] });
    const byName = await read(owner, { actor: 'okaf', action: 'ACCEPT' });
    expect(byName.data[0]?.subject_id).toBe(String(id));
    expect((await read(owner, { actor: String(id) })).data).toHaveLength(1);
    expect((await read(owner, { from: new Date(Date.now() + 60_000).toISOString() })).data).toEqual([]);
    expect((await read(owner, { to: '2020-01-01T00:00:00Z' })).data).toEqual([]);
  });

  it('refuses a moment that no calendar has, and reads one with many decimals', async () => {
    const refused = await shop.refused('GET /office/log', {
      query: { from: '0000-01-01T00:00:00Z' },
      headers: owner,
    });
    expect(refused.status).toBe(400);
    expect(refused.errors?.['from']).toContain('moment');
    const exact = await read(owner, { to: `2020-01-01T00:00:00.${'1'.repeat(200)}Z` });
    expect(exact.data).toEqual([]);
  });

  it('shows each office its own, and the site all', async () => {
    const other = await signIn(shop, BLOCKED_VENDOR);
    const own = await read(other, { action: 'invite' });
    expect(own.data).toEqual([]);
    const editor = await hire({ permissions: ['people'] }, admin);
    const siteOnly = await read(await signIn(shop, editor.email), { per_page: 100 });
    expect(siteOnly.data.every((entry) => entry.business_id === null)).toBe(true);
    const { business_id: businessId } = await sessionOf(owner);
    const all = await read(admin, { business_id: businessId, action: 'invite' });
    expect(all.data.length).toBeGreaterThan(0);
  });

  it('comes page by page, each entry once', async () => {
    const whole = (await read(owner, { per_page: 100 })).data.map(({ id }) => id);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof read>> = await read(owner, {
        per_page: 7,
        ...(cursor && { cursor }),
      });
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen.slice(0, whole.length)).toEqual(whole);
    expect(new Set(seen).size).toBe(seen.length);
  });
});
