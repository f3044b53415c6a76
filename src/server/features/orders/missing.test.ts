import { beforeAll, describe, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { ReservedStock } from '#tests/support/books.ts';
import { expectBooksBalance, readReservedStock } from '#tests/support/books.ts';
import type { Good, OrderMovers } from '#tests/support/buying.ts';
import {
  buy,
  countStock,
  moversOf,
  payNow,
  placeCart,
  readGoods,
  readyCarts,
  track,
} from '#tests/support/buying.ts';
import { BUYER } from '#tests/support/buying.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import { signIn } from '#tests/support/people.ts';

type Order = Placed['orders'][number];

let shop: TestApp;
let before: ReservedStock;
let movers: OrderMovers;
/** Two products of one vendor. The first is a variation. */
let goods: [Good, Good];

beforeAll(async () => {
  shop = await buildTestApp();
  before = await readReservedStock(shop);
  movers = await moversOf(shop);
  const all = await readGoods(shop, 4);
  const first = all.find(({ variationId }) => variationId !== null);
  const second = all.find(
    ({ businessId, productId }) => businessId === first?.businessId && productId !== first.productId,
  );
  if (!first || !second) throw new Error('the demo shop has too little to sell');
  goods = [first, second];
  for (const good of goods) await countStock(shop, good, 100);
});

async function paid(quantities = [2, 1]): Promise<Order> {
  const items = goods.map((good, index) => ({ good, quantity: quantities[index] ?? 1 }));
  const placed = await buy(shop, items);
  await payNow(shop, placed);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  return order;
}

const orderOf = async ({ token }: Order) => {
  const [order] = (await track(shop, token)).orders;
  if (!order) throw new Error('no order');
  return order;
};
const counts = async (order: Order) =>
  (await orderOf(order)).lines.map(({ quantity, sent, cancelled, refunded, returned }) => [
    quantity,
    sent,
    cancelled,
    refunded,
    returned,
  ]);
const lineIds = async (order: Order) => (await orderOf(order)).lines.map(({ id }) => id);
const lose = async (order: Order, units: readonly number[], more: object = {}) => {
  const ids = await lineIds(order);
  const lines = units.flatMap((count, index) => (count > 0 ? [{ line_id: ids[index], units: count }] : []));
  return movers.asStaff(order, { move: 'refund_missing', lines, ...more });
};
const dispatch = async (order: Order, units?: readonly number[]) => {
  const ids = await lineIds(order);
  const lines = units?.flatMap((count, index) => (count > 0 ? [{ line_id: ids[index], units: count }] : []));
  const parcel = { carrier: 'DPD', tracking: crypto.randomUUID().slice(0, 12) };
  return movers.asStaff(order, { move: 'dispatch', ...parcel, ...(lines && { lines }) });
};
const shelf = async () => {
  const { rows } = await shop.database.pool.query<{ stock: number; reserved: number }>(
    'select stock, reserved_stock as reserved from variations where id = $1',
    [goods[0].variationId],
  );
  return rows[0] ?? { stock: 0, reserved: 0 };
};
const mails = async ({ number }: Order) =>
  (await mailsTo(shop.database, BUYER.email)).filter(({ subject }) => subject.includes(`(${number})`));

describe('what is missing of an order', () => {
  it('is refunded before anything was sent, and the rest is sent as usual', async () => {
    const order = await paid();
    const full = await orderOf(order);
    const stock = await shelf();
    expect((await lose(order, [1, 0], { note: 'It was broken.' })).status).toBe(200);
    const after = await orderOf(order);
    expect([after.state, after.refunded]).toEqual(['paid', (full.lines[0]?.price ?? 0) / 2]);
    expect(await counts(order)).toEqual([
      [2, 0, 1, 1, 0],
      [1, 0, 0, 0, 0],
    ]);
    expect(await shelf(), 'it is not for sale again').toEqual({
      stock: stock.stock - 1,
      reserved: stock.reserved - 1,
    });
    expect(after.papers.map(({ kind }) => kind)).toContain('credit_note');
    await expectBooksBalance(shop, before);

    await movers.asStaff(order, { move: 'accept' });
    expect((await dispatch(order)).status).toBe(200);
    expect((await orderOf(order)).state).toBe('dispatched');
    expect(await counts(order)).toEqual([
      [2, 1, 1, 1, 0],
      [1, 1, 0, 0, 0],
    ]);
    await expectBooksBalance(shop, before);
  });

  it('is refunded after part of it was sent; then the order is on its way, and what came can be returned', async () => {
    const order = await paid();
    await movers.asStaff(order, { move: 'accept' });
    expect((await dispatch(order, [1, 0])).status).toBe(200);
    const part = await orderOf(order);
    expect([part.state, part.next?.what]).toEqual(['preparing', 'sends the rest']);
    expect(part.parcels.map(({ lines }) => lines)).toEqual([[{ line_id: part.lines[0]?.id, units: 1 }]]);
    const refused = await movers.asStaff(order, { move: 'refuse', note: 'Gone.' });
    expect(refused.body.message).toContain('can be refunded');
    expect((await lose(order, [1, 1])).status).toBe(200);
    const sent = await orderOf(order);
    expect([sent.state, sent.moves]).toEqual(['dispatched', ['request_return']]);

    const lines = [{ line_id: sent.lines[0]?.id, units: 1 }];
    expect((await movers.asBuyer(order, { move: 'request_return', reason: 'faulty', lines })).status).toBe(
      200,
    );
    expect((await movers.asStaff(order, { move: 'accept_return' })).status).toBe(200);
    const unsaid = await movers.asStaff(order, { move: 'receive_return' });
    expect([unsaid.status, unsaid.body.message]).toEqual([
      409,
      'Please say for each item what becomes of it.',
    ]);
    expect((await movers.asStaff(order, { move: 'receive_return', resell: false })).status).toBe(200);
    expect((await counts(order))[0], 'it is here, and not refunded').toEqual([2, 1, 1, 1, 1]);
    expect((await movers.asStaff(order, { move: 'refund' })).status).toBe(200);
    const end = await orderOf(order);
    expect([end.state, end.refunded]).toEqual(['refunded', end.total]);
    expect(await counts(order)).toEqual([
      [2, 1, 1, 2, 1],
      [1, 0, 1, 1, 0],
    ]);
    await expectBooksBalance(shop, before);
  });

  it('may be the whole order: everything is refunded, including the delivery', async () => {
    const order = await paid();
    await movers.asStaff(order, { move: 'accept' });
    await lose(order, [2, 0]);
    expect((await orderOf(order)).state).toBe('preparing');
    await lose(order, [0, 1]);
    const end = await orderOf(order);
    expect([end.state, end.refunded, end.moves]).toEqual(['refunded', end.total, []]);
    expect((await mails(order))[0]?.subject).toContain('Your order can’t be sent');
    await expectBooksBalance(shop, before);
  });

  it('can be sold again where staff say so', async () => {
    const order = await paid();
    const stock = await shelf();
    await lose(order, [1, 0], { resell: true });
    expect(await shelf()).toEqual({ stock: stock.stock, reserved: stock.reserved - 1 });
    await expectBooksBalance(shop, before);
  });

  it('is mailed to the buyer, with the most similar product in stock', async () => {
    const order = await paid();
    await lose(order, [1, 0], { note: 'It was broken.' });
    const [mail] = await mails(order);
    const { lines, refunded } = await orderOf(order);
    expect(mail?.subject).toContain('Part of your order can’t be sent');
    expect(mail?.text).toContain(lines[0]?.name);
    expect(mail?.text).toContain(`£${refunded.toFixed(2)}`);
    expect(mail?.text).toContain('It was broken.');
    const [intro = '', after = ''] = mail?.text.split('This is missing:') ?? [];
    expect(intro).not.toContain(lines[0]?.name);
    expect(after.trim().startsWith(`1 of 2 × ${lines[0]?.name}`), 'the item comes first').toBe(true);
    expect(after.indexOf('The closest match that we have')).toBeGreaterThan(after.indexOf('It was broken.'));
    expect(mail?.html.indexOf('The closest match that we have')).toBeGreaterThan(
      mail?.html.indexOf('<strong>') ?? 0,
    );
    const offered = /\/buy\/product\/\S+\/(\d+)\?variation=(\d+)/.exec(mail?.text ?? '');
    expect(Number(offered?.[1])).toBe(goods[0].productId);
    const { rows } = await shop.database.pool.query<{ left: number }>(
      'select stock - reserved_stock as left from variations where id = $1 and id <> $2',
      [Number(offered?.[2]), goods[0].variationId],
    );
    expect(rows[0]?.left).toBeGreaterThan(0);
    // The page of the order offers the same.
    expect(lines.map(({ nearest }) => nearest)).toEqual([
      {
        name: expect.stringMatching(/\w/) as string,
        price: expect.any(Number) as number,
        path: offered?.[0],
      },
      null,
    ]);
    expect(mail?.text).toContain(`${lines[0]?.nearest?.name}, for £${lines[0]?.nearest?.price.toFixed(2)}`);
    const whole = await paid();
    expect((await orderOf(whole)).lines.every(({ nearest }) => nearest === null)).toBe(true);
  });

  it.each([
    ['no line', {}, 'Please say what is missing'],
    ['more than is left', { lines: [{ line_id: 0, units: 3 }] }, 'more than is left'],
  ])('is refused with %s, and nothing changes', async (_, wish, words) => {
    const order = await paid();
    const [id] = await lineIds(order);
    const body = 'lines' in wish ? { lines: wish.lines.map((line) => ({ ...line, line_id: id })) } : wish;
    const answer = await movers.asStaff(order, { move: 'refund_missing', ...body });
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining(words)]);
    expect((await orderOf(order)).refunded).toBe(0);
  });

  it('can be reported neither by a buyer nor for an unpaid order', async () => {
    const order = await paid();
    const lines = [{ line_id: (await lineIds(order))[0], units: 1 }];
    expect((await movers.asBuyer(order, { move: 'refund_missing', lines })).status).toBe(409);
    const headers = await signIn(shop, ADMINISTRATOR);
    const office = async (number: string) =>
      (await shop.call('GET /office/orders/{number}', { params: { number }, headers })).result.moves;
    expect(await office(order.number)).toContain('refund_missing');
    const [cart = ''] = await readyCarts(shop, 1, [{ good: goods[0], quantity: 1 }]);
    const unpaid = (await placeCart(shop, cart, { payment: 'bank_transfer' })).orders[0];
    expect(await office(unpaid?.number ?? '')).not.toContain('refund_missing');
  });
});

describe('an order that ended without a sale shows for every line that nothing was sent', () => {
  it('when the buyer cancels a paid order', async () => {
    const order = await paid();
    await movers.asBuyer(order, { move: 'cancel' });
    expect(await counts(order)).toEqual([
      [2, 0, 2, 2, 0],
      [1, 0, 1, 1, 0],
    ]);
  });

  it('when the vendor refuses it', async () => {
    const order = await paid();
    await movers.asStaff(order, { move: 'refuse', note: 'Broken' });
    expect(await counts(order)).toEqual([
      [2, 0, 2, 2, 0],
      [1, 0, 1, 1, 0],
    ]);
  });

  it('when it was never paid', async () => {
    const [order] = (await buy(shop, [{ good: goods[0], quantity: 2 }])).orders;
    if (!order) throw new Error('nothing was ordered');
    await movers.asBuyer(order, { move: 'cancel' });
    expect(await counts(order)).toEqual([[2, 0, 2, 0, 0]]);
    await expectBooksBalance(shop, before);
  });
});
