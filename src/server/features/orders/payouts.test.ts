import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#contract/calls.ts';
import type { Placed } from '#contract/orders.ts';
import { LOOP_GAMING, NORTHSIDE_PHONES } from '#demo/businesses.ts';
import { ADMINISTRATOR, SHOPPER, VENDOR } from '#demo/people.ts';
import { pence } from '#rules/money/money.ts';
import { shopTime } from '#rules/stores/shop-time.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { expectBooksBalance, readReservedStock, type ReservedStock } from '#tests/support/books.ts';
import type { Good, OrderMovers } from '#tests/support/buying.ts';
import { buy, countStock, freshKey, moversOf, payNow, readGoods, send } from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';
import { readPaymentOf } from '../money/public.ts';
import { lockGroup, readLines } from './order.writes.ts';
import { refundOrder } from './refund.writes.ts';

type Order = Placed['orders'][number];
type Headers = Record<string, string>;

let shop: TestApp;
let shelves: ReservedStock;
let movers: OrderMovers;
let good: Good;
let vendor: Headers;
let administrator: Headers;
let demoAccount: Answer<'GET /office/payout-account'>['result'];

beforeAll(async () => {
  shop = await buildTestApp();
  shelves = await readReservedStock(shop);
  movers = await moversOf(shop);
  const own = (await readGoods(shop, 1)).find(({ businessId }) => businessId === NORTHSIDE_PHONES);
  if (!own) throw new Error('the demo vendor has nothing to sell');
  good = own;
  await countStock(shop, good, 100);
  vendor = await signIn(shop, VENDOR);
  administrator = await signIn(shop, ADMINISTRATOR);
  demoAccount = (await shop.call('GET /office/payout-account', { headers: vendor })).result;
  await shop.call('PUT /office/payout-account', { headers: vendor, body: ACCOUNT });
});

const ACCOUNT = { holder: 'Northside Phones Ltd', sort_code: '200000', account_number: '55 77 99 11' };
/** Statements count months in the shop's time zone. */
const { year, month: thisMonth } = shopTime(new Date());
const MONTH = `${year}-${String(thisMonth).padStart(2, '0')}`;

async function sale(): Promise<Order> {
  const placed = await buy(shop, [{ good, quantity: 2 }]);
  await payNow(shop, placed);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  return order;
}

type Statement = Answer<'GET /office/statement'>['result'];
const statement = async (month = MONTH): Promise<Statement> =>
  (await shop.call('GET /office/statement', { headers: vendor, query: { month } })).result;

const ledgerBalance = async () => {
  const { rows } = await shop.database.pool.query<{ balance: number }>(
    "select coalesce(-sum(amount), 0)::int as balance from postings where account = 'vendor' and business_id = $1",
    [NORTHSIDE_PHONES],
  );
  return rows[0]?.balance ?? 0;
};

const payOut = (amount: number, businessId = NORTHSIDE_PHONES, headers: Headers = administrator) =>
  send(
    shop,
    '/office/payouts',
    { payouts: [{ business_id: businessId, amount: amount / 100 }] },
    { ...headers, ...freshKey() },
  );

/** Refunds an amount as the office does, without naming lines. */
async function giveBack({ number }: Order, amount: number): Promise<void> {
  const { rows } = await shop.database.pool.query<{ group_id: string }>(
    'select group_id from orders where number = $1',
    [number],
  );
  await shop.database.transaction(async (at) => {
    const locked = await lockGroup(at.ask, rows[0]?.group_id ?? '');
    const order = locked?.orders.find((one) => one.number === number);
    const payment = locked && (await readPaymentOf(at.ask, locked.group.id));
    if (!order || !payment) throw new Error('there is no such order');
    const lines = await readLines(at.ask, [order.id]);
    await refundOrder(
      at,
      { group: locked.group, order, lines, payment },
      { kind: 'amount', amount: pence(amount) },
      { reason: 'Goodwill', now: new Date() },
    );
  });
}

const inPence = (amount: number) => Math.round(amount * 100);

