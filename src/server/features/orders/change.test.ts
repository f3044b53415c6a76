import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChangeQuote } from '#contract/order-changes.ts';
import type { OrderChoices } from '#contract/checkout.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import { NORTHSIDE_PHONES } from '#demo/businesses.ts';
import { VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { expectBooksBalance, readReservedStock, type ReservedStock } from '#tests/support/books.ts';
import type { Good, OrderMovers } from '#tests/support/buying.ts';
import {
  BUYER,
  buy,
  countStock,
  freshKey,
  moversOf,
  payNow,
  placeCart,
  readGoods,
  readyCarts,
  send,
  statuses,
  track,
} from '#tests/support/buying.ts';
import { change, figuresOf, itemOf, quoteChange, readOrder } from '#tests/support/changing.ts';
import { addStaff, signIn } from '#tests/support/people.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import { endLapsedChanges } from './change-settle.writes.ts';
import { settlePayment } from './payment.writes.ts';

let shop: TestApp;
let vendor: Record<string, string>;
let movers: OrderMovers;
let before: ReservedStock;
let goods: Good[];
let other: Good;
let storeId: number;

const SENDER = { shop: { name: 'Shop', url: 'http://shop.example', email: '' }, secret: Buffer.alloc(32) };

beforeAll(async () => {
  shop = await buildTestApp();
  vendor = await signIn(shop, VENDOR);
  movers = await moversOf(shop);
  const all = await readGoods(shop);
  goods = all.filter(({ businessId }) => businessId === NORTHSIDE_PHONES);
  const foreign = all.find(({ businessId }) => businessId !== NORTHSIDE_PHONES);
  if (!foreign) throw new Error('no other business sells anything');
  other = foreign;
  for (const good of [...goods, other]) await countStock(shop, good, 60);
  const { rows } = await shop.database.pool.query<{ id: number }>(
    'select min(id) as id from stores where is_active and business_id = $1',
    [NORTHSIDE_PHONES],
  );
  storeId = rows[0]?.id ?? 0;
  before = await readReservedStock(shop);
});

const good = (index: number): Good => {
  const found = goods[index % goods.length];
  if (!found) throw new Error('nothing to buy');
  return found;
};
const dear = () => goods.reduce((most, one) => (one.price > most.price ? one : most));
const cheap = () => goods.reduce((least, one) => (one.price < least.price ? one : least));

async function paid(items: { good: Good; quantity: number }[], choices: OrderChoices = {}) {
  const placed = await buy(shop, items, choices);
  await payNow(shop, placed);
  const order = placed.orders.find(({ business_id: id }) => id === NORTHSIDE_PHONES);
  if (!order) throw new Error('nothing was ordered');
  return order;
}

const payChange = (tracked: StaffTracked, outcome = 'paid') =>
  send(shop, `/no/auth/web/site/payments/${tracked.orders[0]?.change?.payment.id}/trial`, { outcome });
const tracking = ({ body }: { body: { result?: unknown } }) => body.result as StaffTracked;

/** Changes an order, and pays for the change if it costs more. */
async function changeAndPay(number: string, wish: object): Promise<void> {
  const answer = await change(shop, number, wish, vendor);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const isOffered = Boolean(tracking(answer).orders[0]?.change);
  const paying = isOffered ? await payChange(tracking(answer)) : answer;
  expect(paying.status).toBe(200);
}

describe('the preview of a change', () => {
  it('shows old and new sums and the difference, and changes nothing', async () => {
    const order = await paid([{ good: dear(), quantity: 1 }]);
    const was = await figuresOf(shop, order.number);
    const { status, body } = await quoteChange(
      shop,
      order.number,
      { items: [itemOf(dear()), itemOf(cheap(), 2)] },
      vendor,
    );
    expect(status).toBe(200);
    const quote = body.result as ChangeQuote;
    expect(quote.before.total).toBe(order.total);
    expect(Math.round(quote.difference * 100)).toBe(cheap().price * 2);
    expect(quote.settlement).toBe('link');
    expect(quote.words).toEqual([expect.stringMatching(/^Added: 2 × /u)]);
    expect(await figuresOf(shop, order.number)).toEqual(was);
  });

  it('knows nothing of another vendor’s goods or orders', async () => {
    const order = await paid([{ good: good(0), quantity: 1 }]);
    expect((await quoteChange(shop, order.number, { items: [itemOf(other)] }, vendor)).status).toBe(404);
    const placed = await buy(shop, [{ good: other, quantity: 1 }]);
    await payNow(shop, placed);
    const number = placed.orders[0]?.number ?? '';
    expect((await quoteChange(shop, number, {}, vendor)).status).toBe(404);
    expect((await change(shop, number, {}, vendor)).status).toBe(404);
  });
});

describe('a change that costs less', () => {
  it('refunds the difference, corrects the invoice, frees the stock and mails what changed', async () => {
    const order = await paid([{ good: good(0), quantity: 3 }]);
    const answer = await change(shop, order.number, { items: [itemOf(good(0), 1)] }, vendor);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { orders, refunds } = tracking(answer);
    const [changed] = orders;
    expect(changed?.events.at(-1)).toMatchObject({
      move: 'change',
      actor: 'vendor',
      from: 'paid',
      to: 'paid',
    });
    expect(changed?.events.at(-1)?.note).toMatch(/: 1 instead of 3\. Refunded: £/u);
    expect(changed?.total).toBeLessThan(order.total);
    expect(refunds.map(({ amount }) => amount)).toEqual([
      expect.closeTo(order.total - (changed?.total ?? 0), 2),
    ]);
    expect(changed?.papers.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', order.total],
      ['credit_note', order.total],
      ['invoice', changed?.total],
      ['packing_slip', null],
    ]);
    const mail = (await mailsTo(shop.database, BUYER.email)).find(({ subject }) =>
      subject.includes(`changed (${order.number})`),
    );
    expect(mail?.text).toContain(': 1 instead of 3.');
    const seen = await track(shop, order.token);
    expect(seen.orders[0]?.refunds[0]).toMatchObject({ reason: 'Order changed.' });
    expect(seen.orders[0]?.refunded, 'the total is the new one already').toBe(0);
    await expectBooksBalance(shop, before, 'after a smaller order');
  });

  it('can be refunded afterwards, up to the paid sum', async () => {
    const order = await paid([{ good: good(1), quantity: 3 }]);
    await changeAndPay(order.number, { items: [itemOf(good(1), 2)] });
    expect((await movers.asStaff(order, { move: 'refuse', note: 'No.' })).status).toBe(200);
    expect((await track(shop, order.token)).orders[0]?.state).toBe('refunded');
    await expectBooksBalance(shop, before, 'after a refusal');
  });
});

