import type { Ask, Connection } from '#server/db/connect.ts';
import { users } from '#server/features/account/tables.ts';
import { refreshDue } from '#server/features/listing/writes.ts';
import { REFUND_JOB } from '#server/features/money/public.ts';
import { settlePayment } from '#server/features/orders/payment.writes.ts';
import type { Placed, Sender } from '#server/features/orders/public.ts';
import { runRefund } from '#server/features/orders/refund-run.writes.ts';
import { dateBooks } from './dates.ts';
import { readGoods } from './goods.ts';
import type { PlannedBasket } from './plan.ts';
import { PAST_DAYS, planPast } from './plan.ts';
import { buyIn, readShelves, restoreShelves } from './stock.ts';
import type { PlannedStep } from './steps.ts';
import { stepsOf } from './steps.ts';
import type { Till } from './till.ts';
import { buy, press } from './till.ts';

/** Each takes some fifty queries, and everybody who starts the shop for the first time waits for them. */
const BASKETS = 130;
const DAY_MS = 86_400_000;

/** Nothing is mailed about what is long over. */
const SILENT: Sender = { shop: { name: '', url: '' }, secret: Buffer.alloc(0), isSilent: true };

/**
 * Gives the shop a past: orders of the last months, each made and moved by the functions that make real ones, at the
 * times at which they happened. What is on the shelves and how often things were sold stays as it was.
 */
export async function livePast(at: Connection, now: Date): Promise<void> {
  const till = { at, sender: SILENT };
  const goods = await readGoods(at);
  const baskets = planPast(goods, BASKETS, now);
  const stores = await readStores(at.ask);
  const accounts = await readAccounts(at);

  const shelves = await readShelves(at.ask);
  const opened = new Date(now.getTime() - (PAST_DAYS + 1) * DAY_MS);
  await buyIn(
    at.ask,
    baskets.flatMap(({ items }) => items),
    opened,
  );
  const steps = baskets
    .flatMap((basket) => {
      const bought: Bought = {};
      return [
        {
          when: basket.placedAt,
          run: async () => {
            bought.placed = await place(till, basket, { stores, accounts });
          },
        },
        ...stepsOf(basket, now).map((step) => ({ when: step.when, run: () => take(till, bought, step) })),
      ];
    })
    .sort((a, b) => a.when.getTime() - b.when.getTime());
  // In the order of time, so that invoices are numbered in it.
  for (const { run } of steps) await run();

  await endRefunds(at.ask);
  await dateBooks(at.ask);
  await restoreShelves(at.ask, shelves, now);
  await refreshDue(at.db);
}

interface Bought {
  placed?: Placed;
}

interface Known {
  stores: ReadonlyMap<number, number>;
  accounts: ReadonlyMap<string, number>;
}

function place(till: Till, basket: PlannedBasket, { stores, accounts }: Known): Promise<Placed> {
  const { customer, items, placedAt, payment, isCollected } = basket;
  const ids = [...new Set(items.map(({ businessId }) => businessId))];
  const canCollect = isCollected && ids.every((id) => stores.has(id));
  return buy(till, {
    items,
    contact: customer.contact,
    choices: {
      delivery: canCollect
        ? ids.map((id) => ({ business_id: id, way: 'collect' as const, store_id: stores.get(id) }))
        : [],
    },
    userId: customer.account === null ? null : (accounts.get(customer.account) ?? null),
    payment,
    now: placedAt,
  });
}

async function take(till: Till, { placed }: Bought, { what, when, words }: PlannedStep): Promise<void> {
  if (!placed) throw new Error('nothing was placed');
  if (what.move === 'pay') {
    if (placed.payment.kind === 'in_store') return;
    const label = placed.payment.kind === 'trial' ? 'Trial payment' : 'Bank transfer';
    await settlePayment(till.at, placed.payment.id, { now: when, sender: till.sender, label });
    return;
  }
  for (const [index, { id, way }] of placed.orders.entries()) {
    const move = what.move === 'hand_over' ? (way === 'collect' ? 'ready' : 'dispatch') : what.move;
    await press(till, {
      ...words,
      ...(words?.tracking && { tracking: `${words.tracking}${index}` }),
      orderId: id,
      groupId: placed.group.id,
      move,
      actor: what.actor,
      now: when,
    });
    // Of what waits for payment all orders are cancelled at once.
    if (move === 'cancel' && what.isUnpaid) return;
  }
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

const REFUNDS = {
  text: `delete from jobs where kind = $1 returning payload ->> 'refundId' as id`,
};

/** Money that is to go back has gone back: the jobs for it are done here. */
async function endRefunds(ask: Ask): Promise<void> {
  for (const { id } of await ask<{ id: string }>(REFUNDS, [REFUND_JOB])) await runRefund({ ask }, id);
}
