import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderChoices } from '#contract/checkout.ts';
import type { Placed, TrackedOrder } from '#contract/orders.ts';
import type { RefundPlan } from '#contract/orders-office.ts';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { NORTHSIDE_PHONES } from '#demo/businesses.ts';
import type { Good } from '#tests/support/buying.ts';
import { countStock, freshKey, payNow, send, sendOut, statuses, track } from '#tests/support/buying.ts';
import { expectDone, moneyShop, type MoneyShop } from '#tests/support/money-shop.ts';
import { addStaff, signIn } from '#tests/support/people.ts';
import { endLapsedChanges } from './change-settle.writes.ts';
import { endUnsentExchanges } from './exchange-end.writes.ts';

type Order = Placed['orders'][number];

let money: MoneyShop;
let admin: Record<string, string>;
/** Three variations of one product: the bought one, a cheaper one, and a dearer one. */
let had: Good;
let cheaper: Good;
let dearer: Good;

const SENDER = { shop: { name: 'Shop', url: 'http://shop.example', email: '' }, secret: Buffer.alloc(32) };

beforeAll(async () => {
  money = await moneyShop();
  const { shop } = money;
  admin = await signIn(shop, ADMINISTRATOR);
  const { rows } = await shop.database.pool.query<Good>(
    `select v.product_id as "productId", v.id as "variationId", p.business_id as "businessId", v.regular_price as price
     from variations v join products p on p.id = v.product_id
     where p.business_id = $1 and p.line = 1 and p.is_active and p.is_published and v.is_active
       and not exists (select from product_questions q where q.product_id = p.id)
       and (select count(*) from variations x where x.product_id = p.id and x.is_active) >= 3
     order by p.id, v.id limit 3`,
    [NORTHSIDE_PHONES],
  );
  const [first, second, third] = rows;
  if (!first || !second || !third || first.productId !== third.productId) throw new Error('no variations');
  for (const [good, price] of [
    [first, 30_000],
    [second, 25_000],
    [third, 36_500],
  ] as const) {
    await shop.database.pool.query(
      "update variations set regular_price = $2, is_on_sale = false, counts_stock = true, stock_status = 'instock' where id = $1",
      [good.variationId, price],
    );
    await countStock(shop, good, 50);
  }
  [had, cheaper, dearer] = [
    { ...first, price: 30_000 },
    { ...second, price: 25_000 },
    { ...third, price: 36_500 },
  ];
});

const orderOf = async ({ token }: Order): Promise<TrackedOrder> => {
  const [order] = (await track(money.shop, token)).orders;
  if (!order) throw new Error('no order');
  return order;
};

async function sent(quantity = 1, choices: OrderChoices = {}, isMember = false): Promise<Order> {
  const placed = await money.place([{ good: had, quantity }], choices, isMember, 'trial');
  if (placed.payment.state !== 'paid') await payNow(money.shop, placed);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  await sendOut(money.movers, order);
  return order;
}

const wish = async (order: Order, wanted: Good, more: object = {}) => {
  const [line] = (await orderOf(order)).lines;
  return {
    move: 'request_return',
    reason: 'changed_mind',
    lines: [{ line_id: line?.id, units: 1 }],
    exchanges: [{ line_id: line?.id, variation_id: wanted.variationId, price: wanted.price / 100 }],
    ...more,
  };
};

/** From the request to the arrival of the returned goods. */
async function received(order: Order, wanted: Good, more: object = {}): Promise<void> {
  const { movers } = money;
  expectDone(await movers.asBuyer(order, await wish(order, wanted, more)), 'ask');
  expectDone(await movers.asStaff(order, { move: 'accept_return' }), 'accept');
  expectDone(await movers.asStaff(order, { move: 'receive_return', resell: true }), 'receive');
}

const reservedOf = async ({ variationId }: Good) => {
  const { rows } = await money.shop.database.pool.query<{ reserved: number }>(
    'select reserved_stock as reserved from variations where id = $1',
    [variationId],
  );
  return rows[0]?.reserved ?? 0;
};

const papersOf = async ({ number }: Order) => {
  const { rows } = await money.shop.database.pool.query<{
    kind: string;
    total: number;
    vat: number;
    exchanged: number | null;
  }>(
    `select i.kind, (i.content ->> 'total')::int as total, (i.content ->> 'vat')::int as vat,
       (i.content ->> 'exchanged')::int as exchanged
     from invoices i join orders o on o.id = i.order_id where o.number = $1 order by i.id`,
    [number],
  );
  return rows;
};

const payDifference = async (order: Order, outcome = 'paid') => {
  const { change } = await orderOf(order);
  return send(money.shop, `/no/auth/web/site/payments/${change?.payment.id}/trial`, { outcome });
};

