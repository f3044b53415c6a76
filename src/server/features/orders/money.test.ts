import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderChoices } from '#contract/checkout.ts';
import type { Placed } from '#contract/orders.ts';
import type { Chance } from '#demo/chance.ts';
import { chanceOf } from '#demo/chance.ts';
import { SHOPPER } from '#demo/people.ts';
import { pence } from '#rules/money/money.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Shelves } from '#tests/support/books.ts';
import { expectTrueBooks, readShelves } from '#tests/support/books.ts';
import type { Good, Hands, Pays, Wish } from '#tests/support/buying.ts';
import {
  accountsCart,
  countStock,
  handsOf,
  payNow,
  payPath,
  placeCart,
  readGoods,
  readyCarts,
  send,
  sendOut,
  track,
} from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';
import { giveCredit, takeCredit } from '../money/public.ts';

type Order = Placed['orders'][number];

let shop: TestApp;
let before: Shelves;
let hands: Hands;
let goods: Good[];
let shopper: { id: number; headers: { cookie: string } };
/** A store of each vendor that has one. */
let stores: Map<number, number>;

const CODES = [
  { code: 'SITE-25', kind: 'percent', value: 2500, paid_by: 'site' },
  { code: 'VENDOR-33', kind: 'percent', value: 3333, paid_by: 'vendor' },
  { code: 'SITE-7', kind: 'amount', value: 701, paid_by: 'site' },
  { code: 'VENDOR-ALL', kind: 'percent', value: 10_000, paid_by: 'vendor' },
  { code: 'SITE-ALL', kind: 'percent', value: 10_000, paid_by: 'site' },
  { code: 'SITE-POST', kind: 'free_delivery', value: 0, paid_by: 'site' },
  { code: 'VENDOR-POST', kind: 'free_delivery', value: 0, paid_by: 'vendor' },
] as const;

beforeAll(async () => {
  shop = await buildTestApp();
  before = await readShelves(shop);
  hands = await handsOf(shop);
  goods = (await readGoods(shop, 2)).slice(0, 24);
  for (const good of goods) await countStock(shop, good, 400);
  for (const { code, kind, value, paid_by } of CODES) {
    await shop.database.pool.query('insert into codes (code, kind, value, paid_by) values ($1, $2, $3, $4)', [
      code,
      kind,
      value,
      paid_by,
    ]);
  }
  // Good for one thing, which then costs the buyer nothing.
  await shop.database.pool.query(
    "insert into codes (code, kind, value, paid_by, product_ids) values ('SITE-ONE', 'percent', 10000, 'site', array[$1::int])",
    [goods[0]?.productId],
  );
  const { rows } = await shop.database.pool.query<{ id: number }>('select id from users where email = $1', [
    SHOPPER,
  ]);
  shopper = { id: rows[0]?.id ?? 0, headers: await signIn(shop, SHOPPER) };
  const { rows: open } = await shop.database.pool.query<{ id: number; business_id: number }>(
    'select min(id) as id, business_id from stores where is_active group by business_id',
  );
  stores = new Map(open.map(({ id, business_id }) => [business_id, id]));
});

const right = (when: string) => expectTrueBooks(shop, before, when);
const isDone = ({ status, body }: { status: number; body: object }, what: string) =>
  expect(status, `${what}: ${JSON.stringify(body).slice(0, 300)}`).toBe(200);
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
const collects = (...wishes: Wish[]): OrderChoices['delivery'] =>
  wishes.map(({ good: { businessId } }) => ({
    business_id: businessId,
    way: 'collect',
    store_id: stores.get(businessId) ?? 0,
  }));
/** What a vendor is owed, in pence. */
const owed = async (number: string) => {
  const { rows } = await shop.database.pool.query<{ owed: number }>(
    `select coalesce(-sum(p.amount), 0)::int as owed from postings p join ledger_entries e on e.id = p.entry_id
     join orders o on o.id = e.order_id where p.account = 'vendor' and o.number = $1`,
    [number],
  );
  return rows[0]?.owed;
};

async function place(
  wishes: Wish[],
  choices: OrderChoices,
  isMember: boolean,
  payment: Pays,
): Promise<Placed> {
  const headers = isMember ? shopper.headers : {};
  const cartOf = async (chosen: OrderChoices) =>
    isMember
      ? accountsCart(shop, SHOPPER, wishes, chosen)
      : ((await readyCarts(shop, 1, wishes, { choices: chosen }))[0] ?? '');
  return placeCart(shop, await cartOf(choices), { payment, headers });
}

interface HowToReturn {
  resell: boolean;
  asCredit?: boolean;
}