describe('A statement', () => {
  it('lists what came and went with the numbers of orders, and ends with what the ledger says', async () => {
    const sold = await sale();
    const cancelled = await sale();
    await movers.asBuyer(cancelled, { move: 'cancel' });
    const { rows, totals, opening, closing, business } = await statement();
    expect(business.id).toBe(NORTHSIDE_PHONES);
    const of = (order: Order) => rows.filter((row) => row.order === order.number);
    expect(of(sold)).toMatchObject([{ kind: 'payment', sales: sold.total }]);
    expect(of(cancelled).map(({ kind, sales }) => [kind, sales])).toEqual([
      ['payment', cancelled.total],
      ['refund', -cancelled.total],
    ]);
    for (const { sales, commission, vat, at_counter, amount } of rows) {
      expect(inPence(amount)).toBe(inPence(sales) - inPence(commission) - inPence(vat) - inPence(at_counter));
    }
    const change =
      inPence(totals.sales) + inPence(totals.refunds) - inPence(totals.commission) - inPence(totals.vat);
    expect(inPence(closing)).toBe(inPence(opening) + change - inPence(totals.at_counter));
    expect(inPence(closing)).toBe(await ledgerBalance());
    expect(inPence(rows.at(-1)?.balance ?? 0)).toBe(inPence(closing));
  });

  it('opens with what the month before ended with', async () => {
    await sale();
    const next = new Date();
    next.setUTCMonth(next.getUTCMonth() + 1, 15);
    const later = await statement(next.toISOString().slice(0, 7));
    expect(later).toMatchObject({ opening: (await statement()).closing, rows: [] });
    expect(await statement('2020-01')).toMatchObject({ opening: 0, closing: 0, rows: [] });
  });

  it('comes as a table for a spreadsheet, of the vendor’s own alone', async () => {
    await sale();
    const path = `/office/statement/file?month=${MONTH}`;
    const file = await shop.fetch(path, { headers: vendor });
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="statement-${MONTH}.csv"`);
    const { data: logged } = await shop.call('GET /office/log', { headers: vendor, query: {} });
    expect(logged[0]).toMatchObject({ action: 'export statement', after: { month: MONTH } });
    const lines = (await file.text()).trim().split('\r\n');
    const { opening, closing, rows } = await statement();
    expect(lines).toHaveLength(rows.length + 3);
    expect(lines[1]).toBe(`,Balance before,,,,,,,,${opening.toFixed(2)}`);
    expect(lines.at(-2)).toContain(`,Sale,${rows.at(-1)?.order},`);
    expect(lines.at(-1)).toBe(`,Balance after,,,,,,,,${closing.toFixed(2)}`);
    const status = async (address: string, headers: Headers) =>
      (await shop.fetch(address, { headers })).status;
    expect(await status(`${path}&business_id=${LOOP_GAMING}`, vendor)).toBe(404);
    expect(await status(`${path}&business_id=${NORTHSIDE_PHONES}`, administrator)).toBe(200);
    expect(await status('/office/statement/file?month=soon', vendor)).toBe(400);
    expect(await status(path, await signIn(shop, SHOPPER))).toBe(403);
  });

  it('is the vendor’s own; the administrator names whose', async () => {
    const asked = (headers: Headers, query: { month: string; business_id?: number }) =>
      shop.refused('GET /office/statement', { headers, query });
    expect((await asked(vendor, { month: MONTH, business_id: LOOP_GAMING })).status).toBe(404);
    expect((await asked(administrator, { month: MONTH })).status).toBe(400);
    expect((await asked(administrator, { month: MONTH, business_id: 999_999 })).status).toBe(404);
    expect((await asked(administrator, { month: '2026-13' })).status).toBe(400);
    const { result } = await shop.call('GET /office/statement', {
      headers: administrator,
      query: { month: MONTH, business_id: NORTHSIDE_PHONES },
    });
    expect(result).toEqual(await statement());
  });
});

describe('A payout', () => {
  it('is marked up to what is owed, lowers the balance, and comes as a file for the bank', async () => {
    await sale();
    const owed = await ledgerBalance();
    expect((await payOut(owed + 1)).status).toBe(409);
    const { status, body } = await payOut(owed);
    expect(status).toBe(201);
    const run = body.result as Answer<'POST /office/payouts'>['result'];
    expect(run).toMatchObject({ total: owed / 100, payouts: [{ business: { id: NORTHSIDE_PHONES } }] });
    expect(await ledgerBalance()).toBe(0);
    expect((await statement()).rows.at(-1)).toMatchObject({
      kind: 'payout',
      amount: -owed / 100,
      balance: 0,
    });
    const path = run.file ?? '';
    const file = await shop.fetch(path, { headers: administrator });
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="payouts-${run.id}.csv"`);
    expect(file.headers.get('cache-control')).toBe('no-store');
    expect(await file.text()).toBe(
      `Sort code,Account number,Name,Amount,Reference\r\n20-00-00,55779911,Northside Phones Ltd,${(owed / 100).toFixed(2)},Threefold ${run.id}\r\n`,
    );
    for (const [headers, refusal] of [
      [{}, 401],
      [await signIn(shop, SHOPPER), 403],
      [vendor, 403],
    ] as const) {
      expect((await shop.fetch(path, { headers })).status).toBe(refusal);
    }
    const { data: logged } = await shop.call('GET /office/log', { headers: administrator, query: {} });
    expect(logged[0]).toMatchObject({ action: 'download bank file', subject: 'payout run' });
    expect((await shop.fetch('/office/payouts/999999/file', { headers: administrator })).status).toBe(404);
    await expectBooksBalance(shop, shelves, 'after a payout');
  });

  it('leaves the vendor in debt after a later refund, and the next one pays only the rest', async () => {
    const order = await sale();
    await payOut(await ledgerBalance());
    await giveBack(order, 500);
    const debt = await ledgerBalance();
    expect(debt).toBeLessThan(0);
    expect((await payOut(1)).status).toBe(409);
    await sale();
    const owed = await ledgerBalance();
    const share = (await statement()).rows.findLast(({ kind }) => kind === 'payment')?.amount ?? 0;
    expect(owed).toBe(inPence(share) + debt);
    expect((await payOut(inPence(share))).status).toBe(409);
    expect((await payOut(owed)).status).toBe(201);
    expect(await ledgerBalance()).toBe(0);
    await expectBooksBalance(shop, shelves, 'after a refund of what was paid out');
  });

  it('is made once by two administrators at the same moment', async () => {
    await sale();
    const owed = await ledgerBalance();
    const tries = await Promise.all(Array.from({ length: 5 }, () => payOut(owed)));
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
    expect(await ledgerBalance()).toBe(0);
  });

  it('is refused for a vendor without an account, an unknown vendor, and a caller without the right', async () => {
    await sale();
    const owed = await ledgerBalance();
    await shop.database.pool.query('delete from payout_accounts where business_id = $1', [LOOP_GAMING]);
    expect((await payOut(1, LOOP_GAMING)).status).toBe(409);
    expect((await payOut(1, 999_999)).status).toBe(409);
    expect((await payOut(owed, NORTHSIDE_PHONES, vendor)).status).toBe(403);
    expect((await payOut(0)).status).toBe(400);
    expect((await payOut(-100)).status).toBe(400);
    expect(await ledgerBalance()).toBe(owed);
    const { due } = await shop.call('GET /office/payouts', { headers: administrator });
    expect(due).toContainEqual({
      business: { id: NORTHSIDE_PHONES, name: 'Northside Phones' },
      balance: owed / 100,
      has_account: true,
    });
  });

  it('is seen by its vendor, with what is owed now, and without those of others', async () => {
    await sale();
    await payOut(await ledgerBalance());
    await sale();
    const owed = await ledgerBalance();
    const { due, runs } = await shop.call('GET /office/payouts', { headers: vendor });
    const business = { id: NORTHSIDE_PHONES, name: 'Northside Phones' };
    expect(due).toEqual([{ business, balance: owed / 100, has_account: true }]);
    expect(runs.length).toBeGreaterThan(0);
    for (const run of runs) {
      expect(run.file).toBeNull();
      expect(run.payouts).toEqual([{ business, amount: run.total }]);
    }
  });

  it('can be tried in the demo shop: its vendors have accounts', () => {
    expect(demoAccount).toEqual({ holder: 'Northside Phones Ltd', sort_code: '00-00-00', ends_with: '003' });
  });

  it('goes to an account that its owner sees in part, and that the tables hold encrypted', async () => {
    const { result } = await shop.call('GET /office/payout-account', { headers: vendor });
    expect(result).toEqual({ holder: 'Northside Phones Ltd', sort_code: '20-00-00', ends_with: '911' });
    const { rows } = await shop.database.pool.query<{ text: string }>(
      "select encode(account, 'escape') as text from payout_accounts union all select after::text from audit_log",
    );
    expect(rows.map(({ text }) => text).join(' ')).not.toContain('55779911');
    const refused = await shop.refused('PUT /office/payout-account', {
      headers: vendor,
      body: { ...ACCOUNT, account_number: '123' },
    });
    expect(refused).toMatchObject({ status: 400, errors: { account_number: 'Invalid account number' } });
  });
});