describe('a change that costs more', () => {
  it('waits for the payment, keeps the stock, and is made once it is paid', async () => {
    const order = await paid([{ good: cheap(), quantity: 1 }]);
    const was = await figuresOf(shop, order.number);
    const answer = await change(shop, order.number, { items: [itemOf(cheap()), itemOf(dear())] }, vendor);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const [waiting] = tracking(answer).orders;
    expect(waiting).toMatchObject({ total: order.total, change: { before: order.total } });
    expect(waiting?.moves).toEqual(expect.arrayContaining(['accept', 'refuse']));
    expect(waiting?.moves).not.toContain('refund_amount');
    expect(tracking(answer).change_problem).toContain('waits for the buyer’s payment');
    await expectBooksBalance(shop, before, 'while a change waits');
    expect((await movers.asStaff(order, { move: 'accept' })).status).toBe(200);
    const early = await movers.asStaff(order, { move: 'dispatch', carrier: 'DPD', tracking: '1' });
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('waits')]);
    expect((await payChange(tracking(answer), 'declined')).status).toBe(200);
    expect((await track(shop, order.token)).orders[0]?.change?.payment.state).toBe('declined');
    expect((await payChange(tracking(answer))).status).toBe(200);
    const [made] = (await track(shop, order.token)).orders;
    expect(made).toMatchObject({ state: 'preparing', change: null, total: waiting?.change?.after });
    expect(made?.lines).toHaveLength(2);
    expect(await figuresOf(shop, order.number)).not.toEqual(was);
    await expectBooksBalance(shop, before, 'after it was paid');
    // Two payments, and both go back.
    expect((await movers.asStaff(order, { move: 'refuse', note: 'No.' })).status).toBe(200);
    const { refunds } = await readOrder(shop, order.number, vendor);
    expect(refunds).toHaveLength(2);
    await expectBooksBalance(shop, before, 'after both payments went back');
  });

  it('ends when it is not paid in time, and a late payment goes back', async () => {
    const order = await paid([{ good: cheap(), quantity: 1 }]);
    const was = await figuresOf(shop, order.number);
    const answer = await change(shop, order.number, { items: [itemOf(dear())] }, vendor);
    const id = tracking(answer).orders[0]?.change?.payment.id;
    const later = new Date(Date.now() + 49 * 3_600_000);
    await endLapsedChanges(shop.database, { now: later, sender: SENDER });
    expect(await figuresOf(shop, order.number)).toEqual(was);
    const [ended] = (await track(shop, order.token)).orders;
    expect(ended?.change).toBeNull();
    expect(ended?.events.at(-1)).toMatchObject({ move: 'end_change', actor: 'system' });
    const late = await send(shop, `/no/auth/web/site/payments/${id}/trial`, { outcome: 'paid' });
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('stays as it was')]);
    await expectBooksBalance(shop, before, 'after a change that was not paid');
    // A provider may report the payment after that.
    const settled = await shop.database.transaction((at) =>
      settlePayment(at, id ?? '', { now: later, sender: SENDER }),
    );
    expect(settled).toBe('refunded');
    expect(await figuresOf(shop, order.number)).toEqual(was);
    const { refunds } = await readOrder(shop, order.number, vendor);
    expect(refunds.map(({ reason }) => reason)).toEqual(['The payment came after the change had ended']);
    await expectBooksBalance(shop, before, 'after money for a change that had ended');
  });

  it('is made once, however often and by how many the payment is told of', async () => {
    const order = await paid([{ good: cheap(), quantity: 1 }]);
    const answer = await change(shop, order.number, { items: [itemOf(cheap(), 2)] }, vendor);
    const id = tracking(answer).orders[0]?.change?.payment.id ?? '';
    const { version } = tracking(answer);
    const settle = () =>
      shop.database.transaction((at) => settlePayment(at, id, { now: new Date(), sender: SENDER }));
    const end = () =>
      send(shop, `/office/orders/${order.number}/change/end`, { version }, { ...vendor, ...freshKey() });
    const [ended, ...settled] = await Promise.all([end(), settle(), settle(), settle()]);
    expect(settled.filter((one) => one === 'already')).toHaveLength(2);
    const isMade = settled.includes('paid');
    expect(ended.status).toBe(isMade ? 409 : 200);
    const [seen] = (await track(shop, order.token)).orders;
    expect(seen?.lines[0]?.quantity).toBe(isMade ? 2 : 1);
    await expectBooksBalance(shop, before, 'after a race of payment and end');
  });

  it('of an order that is paid at the counter changes what is to pay there', async () => {
    const choices = {
      delivery: [{ business_id: NORTHSIDE_PHONES, way: 'collect' as const, store_id: storeId }],
    };
    const [cartId = ''] = await readyCarts(shop, 1, [{ good: cheap(), quantity: 1 }], { choices });
    const placed = await placeCart(shop, cartId, { payment: 'in_store' });
    const number = placed.orders[0]?.number ?? '';
    const answer = await change(shop, number, { items: [itemOf(cheap(), 3)] }, vendor);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { orders, payment } = tracking(answer);
    expect(orders[0]?.change).toBeNull();
    expect(payment.amount).toBe(orders[0]?.total);
    expect(payment.amount).toBeGreaterThan(placed.total);
    expect(orders[0]?.papers.map(({ kind }) => kind)).not.toContain('invoice');
    const address = { line_1: '1 High Street', town: 'Leeds', post_code: 'LS1 4DY' };
    const sent = await change(shop, number, { way: 'standard', ...address }, vendor);
    expect(sent.body.message).toBe('This order is paid at the counter, so it has to be collected.');
    await expectBooksBalance(shop, before, 'while more is to pay at the counter');
  });

  it('is taken back by staff, or ends with its order', async () => {
    for (const end of ['staff', 'buyer'] as const) {
      const order = await paid([{ good: cheap(), quantity: 1 }]);
      const answer = await change(shop, order.number, { items: [itemOf(dear())] }, vendor);
      const { version } = tracking(answer);
      const ended =
        end === 'staff'
          ? await send(
              shop,
              `/office/orders/${order.number}/change/end`,
              { version },
              {
                ...vendor,
                'idempotency-key': order.number,
              },
            )
          : await movers.asBuyer(order, { move: 'cancel' });
      expect(ended.status, JSON.stringify(ended.body)).toBe(200);
      expect((await payChange(tracking(answer))).status).toBe(409);
      await expectBooksBalance(shop, before, `ended by ${end}`);
    }
  });
});

