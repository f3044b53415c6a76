import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, shopMoment, shopTime } from '#rules/stores/shop-time.ts';
import { Refusal } from '#server/http/refusal.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { freshKey, placePath, send, statuses } from '#tests/support/buying.ts';
import type { Headers, RepairPhone } from '#tests/support/repairs.ts';
import {
  asCustomer,
  benchPeople,
  placeCart,
  placed,
  readRepairPhone,
  readRepairStores,
  repairCart,
  seen,
} from '#tests/support/repairs.ts';
import { forgetHolds } from './slots.writes.ts';

const HOLDS = '/no/auth/web/site/repairs/holds';

let shop: TestApp;
let phone: RepairPhone;
let storeId: number;
let otherStore: number;
let fixer: Headers;

beforeAll(async () => {
  shop = await buildTestApp({ env: { TRUST_PROXY: '1' } });
  phone = await readRepairPhone(shop);
  [storeId = 0, otherStore = 0] = await readRepairStores(shop);
  ({ fixer } = await benchPeople(shop));
  await shop.database.pool.query(
    `with gone as (delete from store_hours)
     insert into store_hours (store_id, weekday, opens, closes)
     select s, d, '09:00', '17:00' from unnest($1::int[]) s, generate_series(1, 7) d
     on conflict (store_id, weekday) do update set opens = excluded.opens, closes = excluded.closes`,
    [[storeId, otherStore]],
  );
});

/** A half hour of a day in the next two weeks. */
const at = (days: number, hour: number) =>
  shopMoment(addDays(shopTime(new Date()), days), hour * 60).toISOString();

let clients = 0;
/** Each hold comes from another network, since the holds of one are limited. */
const hold = (cartId: string, startsAt: string, store = storeId) =>
  send(
    shop,
    HOLDS,
    { cart_id: cartId, store_id: store, starts_at: startsAt },
    {
      'x-forwarded-for': `10.1.${Math.floor(++clients / 250)}.${clients % 250}`,
    },
  );
const benches = (count: number) =>
  shop.call('PUT /office/repair-benches/{storeId}', {
    params: { storeId },
    body: { benches: count },
    headers: fixer,
  });
const free = async (cartId?: string) => {
  const query = { store_id: storeId, ...(cartId !== undefined && { cart_id: cartId }) };
  const { data } = await shop.call('GET /no/auth/web/site/repairs/slots', { query });
  return data[0]?.days.flatMap(({ slots }) => slots.map(({ starts_at }) => starts_at)) ?? [];
};

describe('the slots of a store', () => {
  it('are those of its hours, for the work of the cart', async () => {
    const cartId = await repairCart(shop, phone, ['battery', 'screen']);
    const { data } = await shop.call('GET /no/auth/web/site/repairs/slots', {
      query: { store_id: storeId, cart_id: cartId },
    });
    const [found] = data;
    expect(found?.minutes).toBeGreaterThan(30);
    expect(found?.days).toHaveLength(14);
    expect(found?.next).toBe(found?.days.find(({ slots }) => slots.length > 0)?.slots[0]?.starts_at);
    expect(await free(cartId)).toContain(at(1, 9));
    expect(await free(cartId)).not.toContain(at(1, 16.5));
  });

  it('are told by the first one of each store where none is named', async () => {
    const { data } = await shop.call('GET /no/auth/web/site/repairs/slots', { query: { minutes: 30 } });
    expect(data.length).toBeGreaterThan(1);
    expect(data.every(({ days }) => days.length === 0)).toBe(true);
    expect(data.find(({ store_id: id }) => id === storeId)?.next).not.toBeNull();
  });

  it.each([
    ['an unknown store', '?store_id=999999', 404],
    ['an unknown cart', '?cart_id=00000000-0000-4000-8000-000000000000', 404],
    ['a store without an id', '?store_id=x', 400],
    ['too long a work', '?minutes=481', 400],
  ])('are not told of %s', async (_what, query, status) => {
    expect((await shop.fetch(`/no/auth/web/site/repairs/slots${query}`)).status).toBe(status);
  });
});

