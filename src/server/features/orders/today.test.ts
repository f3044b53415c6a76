import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { shopTime } from '#rules/stores/shop-time.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import {
  buy,
  type Good,
  goodsOfTwoVendors,
  moversOf,
  payNow,
  sendOut,
  track,
  vendorsGoodAndOther,
} from '#tests/support/buying.ts';
import { addStaff, signIn } from '#tests/support/people.ts';

const TODAY = 'GET /office/today';

let shop: TestApp;
let admin: Record<string, string>;
/** Paid orders of two vendors: late, due today if the day has a minute left, due tomorrow, and later. */
let numbers: { late: string; tomorrow: string; later: string };

const dueAt = (number: string, sql: string) =>
  shop.database.pool.query(
    `update orders set send_by = ${sql}, paid_at = now(), state = 'preparing' where number = $1`,
    [number],
  );

const listAs = (headers: Record<string, string>, perGroup = 100) =>
  shop.call(TODAY, { headers, query: { per_group: perGroup } });

const paid = async (index: 0 | 1) => paidFor((await goodsOfTwoVendors(shop))[index]);

async function paidFor(good: Good) {
  const placed = await buy(shop, [{ good, quantity: 1 }]);
  await payNow(shop, placed);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  return order;
}

beforeAll(async () => {
  shop = await buildTestApp();
  admin = await signIn(shop, ADMINISTRATOR);
  const [late, tomorrow, later] = [await paid(0), await paid(1), await paid(0)];
  numbers = { late: late.number, tomorrow: tomorrow.number, later: later.number };
  await dueAt(numbers.late, "now() - interval '3 hours'");
  await dueAt(
    numbers.tomorrow,
    "(date_trunc('day', now() at time zone 'Europe/London') + interval '1 day 12 hours') at time zone 'Europe/London'",
  );
  await dueAt(numbers.later, "now() + interval '5 days'");
});

describe('What is due today', () => {
  it('has what is late first, then tomorrow, and nothing that is due later', async () => {
    const { data, counts } = await listAs(admin);
    const of = (number: string) => data.find((one) => one.number === number);
    expect(of(numbers.late)).toMatchObject({ group: 'late', is_late: true });
    expect(of(numbers.late)?.moves).toContain('dispatch');
    expect(of(numbers.tomorrow)).toMatchObject({ group: 'tomorrow', is_late: false });
    expect(of(numbers.later)).toBeUndefined();
    const dues = data.map(({ due }) => due);
    expect(dues).toEqual(dues.toSorted());
    for (const group of ['late', 'today', 'tomorrow'])
      expect(
        data.filter((one) => one.group === group),
        group,
      ).toHaveLength(counts[group] ?? 0);
  });

  it('shows as many of each as are asked for, and counts all', async () => {
    const all = await listAs(admin);
    const few = await listAs(admin, 1);
    expect(few.counts).toEqual(all.counts);
    expect(few.data.filter(({ group }) => group === 'late')).toHaveLength(1);
  });

  it('is the work of one business for its vendor, and of their own stores for staff', async () => {
    const vendor = await signIn(shop, VENDOR);
    const { result } = await shop.call('GET /global/user/session', { headers: vendor });
    const own = await listAs(vendor);
    expect(own.data.every(({ business }) => business.id === result.business_id)).toBe(true);
    await addStaff(shop, 'counter@north.example', { ownedBy: VENDOR, rights: ['orders'], storeIds: [1] });
    const counter = await listAs(await signIn(shop, 'counter@north.example'));
    expect(counter.data).toEqual([]);
  });

  it('has a return until it is answered and refunded, with its own deadline', async () => {
    const order = await paid(0);
    const hands = await moversOf(shop);
    await sendOut(hands, order);
    const find = async () => (await listAs(admin)).data.find(({ number }) => number === order.number);
    expect(await find()).toBeUndefined();
    const { orders } = await track(shop, order.token);
    const lines = (orders[0]?.lines ?? []).map(({ id }) => ({ line_id: id, units: 1 }));
    await hands.asBuyer(order, { move: 'request_return', reason: 'faulty', lines });
    // Two working days are left, so it is not due yet; as if it had been asked for long ago, it is late.
    await shop.database.pool.query(
      `update order_returns set updated_at = now() - interval '9 days'
       where order_id = (select id from orders where number = $1)`,
      [order.number],
    );
    const late = await find();
    expect(late).toMatchObject({ group: 'late', return_state: 'requested' });
    for (const headers of [admin, await signIn(shop, VENDOR)]) {
      const today = await listAs(headers);
      const query = { late: true, per_page: 100, sort: 'due' } as const;
      const list = await shop.call('GET /office/orders', { headers, query });
      const ofToday = today.data.filter(({ group }) => group === 'late');
      expect(
        list.data.map(({ number, due }) => [number, due]),
        'the tab Late has what Today calls late',
      ).toEqual(ofToday.map(({ number, due }) => [number, due]));
      expect([list.counts['late'], list.data.length]).toEqual([today.counts['late'], today.counts['late']]);
    }
    const returns = async () => {
      const query = { state: ['return_requested', 'returned'], per_page: 100, sort: 'due' } as const;
      return (
        await shop.call('GET /office/orders', {
          headers: admin,
          query: { ...query, state: [...query.state] },
        })
      ).data;
    };
    const inList = async () => (await returns()).find((one) => one.number === order.number)?.due;
    expect(await inList(), 'the list of returns has the same deadline').toBe(late?.due);
    expect((await returns())[0]?.number, 'and begins with it').toBe(order.number);
    await hands.asStaff(order, { move: 'accept_return' });
    expect(await find(), 'the buyer sends it back').toBeUndefined();
    expect(await inList(), 'the buyer sends it back').toBeNull();
  });

  it('counts what is ready and was not collected in time, and the list has the same orders', async () => {
    const vendor = await signIn(shop, VENDOR);
    const figures = async (headers: Record<string, string>) => {
      const list = await shop.call('GET /office/orders', { headers, query: { uncollected: true } });
      const { counts } = await listAs(headers);
      expect(list.counts['uncollected']).toBe(counts['uncollected']);
      expect(list.data).toHaveLength(counts['uncollected'] ?? -1);
      return list.data.map(({ number }) => number);
    };
    const before = await figures(admin);
    const [own, other] = await vendorsGoodAndOther(shop);
    const [order, kept, others] = [await paidFor(own), await paidFor(own), await paidFor(other)];
    const ready = (number: string, days: number) =>
      shop.database.pool.query(
        `update orders set state = 'ready_to_collect', way = 'collect', sent_at = now() - make_interval(days => $2),
           store_id = (select min(s.id) from stores s where s.business_id = orders.business_id)
         where number = $1`,
        [number, days],
      );
    await ready(order.number, 11);
    await ready(kept.number, 9);
    await ready(others.number, 12);
    expect(await figures(admin)).toEqual([others.number, order.number, ...before]);
    expect(await figures(vendor)).toEqual([order.number]);
    await addStaff(shop, 'other-store@north.example', {
      ownedBy: VENDOR,
      rights: ['orders'],
      storeIds: [999],
    });
    expect(await figures(await signIn(shop, 'other-store@north.example'))).toEqual([]);
  });

  it('is refused with a number that no page has', async () => {
    for (const query of ['per_group=0', 'per_group=101', 'per_group=x', 'page=1'])
      expect((await shop.fetch(`/office/today?${query}`, { headers: admin })).status, query).toBe(400);
  });
});

