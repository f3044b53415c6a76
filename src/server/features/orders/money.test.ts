import { beforeAll, expect, it } from 'vitest';
import type { OrderChoices } from '#contract/checkout.ts';
import type { Chance } from '#demo/chance.ts';
import { chanceOf } from '#demo/chance.ts';
import type { Pays } from '#tests/support/buying.ts';
import { payNow, payPath, send, track } from '#tests/support/buying.ts';
import type { MoneyShop, Order } from '#tests/support/money-shop.ts';
import { CODES, expectDone, moneyShop } from '#tests/support/money-shop.ts';

let till: MoneyShop;
beforeAll(async () => {
  till = await moneyShop();
});

/** Some or all of the units left to send are missing. Returns the order's new state. */
async function loseUnits(order: Order, chance: Chance, name: string): Promise<string> {
  const before = await track(till.shop, order.token);
  const lines = (before.orders[0]?.lines ?? []).flatMap(({ id, quantity, sent, cancelled }) => {
    const units = chance.between(0, quantity - sent - cancelled);
    return units > 0 ? [{ line_id: id, units }] : [];
  });
  if (lines.length === 0) return before.state;
  expectDone(
    await till.movers.asStaff(order, { move: 'refund_missing', lines, resell: chance.share() < 0.3 }),
    'lose units',
  );
  await till.expectBalance(`${name} misses something`);
  return (await track(till.shop, order.token)).state;
}

/** Makes random moves of a paid order. */
async function carryOn(order: Order, chance: Chance, name: string, isMember: boolean): Promise<void> {
  if (chance.share() < 0.3 && (await loseUnits(order, chance, name)) === 'refunded') return;
  const end = chance.between(0, 5);
  if (end === 0) return expectDone(await till.movers.asBuyer(order, { move: 'cancel' }), 'cancel');
  if (end === 1)
    return expectDone(await till.movers.asStaff(order, { move: 'refuse', note: 'Broken' }), 'refuse');
  expectDone(await till.movers.asStaff(order, { move: 'accept' }), 'accept');
  await till.expectBalance(`${name} accepted`);
  if (order.delivery.way === 'collect') {
    expectDone(await till.movers.asStaff(order, { move: 'ready' }), 'ready');
    const { orders } = await track(till.shop, order.token);
    expectDone(
      await till.movers.asStaff(order, { move: 'complete', code: orders[0]?.delivery.code }),
      'collect',
    );
  } else {
    const { orders } = await track(till.shop, order.token);
    const [first] = orders[0]?.lines ?? [];
    const parcel = { move: 'dispatch', carrier: 'DPD', tracking: name };
    if (first && first.quantity > 1) {
      const lines = [{ line_id: first.id, units: 1 }];
      expectDone(await till.movers.asStaff(order, { ...parcel, lines }), 'send a part');
      await till.expectBalance(`${name} sent in part`);
    }
    if (chance.share() < 0.4) await loseUnits(order, chance, name);
    if ((await track(till.shop, order.token)).state === 'refunded') return;
    if ((await track(till.shop, order.token)).state === 'preparing') {
      expectDone(await till.movers.asStaff(order, { ...parcel, tracking: `${name}-2` }), 'send the rest');
    }
  }
  await till.expectBalance(`${name} sent`);
  for (let round = 0; round < chance.between(0, 3); round += 1) {
    const how = { resell: chance.share() < 0.5, asCredit: isMember && chance.share() < 0.6 };
    if (!(await till.returnUnits(order, (left) => chance.between(0, left), how))) break;
    await till.expectBalance(`${name} returned in part`);
  }
}

it.each(Array.from({ length: 12 }, (_, number) => number))(
  'the books are right at every step of order %d',
  async (number) => {
    const name = `order-${number}`;
    const chance = chanceOf(name);
    const first = chance.between(0, till.goods.length - 1);
    const chosen = new Set([
      first,
      chance.between(0, till.goods.length - 1),
      chance.between(0, till.goods.length - 1),
    ]);
    const items = [...chosen].flatMap((index) => {
      const good = till.goods[index];
      return good ? [{ good, quantity: chance.between(1, 3) }] : [];
    });
    const isMember = chance.share() < 0.4;
    if (isMember) await till.give(chance.between(1, 30_000));
    const isCollected = chance.share() < 0.3 && items.every(({ good }) => till.stores.has(good.businessId));
    const choices: OrderChoices = {
      ...(chance.share() < 0.8 && { code: chance.pick(CODES).code }),
      ...(isCollected && { delivery: till.collects(...items) }),
      use_credit: isMember,
    };
    const payment = isCollected ? chance.pick<Pays>(['in_store', 'trial']) : 'trial';
    const placed = await till.place(items, choices, isMember, payment);
    await till.expectBalance(`${name} placed`);
    if (payment === 'trial' && placed.payment.state !== 'paid') {
      if (chance.share() < 0.2) await send(till.shop, payPath(placed), { outcome: 'declined' });
      if (chance.share() < 0.15) {
        expectDone(
          await till.movers.asBuyer(placed.orders[0] as Order, { move: 'cancel' }),
          'cancel before it is paid',
        );
        await till.expectBalance(`${name} cancelled`);
      }
      expectDone(await payNow(till.shop, placed), 'pay');
      await till.expectBalance(`${name} paid, perhaps too late`);
    }
    expect(placed.orders).toHaveLength(new Set(items.map(({ good }) => good.businessId)).size);
    const { state } = await track(till.shop, placed.token);
    if (state === 'cancelled') return;
    for (const order of placed.orders) {
      if ((await track(till.shop, order.token)).state === 'pending_payment') {
        await carryUnpaid(order, chance, `${name}-${order.number}`, isMember);
      } else await carryOn(order, chance, `${name}-${order.number}`, isMember);
      await till.expectBalance(`${name} at its end`);
      const isOver = (await track(till.shop, order.token)).orders[0]?.state === 'refunded';
      expect(isOver ? await till.owed(order.number) : 0, `${name} leaves the vendor nothing`).toBe(0);
    }
  },
);

/** Makes random moves of an order that will be paid at the counter. It can't be refunded before. */
async function carryUnpaid(order: Order, chance: Chance, name: string, isMember: boolean): Promise<void> {
  expectDone(await till.movers.asStaff(order, { move: 'accept' }), 'accept');
  if (chance.share() < 0.4) {
    expectDone(await till.movers.asStaff(order, { move: 'refuse', note: 'Broken' }), 'refuse');
    await till.expectBalance(`${name} refused`);
    return;
  }
  expectDone(await till.movers.asStaff(order, { move: 'ready' }), 'ready');
  const { orders } = await track(till.shop, order.token);
  expectDone(
    await till.movers.asStaff(order, { move: 'complete', code: orders[0]?.delivery.code }),
    'pay and collect',
  );
  await till.expectBalance(`${name} paid at the counter`);
  await till.returnUnits(order, (left) => chance.between(0, left), { resell: true, asCredit: isMember });
  await till.expectBalance(`${name} returned`);
}
