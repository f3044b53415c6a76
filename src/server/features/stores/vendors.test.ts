import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { refreshDue } from '#server/features/listing/writes.ts';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { addDays, dayText, shopTime } from '#rules/stores/shop-time.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { buy, goodsOfTwoVendors, payNow } from '#tests/support/buying.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import { signIn } from '#tests/support/people.ts';
import { turnHolidays } from './holiday.writes.ts';

const LIST = 'GET /office/vendors';
const ADD = 'POST /office/vendors';
const ONE = 'GET /office/vendors/{id}';
const MOVE = 'POST /office/vendors/{id}/moves';
const COMMISSION = 'PUT /office/vendors/{id}/commission';
const HOLIDAY = 'PUT /office/vendors/{id}/holiday';

let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  headers = await signIn(shop, ADMINISTRATOR);
});

async function waiting() {
  const name = `Harbour ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@mail.example`;
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `with owner as (insert into users (email, name, password_hash, confirmed_at) values ($1, 'Hal Bor', 'none', now()) returning id)
     insert into businesses (owner_id, name, address, phone, post_code, latitude, longitude, approval)
     select id, $2, '1 Quay', '020 7946 0000', 'NW1 6XE', 51.52, -0.15, 'waiting' from owner returning id`,
    [email, name],
  );
  return { id: rows[0]?.id ?? 0, name, email };
}

const read = async (id: number) => (await shop.call(ONE, { headers, params: { id } })).result;
const day = (days: number) => dayText(addDays(shopTime(new Date()), days));

