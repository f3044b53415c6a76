import { beforeAll, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import { NORTHSIDE_PHONES } from '#demo/businesses.ts';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import {
  BUYER,
  freshKey,
  type Good,
  moversOf,
  type OrderMovers,
  type Pays,
  placeCart,
  readyCarts,
  send,
  sendOut,
  track,
  vendorsGoodAndOther,
} from '#tests/support/buying.ts';
import { cardShop, type CardShop } from '#tests/support/cards.ts';
import { PAYMENT_KINDS } from '#rules/orders/kinds.ts';
import { refundMoves } from '#rules/orders/refund-moves.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import { signIn } from '#tests/support/people.ts';
import { settlePayment } from './payment.writes.ts';

const OFFICE = 'office@threefold.example';

let cards: CardShop;
let movers: OrderMovers;
/** A product of the vendor, and one of another business. */
let good: Good;
let othersGood: Good;
let vendor: Record<string, string>;
let administrator: Record<string, string>;

beforeAll(async () => {
  cards = await cardShop();
  cards.sender.shop.email = OFFICE;
  movers = await moversOf(cards.shop);
  administrator = await signIn(cards.shop, ADMINISTRATOR);
  vendor = await signIn(cards.shop, VENDOR);
  [good, othersGood] = await vendorsGoodAndOther(cards.shop);
});

const place = async (quantity = 1, payment: Pays = 'bank_transfer') => {
  const [cartId = ''] = await readyCarts(cards.shop, 1, [{ good, quantity }]);
  const placed = await placeCart(cards.shop, cartId, { payment });
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  return { placed, order };
};
type Order = Placed['orders'][number];

const mailsAbout = async (address: string, { number }: { number: string }) =>
  (await mailsTo(cards.shop.database, address)).filter(({ subject }) => subject.includes(number));
const seen = async ({ token }: Order) => {
  const [order] = (await track(cards.shop, token)).orders;
  if (!order) throw new Error('there is no order');
  return order;
};
const openRefunds = async ({ number }: { number: string }) =>
  (await cards.shop.call('GET /office/refunds', { query: {}, headers: administrator })).data.filter(
    (refund) => refund.number === number,
  );
const markSent = (id: string) =>
  send(cards.shop, `/office/refunds/${id}/moves`, { move: 'done' }, { ...administrator, ...freshKey() });
const pounds = (amount: number) => `£${amount.toFixed(2)}`;

it('is announced, and called sent only when the administrator has sent it', async () => {
  const { order } = await place();
  await movers.asStaff(order, { move: 'pay' });
  await movers.asBuyer(order, { move: 'cancel' });
  await cards.runJobs();

  const announced = (await mailsAbout(BUYER.email, order)).find(({ text }) => text.includes('cancelled'));
  expect(announced?.text).toContain(`We will send ${pounds(order.total)} to the account you paid from`);
  expect(announced?.text).not.toContain('We have sent');
  expect(await seen(order)).toMatchObject({ refund_due: order.total, refunded_at: null });

  const [refund] = await openRefunds(order);
  const before = (await mailsAbout(BUYER.email, order)).length;
  expect((await markSent(refund?.id ?? '')).status).toBe(200);
  const second = await markSent(refund?.id ?? '');
  expect(second.status, 'only once').toBe(409);
  expect(second.body.message).toContain('Alex Morgan has marked this refund as sent already');
  const mails = await mailsAbout(BUYER.email, order);
  expect(mails).toHaveLength(before + 1);
  const sent = mails.find(({ subject }) => subject.includes('Your refund was sent'));
  expect(sent?.text).toContain(`We have sent ${pounds(order.total)} back to you`);
  expect(sent?.text).toContain('The credit note is on the page of your order.');
  const after = await seen(order);
  expect(after.refund_due).toBe(0);
  expect(after.refunded_at).not.toBeNull();
});

it('is asked of the administrator by one mail with sum, order and reference', async () => {
  const { placed, order } = await place();
  await movers.asStaff(order, { move: 'pay' });
  await movers.asBuyer(order, { move: 'cancel' });
  await cards.runJobs();
  await cards.runJobs();
  const mails = await mailsAbout(OFFICE, order);
  expect(mails.map(({ subject }) => subject)).toEqual([`Please make a refund by transfer (${order.number})`]);
  expect(mails[0]?.text).toContain(pounds(order.total));
  expect(mails[0]?.text).toContain(placed.number);
});

it('is said apart from what went back before', async () => {
  const { order } = await place(2);
  await movers.asStaff(order, { move: 'pay' });
  await sendOut(movers, order);
  await movers.asStaff(order, { move: 'complete' });
  const [line] = (await seen(order)).lines;
  const giveBack = async () => {
    const lines = [{ line_id: line?.id ?? 0, units: 1 }];
    await movers.asBuyer(order, { move: 'request_return', reason: 'damaged', note: 'Bent.', lines });
    await movers.asStaff(order, { move: 'accept_return' });
    await movers.asStaff(order, { move: 'receive_return', resell: true });
    const answer = await movers.asStaff(order, { move: 'refund' });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    await cards.runJobs();
  };
  await giveBack();
  const [first] = await openRefunds(order);
  await markSent(first?.id ?? '');
  const { refunded } = await seen(order);
  await giveBack();
  const [second] = await openRefunds(order);
  const after = await seen(order);
  expect(after.refund_due).toBe(second?.amount);
  expect(after.refunded - after.refund_due, 'what went back').toBeCloseTo(refunded, 2);
  expect(after.refunded_at, 'since when it is back').not.toBeNull();
});

it('is announced for a transfer that came after the order was cancelled', async () => {
  const { placed, order } = await place();
  await movers.asBuyer(order, { move: 'cancel' });
  const settling = { now: new Date(), sender: cards.sender };
  await cards.shop.database.transaction((at) => settlePayment(at, placed.payment.id, settling));
  await cards.runJobs();
  const late = (await mailsAbout(BUYER.email, placed)).find(({ text }) => text.includes('reached us after'));
  expect(late?.text).toContain('We will send all of it to the account you paid from');
  expect(late?.text).not.toContain('We have sent');
  expect((await seen(order)).refund_due).toBe(order.total);
  expect(await mailsAbout(OFFICE, placed)).toHaveLength(1);
});

it('does not wait for the administrator where the provider sends it', async () => {
  const { placed, order } = await place(1, 'trial');
  await send(cards.shop, `/no/auth/web/site/payments/${placed.payment.id}/trial`, { outcome: 'paid' });
  await movers.asBuyer(order, { move: 'cancel' });
  await cards.runJobs();
  const told = (await mailsAbout(BUYER.email, order)).find(({ text }) => text.includes('as you asked'));
  expect(told?.text).toContain(`We have sent ${pounds(order.total)} back to you`);
  expect(await mailsAbout(OFFICE, order)).toEqual([]);
});

it('is found in the list of orders until it is sent, and says so', async () => {
  const { order } = await place();
  const listed = async (query: { to_refund?: boolean; q?: string }) =>
    cards.shop.call('GET /office/orders', { query, headers: administrator });
  const toSend = async () => (await listed({ to_refund: true })).data.map(({ number }) => number);
  await movers.asStaff(order, { move: 'pay' });
  expect(await toSend()).not.toContain(order.number);
  await movers.asBuyer(order, { move: 'cancel' });
  await cards.runJobs();

  expect(await toSend()).toContain(order.number);
  const before = await listed({ q: order.number });
  expect(before.data[0]).toMatchObject({
    refunded: order.total,
    refund_due: order.total,
    refund_failed: false,
  });
  expect(before.counts['to_refund']).toBe(1);
  const [refund] = await openRefunds(order);
  await markSent(refund?.id ?? '');
  expect(await toSend()).not.toContain(order.number);
  const after = await listed({ q: order.number });
  expect(after.data[0]).toMatchObject({ refunded: order.total, refund_due: 0 });
  expect(after.counts['to_refund']).toBe(0);
});

it('can be marked as sent on the page of the order, by people who may', async () => {
  const { order } = await place();
  await movers.asStaff(order, { move: 'pay' });
  await movers.asBuyer(order, { move: 'cancel' });
  const refundsFor = async (headers: Record<string, string>) =>
    (await cards.shop.call('GET /office/orders/{number}', { params: { number: order.number }, headers }))
      .result.refunds;
  const facts = { number: order.number, kind: 'bank_transfer', amount: order.total, to_credit: 0 };
  expect(await refundsFor(administrator)).toMatchObject([
    { ...facts, state: 'pending', ended_at: null, moves: ['done'] },
  ]);
  const [own] = await refundsFor(vendor);
  expect(own).toMatchObject({ ...facts, state: 'pending', moves: [] });
  await markSent(own?.id ?? '');
  const [after] = await refundsFor(administrator);
  expect(after).toMatchObject({ ...facts, state: 'done', moves: [] });
  expect(after?.ended_at).not.toBeNull();
});

it('of several orders at once shows a vendor only their own part', async () => {
  const items = [good, othersGood].map((one) => ({ good: one, quantity: 1 }));
  const [cartId = ''] = await readyCarts(cards.shop, 1, items);
  const placed = await placeCart(cards.shop, cartId, { payment: 'bank_transfer' });
  const first = placed.orders.find(({ business_id: id }) => id === NORTHSIDE_PHONES);
  if (!first) throw new Error('nothing was ordered');
  await movers.asBuyer(first, { move: 'cancel' });
  const settling = { now: new Date(), sender: cards.sender };
  await cards.shop.database.transaction((at) => settlePayment(at, placed.payment.id, settling));
  const amounts = async (headers: Record<string, string>) =>
    (
      await cards.shop.call('GET /office/orders/{number}', { params: { number: first.number }, headers })
    ).result.refunds.map(({ amount }) => amount);
  expect(await amounts(administrator)).toEqual([placed.total]);
  expect(await amounts(vendor)).toEqual([first.total]);
});

it('is listed wherever the rules let a person decide about it', async () => {
  const { placed, order } = await place();
  await movers.asStaff(order, { move: 'pay' });
  await movers.asBuyer(order, { move: 'cancel' });
  for (const kind of PAYMENT_KINDS) {
    for (const state of ['pending', 'done', 'failed'] as const) {
      const values = [kind, state, placed.payment.id];
      await cards.shop.database.pool.query(
        `with paid as (update payments set kind = $1 where id = $3 returning id)
         update refunds r set state = $2 from paid where r.payment_id = paid.id`,
        values,
      );
      const { counts } = await cards.shop.call('GET /office/orders', {
        query: { q: order.number },
        headers: administrator,
      });
      expect(counts['to_refund'], values.join(' ')).toBe(refundMoves({ kind, state }).length > 0 ? 1 : 0);
    }
  }
});