async function returnUnits(
  order: Order,
  units: (left: number) => number,
  { resell, asCredit = false }: HowToReturn,
): Promise<boolean> {
  const { orders } = await track(shop, order.token);
  const lines = (orders[0]?.lines ?? []).flatMap(({ id, returnable }) => {
    const wanted = Math.min(returnable, units(returnable));
    return wanted > 0 ? [{ line_id: id, units: wanted }] : [];
  });
  if (lines.length === 0) return false;
  const wish = { move: 'request_return', reason: 'faulty', lines, as_credit: asCredit };
  isDone(await hands.asBuyer(order, wish), 'return');
  isDone(await hands.asStaff(order, { move: 'accept_return' }), 'accept the return');
  isDone(await hands.asStaff(order, { move: 'receive_return', resell }), 'receive the return');
  isDone(await hands.asStaff(order, { move: 'refund' }), 'refund');
  return true;
}

/** Some or all of what is left to send turns out to be missing. Answers where the order stands then. */
async function loseUnits(order: Order, chance: Chance, name: string): Promise<string> {
  const before = await track(shop, order.token);
  const lines = (before.orders[0]?.lines ?? []).flatMap(({ id, quantity, sent, cancelled }) => {
    const units = chance.between(0, quantity - sent - cancelled);
    return units > 0 ? [{ line_id: id, units }] : [];
  });
  if (lines.length === 0) return before.state;
  isDone(
    await hands.asStaff(order, { move: 'refund_missing', lines, resell: chance.share() < 0.3 }),
    'lose units',
  );
  await right(`${name} misses something`);
  return (await track(shop, order.token)).state;
}

/** What may become of an order after it is paid. */
async function carryOn(order: Order, chance: Chance, name: string, isMember: boolean): Promise<void> {
  if (chance.share() < 0.3 && (await loseUnits(order, chance, name)) === 'refunded') return;
  const end = chance.between(0, 5);
  if (end === 0) return isDone(await hands.asBuyer(order, { move: 'cancel' }), 'cancel');
  if (end === 1) return isDone(await hands.asStaff(order, { move: 'refuse', note: 'Broken' }), 'refuse');
  isDone(await hands.asStaff(order, { move: 'accept' }), 'accept');
  await right(`${name} accepted`);
  if (order.delivery.way === 'collect') {
    isDone(await hands.asStaff(order, { move: 'ready' }), 'ready');
    const { orders } = await track(shop, order.token);
    isDone(await hands.asStaff(order, { move: 'complete', code: orders[0]?.delivery.code }), 'collect');
  } else {
    const { orders } = await track(shop, order.token);
    const [first] = orders[0]?.lines ?? [];
    const parcel = { move: 'dispatch', carrier: 'DPD', tracking: name };
    if (first && first.quantity > 1) {
      const lines = [{ line_id: first.id, units: 1 }];
      isDone(await hands.asStaff(order, { ...parcel, lines }), 'send a part');
      await right(`${name} sent in part`);
    }
    if (chance.share() < 0.4) await loseUnits(order, chance, name);
    if ((await track(shop, order.token)).state === 'refunded') return;
    if ((await track(shop, order.token)).state === 'preparing') {
      isDone(await hands.asStaff(order, { ...parcel, tracking: `${name}-2` }), 'send the rest');
    }
  }
  await right(`${name} sent`);
  for (let round = 0; round < chance.between(0, 3); round += 1) {
    const how = { resell: chance.share() < 0.5, asCredit: isMember && chance.share() < 0.6 };
    if (!(await returnUnits(order, (left) => chance.between(0, left), how))) break;
    await right(`${name} returned in part`);
  }
}

it.each(Array.from({ length: 12 }, (_, number) => number))(
  'the books are right at every step of order %d',
  async (number) => {
    const name = `order-${number}`;
    const chance = chanceOf(name);
    const first = chance.between(0, goods.length - 1);
    const chosen = new Set([first, chance.between(0, goods.length - 1), chance.between(0, goods.length - 1)]);
    const wishes = [...chosen].flatMap((index) => {
      const good = goods[index];
      return good ? [{ good, quantity: chance.between(1, 3) }] : [];
    });
    const isMember = chance.share() < 0.4;
    if (isMember) await give(chance.between(1, 30_000));
    const isCollected = chance.share() < 0.3 && wishes.every(({ good }) => stores.has(good.businessId));
    const choices: OrderChoices = {
      ...(chance.share() < 0.8 && { code: chance.pick(CODES).code }),
      ...(isCollected && { delivery: collects(...wishes) }),
      use_credit: isMember,
    };
    const payment = isCollected ? chance.pick<Pays>(['in_store', 'trial']) : 'trial';
    const placed = await place(wishes, choices, isMember, payment);
    await right(`${name} placed`);
    if (payment === 'trial' && placed.payment.state !== 'paid') {
      if (chance.share() < 0.2) await send(shop, payPath(placed), { outcome: 'declined' });
      if (chance.share() < 0.15) {
        isDone(
          await hands.asBuyer(placed.orders[0] as Order, { move: 'cancel' }),
          'cancel before it is paid',
        );
        await right(`${name} cancelled`);
      }
      isDone(await payNow(shop, placed), 'pay');
      await right(`${name} paid, perhaps too late`);
    }
    expect(placed.orders).toHaveLength(new Set(wishes.map(({ good }) => good.businessId)).size);
    const { state } = await track(shop, placed.token);
    if (state === 'cancelled') return;
    for (const order of placed.orders) {
      if ((await track(shop, order.token)).state === 'pending_payment') {
        await carryUnpaid(order, chance, `${name}-${order.number}`, isMember);
      } else await carryOn(order, chance, `${name}-${order.number}`, isMember);
      await right(`${name} at its end`);
    }
  },
);

