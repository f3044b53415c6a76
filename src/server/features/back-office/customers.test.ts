import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, SHOPPER, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { goodsOfTwoVendors, payNow, placeCart, readyCarts } from '#tests/support/buying.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import { addStaff, makeStale, signIn } from '#tests/support/people.ts';
import { newcomer } from '#tests/support/seeds.ts';

const LIST = 'GET /office/customers';
const ONE = 'GET /office/customers/{id}';
const CREDIT = 'GET /office/customers/{id}/credit';
const CHANGE = 'POST /office/customers/{id}/credit';
const EXPORT = 'POST /office/customers/{id}/export';
const CLOSE = 'POST /office/customers/{id}/close';

let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  headers = await signIn(shop, ADMINISTRATOR);
});

const once = () => ({ ...headers, 'idempotency-key': randomUUID() });
const balanceOf = async (id: number) => (await shop.call(CREDIT, { headers, params: { id } })).balance;

describe('Customers', () => {
  it('are found by name, email and the number of an order', async () => {
    const { id, email } = await newcomer(shop);
    const [good] = await goodsOfTwoVendors(shop);
    const [cartId = ''] = await readyCarts(shop, 1, [{ good, quantity: 1 }], { email });
    const placed = await placeCart(shop, cartId);
    await payNow(shop, placed);
    const number = placed.orders[0]?.number ?? '';
    for (const q of [email, email.slice(0, 12).toUpperCase(), number, number.toLowerCase()]) {
      const { data } = await shop.call(LIST, { headers, query: { q } });
      expect(
        data.map((one) => one.id),
        q,
      ).toContain(id);
    }
    const { result } = await shop.call(ONE, { headers, params: { id } });
    expect(result).toMatchObject({ email, order_count: 1, can_close: true, works_for: null });
    expect(result.orders.map((order) => order.number)).toEqual([number]);
  });

  it('come page by page, each once, without administrators', async () => {
    const whole = await shop.call(LIST, { headers, query: { per_page: 100 } });
    expect(whole.data.map(({ email }) => email)).not.toContain(ADMINISTRATOR);
    const seen: number[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page: { data: { id: number }[]; next_cursor: string | null } = await shop.call(LIST, {
        headers,
        query: { per_page: 3, ...(cursor && { cursor }) },
      });
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(whole.data.map(({ id }) => id));
    expect(whole.total).toBe(seen.length);
  });
});

describe('Columns of the list that were asked for', () => {
  it('say what a customer spent and has as credit, which takes the permission Money', async () => {
    const { id, email } = await newcomer(shop);
    const [good] = await goodsOfTwoVendors(shop);
    const [paid = '', open = ''] = await readyCarts(shop, 2, [{ good, quantity: 1 }], { email });
    const placed = await placeCart(shop, paid);
    await payNow(shop, placed);
    await placeCart(shop, open);
    await shop.call(CHANGE, { headers: once(), params: { id }, body: { amount: 7.5, reason: 'The wait' } });
    const { orders } = (await shop.call(ONE, { headers, params: { id } })).result;
    const rowFor = async (given: Record<string, string>, extras?: ('spent' | 'credit')[]) =>
      (await shop.call(LIST, { headers: given, query: { q: email, ...(extras && { with: extras }) } }))
        .data[0];
    expect(await rowFor(headers, ['spent', 'credit'])).toMatchObject({
      spent: orders.at(-1)?.total,
      credit: 7.5,
      phone: null,
    });
    expect(await rowFor(headers)).not.toHaveProperty('spent');
    const desk = 'desk@columns.example';
    await addStaff(shop, desk, { ownedBy: undefined, rights: ['orders'] });
    const seen = await rowFor(await signIn(shop, desk), ['spent', 'credit']);
    expect(seen).toHaveProperty('spent');
    expect(seen).not.toHaveProperty('credit');
  });
});

describe('Store credit', () => {
  it('is given and taken with a reason that the customer reads, and the books stay true', async () => {
    const { id, headers: own } = await newcomer(shop);
    await shop.call(CHANGE, { headers: once(), params: { id }, body: { amount: 12.5, reason: 'The wait' } });
    await shop.call(CHANGE, { headers: once(), params: { id }, body: { amount: -2.25, reason: 'Twice' } });
    expect(await balanceOf(id)).toBe(10.25);
    const seen = await shop.call('GET /web/site/credit', { headers: own });
    expect(seen.data.map(({ amount, reason }) => [amount, reason])).toEqual([
      [-2.25, 'Twice'],
      [12.5, 'The wait'],
    ]);
    const { rows } = await shop.database.pool.query(
      `select count(*)::int as wrong from (select entry_id from postings group by entry_id having sum(amount) <> 0) w`,
    );
    expect(rows[0]).toEqual({ wrong: 0 });
  });

  it('never falls below zero, however many take at once', async () => {
    const { id } = await newcomer(shop);
    await shop.call(CHANGE, { headers: once(), params: { id }, body: { amount: 10, reason: 'Start' } });
    const take = () =>
      shop.fetch(`/office/customers/${id}/credit`, {
        method: 'POST',
        headers: { ...once(), 'content-type': 'application/json' },
        body: '{"amount":-6,"reason":"Taken"}',
      });
    const statuses = (await Promise.all([take(), take(), take()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await balanceOf(id)).toBe(4);
  });

  it('is given once, however often the same press arrives', async () => {
    const { id } = await newcomer(shop);
    const same = { headers: once(), params: { id }, body: { amount: 3, reason: 'Once' } };
    await Promise.all([shop.call(CHANGE, same), shop.call(CHANGE, same)]);
    expect(await balanceOf(id)).toBe(3);
  });

  it.each([{ amount: 0 }, { amount: 1.234 }, { amount: 10_001 }, { amount: '5' }, { reason: ' ' }])(
    'is refused as %j',
    async (wrong) => {
      const { id } = await newcomer(shop);
      const answer = await shop.fetch(`/office/customers/${id}/credit`, {
        method: 'POST',
        headers: { ...once(), 'content-type': 'application/json' },
        body: JSON.stringify({ amount: 5, reason: 'Fine', ...wrong }),
      });
      expect(answer.status).toBe(400);
      expect(await balanceOf(id)).toBe(0);
    },
  );

  it('asks for the password again after a while', async () => {
    const { id } = await newcomer(shop);
    const stale = await signIn(shop, ADMINISTRATOR);
    await makeStale(shop, stale);
    const refusal = await shop.refused(CHANGE, {
      headers: { ...stale, 'idempotency-key': randomUUID() },
      params: { id },
      body: { amount: 5, reason: 'Fine' },
    });
    expect(refusal).toMatchObject({ status: 403, asks: 'proof' });
  });
});

describe('The data of a customer', () => {
  it('is handed out whole, without secrets, and the log says who took it', async () => {
    const { id, email, headers: own } = await newcomer(shop);
    await shop.call('POST /web/site/account/addresses', {
      headers: own,
      body: { name: 'Nell', line_1: '1 High Street', town: 'London', post_code: 'NW1 8AB' },
    });
    await shop.call(CHANGE, { headers: once(), params: { id }, body: { amount: 3, reason: 'Thanks' } });
    const { result } = await shop.call(EXPORT, { headers, params: { id }, body: {} });
    expect(result).toMatchObject({
      profile: { email },
      addresses: [{ line_1: '1 High Street' }],
      credit: [{ amount: 300, reason: 'Thanks' }],
      orders: [],
      reviews: [],
      wishlist: [],
      stock_alerts: [],
      trade_ins: [],
      repairs: [],
      value_reminders: [],
    });
    expect(JSON.stringify(result)).not.toMatch(/password|hash|token/);
    const { data } = await shop.call('GET /office/log', {
      headers,
      query: { subject: 'customer', subject_id: String(id) },
    });
    expect(data[0]).toMatchObject({ action: 'export customer' });
  });

  it('needs a fresh password, and so does closing', async () => {
    const { id, email } = await newcomer(shop);
    const stale = await signIn(shop, ADMINISTRATOR);
    await makeStale(shop, stale);
    expect((await shop.refused(EXPORT, { headers: stale, params: { id }, body: {} })).asks).toBe('proof');
    expect((await shop.refused(CLOSE, { headers: stale, params: { id }, body: { email } })).asks).toBe(
      'proof',
    );
  });
});

describe('Closing an account for a customer', () => {
  it('ends it everywhere, deletes what it knew, and tells its owner', async () => {
    const { id, email, headers: own } = await newcomer(shop);
    const another = { headers, params: { id }, body: { email: 'else@mail.example' } };
    expect((await shop.refused(CLOSE, another)).status, 'another is meant').toBe(409);
    await shop.call(CLOSE, { headers, params: { id }, body: { email: email.toUpperCase() } });
    expect((await shop.call('GET /global/user/session', { headers: own })).result.isUserLogIn).toBe(false);
    expect((await shop.refused(ONE, { headers, params: { id } })).status).toBe(404);
    expect((await shop.refused(CLOSE, { headers, params: { id }, body: { email } })).status).toBe(404);
    expect((await mailsTo(shop.database, email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your account is closed/),
    ]);
  });

  it('is refused for owners, staff and administrators', async () => {
    const { id: staff } = await addStaff(shop, 'bench@close.example', { ownedBy: VENDOR, rights: ['bench'] });
    const { rows } = await shop.database.pool.query<{ id: number }>(
      `select id from users where email in ($1, $2) order by email = $2`,
      [VENDOR, ADMINISTRATOR],
    );
    const [owner, admin] = rows.map(({ id }) => id);
    for (const [id, email, status] of [
      [staff, 'bench@close.example', 409],
      [owner ?? 0, VENDOR, 409],
      [admin ?? 0, ADMINISTRATOR, 404],
    ] as const)
      expect((await shop.refused(CLOSE, { headers, params: { id }, body: { email } })).status).toBe(status);
    const { rows: left } = await shop.database.pool.query('select id from users where id = any($1)', [
      [staff, owner, admin],
    ]);
    expect(left).toHaveLength(3);
  });

  it('keeps the orders, without the account', async () => {
    const { rows } = await shop.database.pool.query<{ id: number }>('select id from users where email = $1', [
      SHOPPER,
    ]);
    const count = 'select count(*)::int as count from order_groups';
    const before = (await shop.database.pool.query(count)).rows;
    await shop.call(CLOSE, { headers, params: { id: rows[0]?.id ?? 0 }, body: { email: SHOPPER } });
    expect((await shop.database.pool.query(count)).rows).toEqual(before);
  });
});
