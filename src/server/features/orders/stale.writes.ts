import type { Ask } from '../../db/connect.ts';
import type { Stale } from './moving.writes.ts';
import type { OrderRow } from './order.writes.ts';

const EVENTS = {
  name: 'order-events-since',
  text: 'select move, actor, created_at as at from order_events where order_id = $1 order by id',
};

/** Every version of an order has one event, including the first. */
export async function readStale(
  ask: Ask,
  { id, state, version }: Pick<OrderRow, 'id' | 'state' | 'version'>,
  known: number,
): Promise<Stale> {
  const events = await ask<Stale['since'][number]>(EVENTS, [id]);
  return { state, version, since: events.slice(known) };
}