describe('delivery', () => {
  it('goes elsewhere, by another way, or to a store, and back', async () => {
    const order = await paid([{ good: good(0), quantity: 1 }]);
    const was = await figuresOf(shop, order.number);
    const address = { line_1: '2 Low Road', town: 'York', post_code: 'yo17aa' };
    await changeAndPay(order.number, address);
    const moved = await readOrder(shop, order.number, vendor);
    expect(moved.address).toEqual(['2 Low Road', 'York', 'YO1 7AA']);
    expect(moved.orders[0]?.events.at(-1)?.note).toBe('Sent to 2 Low Road, York, YO1 7AA.');
    await changeAndPay(order.number, { way: 'collect', store_id: storeId });
    expect((await readOrder(shop, order.number, vendor)).orders[0]?.delivery.way).toBe('collect');
    await expectBooksBalance(shop, before, 'collected now');
    const { line_1, town, post_code } = BUYER;
    await changeAndPay(order.number, { way: 'standard', line_1, town, post_code });
    expect(await figuresOf(shop, order.number)).toEqual(was);
    const wrong = await change(
      shop,
      order.number,
      { line_1: '2 Low Road', town: '', post_code: 'X' },
      vendor,
    );
    expect(wrong.status).toBe(400);
  });

  it('keeps one address for all that was placed together', async () => {
    const order = await paid([
      { good: good(0), quantity: 1 },
      { good: other, quantity: 1 },
    ]);
    const answer = await change(
      shop,
      order.number,
      { line_1: '2 Low Road', town: 'York', post_code: 'YO1 7AA' },
      vendor,
    );
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('other vendors')]);
  });
});

