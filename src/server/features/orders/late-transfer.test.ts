import { beforeAll, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import { NORTHSIDE_PHONES } from '#demo/businesses.ts';
import { ADMINISTRATOR, BLOCKED_VENDOR, VENDOR } from '#demo/people.ts';
import { expectBooksBalance, type ReservedStock, readReservedStock } from '#tests/support/books.ts';
import {
  BUYER,
  freshKey,
  type Good,
  moversOf,
  type OrderMovers,
  placeCart,
  readyCarts,
  send,
  staffPath,
  statuses,
  track,
  vendorsGoodAndOther,
} from '#tests/support/buying.ts';
import { cardShop, type CardShop } from '#tests/support/cards.ts';
import { addStaff, signIn } from '#tests/support/people.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import { cancelOverdue } from './cancel.writes.ts';

const OFFICE = 'office@threefold.example';
const DESK = 'late-desk@northside.example';
const DAY = 24 * 60 * 60_000;

type Headers = Record<string, string>;
type Order = Placed['orders'][number];

let cards: CardShop;
let movers: OrderMovers;
let before: ReservedStock;
let goods: [own: Good, other: Good];
let people: Record<'administrator' | 'vendor' | 'other' | 'desk', Headers>;

beforeAll(async () => {
  cards = await cardShop();
  cards.sender.shop.email = OFFICE;
  movers = await moversOf(cards.shop);
  before = await readReservedStock(cards.shop);
  goods = await vendorsGoodAndOther(cards.shop);
  await addStaff(cards.shop, DESK, { ownedBy: VENDOR, rights: ['orders'] });
  people = {
    administrator: await signIn(cards.shop, ADMINISTRATOR),
    vendor: await signIn(cards.shop, VENDOR),
    other: await signIn(cards.shop, BLOCKED_VENDOR),
    desk: await signIn(cards.shop, DESK),
  };
});

async function place(...wished: Good[]): Promise<{ placed: Placed; order: Order }> {
  const items = wished.map((good) => ({ good, quantity: 1 }));
  const [cartId = ''] = await readyCarts(cards.shop, 1, items);
  const placed = await placeCart(cards.shop, cartId, { payment: 'bank_transfer' });
  const order = placed.orders.find(({ business_id: id }) => id === NORTHSIDE_PHONES);
  if (!order) throw new Error('nothing was ordered');
  return { placed, order };
}
const moneyCame = async (headers: Headers, { number, token }: Order) => {
  const { version } = await track(cards.shop, token);
  const body = { move: 'late_payment', version };
  return send(cards.shop, staffPath(number), body, { ...headers, ...freshKey() });
};
const seenBy = async (headers: Headers, { number }: Order) =>
  (await cards.shop.call('GET /office/orders/{number}', { params: { number }, headers })).result;
const mailsAbout = async (address: string, { number }: { number: string }) =>
  (await mailsTo(cards.shop.database, address)).filter(({ subject }) => subject.includes(number));

it('that comes after the buyer cancelled is noted, and goes back at once', async () => {
  const { placed, order } = await place(goods[0]);
  expect((await seenBy(people.vendor, order)).moves).not.toContain('late_payment');
  await movers.asBuyer(order, { move: 'cancel' });
  expect((await seenBy(people.vendor, order)).moves).toContain('late_payment');
  const noted = await moneyCame(people.desk, order);
  expect(noted.status, JSON.stringify(noted.body)).toBe(200);
  await cards.runJobs();

  const seen = await seenBy(people.administrator, order);
  expect(seen.payment.state).toBe('paid');
  expect(seen.moves, 'not twice').not.toContain('late_payment');
  expect(seen.orders[0]).toMatchObject({
    state: 'cancelled',
    refunded: order.total,
    refund_due: order.total,
  });
  expect(seen.orders[0]?.events.at(-1)).toMatchObject({ move: 'late_payment', actor: 'vendor' });
  expect(seen.refunds).toMatchObject([{ kind: 'bank_transfer', state: 'pending', amount: order.total }]);
  const told = (await mailsAbout(BUYER.email, placed)).find(({ text }) => text.includes('reached us after'));
  expect(told?.text).toContain('We will send all of it to the account you paid from');
  expect(await mailsAbout(OFFICE, placed), 'the site is asked to send it').toHaveLength(1);
  await expectBooksBalance(cards.shop, before);
});

it('that comes after the time to pay goes back too, and the buyer was told that it would', async () => {
  const { placed, order } = await place(...goods);
  const now = new Date(Date.now() + 10 * DAY);
  await cancelOverdue(cards.shop.database, { now, sender: cards.sender });
  const told = (await mailsAbout(BUYER.email, placed)).find(({ subject }) => subject.includes('cancelled'));
  expect(told?.text).toContain('If you have already sent the money, it comes back to you.');

  expect((await seenBy(people.vendor, order)).moves, 'it is for several vendors').not.toContain(
    'late_payment',
  );
  expect((await moneyCame(people.vendor, order)).status).toBe(409);
  expect((await moneyCame(people.administrator, order)).status).toBe(200);
  const tracked = await track(cards.shop, placed.token);
  for (const one of tracked.orders) {
    expect(one).toMatchObject({ state: 'cancelled', refunded: one.total, refund_due: one.total });
  }
  await expectBooksBalance(cards.shop, before);
});

it('is noted once, although several press at once', async () => {
  const { order } = await place(goods[0]);
  await movers.asBuyer(order, { move: 'cancel' });
  const answers = await Promise.all([
    moneyCame(people.vendor, order),
    moneyCame(people.vendor, order),
    moneyCame(people.desk, order),
    moneyCame(people.administrator, order),
  ]);
  expect(statuses(answers)).toEqual([200, 409, 409, 409]);
  expect((await seenBy(people.administrator, order)).refunds).toHaveLength(1);
  expect((await moneyCame(people.administrator, order)).status, 'later').toBe(409);
  await expectBooksBalance(cards.shop, before);
});

it('can’t be noted by others, and only for a transfer that never came', async () => {
  const { order } = await place(goods[0]);
  expect((await moneyCame(people.administrator, order)).status, 'it still waits').toBe(409);
  await movers.asBuyer(order, { move: 'cancel' });
  expect((await moneyCame(people.other, order)).status).toBe(404);
  expect((await movers.asBuyer(order, { move: 'late_payment' })).status).toBe(409);
  expect((await seenBy(people.administrator, order)).refunds).toEqual([]);

  const [cartId = ''] = await readyCarts(cards.shop, 1, [{ good: goods[0], quantity: 1 }]);
  const [byCard] = (await placeCart(cards.shop, cartId, { payment: 'trial' })).orders;
  if (!byCard) throw new Error('nothing was ordered');
  await movers.asBuyer(byCard, { move: 'cancel' });
  expect((await seenBy(people.administrator, byCard)).moves).not.toContain('late_payment');
  expect((await moneyCame(people.administrator, byCard)).status, 'by card').toBe(409);
});