describe('A business of the site’s own', () => {
  const body = () => ({
    business_name: `Own ${randomUUID()}`,
    business_address: '12 Chalk Farm Road, London',
    business_phone_no: '020 7946 0101',
    post_code: 'nw1 8ab',
  });

  it('sells at once, has no owner, and is in the log', async () => {
    const { result } = await shop.call(ADD, { headers, body: body() });
    expect(result).toMatchObject({
      stand: 'selling',
      owner_email: null,
      post_code: 'NW1 8AB',
      commission: 0,
    });
    const { rows } = await shop.database.pool.query(
      "select action from audit_log where subject = 'business' and subject_id = $1",
      [String(result.id)],
    );
    expect(rows).toEqual([{ action: 'add business' }]);
    const product = { name: 'First cable', category_id: 10, brand_id: 1, regular_price: 9, stock: 3 };
    const { result: made } = await shop.call('POST /office/products', {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: { ...product, business_id: result.id },
    });
    expect(made.business).toMatchObject({ id: result.id });
  });

  const details = {
    ...body(),
    legal_name: 'Own Retail Ltd',
    vat_number: 'GB123456789',
    company_number: '01234567',
    hide_stock: true,
    estimated_delivery_days: 1,
    estimated_delivery_hours: 0,
    estimated_delivery_minutes: 0,
  };

  it('is completed by the site: name, invoices and stores, and what changed is in the log', async () => {
    const { id } = (await shop.call(ADD, { headers, body: body() })).result;
    const name = `Own ${randomUUID()}`;
    const changed = await shop.call('PUT /office/vendors/{id}/business', {
      headers,
      params: { id },
      body: { ...details, business_name: name },
    });
    expect(changed.result).toMatchObject({ business_name: name, vat_number: 'GB123456789' });
    expect(await read(id)).toMatchObject({
      business_name: name,
      legal_name: 'Own Retail Ltd',
      stand: 'selling',
    });
    const { rows } = await shop.database.pool.query<{ after: object }>(
      "select after from audit_log where action = 'change business' and subject_id = $1",
      [String(id)],
    );
    expect(rows[0]?.after).toMatchObject({ name, vatNumber: 'GB123456789', hideStock: true });
    expect(rows[0]?.after).not.toHaveProperty('address');

    const store = {
      business_name: `Store ${randomUUID()}`,
      business_address: '1 Quay Street, Bristol',
      business_phone_no: '0117 496 0101',
      post_code: 'BS1 4RN',
      is_active: true,
      opening_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:30' })),
    };
    const STORES = 'POST /office/vendors/{id}/stores';
    const { result: stores } = await shop.call(STORES, { headers, params: { id }, body: store });
    expect(stores).toMatchObject([{ business_name: store.business_name }]);
    const storeId = stores[0]?.id ?? 0;
    const moved = { ...store, is_active: false };
    const { result: hidden } = await shop.call('PUT /office/vendors/{id}/stores/{storeId}', {
      headers,
      params: { id, storeId },
      body: moved,
    });
    expect(hidden).toMatchObject([{ id: storeId, is_active: false }]);
    const { result: left } = await shop.call('DELETE /office/vendors/{id}/stores/{storeId}', {
      headers,
      params: { id, storeId },
    });
    expect(left).toEqual([]);
  });

  it('is not confused with a vendor’s, which its owner alone changes', async () => {
    const { id } = await waiting();
    const params = { id };
    const asked = [
      await shop.refused('GET /office/vendors/{id}/business', { headers, params }),
      await shop.refused('PUT /office/vendors/{id}/business', { headers, params, body: details }),
      await shop.refused('GET /office/vendors/{id}/stores', { headers, params }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('is refused with a name that another one has, also when both come at once, and without a known postcode', async () => {
    const given = body();
    const answers = await Promise.all(
      [given, { ...given, business_name: given.business_name.toUpperCase() }].map((one) =>
        shop.fetch('/office/vendors', {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(one),
        }),
      ),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409']);
    const { errors } = await shop.refused(ADD, { headers, body: { ...body(), post_code: 'ZZ99 9ZZ' } });
    expect(errors).toHaveProperty('post_code');
  });
});

describe('The list of vendors', () => {
  it('has each in one tab, with counts, and finds them by name, owner and postcode', async () => {
    const { id, name, email } = await waiting();
    for (const q of [name.slice(3).toUpperCase(), email, 'Hal B']) {
      const { data, counts } = await shop.call(LIST, { headers, query: { q, stand: ['waiting'] } });
      expect(
        data.some((one) => one.id === id),
        q,
      ).toBe(true);
      expect(counts['waiting']).toBeGreaterThan(0);
    }
    const { data } = await shop.call(LIST, { headers, query: { q: name, stand: ['selling', 'blocked'] } });
    expect(data).toEqual([]);
  });

  it('comes page by page, each once', async () => {
    const whole = (await shop.call(LIST, { headers, query: { per_page: 100 } })).data.map(({ id }) => id);
    const seen: number[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page: { data: { id: number }[]; next_cursor: string | null } = await shop.call(LIST, {
        headers,
        query: { per_page: 2, ...(cursor && { cursor }) },
      });
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(whole);
  });

  it('does not take a percent sign for everything', async () => {
    expect((await shop.call(LIST, { headers, query: { q: '%' } })).data).toEqual([]);
  });
});

describe('Decisions about a vendor', () => {
  it('approve, block and unblock, each told by mail and written to the log', async () => {
    const { id, name, email } = await waiting();
    const approved = await shop.call(MOVE, {
      headers,
      params: { id },
      body: { move: 'approve', version: 1 },
    });
    expect(approved.result).toMatchObject({ stand: 'selling', version: 2, moves: ['block'] });
    const blocked = await shop.call(MOVE, {
      headers,
      params: { id },
      body: { move: 'block', version: 2, reason: 'Late three times.' },
    });
    expect(blocked.result).toMatchObject({ stand: 'blocked', blocked_reason: 'Late three times.' });
    await shop.call(MOVE, { headers, params: { id }, body: { move: 'unblock', version: 3 } });
    const subjects = (await mailsTo(shop.database, email)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(3);
    expect(subjects.join()).toMatch(/is blocked/);
    const letters = await mailsTo(shop.database, email);
    expect(letters.find(({ subject }) => /is blocked/.test(subject))?.text).toContain('Late three times.');
    const { data } = await shop.call('GET /office/log', {
      headers,
      query: { subject: 'business', subject_id: String(id) },
    });
    expect(data.map(({ action }) => action)).toEqual([
      'unblock business',
      'block business',
      'approve business',
    ]);
    // The log names the changed record by its current name.
    expect(new Set(data.map(({ subject_name }) => subject_name))).toEqual(new Set([name]));
    expect((await read(id)).business_name).toBe(name);
  });

  it('refuse with a reason alone, and a refused one can be approved later', async () => {
    const { id, email } = await waiting();
    const without = { headers, params: { id }, body: { move: 'refuse' as const, version: 1 } };
    expect((await shop.refused(MOVE, without)).errors?.['reason']).toContain('Required');
    await shop.call(MOVE, { headers, params: { id }, body: { ...without.body, reason: 'No such street.' } });
    expect(await read(id)).toMatchObject({ stand: 'refused', refusal_reason: 'No such street.' });
    expect((await mailsTo(shop.database, email))[0]?.text).toContain('No such street.');
    await shop.call(MOVE, { headers, params: { id }, body: { move: 'approve', version: 2 } });
    expect(await read(id)).toMatchObject({ stand: 'selling', refusal_reason: null });
  });

  it('of two at once one wins, and the other changes nothing', async () => {
    const { id, email } = await waiting();
    const press = (body: object) =>
      shop.fetch(`/office/vendors/${id}/moves`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ version: 1, ...body }),
      });
    const statuses = await Promise.all([
      press({ move: 'approve' }),
      press({ move: 'refuse', reason: 'No.' }),
      press({ move: 'block', reason: 'No.' }),
    ]);
    expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await mailsTo(shop.database, email)).toHaveLength(1);
    expect((await read(id)).version).toBe(2);
  });

  it('can’t do what the vendor’s state does not allow', async () => {
    const { id } = await waiting();
    const unblock = { headers, params: { id }, body: { move: 'unblock' as const, version: 1 } };
    expect((await shop.refused(MOVE, unblock)).status).toBe(409);
    expect((await read(id)).version).toBe(1);
  });
});

describe('The commission', () => {
  const commissionOf = async (number: string) => {
    const { rows } = await shop.database.pool.query<{ share: number }>(
      'select round(commission * 100.0 / goods)::int as share from orders where number = $1',
      [number],
    );
    return rows[0]?.share;
  };

  it('counts for orders from then on; those placed before keep theirs', async () => {
    const [good] = await goodsOfTwoVendors(shop);
    const id = good.businessId;
    const place = async () => {
      const placed = await buy(shop, [{ good, quantity: 1 }]);
      await payNow(shop, placed);
      return placed.orders[0]?.number ?? '';
    };
    const set = async (percent: number, from?: string) =>
      shop.call(COMMISSION, {
        headers,
        params: { id },
        body: { version: (await read(id)).version, percent, ...(from && { from }) },
      });
    const before = await place();
    const was = await commissionOf(before);
    await set(20);
    const after = await place();
    expect(await commissionOf(after)).toBeGreaterThan(was ?? 100);
    expect(await commissionOf(before)).toBe(was);
    const planned = (await set(5, day(3))).result;
    expect(planned).toMatchObject({ commission: 20, next_commission: { percent: 5 } });
    expect(await commissionOf(await place())).toBe(await commissionOf(after));
    // As if the day had come.
    await shop.database.pool.query(
      "update businesses set next_commission_from = now() - interval '1 second' where id = $1",
      [id],
    );
    expect(await read(id)).toMatchObject({ commission: 5, next_commission: null });
    expect(await commissionOf(await place())).toBeLessThan((await commissionOf(after)) ?? 0);
    expect((await set(7, day(1))).result, 'what counts now is kept').toMatchObject({
      commission: 5,
      next_commission: { percent: 7 },
    });
  });

  it.each([
    { percent: 101 },
    { percent: -1 },
    { percent: 1.234 },
    { percent: '5' },
    { percent: 5, from: '0000-01-01' },
    { percent: 5, from: '2026-02-30' },
    { percent: 5, from: day(500) },
  ])('is refused as %j', async (body) => {
    const { id } = await waiting();
    const answer = await shop.fetch(`/office/vendors/${id}/commission`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ version: 1, ...body }),
    });
    expect(answer.status).toBe(400);
    expect((await read(id)).version).toBe(1);
  });
});