describe('rights', () => {
  it('let a desk refund up to its limit by a change, and no stranger see the order', async () => {
    const email = `${randomUUID()}@desk.example`;
    await addStaff(shop, email, { ownedBy: VENDOR, rights: ['orders', 'refund'], limit: 100 });
    const desk = await signIn(shop, email);
    const order = await paid([{ good: dear(), quantity: 2 }]);
    const was = await figuresOf(shop, order.number);
    const answer = await change(shop, order.number, { items: [itemOf(dear())] }, desk);
    expect([answer.status, answer.body.message]).toEqual([403, expect.stringContaining('You may refund')]);
    expect(await figuresOf(shop, order.number), 'a refusal leaves everything as it was').toEqual(was);
    const bench = `${randomUUID()}@bench.example`;
    await addStaff(shop, bench, { ownedBy: VENDOR, rights: ['bench'] });
    expect((await quoteChange(shop, order.number, {}, await signIn(shop, bench))).status).toBe(403);
  });
});

describe('what is refused', () => {
  it('an older version, another total, nothing new, too little stock, and what was sent', async () => {
    const order = await paid([{ good: good(2), quantity: 2 }]);
    const wish = { items: [itemOf(good(2), 1)] };
    const stale = await change(shop, order.number, wish, vendor, { version: 1 });
    expect([stale.status, (stale.body as { moved?: unknown }).moved]).toEqual([409, expect.anything()]);
    expect((await change(shop, order.number, wish, vendor, { agreed_total: 1 })).status).toBe(409);
    const same = await change(shop, order.number, {}, vendor);
    expect([same.status, same.body.message]).toEqual([409, 'Nothing is changed.']);
    await countStock(shop, good(2), 3);
    expect((await change(shop, order.number, { items: [itemOf(good(2), 6)] }, vendor)).status).toBe(409);
    expect((await change(shop, order.number, { items: [itemOf(good(2), 5)] }, vendor)).status).toBe(200);
    await countStock(shop, good(2), 60);
    const sent = await paid([{ good: good(2), quantity: 2 }]);
    await movers.asStaff(sent, { move: 'accept' });
    const [line] = (await track(shop, sent.token)).orders[0]?.lines ?? [];
    await movers.asStaff(sent, {
      move: 'dispatch',
      carrier: 'DPD',
      tracking: 'ABC123',
      lines: [{ line_id: line?.id, units: 1 }],
    });
    const part = await change(shop, sent.number, wish, vendor);
    expect([part.status, part.body.message]).toEqual([409, expect.stringContaining('sent already')]);
  });

  it('lets one of several people change it, and never reserves more than there is', async () => {
    const order = await paid([{ good: good(3), quantity: 2 }]);
    const wishes = Array.from({ length: 6 }, () => ({ items: [itemOf(good(3), 1)] }));
    const answers = await Promise.all(wishes.map((wish) => change(shop, order.number, wish, vendor)));
    expect(statuses(answers)[0]).toBe(200);
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
    const orders = [];
    for (let count = 0; count < 6; count += 1) orders.push(await paid([{ good: cheap(), quantity: 1 }]));
    await countStock(shop, dear(), 2);
    const rush = await Promise.all(
      orders.map(({ number }) => change(shop, number, { items: [itemOf(dear())] }, vendor)),
    );
    expect(statuses(rush).filter((status) => status === 200)).toHaveLength(2);
    await countStock(shop, dear(), 60);
    await expectBooksBalance(shop, before, 'after a rush');
  });
});

