import { beforeAll, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import {
  BUYER,
  freshKey,
  type Good,
  handsOf,
  type Hands,
  type Pays,
  placeCart,
  plentyOf,
  readyCarts,
  send,
  sendOut,
  track,
} from '#tests/support/buying.ts';
import { cardShop, type CardShop } from '#tests/support/cards.ts';
import { lettersTo } from '#tests/support/letters.ts';
import { signIn } from '#tests/support/people.ts';
import { settlePayment } from './payment.writes.ts';

const OFFICE = 'office@threefold.example';

let cards: CardShop;
let hands: Hands;
let good: Good;
let administrator: Record<string, string>;

beforeAll(async () => {
  cards = await cardShop();
  cards.sender.shop.email = OFFICE;
  hands = await handsOf(cards.shop);
  administrator = await signIn(cards.shop, ADMINISTRATOR);
  good = await plentyOf(cards.shop);
});

const place = async (quantity = 1, payment: Pays = 'bank_transfer') => {
  const [cartId = ''] = await readyCarts(cards.shop, 1, [{ good, quantity }]);
  const placed = await placeCart(cards.shop, cartId, { payment });
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  return { placed, order };
};
type Order = Placed['orders'][number];

const mailsTo = async (address: string, { number }: { number: string }) =>
  (await lettersTo(cards.shop.database, address)).filter(({ subject }) => subject.includes(number));
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
  await hands.asStaff(order, { move: 'pay' });
  await hands.asBuyer(order, { move: 'cancel' });
  await cards.runJobs();

  const announced = (await mailsTo(BUYER.email, order)).find(({ text }) => text.includes('cancelled'));
  expect(announced?.text).toContain(`We will send ${pounds(order.total)} to the account you paid from`);
  expect(announced?.text).not.toContain('We have sent');
  expect(await seen(order)).toMatchObject({ refund_due: order.total, refunded_at: null });

  const [refund] = await openRefunds(order);
  const before = (await mailsTo(BUYER.email, order)).length;
  expect((await markSent(refund?.id ?? '')).status).toBe(200);
  expect((await markSent(refund?.id ?? '')).status, 'only once').toBe(409);
  const mails = await mailsTo(BUYER.email, order);
  expect(mails).toHaveLength(before + 1);
  const sent = mails.find(({ subject }) => subject.includes('Your refund was sent'));
  expect(sent?.text).toContain(`We have sent ${pounds(order.total)} back to you`);
  const after = await seen(order);
  expect(after.refund_due).toBe(0);
  expect(after.refunded_at).not.toBeNull();
});

it('is asked of the administrator by one mail with sum, order and reference', async () => {
  const { placed, order } = await place();
  await hands.asStaff(order, { move: 'pay' });
  await hands.asBuyer(order, { move: 'cancel' });
  await cards.runJobs();
  await cards.runJobs();
  const mails = await mailsTo(OFFICE, order);
  expect(mails.map(({ subject }) => subject)).toEqual([`Please make a refund by transfer (${order.number})`]);
  expect(mails[0]?.text).toContain(pounds(order.total));
  expect(mails[0]?.text).toContain(placed.number);
});

it('is said apart from what went back before', async () => {
  const { order } = await place(2);
  await hands.asStaff(order, { move: 'pay' });
  await sendOut(hands, order);
  await hands.asStaff(order, { move: 'complete' });
  const [line] = (await seen(order)).lines;
  const giveBack = async () => {
    const lines = [{ line_id: line?.id ?? 0, units: 1 }];
    await hands.asBuyer(order, { move: 'request_return', reason: 'damaged', note: 'Bent.', lines });
    await hands.asStaff(order, { move: 'accept_return' });
    await hands.asStaff(order, { move: 'receive_return', resell: true });
    const answer = await hands.asStaff(order, { move: 'refund' });
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
  await hands.asBuyer(order, { move: 'cancel' });
  const settling = { now: new Date(), sender: cards.sender };
  await cards.shop.database.transaction((at) => settlePayment(at, placed.payment.id, settling));
  await cards.runJobs();
  const late = (await mailsTo(BUYER.email, placed)).find(({ text }) => text.includes('reached us after'));
  expect(late?.text).toContain('We will send all of it to the account you paid from');
  expect(late?.text).not.toContain('We have sent');
  expect((await seen(order)).refund_due).toBe(order.total);
  expect(await mailsTo(OFFICE, placed)).toHaveLength(1);
});

it('does not wait for the administrator where the provider sends it', async () => {
  const { placed, order } = await place(1, 'trial');
  await send(cards.shop, `/no/auth/web/site/payments/${placed.payment.id}/trial`, { outcome: 'paid' });
  await hands.asBuyer(order, { move: 'cancel' });
  await cards.runJobs();
  const told = (await mailsTo(BUYER.email, order)).find(({ text }) => text.includes('as you asked'));
  expect(told?.text).toContain(`We have sent ${pounds(order.total)} back to you`);
  expect(await mailsTo(OFFICE, order)).toEqual([]);
});