describe('asking for another variation', () => {
  it('shows what can be bought now, with its price', async () => {
    const order = await sent();
    const answer = await money.shop.call('GET /no/auth/web/site/track/{token}/exchanges', {
      params: { token: order.token },
    });
    const [line] = (await orderOf(order)).lines;
    expect(answer.data.map(({ line_id: id }) => id)).toEqual([line?.id]);
    const choices = answer.data[0]?.choices ?? [];
    expect(choices.map(({ variation_id: id }) => id)).toEqual(
      expect.arrayContaining([cheaper.variationId, dearer.variationId]),
    );
    expect(choices.map(({ variation_id: id }) => id)).not.toContain(had.variationId);
    expect(choices.find(({ variation_id: id }) => id === dearer.variationId)).toMatchObject({
      price: 365,
      paid: 365,
    });
  });

  it('refuses another price, what is sold out, the same variation and other products', async () => {
    const order = await sent();
    const { movers, goods } = money;
    const asked = async (wanted: Good) => (await movers.asBuyer(order, await wish(order, wanted))).status;
    expect(await asked({ ...cheaper, price: 24_999 })).toBe(409);
    expect(await asked(had)).toBe(409);
    const foreign = goods.find((good) => good.variationId !== null && good.productId !== had.productId);
    if (!foreign) throw new Error('there is no other product');
    expect(await asked(foreign)).toBe(409);
    await countStock(money.shop, cheaper, 0);
    expect(await asked(cheaper)).toBe(409);
    await countStock(money.shop, cheaper, 50);
    expect((await orderOf(order)).return).toBeNull();
  });
});

