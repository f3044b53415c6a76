import type { Ask, Connection, Database } from '#server/db/connect.ts';
import { users } from '#server/features/account/tables.ts';
import { noteRefund, REFUND_JOB } from '#server/features/money/public.ts';
import { settlePayment } from '#server/features/orders/payment.writes.ts';
import type { Placed } from '#server/features/orders/public.ts';
import type { Account } from '#server/http/account.ts';
import type { Job } from '#server/jobs/runner.ts';
import { movesByClock } from './clocks.ts';
import type { Customer } from './customers.ts';
import { readGoods } from './goods.ts';
import type { PlannedBasket } from './plan.ts';
import { planPast, shopper } from './plan.ts';
import { reviewPast } from './reviews.ts';
import { talkPast } from './messages.ts';
import { addStock, readAvailable, restoreAvailable } from './stock.ts';
import { spreadStock } from './store-stock.ts';
import { moveStockPast } from './moved-stock.ts';
import type { PlannedStep } from './steps.ts';
import { stepsOf } from './steps.ts';
import type { OrderMaker } from './order-maker.ts';
import { buy, makeMove } from './order-maker.ts';

/** Orders of the past send no mail. Each mail is only recorded, at the time of its event. */
const orderMakerAt = (at: Connection, now: Date): OrderMaker => ({
  at,
  sender: { shop: { name: '', url: '', email: '' }, secret: Buffer.alloc(0), notedAt: now },
});

export interface PastPlan {
  /** The end of the past: the time at which the demo shop was created. */
  now: Date;
  baskets: number;
}

/**
 * Gives the shop a history: orders of the last months, each placed and moved by the functions for real orders, at
 * past times. Each basket is made in one transaction, so that the shop's own jobs never see it incomplete. After a
 * crash it continues with the first missing basket.
 */
export async function makePast(
  { ask, transaction }: Pick<Database, 'ask' | 'transaction'>,
  { now, baskets: count }: PastPlan,
  { signal, progress }: Pick<Job, 'signal' | 'progress'>,
): Promise<void> {
  const { goods, known } = await transaction(async (at) => ({
    goods: await readGoods(at),
    known: {
      stores: await readStores(at.ask),
      accounts: await readAccounts(at),
      administrator: await readAdministrator(at.ask),
      now,
    },
  }));
  await transaction((at) => spreadStock(at.ask));
  await keepAddress(ask, shopper());
  const baskets = planPast(goods, count, now);
  const made = await readMade(ask, baskets);
  for (const [index, basket] of baskets.entries()) {
    signal.throwIfAborted();
    if (made.has(basket.cartId)) continue;
    await transaction((at) => makeBasket(at, basket, known));
    await progress(index + 1, baskets.length);
  }
  await transaction((at) => moveStockPast(at, now));
}

const KEEP_ADDRESS = {
  text: `insert into user_addresses (user_id, name, line_1, town, post_code, is_default)
    select u.id, u.name, $2, $3, $4, true from users u
    where u.email = $1 and not exists (select from user_addresses a where a.user_id = u.id)`,
};

/** Customers who buy this often have a saved address. */
async function keepAddress(ask: Ask, { contact: { email, address } }: Customer): Promise<void> {
  if (address) await ask(KEEP_ADDRESS, [email, address.line_1, address.town, address.post_code]);
}

interface Known {
  stores: ReadonlyMap<number, number>;
  accounts: ReadonlyMap<string, number>;
  administrator: Account;
  now: Date;
}

async function makeBasket(at: Connection, basket: PlannedBasket, known: Known): Promise<void> {
  // The available stock must be the same afterwards as before.
  const shelves = await readAvailable(at.ask, basket.items);
  await addStock(at.ask, basket.items, basket.placedAt);
  const placed = await place(orderMakerAt(at, basket.placedAt), basket, known);
  let last = basket.placedAt;
  for (const step of stepsOf(basket, known.now)) {
    await take(orderMakerAt(at, step.when), placed, step);
    last = step.when;
  }
  for (const due of await movesByClock(at.ask, placed.group.id, known.now)) {
    await makeMove(orderMakerAt(at, due.now), due);
    last = due.now;
  }
  const { administrator, now } = known;
  await reviewPast(at, { groupId: placed.group.id, writes: basket.writesReview, administrator, now });
  await talkPast(at, { groupId: placed.group.id, placedAt: basket.placedAt, administrator, now });
  await endRefunds(at.ask, last);
  await restoreAvailable(at.ask, shelves, last);
}

