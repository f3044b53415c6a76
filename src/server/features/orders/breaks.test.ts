import { beforeAll, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import { SHOPPER } from '#demo/people.ts';
import { pence } from '#rules/money/money.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { ReservedStock } from '#tests/support/books.ts';
import { dumpTables, expectBooksBalance, readReservedStock } from '#tests/support/books.ts';
import type { Answered } from '#tests/support/buying.ts';
import {
  accountsCart,
  buyersPath,
  countStock,
  freshKey,
  payPath,
  placePath,
  readGoods,
  send,
  totalOf,
} from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';
import { giveCredit } from '../money/public.ts';

let shop: TestApp;
let before: ReservedStock;
let headers: { cookie: string };
let cartId: string;

beforeAll(async () => {
  shop = await buildTestApp();
  before = await readReservedStock(shop);
  headers = await signIn(shop, SHOPPER);
  const { pool } = shop.database;
  const [good] = await readGoods(shop, 1);
  if (!good) throw new Error('nothing to buy');
  await countStock(shop, good, 5);
  await pool.query("insert into codes (code, kind, value) values ('TEN', 'percent', 1000)");
  const { rows } = await pool.query<{ id: number }>('select id from users where email = $1', [SHOPPER]);
  const userId = rows[0]?.id ?? 0;
  const gift = { userId, amount: pence(100), reason: 'Goodwill', source: 'test', now: new Date() };
  await giveCredit(shop.database.ask, gift);
  cartId = await accountsCart(shop, SHOPPER, [{ good, quantity: 1 }], { code: 'TEN', use_credit: true });
  // Simulates that the database fails at exactly this statement.
  await pool.query(`
    create function break_off() returns trigger language plpgsql as $$
    begin raise exception 'The server goes away' using errcode = '57P01'; end $$`);
});

/** Tables that are written, in this order. The last one breaks the commit itself. */
const POINTS = {
  place: [
    'insert on idempotency_keys',
    'update on products',
    'insert on order_groups',
    'update on codes',
    'insert on code_uses',
    'insert on credit_entries',
    'insert on orders',
    'insert on order_lines',
    'insert on order_events',
    'insert on payments',
    'delete on cart_items',
    'delete on checkout_details',
    'update on idempotency_keys',
    'commit of order_events',
  ],
  pay: [
    'update on payments',
    'update on orders',
    'insert on order_events',
    'insert on ledger_entries',
    'insert on postings',
    'update on products',
    'insert on invoices',
    'insert on jobs',
    'commit of order_events',
  ],
  cancel: [
    'update on products',
    'insert on refunds',
    'update on credit_balances',
    'insert on postings',
    'insert on invoices',
    'update on orders',
    'insert on jobs',
    'update on idempotency_keys',
    'commit of order_events',
  ],
};

/** Fails at each point and checks that nothing was written. Then the same request succeeds without a failure. */
async function expectAllOrNothing(points: readonly string[], attempt: () => Promise<Answered>) {
  const { pool } = shop.database;
  for (const point of points) {
    const whole = await dumpTables(shop);
    const [, table = ''] = point.split(/ (?:on|of) /);
    await pool.query(
      point.startsWith('commit')
        ? `create constraint trigger break_off after insert on ${table} deferrable initially deferred
           for each row execute function break_off()`
        : `create trigger break_off before ${point} for each statement execute function break_off()`,
    );
    expect((await attempt()).status, point).toBe(503);
    await pool.query(`drop trigger break_off on ${table}`);
    expect(await dumpTables(shop), point).toEqual(whole);
  }
  const done = await attempt();
  expect(done.status).toBeLessThan(300);
  await expectBooksBalance(shop, before);
  return done;
}

it('places, pays and cancels wholly or not at all, wherever it breaks off', async () => {
  const agreed_total = await totalOf(shop, cartId, headers);
  const once = { ...headers, ...freshKey() };
  const place = () => send(shop, placePath(cartId), { payment: 'trial', agreed_total }, once);
  const { body } = await expectAllOrNothing(POINTS.place, place);
  const placed = body.result as Placed;
  // If the answer was lost, the same request gets the same answer.
  expect((await place()).body.result).toEqual(placed);

  await expectAllOrNothing(POINTS.pay, () => send(shop, payPath(placed), { outcome: 'paid' }));

  const key = freshKey();
  const cancel = () => send(shop, buyersPath(placed.token), { move: 'cancel', version: 2 }, key);
  const { body: cancelled } = await expectAllOrNothing(POINTS.cancel, cancel);
  expect((await cancel()).body.result).toEqual(cancelled.result);
  await expectBooksBalance(shop, before);
});
