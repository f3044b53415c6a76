import { beforeAll, describe, expect, it } from 'vitest';
import { refreshDue } from '#server/features/listing/writes.ts';
import type { StoreBody } from '#contract/own-business.ts';
import { CELLAR_DEALS, NORTHSIDE_PHONES } from '#demo/businesses.ts';
import { ADMINISTRATOR, BLOCKED_VENDOR, SHOPPER, VENDOR } from '#demo/people.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { business } from '#tests/support/businesses.ts';
import { signIn } from '#tests/support/people.ts';

const REGISTER = 'POST /web/site/business';
const CHANGE = 'PUT /web/site/business';
const OWN_STORES = 'GET /web/site/stores';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
  // The tests of the office cover approval.
  await shop.database.pool.query('update site_settings set approves_businesses = false');
});

const week = (opens: string | null, closes: string | null) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes }));

const store: StoreBody = {
  business_name: 'Harbour Handsets Bristol',
  business_address: '3 Dock Road, Bristol',
  business_phone_no: '0117 496 0101',
  post_code: 'BS1 4RN',
  is_active: true,
  opening_hours: week('09:00', '17:30'),
};

let people = 0;
/** A new account, logged in. */
async function newcomer(): Promise<{ email: string; headers: { cookie: string } }> {
  people += 1;
  const email = `newcomer-${people}@threefold.example`;
  await shop.database.pool.query(
    `insert into users (email, name, password_hash, confirmed_at) values ($1, 'New Comer', 'none', now())`,
    [email],
  );
  return { email, headers: await signIn(shop, email) };
}

/** A new account that owns a business. */
async function owner(name: string) {
  const { email, headers } = await newcomer();
  const { result } = await shop.call(REGISTER, { body: { ...business, business_name: name }, headers });
  return { email, headers, business: result };
}

