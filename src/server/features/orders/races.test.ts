import { beforeAll, describe, expect, it } from 'vitest';
import { SHOPPER } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { ReservedStock } from '#tests/support/books.ts';
import { expectBooksBalance, readReservedStock } from '#tests/support/books.ts';
import type { Good, OrderMovers } from '#tests/support/buying.ts';
import {
  accountsCart,
  buy,
  countStock,
  freshKey,
  moversOf,
  payNow,
  placePath,
  readGoods,
  readyCarts,
  send,
  sendOut,
  statuses,
  totalOf,
  track,
} from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';
import { takeCredit, giveCredit } from '../money/public.ts';
import { pence } from '#rules/money/money.ts';
import { cancelOverdue } from './cancel.writes.ts';

let shop: TestApp;
let before: ReservedStock;
let movers: OrderMovers;
let simple: Good;
let varied: Good;

beforeAll(async () => {
  shop = await buildTestApp();
  before = await readReservedStock(shop);
  movers = await moversOf(shop);
  const goods = await readGoods(shop);
  const first = goods.find(({ variationId }) => variationId === null);
  const second = goods.find(({ variationId }) => variationId !== null);
  if (!first || !second) throw new Error('nothing to race for');
  [simple, varied] = [first, second];
  await countStock(shop, simple, 50);
  await countStock(shop, varied, 50);
});

const times = (count: number, status: number) => Array.from({ length: count }, () => status);
const one = (good: Good) => [{ good, quantity: 1 }];
const SENDER = { shop: { name: 'Shop', url: 'http://shop.example', email: '' }, secret: Buffer.alloc(32) };
const paid = async (good: Good = simple) => {
  const placed = await buy(shop, one(good));
  await payNow(shop, placed);
  const [order] = placed.orders;
  if (!order) throw new Error('no order');
  return { placed, order };
};
const userId = async (email: string) => {
  const { rows } = await shop.database.pool.query<{ id: number }>('select id from users where email = $1', [
    email,
  ]);
  return rows[0]?.id ?? 0;
};
const creditOf = async (id: number) => {
  const { rows } = await shop.database.pool.query<{ balance: number }>(
    'select balance from credit_balances where user_id = $1',
    [id],
  );
  return rows[0]?.balance;
};
const makeCode = (code: string, mostUses: number) =>
  shop.database.pool.query(
    "insert into codes (code, kind, value, most_uses, paid_by) values ($1, 'amount', 100, $2, 'site')",
    [code, mostUses],
  );

describe('the last of something', () => {
  it.each([
    { left: 1, of: 'product' },
    { left: 3, of: 'variation' },
    { left: 10, of: 'product' },
  ])('is sold $left times, not once more ($of)', async ({ left, of }) => {
    const good = of === 'product' ? simple : varied;
    const carts = await readyCarts(shop, 60, one(good));
    await countStock(shop, good, left);
    const agreed_total = await totalOf(shop, carts[0] ?? '');
    const answers = await Promise.all(
      carts.map((cartId) => send(shop, placePath(cartId), { payment: 'trial', agreed_total })),
    );
    expect(statuses(answers)).toEqual([...times(left, 201), ...times(60 - left, 409)]);
    await expectBooksBalance(shop, before);
    await countStock(shop, good, 50);
  });

  it('is sold without a deadlock to buyers of two products in any order', async () => {
    const there = [...one(simple), ...one(varied)];
    const carts = [
      ...(await readyCarts(shop, 10, there)),
      ...(await readyCarts(shop, 10, there.toReversed())),
    ];
    const agreed_total = await totalOf(shop, carts[0] ?? '');
    const answers = await Promise.all(
      carts.map((cartId) => send(shop, placePath(cartId), { payment: 'trial', agreed_total })),
    );
    expect(statuses(answers)).toEqual(times(20, 201));
    await expectBooksBalance(shop, before);
  });
});

it('makes one order of a cart that is placed from 20 tabs', async () => {
  const [cartId = ''] = await readyCarts(shop, 1, one(simple));
  const body = { payment: 'trial', agreed_total: await totalOf(shop, cartId) };
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(shop, placePath(cartId), body)));
  expect(statuses(answers)).toEqual([201, ...times(19, 409)]);
  await expectBooksBalance(shop, before);
});

it('uses a code as often as it has uses left', async () => {
  await makeCode('LAST-ONE', 1);
  const carts = await readyCarts(shop, 20, one(varied), { choices: { code: 'LAST-ONE' } });
  const agreed_total = await totalOf(shop, carts[0] ?? '');
  const answers = await Promise.all(
    carts.map((cartId) => send(shop, placePath(cartId), { payment: 'trial', agreed_total })),
  );
  expect(statuses(answers)).toEqual([201, ...times(19, 409)]);
  await expectBooksBalance(shop, before);
});

