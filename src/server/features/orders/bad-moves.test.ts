import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import { ADMINISTRATOR, BLOCKED_VENDOR, SHOPPER, VENDOR } from '#demo/people.ts';
import { afterMove } from '#rules/flows/flow.ts';
import { ORDER_FLOW, ORDER_MOVES } from '#rules/flows/order.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { Good, OrderMovers } from '#tests/support/buying.ts';
import {
  buy,
  buyersPath,
  freshKey,
  moversOf,
  payNow,
  placeCart,
  send,
  sendOut,
  staffPath,
  track,
} from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';
import { sentOrder } from '#tests/support/placed.ts';
import { refusalsOf, stockedShop } from '#tests/support/refused.ts';

type Order = Placed['orders'][number];

let shop: TestApp;
let movers: OrderMovers;
let goods: Good[];

beforeAll(async () => {
  ({ shop, goods } = await stockedShop());
  movers = await moversOf(shop);
});

const { good, one, cartWith, expectRefused } = refusalsOf(() => ({ shop, goods }));

const only = ({ orders: [order] }: Placed): Order => {
  if (!order) throw new Error('no order');
  return order;
};

describe('moving an order', () => {
  const paid = async () => {
    const placed = await buy(shop, one(0, 2));
    await payNow(shop, placed);
    return only(placed);
  };

  it('refuses links that the shop did not make', async () => {
    const { token } = await paid();
    const body = { move: 'cancel', version: 2 };
    const forged = [
      token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
      `${token}A`,
      token.slice(0, -4),
      token.toUpperCase(),
      'x'.repeat(40),
      'short',
      `${'%00'.repeat(10)}${token}`,
    ];
    // 400 if it doesn't look like a token, 404 if it does but the shop did not make it.
    for (const one of forged) await expectRefused([400, 404], () => send(shop, buyersPath(one), body));
  });

  it('refuses what the state or the role does not allow', async () => {
    const waiting = only(await buy(shop, one()));
    const inHand = await paid();
    const onItsWay = await paid();
    await sendOut(movers, onItsWay);
    for (const order of [waiting, inHand, onItsWay]) {
      const { state } = await track(shop, order.token);
      const cannot = (actor: 'buyer' | 'administrator') =>
        ORDER_MOVES.filter((move) => afterMove(ORDER_FLOW, move, state, actor) === undefined);
      for (const move of cannot('buyer')) await expectRefused([409], () => movers.asBuyer(order, { move }));
      for (const move of cannot('administrator')) {
        await expectRefused([409], () => movers.asStaff(order, { move }));
      }
    }
    // Staff can't make the moves of a payment, and can't move an unpaid order.
    await expectRefused([409], () => movers.asStaff(waiting, { move: 'pay' }));
    await expectRefused([409], () => movers.asStaff(waiting, { move: 'accept' }));
  });

  it('moves no order under the name of another one', async () => {
    const [order, other] = [await paid(), await paid()];
    for (const number of [other.number, 'TF-000000000']) {
      await expectRefused([400], () => movers.asBuyer(order, { move: 'cancel', number }));
      await expectRefused([400], () => movers.asStaff(order, { move: 'accept', number }));
    }
  });

  it('refuses to refund single lines of a return: nothing goes back', async () => {
    const order = await sentOrder(shop);
    const lines = [{ line_id: order.lineId, units: 1 }];
    await movers.asBuyer(order, { move: 'request_return', reason: 'faulty', lines });
    await movers.asStaff(order, { move: 'accept_return' });
    await movers.asStaff(order, { move: 'receive_return', resell: true });
    const refused = await movers.asStaff(order, { move: 'refund', lines });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('leave out the lines') as string },
    });
    expect((await track(shop, order.token)).orders[0]).toMatchObject({ state: 'returned', refunded: 0 });
    const plan = await shop.refused('GET /office/orders/{number}/refund', {
      params: { number: order.number },
      query: { move: 'refund', lines: `${order.lineId}:1` },
      headers: await signIn(shop, ADMINISTRATOR),
    });
    expect(plan.status).toBe(409);
    expect((await movers.asStaff(order, { move: 'refund' })).status).toBe(200);
  });

  it('refuses to cancel when the request names single lines', async () => {
    const order = await paid();
    const line_id = (await track(shop, order.token)).orders[0]?.lines[0]?.id ?? 0;
    const lines = [{ line_id, units: 1 }];
    await expectRefused([409], () => movers.asBuyer(order, { move: 'cancel', lines }));
  });

  it('refuses staff of other businesses, shoppers and visitors', async () => {
    const order = await paid();
    const { version } = await track(shop, order.token);
    const { rows } = await shop.database.pool.query<{ email: string }>(
      'select u.email from businesses b join users u on u.id = b.owner_id where b.id = $1',
      [order.business_id],
    );
    const strangers = [VENDOR, BLOCKED_VENDOR, SHOPPER].filter((email) => email !== rows[0]?.email);
    for (const email of strangers) {
      const headers = { ...(await signIn(shop, email)), ...freshKey() };
      // 403 for an account without a business. 404 for another vendor, who must not learn that the order exists.
      await expectRefused([403, 404], () =>
        send(shop, staffPath(order.number), { move: 'accept', version }, headers),
      );
    }
    await expectRefused([401], () => send(shop, staffPath(order.number), { move: 'accept', version }));
  });

  it.each<[what: string, statuses: number[], body: object]>([
    ['an older version', [409], { move: 'cancel', version: 1 }],
    ['a newer version', [409], { move: 'cancel', version: 3 }],
    ['a huge version', [409], { move: 'cancel', version: 9_007_199_254_740_991 }],
    ['a version that is none', [400], { move: 'cancel', version: 0 }],
    ['no version', [400], { move: 'cancel', version: undefined }],
    ['an unknown move', [400], { move: 'steal' }],
    ['a state instead of a move', [400], { move: 'cancel', state: 'refunded' }],
    ['a note that is too long', [400], { move: 'cancel', note: 'x'.repeat(1_001) }],
    ['a note with a zero byte', [400], { move: 'cancel', note: 'a\u0000b' }],
  ])('refuses %s', async (_what, statuses, body) => {
    const order = await paid();
    await expectRefused(statuses, () => movers.asBuyer(order, body));
  });

  it('answers a stale version with who moved the order, when, and its state now', async () => {
    const order = await paid();
    const { version } = await track(shop, order.token);
    await movers.asStaff(order, { move: 'accept' });
    const second = await expectRefused([409], () => movers.asBuyer(order, { move: 'cancel', version }));
    expect(second.body).toMatchObject({
      message: expect.stringMatching(
        /^The administrator accepted this order at (\d+(:\d\d)? [AP]M|12 noon)\. Please look again\.$/,
      ) as string,
      moved: {
        number: order.number,
        state: 'preparing',
        version: version + 1,
        since: [{ move: 'accept', actor: 'administrator' }],
      },
    });
    await movers.asStaff(order, { move: 'dispatch', carrier: 'DPD', tracking: randomUUID() });
    const third = await expectRefused([409], () =>
      movers.asStaff(order, { move: 'refuse', note: 'x', version }),
    );
    expect(third.body).toMatchObject({
      message: expect.stringContaining('sent a parcel of this order') as string,
      moved: { state: 'dispatched', since: [{ move: 'accept' }, { move: 'dispatch' }] },
    });
  });

  it('refuses a parcel of what is not there', async () => {
    const order = await paid();
    const other = await paid();
    await movers.asStaff(order, { move: 'accept' });
    const lineOf = async ({ token }: Order) => (await track(shop, token)).orders[0]?.lines[0]?.id ?? 0;
    const [own, foreign] = [await lineOf(order), await lineOf(other)];
    const parcel = { move: 'dispatch', carrier: 'DPD', tracking: '1' };
    const attempts: [number[], object][] = [
      [[409], { ...parcel, carrier: undefined }],
      [[409], { ...parcel, tracking: '  ' }],
      [[409], { ...parcel, lines: [{ line_id: own, units: 3 }] }],
      [
        [409],
        {
          ...parcel,
          lines: [
            { line_id: own, units: 2 },
            { line_id: own, units: 1 },
          ],
        },
      ],
      [[409], { ...parcel, lines: [{ line_id: foreign, units: 1 }] }],
      [[400], { ...parcel, lines: [{ line_id: own, units: -1 }] }],
      [[400], { ...parcel, lines: [{ line_id: own, units: 1e9 }] }],
      [[400], { ...parcel, lines: [{ line_id: own, units: 0.5 }] }],
      [[409], { ...parcel, lines: [] }],
      [[409], { move: 'ready' }],
      [[409], { move: 'refuse' }],
      [[409], { move: 'refuse', note: 'One is missing', lines: [{ line_id: own, units: 1 }] }],
    ];
    for (const [statuses, body] of attempts) {
      await expectRefused(statuses, () => movers.asStaff(order, body));
    }
    const half = { ...parcel, lines: [{ line_id: own, units: 1 }] };
    expect((await movers.asStaff(order, half)).status).toBe(200);
    await expectRefused([409], () => movers.asStaff(order, half));
  });

  it('refuses a return of what was not sent, without a reason, or too late', async () => {
    const order = await paid();
    await sendOut(movers, order);
    const line_id = (await track(shop, order.token)).orders[0]?.lines[0]?.id ?? 0;
    const wish = { move: 'request_return', reason: 'faulty', lines: [{ line_id, units: 1 }] };
    const attempts: [number[], object][] = [
      [[409], { ...wish, reason: undefined }],
      [[400], { ...wish, reason: 'bored' }],
      [[409], { ...wish, lines: undefined }],
      [[409], { ...wish, lines: [] }],
      [[409], { ...wish, lines: [{ line_id, units: 3 }] }],
      [[409], { ...wish, lines: [{ line_id: line_id + 1_000, units: 1 }] }],
    ];
    for (const [statuses, body] of attempts) {
      await expectRefused(statuses, () => movers.asBuyer(order, body));
    }
    await shop.database.pool.query(
      "update orders set sent_at = now() - interval '31 days' where number = $1",
      [order.number],
    );
    await expectRefused([409], () => movers.asBuyer(order, wish));
  });

  it('asks which order is meant where a link is for several', async () => {
    const other = goods.find(({ businessId }) => businessId !== good(0).businessId);
    if (!other) throw new Error('one vendor alone');
    const placed = await buy(shop, [...one(), { good: other, quantity: 1 }]);
    await payNow(shop, placed);
    const body = { move: 'cancel', version: 2 };
    await expectRefused([400], () => send(shop, buyersPath(placed.token), body));
    await expectRefused([400], () => send(shop, buyersPath(placed.token), { ...body, number: 'TF-1' }));
  });

  it('lets no vendor confirm or cancel a basket that is for others too', async () => {
    const { rows } = await shop.database.pool.query<{ id: number }>(
      'select b.id from businesses b join users u on u.id = b.owner_id where u.email = $1',
      [VENDOR],
    );
    const mine = goods.find(({ businessId }) => businessId === rows[0]?.id);
    const other = goods.find(({ businessId }) => businessId !== rows[0]?.id);
    if (!mine || !other) throw new Error('nothing of two vendors');
    const items = [mine, other].map((thing) => ({ good: thing, quantity: 1 }));
    const placed = await placeCart(shop, await cartWith({}, items), { payment: 'bank_transfer' });
    const own = placed.orders.find(({ business_id: id }) => id === mine.businessId);
    const headers = await signIn(shop, VENDOR);
    for (const move of ['pay', 'cancel']) {
      const body = { move, version: 1 };
      await expectRefused([409], () =>
        send(shop, staffPath(own?.number ?? ''), body, { ...headers, ...freshKey() }),
      );
    }
    expect((await movers.asStaff(only(placed), { move: 'pay' })).status).toBe(200);
  });
});
