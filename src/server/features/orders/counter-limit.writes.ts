import { counterLimitWords } from '#rules/orders/counter-holds.ts';
import type { Ask } from '../../db/connect.ts';

/** Held until the transaction ends, so that orders with one email are counted one after the other. */
const LOCK = {
  name: 'orders-in-store-lock',
  text: `select pg_advisory_xact_lock(hashtext('orders in store'), hashtext(lower($1)))`,
};

const OPEN = {
  name: 'orders-in-store-open',
  text: `
  select count(*)::int as count from order_groups g join orders o on o.group_id = g.id
  where lower(g.email) = lower($1) and o.paid_at is null and o.state not in ('completed', 'cancelled', 'refunded')
    and (select kind from payments where group_id = g.id order by created_at desc limit 1) = 'in_store'`,
};

/** Why this email may not have so many more orders to be paid in store; undefined if it may. */
export async function refuseMoreInStore(ask: Ask, email: string, more: number): Promise<string | undefined> {
  await ask(LOCK, [email]);
  const [open] = await ask<{ count: number }>(OPEN, [email]);
  return counterLimitWords(open?.count ?? 0, more);
}
