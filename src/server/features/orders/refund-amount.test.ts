import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderChoices } from '#contract/checkout.ts';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { freshKey, payNow, send, sendOut, staffPath, statuses, track } from '#tests/support/buying.ts';
import type { MoneyShop, Order } from '#tests/support/money-shop.ts';
import { expectDone, moneyShop } from '#tests/support/money-shop.ts';
import { addStaff, signIn } from '#tests/support/people.ts';

let till: MoneyShop;
beforeAll(async () => {
  till = await moneyShop();
});

async function paidOrder(quantity = 2, choices: OrderChoices = {}, isMember = false): Promise<Order> {
  const [good] = till.goods;
  if (!good) throw new Error('there is nothing to buy');
  const placed = await till.place([{ good, quantity }], choices, isMember, 'trial');
  if (placed.payment.state !== 'paid') await payNow(till.shop, placed);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  return order;
}

const orderOf = async ({ token }: Order) => {
  const [order] = (await track(till.shop, token)).orders;
  if (!order) throw new Error('no order');
  return order;
};

const REASON = 'The box was scratched.';
const part = (amount: number, rest: object = {}) => ({
  move: 'refund_amount',
  amount,
  note: REASON,
  ...rest,
});

describe('a refund of a sum', () => {
  it('gives that much back with a credit note, mails the reason, and the order goes on as it was', async () => {
    const order = await paidOrder();
    await sendOut(till.movers, order);
    const before = await orderOf(order);
    expectDone(await till.movers.asStaff(order, part(5)), 'refund');
    const after = await orderOf(order);
    expect(after).toMatchObject({ state: 'dispatched', refunded: 5 });
    expect(after.vat, 'the VAT of the payment stays').toBe(before.vat);
    expect(after.refunded_vat).toBeCloseTo((before.vat * 5) / before.total, 2);
    expect(after.lines.map(({ returnable }) => returnable)).toEqual(
      before.lines.map(({ returnable }) => returnable),
    );
    expect(after.events.at(-1)).toMatchObject({ move: 'refund_amount', note: REASON });
    expect(after.papers).toContainEqual(expect.objectContaining({ kind: 'credit_note', total: 5 }));
    const { rows } = await till.shop.database.pool.query<{ text: string }>(
      `select payload -> 'secret' ->> 'text' as text from jobs
       where kind = 'mail' and payload ->> 'subject' = $1`,
      [`Part of your money comes back (${order.number})`],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).toContain(REASON);
    expect(rows[0]?.text).toContain('£5.00');
    await till.expectBalance('after a sum');
    const log = await till.shop.database.pool.query(
      `select action, before, after from audit_log where subject = 'order' and subject_id = $1 and action like 'refund%'`,
      [order.number],
    );
    expect(log.rows).toEqual([
      { action: 'refund amount order', before: {}, after: { refunded: 500, reason: REASON } },
    ]);
  });

  it('is told to the buyer separately, not as part of the missing items', async () => {
    const order = await paidOrder();
    const [line] = (await orderOf(order)).lines;
    if (!line) throw new Error('no line');
    const missing = { move: 'refund_missing', lines: [{ line_id: line.id, units: 1 }] };
    expectDone(await till.movers.asStaff(order, missing), 'missing');
    expectDone(await till.movers.asStaff(order, part(2.5)), 'sum');
    const { refunds, refunded } = await orderOf(order);
    expect(refunds).toMatchObject([
      { refunded: line.price / 2, lines: [{ line_id: line.id, units: 1 }], reason: null },
      { refunded: 2.5, lines: [], reason: REASON },
    ]);
    expect(refunded).toBeCloseTo(line.price / 2 + 2.5, 2);
  });

  it('leaves the times alone from which days are counted', async () => {
    const order = await paidOrder();
    const times = async () => {
      const { rows } = await till.shop.database.pool.query<Record<string, Date | null>>(
        'select paid_at, sent_at, completed_at from orders where number = $1',
        [order.number],
      );
      return rows;
    };
    const paid = await times();
    expectDone(await till.movers.asStaff(order, part(1)), 'while it is paid');
    expect(await times()).toEqual(paid);
    await sendOut(till.movers, order);
    const sent = await times();
    expectDone(await till.movers.asStaff(order, part(1)), 'while it is on its way');
    expect(await times()).toEqual(sent);
  });

  it('never gives more than is left, after any other refunds', async () => {
    const order = await paidOrder();
    const { total } = await orderOf(order);
    const more = await till.movers.asStaff(order, part(total + 0.01));
    expect(more).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('is left to refund') as string },
    });
    expectDone(await till.movers.asStaff(order, part(total - 1)), 'most of it');
    expect((await till.movers.asStaff(order, part(1.01))).status).toBe(409);
    expectDone(await till.movers.asStaff(order, { move: 'refuse', note: 'Sold out' }), 'the rest');
    expect(await orderOf(order)).toMatchObject({ state: 'refunded', refunded: total });
    await till.expectBalance('after all of it');
  });

  describe('of everything that is left', () => {
    const refuse = 'Refuse the order instead, so that it is not sent.';
    const allLeft = async (order: Order) => {
      const { total, refunded } = await orderOf(order);
      return till.movers.asStaff(order, part(Math.round((total - refunded) * 100) / 100));
    };
    const expectRefused = async (order: Order, words: string) => {
      const before = await orderOf(order);
      expect(await allLeft(order)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining(words) as string },
      });
      expect(await orderOf(order), 'nothing changed').toEqual(before);
    };

    it('is refused while nothing was sent: the goods would still be sent', async () => {
      const order = await paidOrder();
      await expectRefused(order, refuse);
      expectDone(await till.movers.asStaff(order, part(1)), 'a sum');
      await expectRefused(order, refuse);
      expectDone(await till.movers.asStaff(order, { move: 'accept' }), 'accept');
      await expectRefused(order, refuse);
    });

    it('is refused for an order that waits at the counter, and made once it was collected', async () => {
      const [good] = till.goodsWithStores();
      const items = [{ good, quantity: 1 }];
      const choices = { delivery: till.collects(...items) };
      const placed = await till.place(items, choices, false, 'trial');
      if (placed.payment.state !== 'paid') await payNow(till.shop, placed);
      const [order] = placed.orders;
      if (!order) throw new Error('nothing was ordered');
      expectDone(await till.movers.asStaff(order, { move: 'accept' }), 'accept');
      expectDone(await till.movers.asStaff(order, { move: 'ready' }), 'ready');
      await expectRefused(order, refuse);
      const { code } = (await orderOf(order)).delivery;
      expectDone(await till.movers.asStaff(order, { move: 'complete', code }), 'collected');
      expectDone(await allLeft(order), 'all of it');
    });

    it('is refused while a part is still to be sent, and says how to stop that part', async () => {
      const order = await paidOrder();
      const [line] = (await orderOf(order)).lines;
      const one = [{ line_id: line?.id, units: 1 }];
      expectDone(await till.movers.asStaff(order, { move: 'accept' }), 'accept');
      const parcel = { move: 'dispatch', carrier: 'DPD', tracking: 'PART-1', lines: one };
      expectDone(await till.movers.asStaff(order, parcel), 'a part');
      await expectRefused(order, 'Refund what is missing first, so that it is not sent.');
      expectDone(await till.movers.asStaff(order, { move: 'refund_missing', lines: one }), 'missing');
      expectDone(await allLeft(order), 'the rest');
      const { total } = await orderOf(order);
      expect(await orderOf(order)).toMatchObject({ state: 'dispatched', refunded: total });
      await till.expectBalance('after all of it');
    });

    it('is made once everything was sent', async () => {
      const order = await paidOrder();
      await sendOut(till.movers, order);
      expectDone(await allLeft(order), 'all of it');
      const { total } = await orderOf(order);
      expect(await orderOf(order)).toMatchObject({ state: 'dispatched', refunded: total });
      await till.expectBalance('after all of it');
    });
  });

  it('is refused without a reason or a sum, for nothing, and before it is paid', async () => {
    const order = await paidOrder();
    const asked: [number, object][] = [
      [400, { move: 'refund_amount', amount: 1, refund_total: 1e300, note: REASON }],
      [409, { move: 'refund_amount', amount: 1 }],
      [409, { move: 'refund_amount', note: REASON }],
      [400, part(0)],
      [400, part(-1)],
      [400, part(0.001)],
      [400, part(1, { amount: '1' })],
      [409, part(1e6)],
      [400, part(1e9)],
      [409, part(1, { lines: [{ line_id: 1, units: 1 }] })],
      [409, part(2, { refund_total: 1 })],
    ];
    for (const [status, body] of asked) {
      expect((await till.movers.asStaff(order, body)).status, JSON.stringify(body)).toBe(status);
    }
    for (const amount of [0, -1]) {
      expect((await till.movers.asStaff(order, part(amount))).body.message).toBe(
        'amount must be at least 0.01.',
      );
    }
    expect((await till.movers.asBuyer(order, part(1))).status, 'by the buyer').toBe(409);
    const [good] = till.goods;
    if (!good) throw new Error('there is nothing to buy');
    const unpaid = (await till.place([{ good, quantity: 1 }], {}, false, 'bank_transfer')).orders[0];
    if (!unpaid) throw new Error('nothing was ordered');
    expect((await till.movers.asStaff(unpaid, part(1))).status).toBe(409);
    expect(await orderOf(order)).toMatchObject({ refunded: 0 });
  });

  it('is shown before it is made: money first, and credit where credit paid', async () => {
    await till.spendCredit();
    await till.give(300);
    const order = await paidOrder(1, { use_credit: true }, true);
    await sendOut(till.movers, order);
    const { total } = await orderOf(order);
    const plan = async (amount: number) =>
      (
        await till.shop.call('GET /office/orders/{number}/refund', {
          params: { number: order.number },
          query: { move: 'refund_amount', amount },
          headers: await signIn(till.shop, ADMINISTRATOR),
        })
      ).result;
    expect(await plan(1)).toMatchObject({ total: 1, lines: [], delivery: 0 });
    const whole = await plan(total);
    expect(whole.to_payment + whole.to_credit).toBeCloseTo(total);
    expect(whole.to_credit).toBe(3);
    expectDone(await till.movers.asStaff(order, part(total, { refund_total: total })), 'all');
    expect(await till.credit()).toBe(300);
    await till.expectBalance('credit is back');
  });

  it('of two at once is made once', async () => {
    const order = await paidOrder();
    const { version } = await track(till.shop, order.token);
    const press = () => till.movers.asStaff(order, part(1, { version }));
    expect(statuses(await Promise.all([press(), press()]))).toEqual([200, 409]);
    expect(await orderOf(order)).toMatchObject({ refunded: 1 });
  });

  it('stays within the limit of the staff member', async () => {
    const order = await paidOrder();
    await till.shop.database.pool.query(
      `update orders set business_id = (select b.id from businesses b join users u on u.id = b.owner_id
         where u.email = $2) where number = $1`,
      [order.number, VENDOR],
    );
    const email = 'amount@desk.example';
    await addStaff(till.shop, email, { ownedBy: VENDOR, rights: ['orders', 'refund'], limit: 300 });
    const headers = await signIn(till.shop, email);
    const { version } = await track(till.shop, order.token);
    const press = (amount: number) =>
      send(till.shop, staffPath(order.number), part(amount, { version }), { ...headers, ...freshKey() });
    expect((await press(3.01)).status).toBe(403);
    expect((await press(3)).status).toBe(200);
    const { result } = await till.shop.call('GET /office/orders/{number}', {
      params: { number: order.number },
      headers,
    });
    expect(result.moves, 'nothing is left of the limit').not.toContain('refund_amount');
  });
});