describe('Sales', () => {
  it('are thirty days beside the thirty before, without what went back, each office its own', async () => {
    const { result } = await shop.call('GET /office/sales', { headers: admin });
    expect(result.days).toHaveLength(30);
    const today = result.days.at(-1);
    const { year, month, day } = shopTime(new Date());
    expect(today?.day).toBe(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
    const order = await paid(0);
    const { rows } = await shop.database.pool.query<{ total: number }>(
      'select total::float8 / 100 as total from orders where number = $1',
      [order.number],
    );
    const more = (await shop.call('GET /office/sales', { headers: admin })).result;
    expect(more.sales - result.sales).toBeCloseTo(rows[0]?.total ?? 0, 2);
    expect(more.orders - result.orders).toBe(1);
    await (await moversOf(shop)).asStaff(order, { move: 'refuse', note: 'It is broken.' });
    const less = (await shop.call('GET /office/sales', { headers: admin })).result;
    expect(less.sales).toBeCloseTo(result.sales, 2);
    const own = (await shop.call('GET /office/sales', { headers: await signIn(shop, VENDOR) })).result;
    expect(own.sales).toBeLessThan(more.sales);
  });

  it('are for people with the right to money, not for everybody who handles orders', async () => {
    await addStaff(shop, 'desk@sales.example', { ownedBy: VENDOR, rights: ['orders', 'refund'], limit: 100 });
    await addStaff(shop, 'books@sales.example', { ownedBy: VENDOR, rights: ['money'] });
    const asking = async (email: string) =>
      (await shop.fetch('/office/sales', { headers: await signIn(shop, email) })).status;
    expect(await asking('desk@sales.example')).toBe(403);
    expect(await asking('books@sales.example')).toBe(200);
  });

  it('of an order long ago count in the thirty days before', async () => {
    const order = await paid(0);
    const read = async () => (await shop.call('GET /office/sales', { headers: admin })).result;
    const before = await read();
    await shop.database.pool.query(
      `update orders set placed_at = now() - interval '40 days' where number = $1`,
      [order.number],
    );
    const after = await read();
    expect(after.orders).toBe(before.orders - 1);
    expect(after.before.orders).toBe(before.before.orders + 1);
  });
});

describe('Stock to watch', () => {
  it('lists goods that are sold out or nearly so, the best sellers first, and counts all of them', async () => {
    const read = async (headers: Record<string, string>) => shop.call('GET /office/stock/watch', { headers });
    const [good] = await goodsOfTwoVendors(shop);
    expect(good.variationId).toBeNull();
    const { data, counts } = await read(admin);
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ none, low }) => none + low > 0)).toBe(true);
    const sold = data.map(({ product_sale_count: count }) => count);
    expect(sold).toEqual(sold.toSorted((a, b) => b - a));
    // A simple product, of which plenty is left.
    const set = (stock: number) =>
      shop.database.pool.query('update products set stock = $2, reserved_stock = 0 where id = $1', [
        good.productId,
        stock,
      ]);
    await set(2);
    expect((await read(admin)).counts).toEqual({ ...counts, low: counts.low + 1 });
    await set(0);
    expect((await read(admin)).counts).toEqual({ ...counts, none: counts.none + 1 });
    await set(100);
    expect((await read(admin)).counts).toEqual(counts);
    const vendor = await signIn(shop, VENDOR);
    const own = await read(vendor);
    expect(own.data.every(({ business }) => business.name === 'Northside Phones')).toBe(true);
    expect(JSON.stringify(own)).not.toContain('cost');
  });
});
