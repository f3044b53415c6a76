import { beforeAll, expect, it } from 'vitest';
import { ADMINISTRATOR } from '#demo/people.ts';
import type { ReservedStock } from '#tests/support/books.ts';
import { expectBooksBalance, readReservedStock } from '#tests/support/books.ts';
import {
  BUYER,
  type Good,
  moversOf,
  payPath,
  placeCart,
  readyCarts,
  send,
  track,
  goodsOfTwoVendors,
} from '#tests/support/buying.ts';
import { cardShop, type CardShop } from '#tests/support/cards.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import { signIn } from '#tests/support/people.ts';
import { cancelOverdue } from './cancel.writes.ts';
import { settlePayment } from './payment.writes.ts';

const MINUTE = 60_000;

let cards: CardShop;
let before: ReservedStock;
/** Products of two vendors. */
let goods: [Good, Good];
let headers: Record<string, string>;

beforeAll(async () => {
  cards = await cardShop();
  before = await readReservedStock(cards.shop);
  goods = await goodsOfTwoVendors(cards.shop);
  headers = await signIn(cards.shop, ADMINISTRATOR);
});

const place = async (wished: readonly Good[]) => {
  const items = wished.map((good) => ({ good, quantity: 1 }));
  const [cartId = ''] = await readyCarts(cards.shop, 1, items);
  return placeCart(cards.shop, cartId);
};
const lastMailOf = async ({ number }: { number: string }) =>
  (await mailsTo(cards.shop.database, BUYER.email)).find(({ subject }) => subject.includes(number));
const pence = (amount: number) => Math.round(amount * 100);

it('a payment that is reported after the reservation ended is refunded, and everybody can see it', async () => {
  const { shop } = cards;
  const placed = await place(goods);
  expect((await send(shop, payPath(placed), { outcome: 'late' })).status).toBe(200);
  const later = new Date(Date.now() + 16 * MINUTE);
  await cancelOverdue(shop.database, { now: later, sender: cards.sender });
  await cards.runJobs(later);

  const tracked = await track(shop, placed.token);
  expect([tracked.state, tracked.payment.state]).toEqual(['cancelled', 'paid']);
  for (const order of tracked.orders) {
    expect(order.refunded).toBe(order.total);
    expect(order.refunded_at, 'the money is back').not.toBeNull();
    expect(order.events.at(-1)).toMatchObject({
      move: 'late_payment',
      from: 'cancelled',
      to: 'cancelled',
      actor: 'system',
      note: `Your payment came after the order was cancelled. £${order.total.toFixed(2)} goes back to the card or account you paid with.`,
    });
    const office = await shop.call('GET /office/orders/{number}', {
      params: { number: order.number },
      headers,
    });
    expect(office.result.orders[0]?.refunded).toBe(order.total);
    const list = await shop.call('GET /office/orders', { query: { q: order.number }, headers });
    expect(list.data[0]).toMatchObject({ state: 'cancelled', refunded: order.total });
  }
  expect(tracked.orders.reduce((sum, { refunded }) => sum + pence(refunded), 0)).toBe(pence(placed.total));

  const refunds = await shop.call('GET /office/refunds', { query: { state: ['done'] }, headers });
  expect(refunds.data[0]).toMatchObject({
    number: placed.number,
    amount: placed.total,
    state: 'done',
    reason: 'The payment came after the order was cancelled',
  });

  for (const order of tracked.orders) {
    const { result } = await shop.call('GET /office/statement', {
      query: { month: new Date().toISOString().slice(0, 7), business_id: order.business.id },
      headers,
    });
    const rows = result.rows.filter((row) => row.order === order.number);
    expect(rows.map(({ kind, late, amount, sales }) => ({ kind, late, amount, sales }))).toEqual([
      { kind: 'late_payment', late: order.total, amount: 0, sales: 0 },
      { kind: 'late_payment', late: -order.total, amount: 0, sales: 0 },
    ]);
  }
  await expectBooksBalance(shop, before);
});