describe('a held slot', () => {
  it('is kept from others, and given back when another one is held', async () => {
    await benches(1);
    const [mine, other] = [await repairCart(shop, phone), await repairCart(shop, phone)];
    const held = await hold(mine, at(2, 10));
    expect(held).toMatchObject({
      status: 201,
      body: { result: { store_id: storeId, starts_at: at(2, 10) } },
    });
    expect(await free(other)).not.toContain(at(2, 10));
    expect(await free(mine)).toContain(at(2, 10));
    expect((await hold(other, at(2, 10))).status).toBe(409);
    expect((await hold(mine, at(2, 14))).status).toBe(201);
    expect((await hold(other, at(2, 10))).status).toBe(201);
  });

  it('is free again after ten minutes', async () => {
    const [mine, other] = [await repairCart(shop, phone), await repairCart(shop, phone)];
    await hold(mine, at(3, 10));
    const over = "update repair_slots set held_until = now() - interval '1 second' where cart_id = $1";
    await shop.database.pool.query(over, [mine]);
    expect((await hold(other, at(3, 10))).status).toBe(201);
    await forgetHolds(shop.database, new Date());
    const { rows } = await shop.database.pool.query('select 1 from repair_slots where cart_id = $1', [mine]);
    expect(rows).toEqual([]);
  });

  it.each([
    ['at no half hour', () => at(4, 9.25)],
    ['while the store is closed', () => at(4, 18)],
    ['in the past', () => at(-1, 10)],
    ['too far away', () => at(15, 10)],
  ])('is refused %s', async (_why, when) => {
    expect((await hold(await repairCart(shop, phone), when())).status).toBe(409);
  });

  it('goes to one of many who want the last bench at once', async () => {
    await benches(2);
    const carts = await Promise.all(Array.from({ length: 6 }, () => repairCart(shop, phone)));
    const answers = await Promise.all(carts.map((cartId) => hold(cartId, at(5, 11))));
    expect(statuses(answers)).toEqual([201, 201, 409, 409, 409, 409]);
  });
});