/** What is paid at the counter can't be given back before. */
async function carryUnpaid(order: Order, chance: Chance, name: string, isMember: boolean): Promise<void> {
  isDone(await hands.asStaff(order, { move: 'accept' }), 'accept');
  if (chance.share() < 0.4) {
    isDone(await hands.asStaff(order, { move: 'refuse', note: 'Broken' }), 'refuse');
    await right(`${name} refused`);
    return;
  }
  isDone(await hands.asStaff(order, { move: 'ready' }), 'ready');
  const { orders } = await track(shop, order.token);
  isDone(await hands.asStaff(order, { move: 'complete', code: orders[0]?.delivery.code }), 'pay and collect');
  await right(`${name} paid at the counter`);
  await returnUnits(order, (left) => chance.between(0, left), { resell: true, asCredit: isMember });
  await right(`${name} returned`);
}

describe('in the corners', () => {
  const wish = (quantity = 1, index = 0): Wish => {
    const good = goods[index];
    if (!good) throw new Error('no such thing');
    return { good, quantity };
  };
  const collectable = (): Wish => {
    const good = goods.find(({ businessId }) => stores.has(businessId));
    if (!good) throw new Error('nothing can be collected');
    return { good, quantity: 2 };
  };
  const only = ({ orders: [order] }: Placed): Order => {
    if (!order) throw new Error('no order');
    return order;
  };

  it('what credit paid for and a store hands over is booked once', async () => {
    await give(1_000_000);
    const thing = collectable();
    const placed = await place([thing], { delivery: collects(thing), use_credit: true }, true, 'in_store');
    expect(placed.payment.state).toBe('paid');
    const order = only(placed);
    for (const body of [{ move: 'accept' }, { move: 'ready' }])
      isDone(await hands.asStaff(order, body), body.move);
    const { orders } = await track(shop, order.token);
    isDone(await hands.asStaff(order, { move: 'complete', code: orders[0]?.delivery.code }), 'collect');
    await right('collected');
  });

  it('a refused order that was to be paid at the counter gives credit and code back', async () => {
    const thing = collectable();
    await spendCredit();
    await give(100);
    const choices = { delivery: collects(thing), use_credit: true, code: 'SITE-25' };
    const order = only(await place([thing], choices, true, 'in_store'));
    expect(await credit()).toBe(0);
    isDone(await hands.asStaff(order, { move: 'accept' }), 'accept');
    isDone(await hands.asStaff(order, { move: 'refuse', note: 'Broken' }), 'refuse');
    expect(await credit()).toBe(100);
    const { rowCount } = await shop.database.pool.query(
      'select from code_uses u join order_groups g on g.id = u.group_id join orders o on o.group_id = g.id where o.number = $1',
      [order.number],
    );
    expect(rowCount).toBe(0);
    expect((await track(shop, order.token)).state).toBe('cancelled');
    await right('refused');
  });

  it('what the site gave away costs it nothing when the order is cancelled', async () => {
    const placed = await place([wish()], { code: 'SITE-ALL' }, false, 'trial');
    await payNow(shop, placed);
    isDone(await hands.asBuyer(only(placed), { move: 'cancel' }), 'cancel');
    expect(await owed(only(placed).number)).toBe(0);
    await right('cancelled');
  });

  it('the vendor keeps the share of what was free and is kept by the buyer', async () => {
    const other = goods.findIndex(
      ({ businessId, productId }) => businessId === goods[0]?.businessId && productId !== goods[0].productId,
    );
    const placed = await place([wish(2), wish(1, other)], { code: 'SITE-ONE' }, false, 'trial');
    await payNow(shop, placed);
    const order = only(placed);
    await sendOut(hands, order);
    const full = (await owed(order.number)) ?? 0;
    const { orders } = await track(shop, order.token);
    const paidFor = orders[0]?.lines.find(({ price }) => price > 0);
    expect(await returnUnits(order, (left) => (left === 1 ? 1 : 0), { resell: true })).toBe(true);
    const kept = (await owed(order.number)) ?? 0;
    expect(paidFor && kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(full);
    // Free things can be returned too, and no more of them than there are.
    expect(await returnUnits(order, () => 1, { resell: true })).toBe(true);
    expect(await returnUnits(order, () => 1, { resell: true })).toBe(true);
    expect(await returnUnits(order, () => 1, { resell: true })).toBe(false);
    await right('returned');
  });

  it('whoever takes credit gets 5 percent more of what was paid in money, at the cost of the site', async () => {
    await spendCredit();
    await give(1_00);
    const placed = await place([wish(2)], { use_credit: true }, true, 'trial');
    isDone(await payNow(shop, placed), 'pay');
    const order = only(placed);
    await sendOut(hands, order);
    const [full] = (await track(shop, order.token)).orders;
    const paid = Math.round((full?.total ?? 0) * 100);
    expect(await credit()).toBe(0);
    expect(await returnUnits(order, (left) => left, { resell: true, asCredit: true })).toBe(true);
    expect(await credit()).toBe(paid + Math.round((paid - 1_00) * 0.05));
    expect(await owed(order.number), 'the vendor has nothing of it').toBe(0);
    const { rows: notes } = await shop.database.pool.query(
      `select (content ->> 'to_payment')::int as money, (content ->> 'to_credit')::int as credit from invoices i
       join orders o on o.id = i.order_id where o.number = $1 and i.kind = 'credit_note'`,
      [order.number],
    );
    expect(notes, 'the credit note says so').toEqual([{ money: 0, credit: paid }]);
    await right('returned for credit');
  });

  it('credit is for accounts, and a guest is told so', async () => {
    const placed = await place([wish()], {}, false, 'trial');
    await payNow(shop, placed);
    const order = only(placed);
    await sendOut(hands, order);
    const { orders } = await track(shop, order.token);
    const lines = [{ line_id: orders[0]?.lines[0]?.id, units: 1 }];
    const wished = { move: 'request_return', reason: 'faulty', lines, as_credit: true };
    const refused = await hands.asBuyer(order, wished);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('account') as string },
    });
  });

  it.each([
    ['standard', 3_99],
    ['next_day', 3_99],
  ] as const)(
    'a return of everything brings back what standard delivery costs, by %s, and a part of it does not',
    async (way, back) => {
      const good = goods.find(({ businessId }) => businessId !== goods[0]?.businessId);
      if (!good) throw new Error('there is one vendor alone');
      await shop.database.pool.query(
        `insert into delivery_terms (business_id, way, is_offered, price, free_from)
         values ($1, 'standard', true, 399, null) on conflict do nothing`,
        [good.businessId],
      );
      // Next day is offered on any day to a vendor whose parcels take longer.
      await shop.database.pool.query('update businesses set delivery_days = 9 where id = $1', [
        good.businessId,
      ]);
      const choices = { delivery: [{ business_id: good.businessId, way }] };
      const placed = await place([{ good, quantity: 2 }], choices, false, 'trial');
      await payNow(shop, placed);
      const order = only(placed);
      await sendOut(hands, order);
      const [full] = (await track(shop, order.token)).orders;
      const price = full?.lines[0]?.price ?? 0;
      expect(full?.delivery_price).toBe(way === 'standard' ? 3.99 : 5.99);
      expect(await returnUnits(order, () => 1, { resell: true })).toBe(true);
      const half = (await track(shop, order.token)).orders[0]?.refunded ?? 0;
      expect(half).toBeCloseTo(price / 2, 1);
      expect(await returnUnits(order, () => 1, { resell: true })).toBe(true);
      const { orders, state } = await track(shop, order.token);
      expect([state, orders[0]?.refunded]).toEqual(['refunded', Math.round(price * 100 + back) / 100]);
      await right(`all returned, ${way}`);
    },
  );

  it('ten of something come back one by one, to the penny', async () => {
    const placed = await place([wish(10)], { code: 'VENDOR-33' }, false, 'trial');
    await payNow(shop, placed);
    const order = only(placed);
    await sendOut(hands, order);
    const { orders } = await track(shop, order.token);
    for (let unit = 0; unit < 10; unit += 1)
      expect(await returnUnits(order, () => 1, { resell: false })).toBe(true);
    const { state, orders: after } = await track(shop, order.token);
    expect([state, after[0]?.refunded]).toEqual(['refunded', orders[0]?.total]);
    await right('returned');
  });
});
