import { expect } from 'vitest';
import type { OrderChoices } from '#contract/checkout.ts';
import type { Placed } from '#contract/orders.ts';
import { SHOPPER } from '#demo/people.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { returnBackOf, type ReturnBack } from '#rules/orders/return-back.ts';
import { giveCredit, takeCredit } from '#server/features/money/public.ts';
import { buildTestApp } from './app.ts';
import { expectBooksBalance, readReservedStock } from './books.ts';
import type { Good, ItemToBuy, Pays } from './buying.ts';
import { accountsCart, countStock, moversOf, placeCart, readGoods, readyCarts, track } from './buying.ts';
import { signIn } from './people.ts';

export type Order = Placed['orders'][number];

export const CODES = [
  { code: 'SITE-25', kind: 'percent', value: 2500, paid_by: 'site' },
  { code: 'VENDOR-33', kind: 'percent', value: 3333, paid_by: 'vendor' },
  { code: 'SITE-7', kind: 'amount', value: 701, paid_by: 'site' },
  { code: 'VENDOR-ALL', kind: 'percent', value: 10_000, paid_by: 'vendor' },
  { code: 'SITE-ALL', kind: 'percent', value: 10_000, paid_by: 'site' },
  { code: 'SITE-POST', kind: 'free_delivery', value: 0, paid_by: 'site' },
  { code: 'VENDOR-POST', kind: 'free_delivery', value: 0, paid_by: 'vendor' },
] as const;

export interface HowToReturn {
  resell: boolean;
  asCredit?: boolean;
  reason?: 'faulty' | 'changed_mind';
}

export const expectDone = ({ status, body }: { status: number; body: object }, what: string) =>
  expect(status, `${what}: ${JSON.stringify(body).slice(0, 300)}`).toBe(200);

export type MoneyShop = Awaited<ReturnType<typeof moneyShop>>;

/** A shop with plenty of stock and codes of all kinds, and functions that buy, return and pay in it. */
export async function moneyShop() {
  const shop = await buildTestApp();
  const before = await readReservedStock(shop);
  const movers = await moversOf(shop);
  const goods = (await readGoods(shop, 2)).slice(0, 24);
  for (const good of goods) await countStock(shop, good, 400);
  for (const { code, kind, value, paid_by } of CODES) {
    await shop.database.pool.query('insert into codes (code, kind, value, paid_by) values ($1, $2, $3, $4)', [
      code,
      kind,
      value,
      paid_by,
    ]);
  }
  // Only for this one product, which it makes free.
  await shop.database.pool.query(
    "insert into codes (code, kind, value, paid_by, product_ids) values ('SITE-ONE', 'percent', 10000, 'site', array[$1::int])",
    [goods[0]?.productId],
  );
  const { rows } = await shop.database.pool.query<{ id: number }>('select id from users where email = $1', [
    SHOPPER,
  ]);
  const shopper = { id: rows[0]?.id ?? 0, headers: await signIn(shop, SHOPPER) };
  const { rows: open } = await shop.database.pool.query<{ id: number; business_id: number }>(
    'select min(id) as id, business_id from stores where is_active group by business_id',
  );
  const stores = new Map(open.map(({ id, business_id }) => [business_id, id]));

  /** Goods of two vendors with stores. */
  const goodsWithStores = (): [Good, Good] => {
    const [first, ...rest] = goods.filter(({ businessId }) => stores.has(businessId));
    const second = rest.find(({ businessId }) => businessId !== first?.businessId);
    if (!first || !second) throw new Error('there are no two vendors with stores');
    return [first, second];
  };
  const expectBalance = (when: string) => expectBooksBalance(shop, before, when);
  const give = (amount: number) =>
    giveCredit(shop.database.ask, {
      userId: shopper.id,
      amount: pence(amount),
      reason: 'Goodwill',
      source: 'test',
      now: new Date(),
    });
  const credit = async () => {
    const { rows } = await shop.database.pool.query<{ balance: number }>(
      'select balance from credit_balances where user_id = $1',
      [shopper.id],
    );
    return rows[0]?.balance ?? 0;
  };
  const spendCredit = async () => {
    const amount = pence(await credit());
    const change = { userId: shopper.id, amount, reason: 'Spent', source: 'test', now: new Date() };
    if (amount > 0) await takeCredit(shop.database.ask, change);
  };
  const collects = (...items: ItemToBuy[]): OrderChoices['delivery'] =>
    items.map(({ good: { businessId } }) => ({
      business_id: businessId,
      way: 'collect',
      store_id: stores.get(businessId) ?? 0,
    }));
  /** The site's debt to a vendor for an order, in pence. */
  const owed = async (number: string) => {
    const { rows } = await shop.database.pool.query<{ owed: number }>(
      `select coalesce(-sum(p.amount), 0)::int as owed from postings p join ledger_entries e on e.id = p.entry_id
       join orders o on o.id = e.order_id where p.account = 'vendor' and o.number = $1`,
      [number],
    );
    return rows[0]?.owed;
  };

  async function place(
    items: ItemToBuy[],
    choices: OrderChoices,
    isMember: boolean,
    payment: Pays,
  ): Promise<Placed> {
    const headers = isMember ? shopper.headers : {};
    const cartOf = async (chosen: OrderChoices) =>
      isMember
        ? accountsCart(shop, SHOPPER, items, chosen)
        : ((await readyCarts(shop, 1, items, { choices: chosen }))[0] ?? '');
    return placeCart(shop, await cartOf(choices), { payment, headers });
  }

  async function returnUnits(
    order: Order,
    units: (left: number) => number,
    { resell, asCredit = false, reason = 'faulty' }: HowToReturn,
  ): Promise<boolean> {
    const { orders } = await track(shop, order.token);
    const lines = (orders[0]?.lines ?? []).flatMap(({ id, returnable }) => {
      const wanted = Math.min(returnable, units(returnable));
      return wanted > 0 ? [{ line_id: id, units: wanted }] : [];
    });
    if (lines.length === 0) return false;
    const wish = { move: 'request_return', reason, lines, as_credit: asCredit };
    expectDone(await movers.asBuyer(order, wish), 'return');
    expectDone(await movers.asStaff(order, { move: 'accept_return' }), 'accept the return');
    expectDone(await movers.asStaff(order, { move: 'receive_return', resell }), 'receive the return');
    const said = await saidBack(order);
    expectDone(await movers.asStaff(order, { move: 'refund' }), 'refund');
    await expectRefunded(order, said);
    return true;
  }

  /** The refund of its open return, as the page of an order shows it. */
  async function saidBack({ token }: Order): Promise<ReturnBack> {
    const [tracked] = (await track(shop, token)).orders;
    if (!tracked?.return) throw new Error('nothing is returned');
    return returnBackOf(tracked, tracked.return);
  }

  /** A return refunds the sum that was announced, to the penny. */
  async function expectRefunded({ token }: Order, { money, credit, bonus }: ReturnBack): Promise<void> {
    const refund = (await track(shop, token)).orders[0]?.return?.refund;
    const sums = [refund?.refunded, refund?.refunded_credit, refund?.credit_bonus];
    const said = [money + credit, credit, bonus].map((sum) => poundsFromPence(pence(sum)));
    // A refund of nothing is not recorded.
    expect(refund ? sums : [0, 0, 0], 'what was said of the return').toEqual(said);
  }

  return {
    shop,
    before,
    movers,
    goods,
    shopper,
    stores,
    goodsWithStores,
    expectBalance,
    give,
    credit,
    spendCredit,
    collects,
    owed,
    place,
    returnUnits,
  };
}
