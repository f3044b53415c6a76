import type { StaffOrderMoveBody } from '#contract/orders-office.ts';
import type { Actor } from '#rules/flows/flow.ts';
import { movedWords } from '#rules/orders/moved-words.ts';
import type { Connection } from '../../db/connect.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse, refuseMoved } from '../../http/refusal.ts';
import type { PaymentKind } from '../money/public.ts';
import type { Sender } from '../../ports/sender.ts';
import { moveOrder } from './moves.writes.ts';
import type { Stale } from './moving.writes.ts';
import type { Tracking } from './tracking.reads.ts';

/** Tells the second of two senders who moved the order first, and its current state. */
export function refuseStale(
  number: string,
  { state, version, since }: Stale,
  reader: Actor,
  now: Date,
): Refusal {
  const last = since.at(-1);
  const what = last ? movedWords(last, reader, now) : 'This is not how the order stands.';
  return refuseMoved(`${what} Please look again.`, {
    number,
    state,
    version,
    since: since.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  });
}

interface Mover {
  actor: Actor;
  actorId: number | null;
  sender: Sender;
  linkKind?: PaymentKind | undefined;
}

/** Makes the requested move. Returns nothing on success, otherwise the refusal. */
export async function moveTracked(
  at: Connection,
  { group, order: only }: Tracking,
  { move: name, version, number, ...said }: StaffOrderMoveBody,
  { sender, linkKind, ...by }: Mover,
): Promise<Refusal | undefined> {
  const known = only ? [only] : group.orders;
  const order =
    number === undefined && known.length === 1 ? known[0] : known.find((one) => one.number === number);
  if (!order) {
    return refuse(400, 'Please say which order you mean.', {
      number: number === undefined ? 'Required' : 'There is no such order at this address.',
    });
  }
  const now = new Date();
  const made = await moveOrder(at, {
    ...said,
    orderId: order.id,
    groupId: group.id,
    move: name,
    version,
    by,
    linkKind,
    now,
    sender,
  });
  if (made === 'moved') return undefined;
  return 'stale' in made
    ? refuseStale(order.number, made.stale, by.actor, now)
    : refuse(409, made.impossible);
}
