import { beforeAll, expect, it } from 'vitest';
import { ADMINISTRATOR } from '#demo/people.ts';
import type { Good } from '#tests/support/buying.ts';
import { payNow, send, sendOut, track } from '#tests/support/buying.ts';
import { change, figuresOf, itemOf } from '#tests/support/changing.ts';
import { exchangeFor, twoVariations } from '#tests/support/exchanging.ts';
import { expectDone, moneyShop, type MoneyShop, type Order } from '#tests/support/money-shop.ts';
import { signIn } from '#tests/support/people.ts';

let money: MoneyShop;
let admin: Record<string, string>;

beforeAll(async () => {
  money = await moneyShop();
  admin = await signIn(money.shop, ADMINISTRATOR);
});

const setRate = ({ businessId }: Good, bps: number) =>
  money.shop.database.pool.query('update businesses set commission_bps = $2 where id = $1', [
    businessId,
    bps,
  ]);

async function paid(good: Good, quantity: number): Promise<Order> {
  const placed = await money.place([{ good, quantity }], {}, false, 'trial');
  if (placed.payment.state !== 'paid') await payNow(money.shop, placed);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  return order;
}

/** The site's earnings from an order according to the books, in pence. */
async function earned({ number }: Order): Promise<number> {
  const { rows } = await money.shop.database.pool.query<{ earned: number }>(
    `select coalesce(-sum(p.amount), 0)::int as earned from postings p join ledger_entries e on e.id = p.entry_id
     join orders o on o.id = e.order_id where p.account = 'commission' and o.number = $1`,
    [number],
  );
  return rows[0]?.earned ?? 0;
}

/**
 * The commission at a rate in hundredths of a percent for the current lines of an order, each to the penny.
 */
async function shareOf({ number }: Order, bps: number): Promise<number> {
  const { rows } = await money.shop.database.pool.query<{ goods: number }>(
    `select l.unit * l.quantity as goods from order_lines l join orders o on o.id = l.order_id where o.number = $1`,
    [number],
  );
  return rows.reduce((sum, { goods }) => sum + Math.round((goods * bps) / 10_000), 0);
}

async function changeTo({ number, token }: Order, wish: object): Promise<void> {
  const answer = await change(money.shop, number, wish, admin);
  expectDone(answer, 'change');
  const waiting = (await track(money.shop, token)).orders[0]?.change;
  if (!waiting) return;
  const path = `/no/auth/web/site/payments/${waiting.payment.id}/trial`;
  const paying = await send(money.shop, path, { outcome: 'paid' });
  expect(paying.status).toBe(200);
}

it('a changed order keeps the commission it was placed with, to the penny and back', async () => {
  const [good, more] = money.goods.filter(({ businessId }) => businessId === money.goods[0]?.businessId);
  if (!good || !more) throw new Error('there are no two goods of one vendor');
  await setRate(good, 1_000);
  const order = await paid(good, 4);
  const before = await figuresOf(money.shop, order.number);
  const first = await shareOf(order, 1_000);
  expect(await earned(order)).toBe(first);
  await setRate(good, 2_500);
  await changeTo(order, { items: [itemOf(good, 3)] });
  expect(await earned(order)).toBe(await shareOf(order, 1_000));
  expect(await earned(order)).toBeLessThan(first);
  await changeTo(order, { items: [itemOf(good, 3), itemOf(more)] });
  expect(await earned(order), 'with what is added').toBe(await shareOf(order, 1_000));
  await changeTo(order, { items: [itemOf(good, 4)] });
  expect(await figuresOf(money.shop, order.number)).toEqual(before);
  const later = await paid(good, 4);
  expect(await earned(later), 'an order of now').toBe(await shareOf(later, 2_500));
  await money.expectBalance('after the changes');
});

it('an exchange keeps the commission of its order', async () => {
  const { had, wanted } = await twoVariations(money, [30_000, 30_000]);
  await setRate(had, 1_000);
  const order = await paid(had, 1);
  await setRate(had, 2_500);
  await sendOut(money.movers, order);
  await exchangeFor(money, order, wanted);
  expect(await earned(order)).toBe(3_000);
});