describe('registering a business', () => {
  it('makes a shopper a vendor at once, in the place of its postcode', async () => {
    const { headers } = await newcomer();
    expect((await shop.call('GET /web/site/business/exists', { headers })).result.exists).toBe(false);
    const { result } = await shop.call(REGISTER, {
      body: { ...business, business_name: '  Harbour   Handsets ', post_code: 'bs14rn' },
      headers,
    });
    expect(result).toMatchObject({
      business_name: 'Harbour Handsets',
      post_code: 'BS1 4RN',
      is_blocked: false,
    });
    expect(result.latitude).toBeCloseTo(51.45, 1);
    expect(result.longitude).toBeCloseTo(-2.6, 1);
    const session = await shop.call('GET /global/user/session', { headers });
    expect(session.result).toMatchObject({ role: 'vendor', business_id: result.id });
    expect((await shop.call('GET /web/site/business/exists', { headers })).result).toEqual({
      exists: true,
      business_id: result.id,
    });
  });

  it('is done once, however many requests come at once', async () => {
    const { email, headers } = await newcomer();
    const tries = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) =>
        shop.fetch('/web/site/business', {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ ...business, business_name: `Six At Once ${number}` }),
        }),
      ),
    );
    const statuses = tries.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    // Later requests are refused: the account is a vendor already, or the request finds the business after its wait.
    expect(statuses.slice(1).every((status) => status === 409 || status === 403)).toBe(true);
    const { rows } = await shop.database.pool.query<{ count: number }>(
      `select count(*)::int as count from businesses b join users u on u.id = b.owner_id where u.email = $1`,
      [email],
    );
    expect(rows[0]?.count).toBe(1);
  });

  it('gives a name to one business only, also in other letters or when two ask at once', async () => {
    const askers = await Promise.all([newcomer(), newcomer(), newcomer()]);
    const answers = await Promise.all(
      askers.map(({ headers }, index) =>
        shop.fetch('/web/site/business', {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ ...business, business_name: ['One Name', 'ONE NAME', 'one name'][index] }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({
      errors: { business_name: 'Another business has this name' },
    });
  });

  it('is not for visitors, vendors and administrators', async () => {
    expect((await shop.refused(REGISTER, { body: business })).status).toBe(401);
    for (const email of [VENDOR, ADMINISTRATOR]) {
      const headers = await signIn(shop, email);
      expect((await shop.refused(REGISTER, { body: business, headers })).status).toBe(403);
    }
  });

  it.each<[string, unknown, string]>([
    ['business_name', '', 'Required'],
    ['business_name', 'x'.repeat(81), 'Too long'],
    ['business_name', undefined, 'Required'],
    ['business_address', '  ', 'Required'],
    ['business_phone_no', 'ring me', 'Invalid phone number'],
    ['post_code', 'Bristol', 'Invalid postcode'],
    ['post_code', 'AX9 9AA', 'We do not know this postcode'],
    ['hide_stock', 'yes', 'must be true or false'],
    ['estimated_delivery_days', 91, 'must be at most 90'],
    ['estimated_delivery_hours', 24, 'must be at most 23'],
    ['estimated_delivery_minutes', 1.5, 'must be a whole number up to 59'],
    ['owner_id', 1, 'is not known here'],
    ['is_blocked', false, 'is not known here'],
    ['latitude', 51, 'is not known here'],
  ])('refuses %s as %o', async (field, value, message) => {
    const { headers } = await newcomer();
    const body = { ...business, business_name: 'Refused', [field]: value };
    const refusal = await shop.refused(REGISTER, { body, headers });
    expect(refusal).toMatchObject({ status: 400, errors: { [field]: message } });
  });
});

describe('an own business', () => {
  it('is changed by its owner, and keeps its exact place while its postcode stays', async () => {
    const { headers, business: made } = await owner('Moving House');
    await shop.database.pool.query('update businesses set latitude = 51.1234 where id = $1', [made.id]);
    const stays = { ...business, business_name: 'Moved House' };
    const same = await shop.call(CHANGE, { body: stays, headers });
    expect(same.result).toMatchObject({ id: made.id, business_name: 'Moved House', latitude: 51.1234 });
    const moved = await shop.call(CHANGE, { body: { ...stays, post_code: 'LS1 6HD' }, headers });
    expect(moved.result.latitude).toBeCloseTo(53.8, 1);
    expect((await shop.call('GET /web/site/business', { headers })).result).toEqual(moved.result);
  });

  it('takes its new name to the cards of its products', async () => {
    const headers = await signIn(shop, VENDOR);
    const { result: before } = await shop.call('GET /web/site/business', { headers });
    const {
      id: _,
      latitude: _a,
      longitude: _b,
      is_active: _c,
      is_blocked: _d,
      blocked_reason: _e,
      approval: _f,
      refusal_reason: _g,
      is_on_holiday: _h,
      holiday: _i,
      ...kept
    } = before;
    const sellers = async () => {
      await refreshDue(shop.database.db);
      const query = { business: NORTHSIDE_PHONES };
      const { data } = await shop.call('GET /no/auth/web/site/products', { query });
      return [...new Set(data.map((card) => card.Business.business_name))];
    };
    expect(await sellers()).toEqual(['Northside Phones']);
    await shop.call(CHANGE, { body: { ...kept, business_name: 'Southside Phones' }, headers });
    await expect.poll(sellers).toEqual(['Southside Phones']);
    await shop.call(CHANGE, { body: kept, headers });
    await expect.poll(sellers).toEqual(['Northside Phones']);
  });

  it('can not take the name of another', async () => {
    const { headers } = await owner('My Own Name');
    const refusal = await shop.refused(CHANGE, {
      body: { ...business, business_name: 'mobile yard' },
      headers,
    });
    expect(refusal).toMatchObject({
      status: 409,
      errors: { business_name: 'Another business has this name' },
    });
    const same = await shop.call(CHANGE, { body: { ...business, business_name: 'My own name' }, headers });
    expect(same.result.business_name).toBe('My own name');
  });

  it('says that it is blocked, and why', async () => {
    const { headers, business: made } = await owner('Soon Blocked');
    const blocked = async () => (await shop.call('GET /web/site/business/blocked', { headers })).result;
    expect(await blocked()).toEqual({ is_blocked: false, blocked_reason: null });
    await shop.database.pool.query(
      `update businesses set is_blocked = true, blocked_reason = 'Too slow' where id = $1`,
      [made.id],
    );
    expect(await blocked()).toEqual({ is_blocked: true, blocked_reason: 'Too slow' });
    expect((await shop.call('GET /web/site/business', { headers })).result.blocked_reason).toBe('Too slow');
  });

  it('of the demo shop is blocked for one of its vendors', async () => {
    const headers = await signIn(shop, BLOCKED_VENDOR);
    const { result } = await shop.call('GET /web/site/business', { headers });
    expect(result).toMatchObject({ id: CELLAR_DEALS, is_blocked: true });
    expect(result.blocked_reason).toContain('Selling is paused');
  });

  it('that a shopper does not have is not blocked', async () => {
    const headers = await signIn(shop, SHOPPER);
    expect((await shop.call('GET /web/site/business/blocked', { headers })).result).toEqual({
      is_blocked: false,
      blocked_reason: null,
    });
    expect((await shop.refused('GET /web/site/business', { headers })).status).toBe(403);
  });
});

describe('own stores', () => {
  it('are listed, opened, changed and closed by their owner, and visitors see it', async () => {
    const { headers } = await owner('Four Walls');
    const seen = async () =>
      (await shop.call('GET /no/auth/web/site/stores')).result.find(
        ({ business_name }) => business_name === 'Four Walls Bristol',
      );
    const body = { ...store, business_name: 'Four Walls Bristol' };
    const [opened] = (await shop.call('POST /web/site/stores', { body, headers })).result;
    expect(opened).toMatchObject({ business_name: 'Four Walls Bristol', is_active: true });
    await expect.poll(seen).toMatchObject({ opening_hours: week('09:00', '17:30') });

    const params = { id: opened?.id ?? 0 };
    const hours = [...week('10:00', '18:00').slice(0, 6), { weekday: 7, opens: null, closes: null }];
    await shop.call('PUT /web/site/stores/{id}', {
      params,
      body: { ...body, opening_hours: hours },
      headers,
    });
    await expect.poll(seen).toMatchObject({ opening_hours: hours });

    await shop.call('PUT /web/site/stores/{id}', { params, body: { ...body, is_active: false }, headers });
    await expect.poll(seen).toBeUndefined();
    expect((await shop.call(OWN_STORES, { headers })).result).toHaveLength(1);

    const closed = await shop.call('DELETE /web/site/stores/{id}', { params, headers });
    expect(closed.result).toEqual([]);
  });

  it('belong to their owner: another vendor’s store answers like an unknown one', async () => {
    const { headers } = await owner('Curious Neighbour');
    for (const id of [5, 999_999]) {
      const changed = await shop.refused('PUT /web/site/stores/{id}', {
        params: { id },
        body: store,
        headers,
      });
      expect(changed).toMatchObject({ status: 404, message: 'There is no such store.' });
      const closed = await shop.refused('DELETE /web/site/stores/{id}', { params: { id }, headers });
      expect(closed).toEqual(changed);
    }
    const vendor = await signIn(shop, VENDOR);
    const own = (await shop.call(OWN_STORES, { headers: vendor })).result;
    expect(own.map(({ business_id }) => business_id)).toEqual([NORTHSIDE_PHONES, NORTHSIDE_PHONES]);
    expect((await shop.call(OWN_STORES, { headers })).result).toEqual([]);
  });

  it('are not for visitors, shoppers and administrators', async () => {
    expect((await shop.refused(OWN_STORES)).status).toBe(401);
    for (const email of [SHOPPER, ADMINISTRATOR]) {
      const headers = await signIn(shop, email);
      expect((await shop.refused(OWN_STORES, { headers })).status).toBe(403);
      expect((await shop.refused('POST /web/site/stores', { body: store, headers })).status).toBe(403);
    }
  });

  it.each<[string, unknown, string, string]>([
    ['business_name', '', 'business_name', 'Required'],
    ['post_code', 'AX9 9AA', 'post_code', 'We do not know this postcode'],
    ['opening_hours', week('09:00', '17:00').slice(1), 'opening_hours', 'must be the seven days of a week'],
    ['opening_hours', week('17:00', '09:00'), 'opening_hours.0', 'It must close after it opens'],
    ['opening_hours', week('09:00', null), 'opening_hours.0', 'Say when it opens and when it closes'],
    ['opening_hours', week('09:00', '25:00'), 'opening_hours.0', 'Times are such as 09:00'],
    [
      'opening_hours',
      week('09:00', '17:00').map((day) => ({ ...day, weekday: 1 })),
      'opening_hours',
      'names a day twice',
    ],
    ['business_id', CELLAR_DEALS, 'business_id', 'is not known here'],
    ['sort_order', 0, 'sort_order', 'is not known here'],
  ])('with %s as %o are refused', async (field, value, at, message) => {
    const headers = await signIn(shop, VENDOR);
    const body = { ...store, business_name: 'Refused Store', [field]: value };
    expect(await shop.refused('POST /web/site/stores', { body, headers })).toMatchObject({
      status: 400,
      errors: { [at]: message },
    });
  });

  it('have unique names, and there are at most fifty, also with parallel requests', async () => {
    const { headers, business: made } = await owner('Forty Nine');
    const refusal = await shop.refused('POST /web/site/stores', {
      body: { ...store, business_name: 'THREEFOLD CAMDEN' },
      headers,
    });
    expect(refusal).toMatchObject({ status: 409, errors: { business_name: 'Another store has this name' } });
    await shop.database.pool.query(
      `insert into stores (business_id, name, address, phone, post_code, latitude, longitude)
       select $1, 'Forty Nine ' || n, 'a', '12345', 'BS1 4RN', 51, -2 from generate_series(1, 49) n`,
      [made.id],
    );
    const answers = await Promise.all(
      [1, 2, 3].map((number) =>
        shop.fetch('/web/site/stores', {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ ...store, business_name: `Fiftieth ${number}` }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await shop.call(OWN_STORES, { headers })).result).toHaveLength(50);
  });
});

describe('after becoming a vendor', () => {
  it('a wishlist stays stored and is shown no more', async () => {
    const { email, headers } = await newcomer();
    const { data } = await shop.call('GET /no/auth/web/site/products', { query: { is_active_for: '1' } });
    await shop.call('POST /web/site/wishlist', { body: { product_id: data[0]?.id ?? 0 }, headers });
    await shop.call(REGISTER, { body: { ...business, business_name: 'Wishful' }, headers });
    expect((await shop.refused('GET /web/site/wishlist', { headers })).status).toBe(403);
    const { rows } = await shop.database.pool.query(
      `select 1 from wishlist w join users u on u.id = w.user_id where u.email = $1`,
      [email],
    );
    expect(rows).toHaveLength(1);
  });
});
