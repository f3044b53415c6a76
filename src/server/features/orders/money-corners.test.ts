import { beforeAll, describe, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import type { ItemToBuy } from '#tests/support/buying.ts';
import { offerNextDay, payNow, sendOut, track } from '#tests/support/buying.ts';
import type { MoneyShop, Order } from '#tests/support/money-shop.ts';
import { expectDone, moneyShop } from '#tests/support/money-shop.ts';

let till: MoneyShop;
beforeAll(async () => {
  till = await moneyShop();
});

describe('in the corners', () => {
  const item = (quantity = 1, index = 0): ItemToBuy => {
    const good = till.goods[index];
    if (!good) throw new Error('no such thing');
    return { good, quantity };
  };
  const collectable = (): ItemToBuy => {
    const good = till.goods.find(({ businessId }) => till.stores.has(businessId));
    if (!good) throw new Error('nothing can be collected');
    return { good, quantity: 2 };
  };
  const only = ({ orders: [order] }: Placed): Order => {
    if (!order) throw new Error('no order');
    return order;
  };

  it('what credit paid for and a store hands over is booked once', async () => {
    await till.give(1_000_000);
    const thing = collectable();
    const placed = await till.place(
      [thing],
      { delivery: till.collects(thing), use_credit: true },
      true,
      'in_store',
    );
    expect(placed.payment.state).toBe('paid');
    const order = only(placed);
    for (const body of [{ move: 'accept' }, { move: 'ready' }])
      expectDone(await till.movers.asStaff(order, body), body.move);
    const { orders } = await track(till.shop, order.token);
    expectDone(
      await till.movers.asStaff(order, { move: 'complete', code: orders[0]?.delivery.code }),
      'collect',
    );
    await till.expectBalance('collected');
  });

  it('a refused order that was to be paid at the counter gives credit and code back', async () => {
    const thing = collectable();
    await till.spendCredit();
    await till.give(100);
    const choices = { delivery: till.collects(thing), use_credit: true, code: 'SITE-25' };
    const order = only(await till.place([thing], choices, true, 'in_store'));
    expect(await till.credit()).toBe(0);
    expectDone(await till.movers.asStaff(order, { move: 'accept' }), 'accept');
    expectDone(await till.movers.asStaff(order, { move: 'refuse', note: 'Broken' }), 'refuse');
    expect(await till.credit()).toBe(100);
    const { rowCount } = await till.shop.database.pool.query(
      'select from code_uses u join order_groups g on g.id = u.group_id join orders o on o.group_id = g.id where o.number = $1',
      [order.number],
    );
    expect(rowCount).toBe(0);
    expect((await track(till.shop, order.token)).state).toBe('cancelled');
    await till.expectBalance('refused');
  });

  it.each([
    ['trial', 'refunded'],
    ['in_store', 'cancelled'],
  ] as const)('an order that is not collected and was paid by %s goes back', async (payment, end) => {
    const thing = collectable();
    const placed = await till.place([thing], { delivery: till.collects(thing) }, true, payment);
    if (payment === 'trial') await payNow(till.shop, placed);
    const order = only(placed);
    for (const move of ['accept', 'ready']) expectDone(await till.movers.asStaff(order, { move }), move);
    expectDone(await till.movers.asStaff(order, { move: 'refuse', note: 'Nobody came' }), 'refuse');
    expect((await track(till.shop, order.token)).state).toBe(end);
    await till.expectBalance('not collected');
  });

  it('what the site gave away costs it nothing when the order is cancelled', async () => {
    const placed = await till.place([item()], { code: 'SITE-ALL' }, false, 'trial');
    await payNow(till.shop, placed);
    expectDone(await till.movers.asBuyer(only(placed), { move: 'cancel' }), 'cancel');
    expect(await till.owed(only(placed).number)).toBe(0);
    await till.expectBalance('cancelled');
  });

  it('the vendor keeps the share of what was free and is kept by the buyer', async () => {
    const other = till.goods.findIndex(
      ({ businessId, productId }) =>
        businessId === till.goods[0]?.businessId && productId !== till.goods[0].productId,
    );
    const placed = await till.place([item(2), item(1, other)], { code: 'SITE-ONE' }, false, 'trial');
    await payNow(till.shop, placed);
    const order = only(placed);
    await sendOut(till.movers, order);
    const full = (await till.owed(order.number)) ?? 0;
    const { orders } = await track(till.shop, order.token);
    const paidFor = orders[0]?.lines.find(({ price }) => price > 0);
    expect(await till.returnUnits(order, (left) => (left === 1 ? 1 : 0), { resell: true })).toBe(true);
    const kept = (await till.owed(order.number)) ?? 0;
    expect(paidFor && kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(full);
    // Free items can be returned too, but not more than were bought.
    expect(await till.returnUnits(order, () => 1, { resell: true })).toBe(true);
    expect(await till.returnUnits(order, () => 1, { resell: true })).toBe(true);
    expect(await till.returnUnits(order, () => 1, { resell: true })).toBe(false);
    await till.expectBalance('returned');
  });

  it('a buyer who takes credit gets 5 percent more of the money, at the cost of the site', async () => {
    await till.spendCredit();
    await till.give(1_00);
    const placed = await till.place([item(2)], { use_credit: true }, true, 'trial');
    expectDone(await payNow(till.shop, placed), 'pay');
    const order = only(placed);
    await sendOut(till.movers, order);
    const [full] = (await track(till.shop, order.token)).orders;
    const paid = Math.round((full?.total ?? 0) * 100);
    expect(await till.credit()).toBe(0);
    expect(await till.returnUnits(order, (left) => left, { resell: true, asCredit: true })).toBe(true);
    expect(await till.credit()).toBe(paid + Math.round((paid - 1_00) * 0.05));
    expect(await till.owed(order.number), 'the vendor has nothing of it').toBe(0);
    const { rows: notes } = await till.shop.database.pool.query(
      `select (content ->> 'to_payment')::int as money, (content ->> 'to_credit')::int as credit from invoices i
       join orders o on o.id = i.order_id where o.number = $1 and i.kind = 'credit_note'`,
      [order.number],
    );
    expect(notes, 'the credit note says so').toEqual([{ money: 0, credit: paid }]);
    await till.expectBalance('returned for credit');
  });

  it('credit is only for accounts, and a guest is refused with that reason', async () => {
    const placed = await till.place([item()], {}, false, 'trial');
    await payNow(till.shop, placed);
    const order = only(placed);
    await sendOut(till.movers, order);
    const { orders } = await track(till.shop, order.token);
    const lines = [{ line_id: orders[0]?.lines[0]?.id, units: 1 }];
    const wished = { move: 'request_return', reason: 'faulty', lines, as_credit: true };
    const refused = await till.movers.asBuyer(order, wished);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('account') as string },
    });
  });

  it.each([
    ['standard', 'changed_mind', 3_99],
    ['next_day', 'changed_mind', 3_99],
    ['next_day', 'faulty', 5_99],
  ] as const)(
    'a return of everything brings back delivery, by %s because of %s, and a part of it does not',
    async (way, reason, back) => {
      const good = till.goods.find(({ businessId }) => businessId !== till.goods[0]?.businessId);
      if (!good) throw new Error('there is one vendor alone');
      await till.shop.database.pool.query(
        `insert into delivery_terms (business_id, way, is_offered, price, free_from)
         values ($1, 'standard', true, 399, null) on conflict do nothing`,
        [good.businessId],
      );
      await offerNextDay(till.shop, good.businessId);
      const choices = { delivery: [{ business_id: good.businessId, way }] };
      const placed = await till.place([{ good, quantity: 2 }], choices, false, 'trial');
      await payNow(till.shop, placed);
      const order = only(placed);
      await sendOut(till.movers, order);
      const [full] = (await track(till.shop, order.token)).orders;
      const price = full?.lines[0]?.price ?? 0;
      expect(full?.delivery_price).toBe(way === 'standard' ? 3.99 : 5.99);
      expect(await till.returnUnits(order, () => 1, { resell: true, reason })).toBe(true);
      const half = (await track(till.shop, order.token)).orders[0]?.refunded ?? 0;
      expect(half).toBeCloseTo(price / 2, 1);
      expect(await till.returnUnits(order, () => 1, { resell: true, reason })).toBe(true);
      const { orders, state } = await track(till.shop, order.token);
      expect([state, orders[0]?.refunded]).toEqual(['refunded', Math.round(price * 100 + back) / 100]);
      await till.expectBalance(`all returned, ${way}`);
    },
  );

  it('ten of something come back one by one, to the penny', async () => {
    const placed = await till.place([item(10)], { code: 'VENDOR-33' }, false, 'trial');
    await payNow(till.shop, placed);
    const order = only(placed);
    await sendOut(till.movers, order);
    const { orders } = await track(till.shop, order.token);
    for (let unit = 0; unit < 10; unit += 1)
      expect(await till.returnUnits(order, () => 1, { resell: false })).toBe(true);
    const { state, orders: after } = await track(till.shop, order.token);
    expect([state, after[0]?.refunded]).toEqual(['refunded', orders[0]?.total]);
    await till.expectBalance('returned');
  });
});