describe('a booked slot', () => {
  it('comes from the hold of the cart, and the ticket waits for the device', async () => {
    await benches(1);
    const cartId = await repairCart(shop, phone);
    await hold(cartId, at(6, 10));
    const made = await placeCart(shop, cartId, { storeId });
    expect(made).toMatchObject({
      tickets: [{ state: 'awaiting_device', slot: { storeId, from: new Date(at(6, 10)) } }],
    });
    expect(await free()).not.toContain(at(6, 10));
  });

  it('is asked for at the checkout while the store has a free one', async () => {
    await benches(1);
    const cartId = await repairCart(shop, phone);
    const details = { email: 'ann@mail.example', name: 'Ann Lee', way: 'drop_in' as const };
    await shop.call('PUT /no/auth/web/site/checkouts/{cartId}', {
      params: { cartId },
      body: { ...details, store_id: storeId },
    });
    const place = () => send(shop, placePath(cartId), {}, freshKey());
    const words = 'Please choose a day and a time at the store.';
    expect(await place()).toMatchObject({
      status: 400,
      body: { message: words, errors: { starts_at: words } },
    });
    // A time at another store is none at this one.
    await hold(cartId, at(10, 10), otherStore);
    expect((await place()).status).toBe(400);
    await hold(cartId, at(10, 10));
    expect((await place()).status).toBe(201);
  });

  it('is chosen later where the store has none that is free', async () => {
    const cartId = await repairCart(shop, phone);
    await shop.call('PUT /no/auth/web/site/checkouts/{cartId}', {
      params: { cartId },
      body: { email: 'ann@mail.example', name: 'Ann Lee', way: 'drop_in', store_id: storeId },
    });
    const { pool } = shop.database;
    await pool.query('delete from store_hours where store_id = $1', [storeId]);
    expect((await send(shop, placePath(cartId), {}, freshKey())).status).toBe(201);
    await pool.query(
      `insert into store_hours (store_id, weekday, opens, closes)
       select $1, d, '09:00', '17:00' from generate_series(1, 7) d`,
      [storeId],
    );
  });

  it('is none without a hold: the customer books it on the page of the repair', async () => {
    const { token } = await placed(shop, phone, ['battery'], { storeId });
    expect(await seen(shop, token)).toMatchObject({
      state: 'requested',
      slot: null,
      moves: ['book', 'cancel'],
    });
    const booked = await asCustomer(shop, token, { move: 'book', store_id: storeId, starts_at: at(6, 14) });
    expect(booked).toMatchObject({ state: 'awaiting_device', slot: { starts_at: at(6, 14) } });
    const elsewhere = { move: 'book', store_id: otherStore, starts_at: at(7, 14) };
    expect(await asCustomer(shop, token, elsewhere)).toMatchObject({
      store: { id: otherStore },
      slot: { store_id: otherStore, starts_at: at(7, 14) },
      messages: [
        { title: 'Please book a time' },
        { title: 'Your time at the store' },
        { title: 'Your time at the store' },
      ],
    });
    expect(await free()).toContain(at(6, 14));
    expect(await asCustomer(shop, token, { move: 'cancel' })).toMatchObject({
      state: 'cancelled',
      slot: null,
    });
  });

  it('is not taken from a hold that somebody else has booked since', async () => {
    await benches(1);
    const [mine, other] = [await repairCart(shop, phone), await repairCart(shop, phone)];
    await hold(mine, at(8, 10));
    const over = "update repair_slots set held_until = now() - interval '1 second' where cart_id = $1";
    await shop.database.pool.query(over, [mine]);
    await hold(other, at(8, 10));
    expect(await placeCart(shop, other, { storeId })).toHaveProperty('tickets');
    expect(await placeCart(shop, mine, { storeId })).toMatchObject({ wrong: 'starts_at' });
  });

  it('is one of the last bench, also where a hold and a move want it at once', async () => {
    await benches(1);
    const tickets = await Promise.all([1, 2].map(() => placed(shop, phone, ['battery'], { storeId })));
    const cartId = await repairCart(shop, phone);
    const book = { move: 'book', store_id: storeId, starts_at: at(9, 12) };
    const answers = await Promise.all([
      ...tickets.map(async ({ token }) => !((await asCustomer(shop, token, book)) instanceof Refusal)),
      hold(cartId, at(9, 12)).then(({ status }) => status === 201),
    ]);
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('is refused for a store of another business', async () => {
    const { rows } = await shop.database.pool.query<{ id: number }>(
      'select id from stores where business_id <> (select business_id from stores where id = $1) limit 1',
      [storeId],
    );
    const cartId = await repairCart(shop, phone);
    expect(await placeCart(shop, cartId, { storeId: rows[0]?.id ?? 0 })).toMatchObject({ wrong: 'store_id' });
  });

  it('gives each device of a visit its own time, one after the other', async () => {
    const cartId = await repairCart(shop, phone);
    await shop.database.pool.query('update cart_items set quantity = 2 where cart_id = $1', [cartId]);
    await hold(cartId, at(10, 9));
    const made = await placeCart(shop, cartId, { storeId });
    const [first, second] = 'tickets' in made ? made.tickets : [];
    expect(first?.slot?.to).toEqual(second?.slot?.from);
    expect(first?.number).not.toBe(second?.number);
  });

  it('stands in the calendar of the store', async () => {
    await benches(2);
    const cartId = await repairCart(shop, phone);
    await hold(cartId, at(11, 9));
    const { token } = await placed(shop, phone, ['battery'], { storeId });
    await asCustomer(shop, token, { move: 'book', store_id: storeId, starts_at: at(11, 9) });
    const { number } = await seen(shop, token);
    const { result } = await shop.call('GET /office/repairs/calendar', {
      query: { store_id: storeId, date: at(11, 9).slice(0, 10) },
      headers: fixer,
    });
    expect(result).toMatchObject({
      benches: 2,
      opens: at(11, 9),
      closes: at(11, 17),
      slots: [
        { bench: 1, number: null },
        { bench: 2, number, state: 'awaiting_device' },
      ],
    });
  });
});