it('is mailed once, however often it is reported', async () => {
  const { shop } = cards;
  const placed = await place([goods[0]]);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  await (await moversOf(shop)).asBuyer(order, { move: 'cancel' });
  const settling = { now: new Date(), sender: cards.sender };
  for (const _ of [1, 2, 3]) {
    await shop.database.transaction((at) => settlePayment(at, placed.payment.id, settling));
  }
  const [late] = (await track(shop, placed.token)).orders;
  expect(late?.events.filter(({ move }) => move === 'late_payment')).toHaveLength(1);
  expect(late?.refunded).toBe(late?.total);
  expect(late?.moves).toEqual([]);
  await expectBooksBalance(shop, before);
});

it('is not made by hand for an order that is over', async () => {
  const { shop } = cards;
  const movers = await moversOf(shop);
  const refused = {
    status: 409,
    body: { message: 'This order was cancelled, so it can’t be paid any more.' },
  };
  const unpaid = await place([goods[0]]);
  const paid = await place([goods[0]]);
  await send(shop, payPath(paid), { outcome: 'paid' });
  for (const placed of [unpaid, paid]) {
    const [order] = placed.orders;
    if (!order) throw new Error('nothing was ordered');
    await movers.asBuyer(order, { move: 'cancel' });
    const ended = await track(shop, placed.token);
    for (const outcome of ['paid', 'declined', 'late']) {
      expect(await send(shop, payPath(placed), { outcome })).toMatchObject(refused);
    }
    expect(await track(shop, placed.token)).toEqual(ended);
  }
  await expectBooksBalance(shop, before);
});

it('is awaited while the bank has it and its news is on the way', async () => {
  const { shop } = cards;
  const placed = await place([goods[0]]);
  const isAwaited = async () => (await track(shop, placed.token)).payment.is_awaited;
  expect(await isAwaited()).toBe(false);
  await send(shop, payPath(placed), { outcome: 'late' });
  expect(await isAwaited()).toBe(true);
  await cards.runJobs(new Date(Date.now() + MINUTE));
  expect(await isAwaited()).toBe(false);
  expect((await track(shop, placed.token)).state).toBe('paid');
});

it('is not denied to a buyer who cancels while the bank has it', async () => {
  const { shop } = cards;
  const placed = await place([goods[0]]);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  await send(shop, payPath(placed), { outcome: 'late' });
  await (await moversOf(shop)).asBuyer(order, { move: 'cancel' });
  const cancelled = await track(shop, placed.token);
  expect([cancelled.state, cancelled.payment.is_awaited]).toEqual(['cancelled', true]);
  const mail = await lastMailOf(placed);
  expect(mail?.text).toContain('If your bank has taken the money, it comes back to you by itself.');
  expect(mail?.text).not.toContain('No money was taken');
  await cards.runJobs(new Date(Date.now() + MINUTE));
  const after = await track(shop, placed.token);
  expect([after.payment.is_awaited, after.orders[0]?.refunded]).toEqual([false, order.total]);
});

it('is denied to a buyer who cancels before paying', async () => {
  const { shop } = cards;
  const placed = await place([goods[0]]);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  await (await moversOf(shop)).asBuyer(order, { move: 'cancel' });
  const mail = await lastMailOf(placed);
  expect(mail?.text).toContain('No money was taken.');
});

it('is refused once the time to pay is over, also before the order is cancelled', async () => {
  const { shop } = cards;
  const placed = await place([goods[0]]);
  await shop.database.pool.query(
    "update orders set reserved_until = now() - interval '1 second' where number = $1",
    [placed.orders[0]?.number],
  );
  for (const outcome of ['paid', 'declined', 'late']) {
    const answer = await send(shop, payPath(placed), { outcome });
    expect([answer.status, answer.body.message]).toEqual([
      409,
      expect.stringContaining('The time to pay is over'),
    ]);
  }
  const tracked = await track(shop, placed.token);
  expect(tracked).toMatchObject({
    state: 'pending_payment',
    payment: { state: 'pending', is_awaited: false, is_lapsed: true },
  });
});
