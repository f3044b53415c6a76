import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { buy, goodsOfTwoVendors, payNow } from '#tests/support/buying.ts';
import { findOrders } from './found.reads.ts';
import { readOrderCounts } from './order-counts.reads.ts';
import { pickOrders } from './picked.reads.ts';

let shop: TestApp;
let name: string;

beforeAll(async () => {
  shop = await buildTestApp();
  const [first, second] = await goodsOfTwoVendors(shop);
  for (const good of [first, second, first, second]) {
    const placed = await buy(shop, [{ good, quantity: 1 }]);
    if (good === first) await payNow(shop, placed);
  }
  const { rows } = await shop.database.pool.query<{ name: string }>(
    'select g.name from order_groups g order by g.placed_at desc limit 1',
  );
  name = rows[0]?.name ?? '';
  await shop.database.pool.query(
    `update orders set state = 'completed', completed_at = now() where id = (select max(id) from orders)`,
  );
});

const everybody = { businessId: null, storeIds: null, now: new Date() };
const { ask } = { ask: ((...given) => shop.database.ask(...given)) as TestApp['database']['ask'] };

describe('a search of the office', () => {
  it.each([
    ['newest', undefined],
    ['newest', ['pending_payment', 'paid', 'completed']],
    ['due', undefined],
    ['due', ['pending_payment', 'paid']],
  ] as const)('finds the same few by their ids as many by their words: %s, %s', async (sort, state) => {
    for (const q of [name, name.slice(1, 3)]) {
      const byIds = await findOrders(ask, q, null);
      const byWords = await findOrders(ask, q, null, 1);
      expect(byIds?.words).toBeNull();
      expect(byWords?.words).toBeTypeOf('string');
      const page = { sort, most: 100, ...(state && { state: [...state] }) };
      const few = await pickOrders(ask, { ...everybody, found: byIds }, page);
      expect(few.length).toBeGreaterThan(2);
      expect(await pickOrders(ask, { ...everybody, found: byWords }, page)).toEqual(few);
      const counts = await readOrderCounts(ask, { ...everybody, found: byIds });
      expect(counts).toMatchObject({ completed: 1 });
      expect(await readOrderCounts(ask, { ...everybody, found: byWords })).toEqual(counts);
      const [own] = await ask<{ id: number }>(
        { text: 'select business_id as id from orders order by id limit 1' },
        [],
      );
      const theirs = { ...everybody, businessId: own?.id ?? 0 };
      expect(await readOrderCounts(ask, { ...theirs, found: byWords })).toEqual(
        await readOrderCounts(ask, { ...theirs, found: byIds }),
      );
    }
  });

  it('finds an order by the words that it has now', async () => {
    const { rows } = await shop.database.pool.query<{ id: number }>('select min(id) as id from orders');
    const id = rows[0]?.id ?? 0;
    const findOne = async (q: string) => (await findOrders(ask, q, null))?.ids;
    await shop.database.pool.query(
      `update order_groups set name = 'Zoë Quirke' where id = (select group_id from orders where id = $1)`,
      [id],
    );
    expect(await findOne('zoë quir')).toEqual([id]);
    await shop.database.pool.query(
      `update order_lines set name = 'Left-handed 100% Teacup' where order_id = $1`,
      [id],
    );
    expect(await findOne('HANDED 100% tea')).toEqual([id]);
    expect(await findOne('handed 1__% tea')).toEqual([]);
    await shop.database.pool.query('delete from order_lines where order_id = $1', [id]);
    expect(await findOne('teacup')).toEqual([]);
    expect(await findOne('quirke')).toEqual([id]);
  });

  it('finds an order by a part of its number or of the email', async () => {
    const { rows } = await shop.database.pool.query<{ id: number; number: string }>(
      'select id, number from orders order by id limit 1',
    );
    const [order] = rows;
    const findOne = async (q: string) => (await findOrders(ask, q, null))?.ids;
    const digits = order?.number.replace(/^TF-/, '') ?? '';
    expect(await findOne(digits)).toContain(order?.id);
    expect(await findOne(`TF-${digits.slice(0, 4)}`)).toContain(order?.id);
    await shop.database.pool.query(
      `update order_groups set email = 'Quentin.Okafor@mail.example' where id = (select group_id from orders where id = $1)`,
      [order?.id],
    );
    expect(await findOne('okafor@')).toContain(order?.id);
    expect(await findOne('zz-okafor@')).toEqual([]);
  });

  it('counts unassigned orders without the assigned ones', async () => {
    const { rows } = await shop.database.pool.query<{ state: string }>(
      `update orders set assignee_id = (select min(id) from users) where id = (select max(id) from orders) returning state`,
    );
    const all = await readOrderCounts(ask, everybody);
    const nobodys = await readOrderCounts(ask, { ...everybody, assignee: 0 });
    const state = rows[0]?.state ?? '';
    expect((all[state] ?? 0) - (nobodys[state] ?? 0)).toBe(1);
    expect({ ...nobodys, [state]: all[state] }).toEqual(all);
  });
});