describe('an exchange', () => {
  it('for something cheaper refunds the difference, and sends it', async () => {
    const order = await sent();
    const { movers } = money;
    const before = await reservedOf(cheaper);
    expectDone(await movers.asBuyer(order, await wish(order, cheaper)), 'ask');
    expect(await reservedOf(cheaper)).toBe(before);
    expectDone(await movers.asStaff(order, { move: 'accept_return' }), 'accept');
    expect(await reservedOf(cheaper), 'reserved at acceptance').toBe(before + 1);
    expectDone(await movers.asStaff(order, { move: 'receive_return', resell: true }), 'receive');
    const plan = await money.shop.fetch(`/office/orders/${order.number}/refund?move=exchange`, {
      headers: admin,
    });
    const { result } = (await plan.json()) as { result: RefundPlan };
    expect(result).toMatchObject({ total: 50, exchanged: 250, due: 0, to_payment: 50 });
    expectDone(await movers.asStaff(order, { move: 'exchange', refund_total: 50 }), 'exchange');
    const exchanged = await orderOf(order);
    expect(exchanged).toMatchObject({ state: 'preparing', total: 300, refunded: 50, exchanged: 250 });
    expect(exchanged.lines).toMatchObject([
      { quantity: 1, sent: 1, refunded: 1 },
      { product_variation_id: cheaper.variationId, quantity: 1, sent: 0, paid: 250 },
    ]);
    const papers = await papersOf(order);
    expect(papers.map(({ kind, total, exchanged: used }) => [kind, total, used])).toEqual([
      ['invoice', 30_000, null],
      ['credit_note', 30_000, 25_000],
      ['invoice', 25_000, 25_000],
    ]);
    await money.expectBalance('after the exchange');
    expectDone(await movers.asStaff(order, { move: 'dispatch', carrier: 'DPD', tracking: 'X1' }), 'send');
    expect(await reservedOf(cheaper)).toBe(before);
    expect((await orderOf(order)).state).toBe('dispatched');
    await money.expectBalance('after it was sent');
  });

  it('for something dearer waits for the payment of the difference', async () => {
    const order = await sent();
    const { movers } = money;
    await received(order, dearer);
    expectDone(await movers.asStaff(order, { move: 'exchange' }), 'exchange');
    const waiting = await orderOf(order);
    expect(waiting).toMatchObject({
      state: 'returned',
      change: { is_exchange: true, payment: { amount: 65 } },
    });
    expect(waiting.moves).not.toContain('dispatch');
    expect((await movers.asStaff(order, { move: 'exchange' })).status, 'twice').toBe(409);
    await money.expectBalance('while it waits');
    expect((await payDifference(order)).status).toBe(200);
    const paid = await orderOf(order);
    expect(paid).toMatchObject({ state: 'preparing', total: 365, refunded: 0, exchanged: 300, change: null });
    await money.expectBalance('after it was paid');
    // The missing part goes back by both payments.
    const line = paid.lines.at(-1);
    const missing = { move: 'refund_missing', lines: [{ line_id: line?.id, units: 1 }], resell: true };
    expectDone(await movers.asStaff(order, missing), 'missing');
    expect(await orderOf(order)).toMatchObject({ refunded: 365 });
    await money.expectBalance('after all of it went back');
  });

  it('that is not paid in time becomes a refund', async () => {
    const order = await sent();
    const before = await reservedOf(dearer);
    await received(order, dearer);
    expectDone(await money.movers.asStaff(order, { move: 'exchange' }), 'exchange');
    const { change } = await orderOf(order);
    const now = new Date(Date.parse(change?.until ?? '') + 1000);
    await endLapsedChanges(money.shop.database, { now, sender: SENDER });
    expect(await orderOf(order)).toMatchObject({ state: 'refunded', exchanged: 0, change: null });
    expect((await orderOf(order)).refunded).toBe((await orderOf(order)).total);
    expect(await reservedOf(dearer)).toBe(before);
    await money.expectBalance('after the refund');
    const late = await send(money.shop, `/no/auth/web/site/payments/${change?.payment.id}/trial`, {
      outcome: 'paid',
    });
    expect(late.status).toBeLessThan(500);
    await money.expectBalance('after a late payment');
  });

  it('can be refunded by staff instead, while the link waits', async () => {
    const order = await sent();
    const before = await reservedOf(dearer);
    await received(order, dearer);
    expectDone(await money.movers.asStaff(order, { move: 'exchange' }), 'exchange');
    expectDone(await money.movers.asStaff(order, { move: 'refund' }), 'refund');
    expect(await orderOf(order)).toMatchObject({ state: 'refunded', change: null });
    expect(await reservedOf(dearer)).toBe(before);
    await money.expectBalance('after the refund');
  });

  it('keeps the part of a code, store credit and the rest of the order', async () => {
    await money.give(5_000);
    const order = await sent(2, { code: 'SITE-25', use_credit: true }, true);
    const was = await orderOf(order);
    await received(order, cheaper);
    const said = await orderOf(order);
    expect(said.return?.exchange).toMatchObject({ state: 'kept', cost: 187.5 });
    expectDone(await money.movers.asStaff(order, { move: 'exchange' }), 'exchange');
    const after = await orderOf(order);
    expect(after).toMatchObject({ total: was.total, credit: was.credit, exchanged: 187.5, refunded: 37.5 });
    await money.expectBalance('with a code and credit');
    expectDone(
      await money.movers.asStaff(order, { move: 'dispatch', carrier: 'DPD', tracking: 'X2' }),
      'send',
    );
    await money.returnUnits(order, (left) => left, { resell: true, reason: 'changed_mind' });
    expect(await orderOf(order)).toMatchObject({ state: 'refunded' });
    await money.expectBalance('after everything came back');
    await money.spendCredit();
  });

  it('gives the difference as store credit, if the buyer wants', async () => {
    const order = await sent(1, {}, true);
    const had = await money.credit();
    await received(order, cheaper, { as_credit: true });
    expectDone(await money.movers.asStaff(order, { move: 'exchange' }), 'exchange');
    expect((await money.credit()) - had).toBe(5_250);
    await money.expectBalance('as credit');
    await money.spendCredit();
  });

  it('of the last piece is told at acceptance, and can be accepted as a refund', async () => {
    const { movers, shop } = money;
    const order = await sent();
    expectDone(await movers.asBuyer(order, await wish(order, cheaper)), 'ask');
    await countStock(shop, cheaper, 0);
    const gone = await movers.asStaff(order, { move: 'accept_return' });
    expect(gone.status).toBe(409);
    expect(gone.body.message).toContain('accept the return as a refund instead');
    expectDone(await movers.asStaff(order, { move: 'accept_return', as_refund: true }), 'as refund');
    await countStock(shop, cheaper, 50);
    expect((await orderOf(order)).return?.exchange?.state).toBe('ended');
    expectDone(await movers.asStaff(order, { move: 'receive_return', resell: true }), 'receive');
    expect((await movers.asStaff(order, { move: 'exchange' })).status).toBe(409);
    expectDone(await movers.asStaff(order, { move: 'refund' }), 'refund');
    await money.expectBalance('as a refund');
  });

  it('is let go if the buyer withdraws the return, or never sends it', async () => {
    const { movers, shop } = money;
    const before = await reservedOf(cheaper);
    const order = await sent();
    expectDone(await movers.asBuyer(order, await wish(order, cheaper)), 'ask');
    expectDone(await movers.asStaff(order, { move: 'accept_return' }), 'accept');
    expectDone(await movers.asBuyer(order, { move: 'withdraw_return' }), 'withdraw');
    expect(await reservedOf(cheaper)).toBe(before);
    expectDone(await movers.asBuyer(order, await wish(order, cheaper)), 'ask again');
    expectDone(await movers.asStaff(order, { move: 'refuse_return', note: 'Worn.' }), 'refuse');
    expect(await reservedOf(cheaper)).toBe(before);
    const slow = await sent();
    expectDone(await movers.asBuyer(slow, await wish(slow, cheaper)), 'ask');
    expectDone(await movers.asStaff(slow, { move: 'accept_return' }), 'accept');
    await endUnsentExchanges(shop.database, { now: new Date(), sender: SENDER });
    expect(await reservedOf(cheaper), 'still kept').toBe(before + 1);
    const later = new Date(Date.now() + 22 * 24 * 60 * 60_000);
    await endUnsentExchanges(shop.database, { now: later, sender: SENDER });
    expect(await reservedOf(cheaper)).toBe(before);
    expect((await orderOf(slow)).return?.exchange?.state).toBe('ended');
    await money.expectBalance('after all were let go');
  });

  it('tells the buyer in mails what is kept, paid and packed', async () => {
    const order = await sent();
    await received(order, dearer);
    expectDone(await money.movers.asStaff(order, { move: 'exchange' }), 'exchange');
    await payDifference(order);
    const { messages } = await track(money.shop, order.token);
    expect(messages.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Please pay the difference of your exchange', 'Your exchange is being packed']),
    );
  });
});