describe('A holiday', () => {
  const sells = async (productId: number) => {
    await refreshDue(shop.database.db);
    const { result } = await shop.call('GET /no/auth/web/site/products/{id}', { params: { id: productId } });
    return result[0]?.Business.away === null;
  };

  it('stops sales from its first day to its last, and open orders go on', async () => {
    const [, good] = await goodsOfTwoVendors(shop);
    const id = good.businessId;
    const placed = await buy(shop, [{ good, quantity: 1 }]);
    await payNow(shop, placed);
    const number = placed.orders[0]?.number ?? '';
    const set = async (holiday: { from: string; to: string } | null) =>
      shop.call(HOLIDAY, { headers, params: { id }, body: { version: (await read(id)).version, holiday } });
    await set({ from: day(2), to: day(4) });
    expect(await sells(good.productId), 'before').toBe(true);
    expect((await set({ from: day(0), to: day(1) })).result.is_on_holiday).toBe(true);
    expect(await sells(good.productId), 'on its first day').toBe(false);
    const { result: order } = await shop.call('GET /office/orders/{number}', { headers, params: { number } });
    expect(order.moves).toContain('accept');
    const { db } = shop.database;
    await turnHolidays(db, new Date(Date.now() + 3 * 86_400_000));
    expect(await sells(good.productId), 'after its last day').toBe(true);
    await turnHolidays(db, new Date());
    expect(await sells(good.productId)).toBe(false);
    await set(null);
    expect(await sells(good.productId), 'ended').toBe(true);
  });

  it('is the vendor’s own to set, and is refused with days that make no sense', async () => {
    const vendor = await signIn(shop, VENDOR);
    const put = (holiday: unknown) =>
      shop.fetch('/web/site/business/holiday', {
        method: 'PUT',
        headers: { ...vendor, 'content-type': 'application/json' },
        body: JSON.stringify({ holiday }),
      });
    for (const wrong of [
      { from: day(3), to: day(2) },
      { from: day(-3), to: day(-1) },
      { from: day(0), to: day(200) },
      { from: 'soon', to: 'later' },
      { from: day(0) },
    ])
      expect((await put(wrong)).status, JSON.stringify(wrong)).toBe(400);
    expect((await put({ from: day(0), to: day(0) })).status).toBe(200);
    const own = await shop.call('GET /web/site/business', { headers: vendor });
    expect(own.result).toMatchObject({ is_on_holiday: true, holiday: { from: day(0), to: day(0) } });
    expect((await put(null)).status).toBe(200);
  });
});
