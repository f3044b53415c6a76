import { beforeAll, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { OrderMovers } from '#tests/support/buying.ts';
import { buy, moversOf, payNow, plentyOf, track } from '#tests/support/buying.ts';

let shop: TestApp;
let movers: OrderMovers;
beforeAll(async () => {
  shop = await buildTestApp();
  movers = await moversOf(shop);
});

type Order = Placed['orders'][number];

/** An order of one line, sent in parcels with these numbers of units. */
async function sentAs(...parcels: readonly number[]): Promise<{ order: Order; lineId: number }> {
  const quantity = parcels.reduce((sum, units) => sum + units, 0);
  const placed = await buy(shop, [{ good: await plentyOf(shop), quantity }]);
  expect((await payNow(shop, placed)).status).toBe(200);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  const lineId = (await track(shop, order.token)).orders[0]?.lines[0]?.id ?? 0;
  await movers.asStaff(order, { move: 'accept' });
  for (const [index, units] of parcels.entries()) {
    const lines = [{ line_id: lineId, units }];
    const sent = { move: 'dispatch', carrier: 'DPD', tracking: `${order.number}-${index}`, lines };
    expect((await movers.asStaff(order, sent)).status).toBe(200);
  }
  return { order, lineId };
}
const ask = (order: Order, lineId: number, units: number) =>
  movers.asBuyer(order, { move: 'request_return', reason: 'faulty', lines: [{ line_id: lineId, units }] });
const returnOne = (order: Order, lineId: number) => returnUnits(order, lineId, 1);
async function returnUnits(order: Order, lineId: number, units: number): Promise<void> {
  expect((await ask(order, lineId, units)).status).toBe(200);
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
const arrivedOf = async ({ token }: Order) =>
  (await track(shop, token)).orders[0]?.parcels.map((parcel) => parcel.has_arrived);
const stateOf = async ({ token }: Order) => (await track(shop, token)).orders[0]?.state;

it('leaves the second parcel on its way', async () => {
  const { order, lineId } = await sentAs(1, 1);
  const before = await times(order);
  await returnOne(order, lineId);
  expect(await stateOf(order)).toBe('dispatched');
  expect(await times(order), 'sent when it was, and not delivered').toEqual(before);
  expect((await movers.asStaff(order, { move: 'complete' })).status).toBe(200);
  expect(await stateOf(order)).toBe('completed');
});

it('is complete where the only parcel has arrived, or the last one was sent long ago', async () => {
  const single = await sentAs(2);
  await returnOne(single.order, single.lineId);
  expect(await stateOf(single.order)).toBe('completed');
  const long = await sentAs(1, 1);
  await shop.database.pool.query(`update orders set sent_at = now() - interval '11 days' where number = $1`, [
    long.order.number,
  ]);
  await returnOne(long.order, long.lineId);
  expect(await stateOf(long.order)).toBe('completed');
});

it('is complete where something of each parcel came back, in one return or in two', async () => {
  const { order, lineId } = await sentAs(1, 2);
  await returnUnits(order, lineId, 2);
  expect(await stateOf(order)).toBe('completed');
  expect((await times(order))?.completed).not.toBeNull();
  const twice = await sentAs(1, 2);
  await returnUnits(twice.order, twice.lineId, 1);
  expect(await stateOf(twice.order)).toBe('dispatched');
  expect(await arrivedOf(twice.order)).toEqual([true, false]);
  await returnUnits(twice.order, twice.lineId, 1);
  expect(await stateOf(twice.order)).toBe('completed');
  expect(await arrivedOf(twice.order)).toEqual([true, true]);
});

it('is shown beside a second return, each with its own state, lines and refund', async () => {
  const { order, lineId } = await sentAs(3);
  await returnUnits(order, lineId, 2);
  expect((await ask(order, lineId, 1)).status).toBe(200);
  const price = (await track(shop, order.token)).orders[0]?.lines[0]?.price ?? 0;
  const refuse = { move: 'refuse_return', note: 'It was bent before.' };
  expect((await movers.asStaff(order, refuse)).status).toBe(200);
  const { orders } = await track(shop, order.token);
  expect(orders[0]).toMatchObject({
    return: {
      state: 'refused',
      lines: [{ line_id: lineId, units: 1 }],
      refund: null,
      refusal: 'It was bent before.',
    },
    earlier_returns: [
      {
        state: 'refunded',
        lines: [{ line_id: lineId, units: 2 }],
        refusal: null,
        refund: { refunded: expect.closeTo((price * 2) / 3, 1) as number },
      },
    ],
  });
});

it('was refused: the second parcel stays on its way, and the buyer may still appeal', async () => {
  const { order, lineId } = await sentAs(1, 1);
  const before = await times(order);
  const refuse = { move: 'refuse_return', note: 'It was bent before.' };
  expect((await ask(order, lineId, 1)).status).toBe(200);
  expect((await movers.asStaff(order, refuse)).status).toBe(200);
  expect(await stateOf(order)).toBe('dispatched');
  expect(await times(order), 'sent when it was, and not delivered').toEqual(before);
  expect((await track(shop, order.token)).moves).toContain('appeal');
  expect((await movers.asBuyer(order, { move: 'appeal', note: 'It was not.' })).status).toBe(200);
  expect((await movers.asStaff(order, refuse)).status).toBe(200);
  expect(await stateOf(order)).toBe('dispatched');
  expect((await movers.asStaff(order, { move: 'complete' })).status).toBe(200);
});

it('was refused: the order is complete where its only parcel has arrived', async () => {
  const { order, lineId } = await sentAs(2);
  expect((await ask(order, lineId, 1)).status).toBe(200);
  const refused = await movers.asStaff(order, { move: 'refuse_return', note: 'It was bent before.' });
  expect(refused.status).toBe(200);
  expect(await stateOf(order)).toBe('completed');
});

it('stays complete where both parcels were delivered before', async () => {
  const { order, lineId } = await sentAs(1, 1);
  expect((await movers.asStaff(order, { move: 'complete' })).status).toBe(200);
  await returnOne(order, lineId);
  expect(await stateOf(order)).toBe('completed');
  expect(await arrivedOf(order)).toEqual([true, true]);
});

it('says how many can still be returned', async () => {
  const { order, lineId } = await sentAs(2);
  expect(await ask(order, lineId, 3)).toMatchObject({
    status: 409,
    body: { message: 'You can return at most 2 of these.' },
  });
  await returnOne(order, lineId);
  expect((await ask(order, lineId, 2)).body.message).toBe('You can return at most 1 of these.');
  expect(await stateOf(order), 'nothing changed').toBe('completed');
});