it('spends credit once', async () => {
  const id = await userId(SHOPPER);
  const cartId = await accountsCart(shop, SHOPPER, one(simple), { use_credit: true });
  const { ask, transaction } = shop.database;
  await giveCredit(ask, {
    userId: id,
    amount: pence(500),
    reason: 'Goodwill',
    source: 'test',
    now: new Date(),
  });
  const sessions = await Promise.all([1, 2, 3, 4].map(() => signIn(shop, SHOPPER)));
  const agreed_total = await totalOf(shop, cartId, sessions[0]);
  const pressed = sessions.map((headers) =>
    send(shop, placePath(cartId), { payment: 'trial', agreed_total }, { ...headers, ...freshKey() }),
  );
  const taken = [300, 300, 300].map((amount) =>
    transaction((at) =>
      takeCredit(at.ask, {
        userId: id,
        amount: pence(amount),
        reason: 'Used',
        source: 'test',
        now: new Date(),
      }),
    ),
  );
  const answers = await Promise.all(pressed);
  const spent = (await Promise.all(taken)).filter(Boolean).length;
  const placed = answers.filter(({ status }) => status === 201).length;
  // Either the other request took £3 of the £5 first, or the order took the whole sum.
  expect([placed, spent]).toEqual(placed === 1 ? [1, 0] : [0, 1]);
  expect(await creditOf(id)).toBe(placed === 1 ? 0 : 200);
  await expectBooksBalance(shop, before);
});

describe('two presses at once on one order', () => {
  it('pays once', async () => {
    const placed = await buy(shop, one(simple));
    const answers = await Promise.all(Array.from({ length: 10 }, () => payNow(shop, placed)));
    expect(statuses(answers)).toEqual(times(10, 200));
    const { state, orders } = await track(shop, placed.token);
    expect(state).toBe('paid');
    expect(orders[0]?.events.filter(({ move }) => move === 'pay')).toHaveLength(1);
    await expectBooksBalance(shop, before);
  });

  it('cancels or pays', async () => {
    for (let round = 0; round < 4; round += 1) {
      const placed = await buy(shop, one(varied));
      const order = placed.orders[0];
      if (!order) throw new Error('no order');
      const body = { move: 'cancel', version: 1 };
      const answers = await Promise.all([movers.asBuyer(order, body), payNow(shop, placed)]);
      const { state, payment } = await track(shop, placed.token);
      expect([
        [200, 409, 'cancelled', 'cancelled'],
        [409, 200, 'paid', 'paid'],
      ]).toContainEqual([...answers.map(({ status }) => status), state, payment.state]);
      await expectBooksBalance(shop, before);
    }
  });

  it('cancels by the clock or is paid', async () => {
    // Payments that other tests have left open.
    const now = new Date(Date.now() + 60 * 60_000);
    await cancelOverdue(shop.database, { now, sender: SENDER });
    for (let round = 0; round < 4; round += 1) {
      const placed = await buy(shop, one(simple));
      const [expired] = await Promise.all([
        cancelOverdue(shop.database, { now, sender: SENDER }),
        payNow(shop, placed),
      ]);
      const { state } = await track(shop, placed.token);
      expect([
        ['cancelled', true],
        ['paid', false],
      ]).toContainEqual([state, expired > 0]);
      await expectBooksBalance(shop, before);
    }
  });

  it('is cancelled by the buyer or accepted by the vendor', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { placed, order } = await paid();
      const version = (await track(shop, order.token)).version;
      const answers = await Promise.all([
        movers.asBuyer(order, { move: 'cancel', version }),
        movers.asStaff(order, { move: 'accept', version }),
      ]);
      expect(statuses(answers)).toEqual([200, 409]);
      expect(['refunded', 'preparing']).toContain((await track(shop, placed.token)).state);
      await expectBooksBalance(shop, before);
    }
  });

  it('is refused or sent, and sent once', async () => {
    const { order } = await paid(varied);
    await movers.asStaff(order, { move: 'accept' });
    const { version } = await track(shop, order.token);
    const answers = await Promise.all([
      movers.asStaff(order, { move: 'dispatch', version, carrier: 'DPD', tracking: 'A1' }),
      movers.asStaff(order, { move: 'dispatch', version, carrier: 'DPD', tracking: 'A2' }),
      movers.asStaff(order, { move: 'refuse', version, note: 'Broken' }),
      movers.asBuyer(order, { move: 'cancel', version }),
    ]);
    expect(statuses(answers)).toEqual([200, 409, 409, 409]);
    await expectBooksBalance(shop, before);
  });

  it('is returned once and refunded once', async () => {
    const { order } = await paid();
    await sendOut(movers, order);
    const { version, orders } = await track(shop, order.token);
    const lines = [{ line_id: orders[0]?.lines[0]?.id ?? 0, units: 1 }];
    const wish = { move: 'request_return', version, reason: 'faulty', lines };
    expect(statuses(await Promise.all([1, 2, 3].map(() => movers.asBuyer(order, wish))))).toEqual([
      200, 409, 409,
    ]);
    await movers.asStaff(order, { move: 'accept_return' });
    const here = await track(shop, order.token);
    const receive = { move: 'receive_return', version: here.version, resell: true };
    expect(statuses(await Promise.all([1, 2].map(() => movers.asStaff(order, receive))))).toEqual([200, 409]);
    const refund = { move: 'refund', version: here.version + 1 };
    expect(statuses(await Promise.all([1, 2, 3].map(() => movers.asStaff(order, refund))))).toEqual([
      200, 409, 409,
    ]);
    await expectBooksBalance(shop, before);
  });
});

it('pays, cancels and places the same things at once without a deadlock', async () => {
  const both = [...one(varied), ...one(simple)];
  const done = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const placed = await buy(shop, both);
      await payNow(shop, placed);
      return placed;
    }),
  );
  const waiting = await Promise.all(Array.from({ length: 8 }, () => buy(shop, both)));
  const answers = await Promise.all([
    ...done.flatMap(({ orders }) => orders.map((order) => movers.asBuyer(order, { move: 'cancel' }))),
    ...waiting.map((placed) => payNow(shop, placed)),
  ]);
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
  await expectBooksBalance(shop, before);
});