function place(maker: OrderMaker, basket: PlannedBasket, { stores, accounts }: Known): Promise<Placed> {
  const { cartId, customer, items, placedAt, payment, isCollected } = basket;
  const ids = [...new Set(items.map(({ businessId }) => businessId))];
  const canCollect = isCollected && ids.every((id) => stores.has(id));
  return buy(maker, {
    cartId,
    items,
    contact: customer.contact,
    choices: {
      delivery: canCollect
        ? ids.map((id) => ({ business_id: id, way: 'collect' as const, store_id: stores.get(id) }))
        : [],
    },
    userId: customer.account === null ? null : (accounts.get(customer.account) ?? null),
    payment: payment === 'in_store' && !canCollect ? 'trial' : payment,
    now: placedAt,
  });
}

async function take(maker: OrderMaker, placed: Placed, { what, when, words }: PlannedStep): Promise<void> {
  if (what.move === 'pay') {
    if (placed.payment.kind === 'in_store') return;
    const label = placed.payment.kind === 'trial' ? 'Trial payment' : 'Bank transfer';
    await settlePayment(maker.at, placed.payment.id, { now: when, sender: maker.sender, label });
    return;
  }
  for (const [index, { id, way }] of placed.orders.entries()) {
    const move = what.move === 'hand_over' ? (way === 'collect' ? 'ready' : 'dispatch') : what.move;
    await makeMove(maker, {
      ...words,
      ...(words?.tracking && { tracking: `${words.tracking}${index}` }),
      orderId: id,
      groupId: placed.group.id,
      move,
      actor: what.actor,
      now: when,
    });
    // Orders that wait for payment are all cancelled at once.
    if (move === 'cancel' && what.isUnpaid) return;
  }
}

const MADE = { text: 'select cart_id as id from order_groups where cart_id = any($1::uuid[])' };

async function readMade(ask: Ask, baskets: readonly PlannedBasket[]): Promise<Set<string>> {
  const rows = await ask<{ id: string }>(MADE, [baskets.map(({ cartId }) => cartId)]);
  return new Set(rows.map(({ id }) => id));
}

const STORES = {
  text: `select distinct on (business_id) business_id as "businessId", id from stores where is_active
    order by business_id, sort_order, id`,
};

async function readStores(ask: Ask): Promise<Map<number, number>> {
  const rows = await ask<{ businessId: number; id: number }>(STORES, []);
  return new Map(rows.map(({ businessId, id }) => [businessId, id]));
}

async function readAccounts({ db }: Connection): Promise<Map<string, number>> {
  const rows = await db.select({ id: users.id, email: users.email }).from(users);
  return new Map(rows.map(({ id, email }) => [email, id]));
}

const ADMINISTRATOR = {
  text: `select id, name, email, true as "isConfirmed", role, null::int as "businessId" from users
    where role = 'administrator' order by id limit 1`,
};

async function readAdministrator(ask: Ask): Promise<Account> {
  const [row] = await ask<Account>(ADMINISTRATOR, []);
  if (!row) throw new Error('the demo shop has no administrator');
  return row;
}

const REFUNDS = {
  text: `delete from jobs where kind = $1 and created_at = now() returning payload ->> 'refundId' as id`,
};

/** Marks refunds as paid out. Their jobs, which this transaction wrote, are done here. */
async function endRefunds(ask: Ask, now: Date): Promise<void> {
  for (const { id } of await ask<{ id: string }>(REFUNDS, [REFUND_JOB]))
    await noteRefund(ask, { id, failures: 0 }, { state: 'done' }, now);
}
