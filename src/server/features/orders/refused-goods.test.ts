import { beforeAll, describe, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Good, OrderMovers } from '#tests/support/buying.ts';
import { buy, moversOf, payNow, plentyOf } from '#tests/support/buying.ts';

let shop: TestApp;
let movers: OrderMovers;
let good: Good;

beforeAll(async () => {
  shop = await buildTestApp();
  movers = await moversOf(shop);
  good = await plentyOf(shop);
});

async function paid(): Promise<Placed['orders'][number]> {
  const placed = await buy(shop, [{ good, quantity: 2 }]);
  await payNow(shop, placed);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  return order;
}

/** How many are for sale, and how many are kept for orders. */
async function shelf(): Promise<{ free: number; reserved: number }> {
  const [table, id] = good.variationId ? ['variations', good.variationId] : ['products', good.productId];
  const { rows } = await shop.database.pool.query<{ free: number; reserved: number }>(
    `select stock - reserved_stock as free, reserved_stock as reserved from ${table} where id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error('the good is gone');
  return row;
}

const refuse = (order: Placed['orders'][number], said: object = {}) =>
  movers.asStaff(order, { move: 'refuse', note: 'Screen cracked while packing', ...said });

describe('the goods of a refused order', () => {
  it('are for sale again if the order was not accepted yet', async () => {
    const before = await shelf();
    expect((await refuse(await paid())).status).toBe(200);
    expect(await shelf()).toEqual(before);
  });

  it.each([
    ['are not for sale again if staff say nothing about them', {}, 2],
    ['are not for sale again if staff say so', { resell: false }, 2],
    ['are for sale again if staff say so', { resell: true }, 0],
  ])('that was being packed %s', async (_name, said, gone) => {
    const before = await shelf();
    const order = await paid();
    await movers.asStaff(order, { move: 'accept' });
    expect((await refuse(order, said)).status).toBe(200);
    expect(await shelf()).toEqual({ ...before, free: before.free - gone });
    const { rows } = await shop.database.pool.query<{ quantity: number }>(
      'select quantity from stock_movements where source = $1',
      [order.number],
    );
    expect(rows, 'the list of stock movements says so').toEqual(gone > 0 ? [{ quantity: -gone }] : []);
  });
});
