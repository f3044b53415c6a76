import type { TradeInState } from '#rules/flows/trade-in.ts';
import { statusOf } from '#rules/trade-in/status.ts';
import type { BenchActor } from '#rules/flows/flow.ts';
import type { Ask } from '../../db/connect.ts';
import type { TRADE_IN_EVENTS } from './tables.ts';

interface Event {
  move: (typeof TRADE_IN_EVENTS)[number];
  actor: BenchActor;
  at: Date;
}

/** The state of devices that have moved since they were read, with the moves since the named version. */
export interface StaleTradeIn {
  number: string;
  state: TradeInState;
  version: number;
  since: Event[];
}

interface Item {
  id: number;
  number: string;
  state: TradeInState;
  version: number;
}

const EVENTS = {
  name: 'trade-in-events-of',
  text: 'select move, actor, created_at as at from trade_in_events where item_id = any($1::int[]) order by id',
};

/** Every version of a device has one event, the first one included. */
export async function readStale(
  ask: Ask,
  whole: { number: string; version: number },
  items: readonly Item[],
  known: number,
): Promise<StaleTradeIn> {
  const events = await ask<Event & Record<string, unknown>>(EVENTS, [items.map(({ id }) => id)]);
  const [only] = items;
  const state = statusOf(items.map((item) => item.state));
  if (only && items.length === 1) {
    return { number: only.number, state, version: only.version, since: events.slice(known) };
  }
  const { number, version } = whole;
  return { number, state, version, since: events.slice(items.length - 1 + known) };
}
