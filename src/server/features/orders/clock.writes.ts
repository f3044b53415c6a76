import { COMPLETED_AFTER_DAYS } from '#rules/orders/next-step.ts';
import type { Database } from '../../db/connect.ts';
import type { Sender } from './letter-parts.reads.ts';
import { moveOrder } from './moves.writes.ts';

const ARRIVED = {
  name: 'orders-arrived',
  text: `
  select id, group_id as "groupId", version from orders
  where state = 'dispatched' and sent_at <= $1::timestamptz - make_interval(days => $2) order by id limit 500`,
};

/** Completes orders that were sent long ago, since nobody reported a problem. */
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
