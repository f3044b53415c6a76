import { beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { OrderMovers } from '#tests/support/buying.ts';
import { moversOf, paidOrders, plentyOf, track } from '#tests/support/buying.ts';

let shop: TestApp;
let movers: OrderMovers;
beforeAll(async () => {
  shop = await buildTestApp();
  movers = await moversOf(shop);
});

type Order = Awaited<ReturnType<typeof paidOrders>>[0];

/** An order of two pieces, sent in one parcel or in two. */
async function sentIn(parcels: 1 | 2): Promise<{ order: Order; lineId: number }> {
  const [order] = await paidOrders(shop, await plentyOf(shop));
  const lineId = (await track(shop, order.token)).orders[0]?.lines[0]?.id ?? 0;
  await movers.asStaff(order, { move: 'accept' });
  for (let parcel = 1; parcel <= parcels; parcel += 1) {
    const lines = [{ line_id: lineId, units: 2 / parcels }];
    const sent = { move: 'dispatch', carrier: 'DPD', tracking: `${order.number}-${parcel}`, lines };
    expect((await movers.asStaff(order, sent)).status).toBe(200);
  }
  return { order, lineId };
}
const ask = (order: Order, lineId: number, units: number) =>
  movers.asBuyer(order, { move: 'request_return', reason: 'faulty', lines: [{ line_id: lineId, units }] });
async function returnOne(order: Order, lineId: number): Promise<void> {
  expect((await ask(order, lineId, 1)).status).toBe(200);
  for (const move of [
    { move: 'accept_return' },
    { move: 'receive_return', resell: true },
    { move: 'refund' },
  ]) {
    expect((await movers.asStaff(order, move)).status, move.move).toBe(200);
  }
}
const times = async ({ number }: Order) => {
  const { rows } = await shop.database.pool.query<{ sent: Date; completed: Date | null }>(
    'select sent_at as sent, completed_at as completed from orders where number = $1',
    [number],
  );
  return rows[0];
};
const stateOf = async ({ token }: Order) => (await track(shop, token)).orders[0]?.state;

it('leaves the second parcel on its way', async () => {
  const { order, lineId } = await sentIn(2);
  const before = await times(order);
  await returnOne(order, lineId);
  expect(await stateOf(order)).toBe('dispatched');
  expect(await times(order), 'sent when it was, and not delivered').toEqual(before);
  expect((await movers.asStaff(order, { move: 'complete' })).status).toBe(200);
  expect(await stateOf(order)).toBe('completed');
});

it('is complete where the only parcel has arrived, or the last one was sent long ago', async () => {
  const single = await sentIn(1);
  await returnOne(single.order, single.lineId);
  expect(await stateOf(single.order)).toBe('completed');
  const long = await sentIn(2);
  await shop.database.pool.query(`update orders set sent_at = now() - interval '11 days' where number = $1`, [
    long.order.number,
  ]);
  await returnOne(long.order, long.lineId);
  expect(await stateOf(long.order)).toBe('completed');
});

it('says how many can still be returned', async () => {
  const { order, lineId } = await sentIn(1);
  expect(await ask(order, lineId, 3)).toMatchObject({
    status: 409,
    body: { message: 'You can return at most 2 of these.' },
  });
  await returnOne(order, lineId);
  expect((await ask(order, lineId, 2)).body.message).toBe('You can return at most 1 of these.');
  expect(await stateOf(order), 'nothing changed').toBe('completed');
});
