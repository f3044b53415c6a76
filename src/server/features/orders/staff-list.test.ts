import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#contract/calls.ts';
import { acceptBy } from '#rules/orders/next-step.ts';
import { ADMINISTRATOR, SHOPPER, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { buy, goodsOfTwoVendors, payNow, placeCart, plentyOf, readyCarts } from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';

type List = Answer<'GET /office/orders'>;

let shop: TestApp;
let admin: Record<string, string>;
let numbers: string[];

const listAs = async (headers: Record<string, string>, query = '', perPage = 100): Promise<List> => {
  const answer = await shop.fetch(`/office/orders?per_page=${perPage}${query}`, { headers });
  expect(answer.status).toBe(200);
  return (await answer.json()) as List;
};
const ours = (list: List) => list.data.map(({ number }) => number).filter((one) => numbers.includes(one));

beforeAll(async () => {
  shop = await buildTestApp();
  admin = await signIn(shop, ADMINISTRATOR);
  const [first, second] = await goodsOfTwoVendors(shop);
  numbers = [];
  for (const good of [first, second, first]) {
    const placed = await buy(shop, [{ good, quantity: 1 }]);
    await payNow(shop, placed);
    numbers.push(...placed.orders.map(({ number }) => number));
  }
  // The second is late, the third is due last.
  for (const [index, days] of [1, -2, 3].entries()) {
    await shop.database.pool.query(
      `update orders set send_by = now() + make_interval(days => $2) where number = $1`,
      [numbers[index], days],
    );
  }
});

describe('the orders of the office', () => {
  it('are listed by their deadline, the earliest first', async () => {
    const [first = '', late = '', last = ''] = numbers;
    expect(ours(await listAs(admin, '&sort=due&state=paid'))).toEqual([late, first, last]);
    expect(ours(await listAs(admin))).toEqual([last, late, first]);
  });

  it.each(['newest', 'due'])('come page by page, each once: %s', async (sort) => {
    const whole = await listAs(admin, `&sort=${sort}&state=paid`);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await listAs(admin, `&sort=${sort}&state=paid${cursor && `&cursor=${cursor}`}`, 2);
      seen.push(...page.data.map(({ number }) => number));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(whole.data.map(({ number }) => number));
  });

  it('say what is late, in the list, as a filter and as a count', async () => {
    const [, late = ''] = numbers;
    const list = await listAs(admin, '&late=1');
    expect(ours(list)).toEqual([late]);
    expect(list.data.every(({ is_late }) => is_late)).toBe(true);
    expect(list.counts['late']).toBe(list.data.length);
  });

  it('are those of one business for its vendor, with any query', async () => {
    const vendor = await signIn(shop, VENDOR);
    const own = await listAs(vendor);
    const businesses = new Set(own.data.map(({ business }) => business.id));
    expect(businesses.size).toBeLessThanOrEqual(1);
    const { data } = await listAs(admin);
    const foreign = data.map(({ business }) => business.id).find((id) => !businesses.has(id)) ?? 0;
    expect((await listAs(vendor, `&business_id=${foreign}`)).data).toEqual([]);
    expect(
      (await listAs(admin, `&business_id=${foreign}`)).data.every(({ business }) => business.id === foreign),
    ).toBe(true);
  });

  it('have the deadlines of the rules', async () => {
    const [number = ''] = numbers;
    const sendBy = new Date('2026-12-24T16:00:00Z');
    // A week with a weekend, and both changes to and from summer time.
    for (const day of [
      '2026-11-16',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-03-27',
      '2026-10-23',
    ]) {
      for (const time of ['02:10:12.345', '08:59:59', '13:47', '17:00', '18:00:30', '22:47:12.345']) {
        const paidAt = new Date(`${day}T${time}Z`);
        await shop.database.pool.query('update orders set paid_at = $2, send_by = $3 where number = $1', [
          number,
          paidAt,
          sendBy,
        ]);
        const { data } = await listAs(admin, `&q=${number}`);
        const due = acceptBy({ paidAt, placedAt: paidAt, sendBy });
        expect(data[0]?.due, `${day} ${time}`).toBe(due.toISOString());
      }
    }
  });

  it('have those among them that are paid at the counter and wait to be accepted', async () => {
    const good = await plentyOf(shop);
    const { rows } = await shop.database.pool.query<{ id: number }>(
      'select id from stores where business_id = $1 order by id limit 1',
      [good.businessId],
    );
    const storeId = rows[0]?.id ?? 0;
    const choices = {
      delivery: [{ business_id: good.businessId, way: 'collect' as const, store_id: storeId }],
    };
    const [cart = ''] = await readyCarts(shop, 1, [{ good, quantity: 1 }], { choices });
    const placed = await placeCart(shop, cart, { payment: 'in_store' });
    const number = placed.orders[0]?.number ?? '';
    const { data, counts } = await listAs(admin, '&to_accept=1&sort=due');
    expect(data.find((one) => one.number === number)).toMatchObject({
      state: 'pending_payment',
      payment: { state: 'pending' },
    });
    expect(data.find((one) => one.number === number)?.due).not.toBeNull();
    expect(counts['to_accept']).toBe(data.length);
    // Store and code are read only for requests that ask for them.
    await shop.database.pool.query(
      `update order_groups set code = 'LEEDS5' where id in (select group_id from orders where number = $1)`,
      [number],
    );
    const [asked] = (await listAs(admin, `&q=${number}&with=store,code`)).data;
    const [{ name: store } = { name: '' }] = (
      await shop.database.pool.query<{ name: string }>('select name from stores where id = $1', [storeId])
    ).rows;
    expect(asked).toMatchObject({ store, code: null });
    expect((await listAs(admin, `&q=${number}&with=store`)).data[0]).not.toHaveProperty('code');
    expect((await listAs(admin, `&q=${number}`)).data[0]).not.toHaveProperty('store');
  });

  it('say what can be done with each', async () => {
    const { data } = await listAs(admin, `&q=${numbers[0]}`);
    expect(data).toMatchObject([
      { state: 'paid', moves: expect.arrayContaining(['accept', 'refuse']) as unknown },
    ]);
  });

  it.each(['0', '1-', 'x', '9'.repeat(12)])('refuse the cursor %s', async (cursor) => {
    expect((await shop.fetch(`/office/orders?cursor=${cursor}`, { headers: admin })).status).toBe(400);
  });
});

describe('a page of the office', () => {
  it.each(['/vendor/orders', '/admin/orders', '/admin/orders/TF-1'])(
    '%s is there, and never stored',
    async (path) => {
      const answer = await shop.fetch(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(answer.headers.get('cache-control')).toContain('private');
      expect(await answer.text()).toContain('Office');
    },
  );

  it.each(['/vendor/nothing', '/admin/orders/TF-1/more', '/vendor/orders/a%20b'])(
    '%s is not',
    async (path) => {
      expect((await shop.fetch(path)).status).toBe(404);
    },
  );

  it('opens no order to a shopper', async () => {
    const shopper = await signIn(shop, SHOPPER);
    expect((await shop.fetch('/office/orders', { headers: shopper })).status).toBe(403);
  });
});
