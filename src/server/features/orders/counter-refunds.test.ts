import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import { NORTHSIDE_PHONES } from '#demo/businesses.ts';
import { ADMINISTRATOR, BLOCKED_VENDOR, VENDOR } from '#demo/people.ts';
import {
  BUYER,
  freshKey,
  type Good,
  moversOf,
  type OrderMovers,
  placeCart,
  readyCarts,
  send,
  statuses,
  track,
  vendorsGoodAndOther,
} from '#tests/support/buying.ts';
import { cardShop, type CardShop } from '#tests/support/cards.ts';
import { addStaff, signIn } from '#tests/support/people.ts';
import { mailsTo } from '#tests/support/written-mails.ts';

const OFFICE = 'office@threefold.example';
const DESK = 'desk@northside.example';
const OTHER_DESK = 'stockport@northside.example';

type Headers = Record<string, string>;
type Order = Placed['orders'][number];

let cards: CardShop;
let movers: OrderMovers;
let good: Good;
let store: { id: number; name: string };
let people: Record<'vendor' | 'other' | 'administrator' | 'desk' | 'otherDesk', Headers>;

beforeAll(async () => {
  cards = await cardShop();
  cards.sender.shop.email = OFFICE;
  movers = await moversOf(cards.shop);
  [good] = await vendorsGoodAndOther(cards.shop);
  const { rows } = await cards.shop.database.pool.query<typeof store>(
    'select id, name from stores where business_id = $1 and is_active order by id',
    [NORTHSIDE_PHONES],
  );
  const [first, second] = rows;
  if (!first || !second) throw new Error('the vendor has no two stores');
  store = first;
  const ownedBy = VENDOR;
  await addStaff(cards.shop, DESK, { ownedBy, rights: ['orders', 'refund'], limit: 10_00 });
  await addStaff(cards.shop, OTHER_DESK, {
    ownedBy,
    rights: ['orders', 'refund'],
    limit: 1_000_00,
    storeIds: [second.id],
  });
  people = {
    vendor: await signIn(cards.shop, VENDOR),
    other: await signIn(cards.shop, BLOCKED_VENDOR),
    administrator: await signIn(cards.shop, ADMINISTRATOR),
    desk: await signIn(cards.shop, DESK),
    otherDesk: await signIn(cards.shop, OTHER_DESK),
  };
});

const pounds = (amount: number) => `£${amount.toFixed(2)}`;
const mailsAbout = async (address: string, number: string) =>
  (await mailsTo(cards.shop.database, address)).filter(({ subject }) => subject.includes(number));
const refundsFor = async (headers: Headers, number: string) =>
  (await cards.shop.call('GET /office/refunds', { query: {}, headers })).data.filter(
    (refund) => refund.number === number,
  );
const idOf = async (number: string) => (await refundsFor(people.administrator, number))[0]?.id ?? '';
const mark = (headers: Headers, id: string) =>
  send(cards.shop, `/office/refunds/${id}/moves`, { move: 'done' }, { ...headers, ...freshKey() });
const todaysRefunds = async (headers: Headers) =>
  (await cards.shop.call('GET /office/today', { query: {}, headers })).counts['to_refund'] ?? 0;

/** An order that was collected and paid at the counter, with a sum that is to be refunded. */
async function refundDue(amount: number): Promise<Order> {
  const delivery = [{ business_id: NORTHSIDE_PHONES, way: 'collect', store_id: store.id }] as const;
  const [cartId = ''] = await readyCarts(cards.shop, 1, [{ good, quantity: 1 }], {
    choices: { delivery: [...delivery] },
  });
  const [order] = (await placeCart(cards.shop, cartId, { payment: 'in_store' })).orders;
  if (!order) throw new Error('nothing was ordered');
  await movers.asStaff(order, { move: 'accept' });
  await movers.asStaff(order, { move: 'ready' });
  const { code } = (await track(cards.shop, order.token)).orders[0]?.delivery ?? {};
  await movers.asStaff(order, { move: 'complete', code });
  const answer = await movers.asStaff(order, { move: 'refund_amount', amount, note: 'A scratch.' });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await cards.runJobs();
  return order;
}

it('is named before it is sent back, where a return was paid at the counter', async () => {
  const order = await refundDue(1);
  const line = (await track(cards.shop, order.token)).orders[0]?.lines[0];
  const lines = [{ line_id: line?.id, units: 1 }];
  const asked = await movers.asBuyer(order, { move: 'request_return', reason: 'faulty', lines });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  await movers.asStaff(order, { move: 'accept_return' });
  await movers.asStaff(order, { move: 'receive_return', resell: true });
  const told = async (subject: string) =>
    (await mailsAbout(BUYER.email, order.number)).find((mail) => mail.subject.includes(subject))?.text;
  const accepted = await told('Please send it back');
  const { back, counter } =
    /Goes back to you, .*: (?<back>£[\d.,]+\d)\.[^]*you get the (?<counter>£[\d.,]+\d) at the counter of/.exec(
      accepted ?? '',
    )?.groups ?? {};
  expect(counter, accepted).toBeDefined();
  expect(counter, 'all of it').toBe(back);
  expect(accepted).toContain(`at the counter of ${store.name}`);
  expect(await told('Your return has arrived')).toContain(`at the counter of ${store.name}`);
  await movers.asStaff(order, { move: 'refund' });
  const waits = await told('Your refund waits for you');
  expect(waits).toContain(`waits for you at the counter of ${store.name}. Please come and get it`);
  expect(waits).toMatch(/^Store: .+\d/m);
  expect(waits).toMatch(/^Open: Mon/m);
  expect(waits).not.toContain('when it is done');
});

