import { counterLimitWords } from '#rules/orders/counter-holds.ts';
import { mailboxDomains, mailboxOf } from '#rules/orders/mailbox.ts';
import type { Ask } from '../../db/connect.ts';

/** Held until the transaction ends, so that orders with one mailbox are counted one after the other. */
const LOCK = {
  name: 'orders-in-store-lock',
  text: `select pg_advisory_xact_lock(hashtext('orders in store'), hashtext($1))`,
};

/** Open payments are few, and those with emails of one domain are even fewer. */
const OPEN = {
  name: 'orders-in-store-open',
  text: `
  select g.email, count(*)::int as count
  from payments p join order_groups g on g.id = p.group_id join orders o on o.group_id = g.id
  where p.kind = 'in_store' and p.state in ('pending', 'declined')
    and lower(split_part(g.email, '@', 2)) = any($1::text[])
    and o.paid_at is null and o.state not in ('completed', 'cancelled', 'refunded')
    and p.id = (select id from payments where group_id = g.id and order_id is null order by created_at desc limit 1)
  group by g.email`,
};

/** Why this email may not have so many more orders to be paid in store; undefined if it may. */
export async function refuseMoreInStore(ask: Ask, email: string, more: number): Promise<string | undefined> {
  const mailbox = mailboxOf(email);
  await ask(LOCK, [mailbox]);
  const found = await ask<{ email: string; count: number }>(OPEN, [mailboxDomains(email)]);
  const open = found.filter((one) => mailboxOf(one.email) === mailbox);
  return counterLimitWords(
    open.reduce((sum, { count }) => sum + count, 0),
    more,
  );
}
