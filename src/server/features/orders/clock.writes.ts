import { counterEndWords, counterHold, UNACCEPTED_DAYS } from '#rules/orders/counter-holds.ts';
import type { OrderState } from '#rules/flows/order.ts';
import { COMPLETED_AFTER_DAYS, KEPT_DAYS } from '#rules/orders/next-step.ts';
import type { Database } from '../../db/connect.ts';
import type { Sender } from '../../ports/sender.ts';
import { moveOrder } from './moves.writes.ts';

const ARRIVED = {
  name: 'orders-arrived',
  text: `
  select id, group_id as "groupId", version from orders
  where state = 'dispatched' and sent_at <= $1::timestamptz - make_interval(days => $2) order by id limit 500`,
};

/** Completes orders that were sent long ago without a reported problem. */
export async function completeDelivered(
  { ask, transaction }: Pick<Database, 'ask' | 'transaction'>,
  { now, sender }: { now: Date; sender: Sender },
): Promise<void> {
  const arrived = await ask<{ id: number; groupId: string; version: number }>(ARRIVED, [
    now,
    COMPLETED_AFTER_DAYS,
  ]);
  for (const { id, groupId, version } of arrived) {
    const by = { actor: 'system', actorId: null } as const;
    await transaction((at) =>
      moveOrder(at, { orderId: id, groupId, version, move: 'complete', by, now, sender }),
    );
  }
}

/** More than five working days are never less than five days, so the rules need to look at no others. */
const UNCOLLECTED = {
  name: 'orders-uncollected',
  text: `
  select o.id, o.group_id as "groupId", o.version, o.state, o.placed_at as "placedAt", o.sent_at as "sentAt"
  from orders o
  where o.paid_at is null and ((o.state = 'pending_payment' and o.placed_at <= $1::timestamptz - make_interval(days => $2))
      or (o.state = 'ready_to_collect' and o.sent_at <= $1::timestamptz - make_interval(days => $3)))
    and (select kind from payments where group_id = o.group_id and order_id is null order by created_at desc limit 1) = 'in_store'
  order by o.placed_at limit 500`,
};

/** Cancels orders to be paid in store that the store did not accept, or the buyer did not collect. */
export async function cancelUncollected(
  { ask, transaction }: Pick<Database, 'ask' | 'transaction'>,
  { now, sender }: { now: Date; sender: Sender },
): Promise<void> {
  const found = await ask<{
    id: number;
    groupId: string;
    version: number;
    state: OrderState;
    placedAt: Date;
    sentAt: Date | null;
  }>(UNCOLLECTED, [now, UNACCEPTED_DAYS, KEPT_DAYS]);
  for (const { id, groupId, version, ...held } of found) {
    const until = counterHold(held);
    if (until === null || until > now) continue;
    const by = { actor: 'system', actorId: null } as const;
    const note = counterEndWords(held);
    await transaction((at) =>
      moveOrder(at, { orderId: id, groupId, version, move: 'cancel', note, by, now, sender }),
    );
  }
}
