import { beforeAll, describe, expect, it } from 'vitest';
import { NORTHSIDE_PHONES } from '#demo/businesses.ts';
import { VENDOR } from '#demo/people.ts';
import type { Good } from '#tests/support/buying.ts';
import {
  buy,
  countStock,
  payNow,
  placeCart,
  readGoods,
  readyCarts,
  send,
  sendOut,
  track,
} from '#tests/support/buying.ts';
import { change, itemOf } from '#tests/support/changing.ts';
import { exchangeFor, twoVariations } from '#tests/support/exchanging.ts';
import { expectDone, moneyShop, type MoneyShop, type Order } from '#tests/support/money-shop.ts';
import { signIn } from '#tests/support/people.ts';

let money: MoneyShop;
let vendor: Record<string, string>;
let good: Good;
/** Another variation of the same product. */
let other: Good;

beforeAll(async () => {
  money = await moneyShop();
  vendor = await signIn(money.shop, VENDOR);
  const [first, ...rest] = (await readGoods(money.shop)).filter(
    ({ businessId }) => businessId === NORTHSIDE_PHONES,
  );
  const second = rest.find(({ productId }) => productId === first?.productId);
  if (!first || !second) throw new Error('there is no product with two variations');
  [good, other] = [first, second];
  for (const one of [good, other]) await countStock(money.shop, one, 60);
});

const promise = ({ productId }: Good, words: string | null) =>
  money.shop.database.pool.query('update products set warranty = $2 where id = $1', [productId, words]);

async function paid(...goods: Good[]): Promise<Order> {
  const placed = await buy(
    money.shop,
    goods.map((one) => ({ good: one, quantity: 1 })),
  );
  await payNow(money.shop, placed);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  return order;
}

/** The months of an order's items, in the order in which they came into it. */
async function monthsOf({ number }: Pick<Order, 'number'>): Promise<(number | null)[]> {
  const { rows } = await money.shop.database.pool.query<{ months: number | null }>(
    `select l.warranty_months as months from order_lines l join orders o on o.id = l.order_id
     where o.number = $1 order by l.id`,
    [number],
  );
  return rows.map(({ months }) => months);
}

/** The paper of an order that arrived on 3 February 2026; undefined if it has none. */
async function paperOf({ number, token }: Order): Promise<string | undefined> {
  await money.shop.database.pool.query(
    "update orders set state = 'completed', completed_at = '2026-02-03' where number = $1",
    [number],
  );
  const page = await money.shop.fetch(`/track/${token}/papers/warranty`);
  return page.status === 200 ? page.text() : undefined;
}

describe('The warranty of what was bought', () => {
  it('stays what it was when the vendor changes the words, and new orders have the new one', async () => {
    await promise(good, '12 months');
    const before = await paid(good);
    await promise(good, '2 years');
    const after = await paid(good);
    await promise(good, 'By repair');
    const none = await paid(good);
    expect([await monthsOf(before), await monthsOf(after), await monthsOf(none)]).toEqual([
      [12],
      [24],
      [null],
    ]);
    expect(await paperOf(before)).toContain('3 February 2027');
    expect(await paperOf(after)).toContain('3 February 2028');
    expect(await paperOf(none)).toBeUndefined();
  });

  it('is named by the policy of a product without words of its own, at that time', async () => {
    await promise(good, null);
    const title = (words: string) =>
      money.shop.database.pool.query(
        `with policy as (insert into policies (kind, title, description) values ('warranty', $2, '') returning id)
         update products set warranty_policy_id = policy.id from policy where products.id = $1`,
        [good.productId, words],
      );
    await title('6-month warranty');
    const order = await paid(good);
    await title('3-month warranty');
    expect(await monthsOf(order)).toEqual([6]);
    expect(await monthsOf(await paid(good))).toEqual([3]);
  });

  it('stays with an item of a changed order, and an added item has the one of that day', async () => {
    await promise(good, '12 months');
    const order = await paid(good);
    await promise(good, '9 months');
    const { shop } = money;
    const items = [itemOf(good, 2), itemOf(other)];
    expectDone(await change(shop, order.number, { items }, vendor), 'change');
    const [changed] = (await track(shop, order.token)).orders;
    await promise(good, '4 months');
    const payment = `/no/auth/web/site/payments/${changed?.change?.payment.id}/trial`;
    expectDone(await send(shop, payment, { outcome: 'paid' }), 'pay');
    expect(await monthsOf(order)).toEqual([12, 9]);
    expectDone(await change(shop, order.number, { items: [itemOf(good)] }, vendor), 'change back');
    expect(await monthsOf(order)).toEqual([12]);
  });

  it('of an exchanged item is the one that the buyer was promised with the exchange', async () => {
    const { had, wanted } = await twoVariations(money, [30_000, 30_000]);
    await promise(had, '12 months');
    const order = await paid(had);
    await sendOut(money.movers, order);
    await promise(had, '5 months');
    await exchangeFor(money, order, wanted);
    await promise(had, '1 month');
    expect(await monthsOf(order)).toEqual([12, 5]);
  });

  it('is of the same moment as the item’s name, also while the vendor changes both', async () => {
    const { shop } = money;
    const carts = await readyCarts(shop, 8, [{ good, quantity: 1 }]);
    const name = async (months: number) =>
      shop.database.pool.query(
        `with one as (update products set name = $2, warranty = $3 where id = $1)
         update variations set name = $2 where product_id = $1`,
        [good.productId, `Phone of ${months}`, `${months} months`],
      );
    await name(1);
    const edits = async () => {
      for (let months = 2; months <= 40; months += 1) await name(months);
    };
    await Promise.all([edits(), ...carts.map((cartId) => placeCart(shop, cartId))]);
    const { rows } = await shop.database.pool.query<{ name: string; months: number }>(
      "select name, warranty_months as months from order_lines where name like 'Phone of %'",
    );
    expect(rows).toHaveLength(carts.length);
    expect(rows.map((row) => row.name)).toEqual(rows.map(({ months }) => `Phone of ${months}`));
  });
});