let order: Order;
beforeEach(async () => {
  order = await refundDue(15);
});

it('is asked of the vendor, who has the money, and not of the administrator', async () => {
  const [asked, ...others] = (await mailsAbout(VENDOR, order.number)).filter(({ subject }) =>
    subject.includes('give'),
  );
  expect(others).toEqual([]);
  expect(asked?.text).toContain(
    `Please give £15.00 back for order ${order.number}, which was paid at the counter.`,
  );
  expect(asked?.text).toContain(`/vendor/orders/${order.number}`);
  expect(await mailsAbout(OFFICE, order.number)).toEqual([]);
});

it('is told to the buyer with where it waits', async () => {
  const told = (await mailsAbout(BUYER.email, order.number)).find(({ subject }) =>
    subject.includes('Part of your money'),
  );
  expect(told?.text).toContain(
    `£15.00 waits for you at the counter of ${store.name}. Please come and get it`,
  );
  expect(told?.text).toMatch(/^Store: .+\d/m);
  expect(told?.text).toMatch(/^Open: Mon/m);
  expect(told?.text).not.toContain('when it is done');
});

it('shows in the vendor’s Today and refunds until it is given back, and then the buyer is told', async () => {
  const before = await todaysRefunds(people.vendor);
  expect(await refundsFor(people.vendor, order.number)).toMatchObject([
    { kind: 'in_store', state: 'pending', amount: 15, customer: BUYER.name, moves: ['done'] },
  ]);
  const marked = await mark(people.vendor, await idOf(order.number));
  expect(marked.status, JSON.stringify(marked.body)).toBe(200);
  expect(await refundsFor(people.vendor, order.number)).toEqual([]);
  expect(await todaysRefunds(people.vendor)).toBe(before - 1);
  const told = (await mailsAbout(BUYER.email, order.number)).find(({ subject }) =>
    subject.includes('Your refund is done'),
  );
  expect(told?.text).toContain(`${store.name} has given ${pounds(15)} back to you`);
});

it('can be marked on the page of the order too', async () => {
  const { refunds } = (
    await cards.shop.call('GET /office/orders/{number}', {
      params: { number: order.number },
      headers: people.vendor,
    })
  ).result;
  expect(refunds).toMatchObject([{ kind: 'in_store', amount: 15, moves: ['done'] }]);
});

it('is given back once, although two press at once', async () => {
  const id = await idOf(order.number);
  const answers = await Promise.all([
    mark(people.vendor, id),
    mark(people.vendor, id),
    mark(people.administrator, id),
  ]);
  expect(statuses(answers)).toEqual([200, 409, 409]);
  const done = (await mailsAbout(BUYER.email, order.number)).filter(({ subject }) =>
    subject.includes('Your refund is done'),
  );
  expect(done).toHaveLength(1);
});

it('can’t be made by another vendor, by another store, or beyond a limit', async () => {
  const id = await idOf(order.number);
  expect((await mark(people.other, id)).status).toBe(404);
  expect(await refundsFor(people.other, order.number)).toEqual([]);
  expect((await mark(people.otherDesk, id)).status).toBe(404);
  expect(await refundsFor(people.otherDesk, order.number)).toEqual([]);
  expect(await refundsFor(people.desk, order.number)).toMatchObject([{ moves: [] }]);
  const tooMuch = await mark(people.desk, id);
  expect(tooMuch.status).toBe(403);
  expect(tooMuch.body.message).toContain('You may refund up to £10 of an order.');
  expect(await refundsFor(people.administrator, order.number), 'nothing changed').toMatchObject([
    { state: 'pending' },
  ]);
});

it('within the limit of a desk is marked by the desk', async () => {
  const small = await refundDue(9.5);
  expect(await refundsFor(people.desk, small.number)).toMatchObject([{ moves: ['done'] }]);
  expect((await mark(people.desk, await idOf(small.number))).status).toBe(200);
});

it('by bank transfer stays with the site', async () => {
  const [cartId = ''] = await readyCarts(cards.shop, 1, [{ good, quantity: 1 }]);
  const [sent] = (await placeCart(cards.shop, cartId, { payment: 'bank_transfer' })).orders;
  if (!sent) throw new Error('nothing was ordered');
  const before = await todaysRefunds(people.vendor);
  await movers.asStaff(sent, { move: 'pay' });
  await movers.asBuyer(sent, { move: 'cancel' });
  await cards.runJobs();
  expect(await refundsFor(people.vendor, sent.number)).toMatchObject([{ state: 'pending', moves: [] }]);
  expect(await todaysRefunds(people.vendor), 'the vendor can’t make it').toBe(before);
  expect(await mailsAbout(OFFICE, sent.number)).toHaveLength(1);
  const id = await idOf(sent.number);
  const answer = await mark(people.vendor, id);
  expect(answer.status).toBe(403);
  expect(answer.body.message).toContain('The site’s office');
  expect((await mark(people.administrator, id)).status).toBe(200);
});
