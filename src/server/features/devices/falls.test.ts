import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { bought } from '#tests/support/devices.ts';
import { one } from '#tests/support/one-row.ts';
import { newcomer } from '#tests/support/seeds.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import { mailFalls } from './jobs.ts';

const PUT = 'PUT /web/site/devices/{id}/reminder';
const END = 'DELETE /web/site/devices/{id}/reminder';

let shop: TestApp;
let person: Awaited<ReturnType<typeof newcomer>>;
let id: string;
let value: number;

beforeAll(async () => {
  shop = await buildTestApp();
});
beforeEach(async () => {
  person = await newcomer(shop);
  id = await bought(shop, { email: person.email, userId: person.id });
  value = (await device())?.value?.cash ?? 0;
});

const device = async () =>
  (await shop.call('GET /web/site/devices', { query: {}, headers: person.headers })).data[0];
const ask = (body: { below?: number; step?: number }) =>
  shop.call(PUT, { params: { id }, body, headers: person.headers });
const refused = (body: { below?: number; step?: number }) =>
  shop.refused(PUT, { params: { id }, body, headers: person.headers });
const mails = () => mailsTo(shop.database, person.email);

/** All offers change by this many pounds; then two nodes look at once, and one of them again. */
async function offersChange(pounds: number): Promise<void> {
  await shop.database.pool.query(
    'update products set cash_trade_in = cash_trade_in + $1, voucher_trade_in = voucher_trade_in + $1 where line = 2',
    [pounds * 100],
  );
  await look();
}

async function look(): Promise<void> {
  const { database } = shop;
  const sources = {
    ...database,
    shop: async () => ({ name: 'Threefold', url: shop.origin, email: 'a@b.example' }),
  };
  await Promise.all([mailFalls(sources, new Date()), mailFalls(sources, new Date())]);
  await mailFalls(sources, new Date());
}

it('a fall by the step is mailed once, and the next one again', async () => {
  expect((await ask({ step: 20 })).result).toEqual({ below: null, step: 20, from: value, told_at: null });
  await offersChange(-15);
  expect(await mails()).toEqual([]);
  await offersChange(-5);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Your device is worth less: iPhone 14/);
  expect(mail?.text).toContain(`£${value - 20}`);
  expect(mail?.text).toMatch(/\/sell\/product\/[\w-]+\/iphone-14\/\d+\?answers=\d+/);
  expect((await device())?.reminder).toMatchObject({
    from: value - 20,
    told_at: expect.any(String) as string,
  });
  await offersChange(-20);
  expect(await mails()).toHaveLength(2);
  await offersChange(40);
  expect(await mails()).toHaveLength(2);
});

it('a value below the limit is mailed once, and again after it was back', async () => {
  await ask({ below: value - 30 });
  for (const [change, count] of [
    [-30, 0],
    [-5, 1],
    [-20, 1],
    [55, 1],
    [-40, 2],
    [40, 2],
  ] as const) {
    await offersChange(change);
    expect(await mails()).toHaveLength(count);
  }
});

it('a model that is not bought for a while is no fall', async () => {
  await ask({ step: 20 });
  const published = (is: boolean) =>
    shop.database.pool
      .query('delete from listing where product_id in (select id from products where line = 2)')
      .then(async () => {
        if (is) await (await import('../listing/public.ts')).rebuildListing(shop.database.db);
      });
  await published(false);
  await look();
  await published(true);
  await look();
  expect(await mails()).toEqual([]);
});

it('the link in the mail ends it, and so does the account', async () => {
  await ask({ step: 20 });
  const { id: wish } = await one<{ id: string }>(shop, 'select id from value_reminders where user_id = $1', [
    person.id,
  ]);
  expect((await shop.fetch(`/unsubscribe/${wish}`, { method: 'POST' })).status).toBe(200);
  expect((await device())?.reminder).toBeNull();
  await ask({ step: 20 });
  expect((await shop.call(END, { params: { id }, headers: person.headers })).result).toBeNull();
  await offersChange(-40);
  await offersChange(40);
  expect(await mails()).toEqual([]);
});

it('is refused for a limit above the value, for both ways at once, and without a confirmed email', async () => {
  expect(await refused({ below: value + 1 })).toMatchObject({
    status: 400,
    errors: { below: expect.stringContaining('today') as string },
  });
  expect(await refused({ step: value })).toMatchObject({
    status: 400,
    errors: { step: expect.stringContaining('today') as string },
  });
  expect((await refused({})).status).toBe(400);
  expect((await refused({ below: 5, step: 5 })).status).toBe(400);
  await shop.database.pool.query('update users set confirmed_at = null where id = $1', [person.id]);
  expect(await refused({ step: 5 })).toEqual({
    status: 409,
    message: 'Please confirm your email address first.',
  });
});
