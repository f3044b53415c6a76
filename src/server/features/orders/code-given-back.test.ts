import { beforeAll, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import { buyersPath, payNow, send, sendOut, statuses, track } from '#tests/support/buying.ts';
import type { MoneyShop, Order } from '#tests/support/money-shop.ts';
import { expectDone, moneyShop } from '#tests/support/money-shop.ts';

let till: MoneyShop;
beforeAll(async () => {
  till = await moneyShop();
});

/** Two paid orders of two vendors, with one code for both. */
async function paidBoth(): Promise<Placed & { pair: [Order, Order] }> {
  const items = till.goodsWithStores().map((good) => ({ good, quantity: 1 }));
  const placed = await till.place(items, { code: 'SITE-7' }, false, 'trial');
  expectDone(await payNow(till.shop, placed), 'pay');
  const [first, second] = placed.orders;
  if (!first || !second) throw new Error('there are no two orders');
  return { ...placed, pair: [first, second] };
}
const uses = async ({ number }: Placed) => {
  const { rowCount } = await till.shop.database.pool.query(
    'select from code_uses u join order_groups g on g.id = u.group_id where g.number = $1',
    [number],
  );
  return rowCount;
};

it('is given back when the last of the paid orders is cancelled or refused', async () => {
  const placed = await paidBoth();
  expectDone(await till.movers.asBuyer(placed.pair[0], { move: 'cancel' }), 'cancel');
  expect(await uses(placed), 'the other order still uses it').toBe(1);
  expectDone(await till.movers.asStaff(placed.pair[1], { move: 'refuse', note: 'Sold out.' }), 'refuse');
  expect(await uses(placed)).toBe(0);
  await till.expectBalance('both ended');
});

it('is given back once when both are cancelled at once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const placed = await paidBoth();
    const { orders } = await track(till.shop, placed.token);
    const answers = await Promise.all(
      orders.flatMap(({ number, version }) =>
        [1, 2].map(() => send(till.shop, buyersPath(placed.token), { move: 'cancel', version, number })),
      ),
    );
    expect(statuses(answers)).toEqual([200, 200, 409, 409]);
    expect(await uses(placed)).toBe(0);
  }
  await till.expectBalance('both cancelled at once');
});

it('stays used where something was sent', async () => {
  const placed = await paidBoth();
  await sendOut(till.movers, placed.pair[0]);
  expectDone(await till.movers.asBuyer(placed.pair[1], { move: 'cancel' }), 'cancel');
  expect(await uses(placed)).toBe(1);
});
