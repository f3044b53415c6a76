import { beforeAll, expect, it } from 'vitest';
import { chanceOf } from '#demo/chance.ts';
import { offerNextDay, payNow, sendOut, track } from '#tests/support/buying.ts';
import type { MoneyShop, Order } from '#tests/support/money-shop.ts';
import { CODES, expectDone, moneyShop } from '#tests/support/money-shop.ts';

let till: MoneyShop;
let good: MoneyShop['goods'][number];
beforeAll(async () => {
  till = await moneyShop();
  const [first] = till.goods;
  if (!first) throw new Error('there is nothing to buy');
  good = first;
  const { pool } = till.shop.database;
  for (const [way, price] of [
    ['standard', 399],
    ['next_day', 599],
  ] as const) {
    await pool.query(
      `insert into delivery_terms (business_id, way, is_offered, price, free_from) values ($1, $2, true, $3, null)
       on conflict (business_id, way) do update set is_offered = true, price = excluded.price, free_from = null`,
      [good.businessId, way, price],
    );
  }
  await offerNextDay(till.shop, good.businessId);
});

/** A paid order of two units with a code, and the buyer's payment for it, in pence. */
async function paidWith(
  code: string,
  way: 'standard' | 'next_day' = 'standard',
): Promise<{ order: Order; paid: number }> {
  const choices = { code, delivery: [{ business_id: good.businessId, way }] };
  const placed = await till.place([{ good, quantity: 2 }], choices, false, 'trial');
  if (placed.payment.state !== 'paid') expectDone(await payNow(till.shop, placed), 'pay');
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  return { order, paid: Math.round((await bought(order)).total * 100) };
}
async function bought({ token }: Order) {
  const [order] = (await track(till.shop, token)).orders;
  if (!order) throw new Error('no order');
  return order;
}
const refundSum = async (order: Order, amount: number) =>
  expectDone(
    await till.movers.asStaff(order, { move: 'refund_amount', amount: amount / 100, note: 'Scratched.' }),
    'refund a sum',
  );
const giveBack = (order: Order, units: number, reason: 'faulty' | 'changed_mind' = 'changed_mind') =>
  till.returnUnits(order, (left) => Math.min(left, units), { resell: true, reason });

async function expectNothingLeft(order: Order, paid: number): Promise<void> {
  expect(await bought(order)).toMatchObject({ state: 'refunded', refunded: paid / 100 });
  expect(await till.owed(order.number), 'what the vendor keeps').toBe(0);
  await till.expectBalance('all went back');
}

it('goes back to the site that paid for it when everything is returned', async () => {
  const { order, paid } = await paidWith('SITE-POST');
  await sendOut(till.movers, order);
  await giveBack(order, 2);
  await expectNothingLeft(order, paid);
});

it('goes back to the site with the last piece, and stays with the vendor until then', async () => {
  const { order, paid } = await paidWith('SITE-POST');
  await sendOut(till.movers, order);
  const full = (await till.owed(order.number)) ?? 0;
  await giveBack(order, 1);
  const half = (await till.owed(order.number)) ?? 0;
  expect(Math.abs(half - 399 - (full - 399) / 2), 'half of the goods, and the delivery').toBeLessThan(2);
  await giveBack(order, 1);
  await expectNothingLeft(order, paid);
});

it.each([0.3, 0.7255, 1])('goes back after %d of the money was refunded as a sum', async (part) => {
  const { order, paid } = await paidWith('SITE-POST');
  await sendOut(till.movers, order);
  await refundSum(order, Math.round(paid * part));
  await giveBack(order, 1);
  await giveBack(order, 1);
  await expectNothingLeft(order, paid);
});

it.each([
  ['changed_mind', 599 - 399],
  ['faulty', 0],
] as const)(
  'by next-day goes back as if the buyer had paid for it: returned because of %s, %d pence stay',
  async (reason, kept) => {
    const { order, paid } = await paidWith('SITE-POST', 'next_day');
    await sendOut(till.movers, order);
    await giveBack(order, 2, reason);
    expect(await bought(order)).toMatchObject({ state: 'refunded', refunded: paid / 100 });
    expect(await till.owed(order.number)).toBe(kept);
    await till.expectBalance('returned');
  },
);

it.each(CODES.filter(({ kind }) => kind !== 'percent').map(({ code }) => code))(
  'and everything else leaves the vendor nothing, in any sequence of refunds with %s',
  async (code) => {
    const chance = chanceOf(`free-delivery-${code}`);
    for (let round = 0; round < 2; round += 1) {
      const { order, paid } = await paidWith(code);
      const [line] = (await bought(order)).lines;
      let units = 2;
      if (chance.share() < 0.3) {
        const missing = { move: 'refund_missing', lines: [{ line_id: line?.id, units: 1 }] };
        expectDone(await till.movers.asStaff(order, missing), 'one is missing');
        units -= 1;
      }
      await sendOut(till.movers, order);
      for (; units > 0; units -= 1) {
        const left = paid - Math.round((await bought(order)).refunded * 100);
        const sum = chance.between(0, left);
        if (sum > 0 && chance.share() < 0.6) await refundSum(order, sum);
        await giveBack(order, 1);
      }
      await expectNothingLeft(order, paid);
    }
  },
);