describe('change and undo', () => {
  const item = fc.record({ index: fc.nat({ max: 7 }), quantity: fc.integer({ min: 1, max: 3 }) });
  const way = fc.constantFrom({ way: 'standard' }, { way: 'collect' });
  const uniqueItems = (list: { index: number; quantity: number }[]) =>
    [...new Map(list.map((one) => [good(one.index), one.quantity]))].map(([of, quantity]) => ({
      good: of,
      quantity,
    }));
  const wishOf = (list: ReturnType<typeof uniqueItems>) => ({
    items: list.map(({ good: of, quantity }) => itemOf(of, quantity)),
  });

  it('leaves every figure as it was, with a code, other vendors, and prices that changed in between', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(item, { minLength: 1, maxLength: 3 }),
        fc.array(item, { minLength: 1, maxLength: 3 }),
        way,
        fc.constantFrom<OrderChoices>({}, { code: 'AUTUMN10' }),
        fc.boolean(),
        async (first, second, by, choices, isWithOther) => {
          const bought = uniqueItems(first);
          const order = await paid(isWithOther ? [...bought, { good: other, quantity: 1 }] : bought, choices);
          const was = await figuresOf(shop, order.number);
          const wish = {
            ...wishOf(uniqueItems(second)),
            ...by,
            ...(by.way === 'collect' && { store_id: storeId }),
          };
          const answer = await change(shop, order.number, wish, vendor);
          if (answer.body.message === 'Nothing is changed.') return;
          expect(answer.status, JSON.stringify(answer.body)).toBe(200);
          if (tracking(answer).orders[0]?.change) await payChange(tracking(answer));
          await expectBooksBalance(shop, before, 'after a change');
          const table = good(0).variationId ? 'variations' : 'products';
          await shop.database.pool.query(
            `update ${table} set regular_price = regular_price + 100 where id = $1`,
            [good(0).variationId ?? good(0).productId],
          );
          await changeAndPay(order.number, { ...wishOf(bought), way: 'standard' });
          expect(await figuresOf(shop, order.number)).toEqual(was);
          await expectBooksBalance(shop, before, 'after its undo');
        },
      ),
      { numRuns: 6 },
    );
  }, 240_000);
});