describe('two at once', () => {
  it('accept a return once, and reserve once', async () => {
    const order = await sent();
    const before = await reservedOf(cheaper);
    expectDone(await money.movers.asBuyer(order, await wish(order, cheaper)), 'ask');
    const { version } = await orderOf(order);
    const accept = () =>
      send(
        money.shop,
        `/office/orders/${order.number}/moves`,
        { move: 'accept_return', version },
        {
          ...admin,
          ...freshKey(),
        },
      );
    expect(statuses(await Promise.all([accept(), accept(), accept()]))).toEqual([200, 409, 409]);
    expect(await reservedOf(cheaper)).toBe(before + 1);
    await money.expectBalance('after three accepted');
  });

  it('want the last piece: one gets it', async () => {
    const { movers, shop } = money;
    const [one, two] = [await sent(), await sent()];
    await countStock(shop, cheaper, 1);
    expectDone(await movers.asBuyer(one, await wish(one, cheaper)), 'ask');
    expectDone(await movers.asBuyer(two, await wish(two, cheaper)), 'ask');
    const both = await Promise.all(
      [one, two].map((order) => movers.asStaff(order, { move: 'accept_return' })),
    );
    expect(statuses(both)).toEqual([200, 409]);
    await countStock(shop, cheaper, 50);
    await money.expectBalance('after both were answered');
  });

  it('pay while staff refund: money comes in for one of them', async () => {
    for (let round = 0; round < 3; round++) {
      const order = await sent();
      await received(order, dearer);
      expectDone(await money.movers.asStaff(order, { move: 'exchange' }), 'exchange');
      const { version } = await orderOf(order);
      const [, refund] = await Promise.all([
        payDifference(order),
        send(
          money.shop,
          `/office/orders/${order.number}/moves`,
          { move: 'refund', version },
          {
            ...admin,
            ...freshKey(),
          },
        ),
      ]);
      const after = await orderOf(order);
      expect(after.state).toBe(refund?.status === 200 ? 'refunded' : 'preparing');
      await money.expectBalance(`in round ${round}`);
    }
  });

  it('exchange it once', async () => {
    const order = await sent();
    await received(order, cheaper);
    const { version } = await orderOf(order);
    const make = () =>
      send(
        money.shop,
        `/office/orders/${order.number}/moves`,
        { move: 'exchange', version },
        {
          ...admin,
          ...freshKey(),
        },
      );
    expect(statuses(await Promise.all([make(), make()]))).toEqual([200, 409]);
    expect((await orderOf(order)).lines).toHaveLength(2);
    await money.expectBalance('after two exchanged');
  });
});

it('A person without the right to refund can’t give the difference back', async () => {
  await addStaff(money.shop, 'counter@business.example', {
    ownedBy: VENDOR,
    rights: ['orders', 'refund'],
    limit: 1000,
  });
  const clerk = await signIn(money.shop, 'counter@business.example');
  const order = await sent();
  await received(order, cheaper);
  const { version } = await orderOf(order);
  const answer = await send(
    money.shop,
    `/office/orders/${order.number}/moves`,
    { move: 'exchange', version },
    {
      ...clerk,
      ...freshKey(),
    },
  );
  expect(answer.status).toBe(403);
});
