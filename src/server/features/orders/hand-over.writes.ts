import type { Connection } from '../../db/connect.ts';
import type { Sender } from '../../ports/sender.ts';
import { moveOrder } from './moves.writes.ts';
import type { OrderRow } from './order.writes.ts';
import { lockGroup, writeMove } from './order.writes.ts';
import type { Staff } from './placed-rows.writes.ts';

/**
 * Completes an order that a person paid for at the till and takes along. It passes all its states, and the person gets
 * one mail, the receipt.
 */
export async function handOver(
  at: Connection,
  groupId: string,
  { staff, now, sender }: { staff: Staff; now: Date; sender: Sender },
): Promise<void> {
  const by = { actor: staff.actor, actorId: staff.id };
  const order = await readOnly(at, groupId);
  await writeMove(at.ask, order, { move: 'accept', to: 'preparing', ...by, now });
  const accepted: OrderRow = { ...order, state: 'preparing' };
  await writeMove(at.ask, accepted, { move: 'ready', to: 'ready_to_collect', ...by, now });
  const { id: orderId, version, collectCode } = await readOnly(at, groupId);
  const code = collectCode ?? undefined;
  const made = await moveOrder(at, { orderId, groupId, move: 'complete', version, code, by, now, sender });
  if (made !== 'moved') throw new Error('an order could not be handed over');
}

/** Staff who place an order have accepted it. The person has got a mail about the order already. */
export async function acceptPlaced(
  at: Connection,
  groupId: string,
  { staff, now }: { staff: Pick<Staff, 'actor' | 'id'> | undefined; now: Date },
): Promise<void> {
  if (!staff) return;
  const order = await readOnly(at, groupId);
  const by = { actor: staff.actor, actorId: staff.id };
  await writeMove(at.ask, order, { move: 'accept', to: 'preparing', ...by, now });
}

/** The order of a group with one vendor. */
async function readOnly(at: Connection, groupId: string): Promise<OrderRow> {
  const [order, ...others] = (await lockGroup(at.ask, groupId))?.orders ?? [];
  if (!order || others.length > 0) throw new Error('goods of one vendor are handed over');
  return order;
}
