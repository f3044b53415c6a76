import { beforeAll, describe, expect, it } from 'vitest';
import type { ChangeQuote } from '#contract/order-changes.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import { NORTHSIDE_PHONES } from '#demo/businesses.ts';
import { SHOPPER, VENDOR } from '#demo/people.ts';
import { pence } from '#rules/money/money.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { expectBooksBalance, readReservedStock, type ReservedStock } from '#tests/support/books.ts';
import type { Good } from '#tests/support/buying.ts';
import {
  accountsCart,
  buy,
  countStock,
  freshKey,
  payNow,
  placeCart,
  readGoods,
  send,
} from '#tests/support/buying.ts';
import { change, figuresOf, itemOf, quoteChange } from '#tests/support/changing.ts';
import { signIn } from '#tests/support/people.ts';
import { giveCredit } from '../money/public.ts';

let shop: TestApp;
let vendor: Record<string, string>;
let before: ReservedStock;
let goods: Good[];

beforeAll(async () => {
  shop = await buildTestApp();
  vendor = await signIn(shop, VENDOR);
  goods = (await readGoods(shop)).filter(({ businessId }) => businessId === NORTHSIDE_PHONES);
  for (const good of goods) await countStock(shop, good, 60);
  before = await readReservedStock(shop);
});

const dear = () => goods.reduce((most, one) => (one.price > most.price ? one : most));
const cheap = () => goods.reduce((least, one) => (one.price < least.price ? one : least));
const tracking = ({ body }: { body: { result?: unknown } }) => body.result as StaffTracked;

/** Changes an order, and pays for the change if it costs more. */
async function changeAndPay(number: string, wish: object): Promise<void> {
  const answer = await change(shop, number, wish, vendor);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const id = tracking(answer).orders[0]?.change?.payment.id;
  const pay = () => send(shop, `/no/auth/web/site/payments/${id}/trial`, { outcome: 'paid' });
  expect((id === undefined ? answer : await pay()).status).toBe(200);
}

describe('a change of an order that store credit paid in part', () => {
  const CREDIT = 1_000;
  const creditOf = async (userId: number) => {
    const { rows } = await shop.database.pool.query<{ balance: number }>(
      'select balance from credit_balances where user_id = $1',
      [userId],
    );
    return rows[0]?.balance ?? 0;
  };
  const statementOf = async () => {
    const month = new Date().toISOString().slice(0, 7);
    const { result } = await shop.call('GET /office/statement', { query: { month }, headers: vendor });
    return result.totals;
  };

  /** Two of the dearest product, for which store credit paid more than the change saves on one of them. */
  async function member() {
    const { rows } = await shop.database.pool.query<{ id: number }>('select id from users where email = $1', [
      SHOPPER,
    ]);
    const userId = rows[0]?.id ?? 0;
    const amount = pence(dear().price + CREDIT);
    const given = { userId, amount, reason: 'Goodwill', source: 'test', now: new Date() };
    await giveCredit(shop.database.ask, given);
    const had = await creditOf(userId);
    const cartId = await accountsCart(shop, SHOPPER, [{ good: dear(), quantity: 2 }], { use_credit: true });
    const placed = await placeCart(shop, cartId, { payment: 'trial', headers: await signIn(shop, SHOPPER) });
    await payNow(shop, placed);
    return { userId, had, order: placed.orders[0] };
  }

  it('takes the credit again that it gave back, and leaves the statement as it was', async () => {
    const { userId, order } = await member();
    if (!order) throw new Error('nothing was ordered');
    const [was, left, statement] = [
      await figuresOf(shop, order.number),
      await creditOf(userId),
      await statementOf(),
    ];
    await changeAndPay(order.number, { items: [itemOf(cheap())] });
    const given = (await creditOf(userId)) - left;
    expect(given, 'credit came back').toBeGreaterThan(0);
    expect(await statementOf()).not.toEqual(statement);
    await expectBooksBalance(shop, before, 'after credit came back');
    const { body } = await quoteChange(shop, order.number, { items: [itemOf(dear(), 2)] }, vendor);
    expect((body.result as ChangeQuote).from_credit).toBe(given / 100);
    await changeAndPay(order.number, { items: [itemOf(dear(), 2)] });
    expect(await creditOf(userId)).toBe(left);
    expect(await figuresOf(shop, order.number)).toEqual(was);
    expect(await statementOf()).toEqual(statement);
    await expectBooksBalance(shop, before, 'after it was taken again');
  });

  it('gives the credit back that it has taken, if it is not paid', async () => {
    const { userId, order } = await member();
    if (!order) throw new Error('nothing was ordered');
    await changeAndPay(order.number, { items: [itemOf(cheap())] });
    const left = await creditOf(userId);
    const answer = await change(shop, order.number, { items: [itemOf(dear(), 2)] }, vendor);
    expect(tracking(answer).orders[0]?.change).not.toBeNull();
    expect(await creditOf(userId)).toBeLessThan(left);
    const { version } = tracking(answer);
    const end = { ...vendor, ...freshKey() };
    expect((await send(shop, `/office/orders/${order.number}/change/end`, { version }, end)).status).toBe(
      200,
    );
    expect(await creditOf(userId)).toBe(left);
    await expectBooksBalance(shop, before, 'after it was taken back');
  });
});

it('Another address alone costs the same, so no paper is issued', async () => {
  const placed = await buy(shop, [{ good: cheap(), quantity: 1 }]);
  await payNow(shop, placed);
  const number = placed.orders[0]?.number ?? '';
  const address = { line_1: '1 High Street', town: 'Leeds', post_code: 'LS1 4DY' };
  const answer = await change(shop, number, address, vendor);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const papers = tracking(answer).orders[0]?.papers.filter(({ issued_at: at }) => at !== null) ?? [];
  expect(papers.map(({ kind }) => kind)).toEqual(['invoice']);
});
