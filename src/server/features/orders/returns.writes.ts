import type { OrderState } from '#rules/flows/order.ts';
import type { SentFacts } from '#rules/orders/arrived.ts';
import type { GoodsWays } from '#rules/orders/goods-ways.ts';
import type { ExchangeLine } from '#rules/orders/exchange.ts';
import type { ExchangeState, RETURN_REASONS, ReturnState } from '#rules/orders/kinds.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import { orderReturns } from './tables.ts';

export interface ReturnWish {
  orderId: number;
  /** Units by line id. */
  units: Record<string, number>;
  reason: (typeof RETURN_REASONS)[number];
  note: string;
  photoIds: string[];
  /** Store credit instead of money. */
  asCredit: boolean;
  /** The variations that the buyer wants instead of money. */
  exchange: ExchangeLine[] | null;
}

export interface ReturnRow extends ReturnWish {
  id: number;
  state: ReturnState;
  exchangeState: ExchangeState | null;
  appeal: string | null;
  updatedAt: Date;
}

/** A return whose variations are reserved. */
export type KeptExchange = ReturnRow & { exchange: ExchangeLine[] };

export const isKept = (last: ReturnRow): last is KeptExchange =>
  last.exchange !== null && last.exchangeState === 'kept';

export async function openReturn(at: Connection, wish: ReturnWish, now: Date): Promise<void> {
  await at.db.insert(orderReturns).values({
    ...wish,
    exchangeState: wish.exchange && 'asked',
    createdAt: now,
    updatedAt: now,
  });
}

/** The last return. At most one is open at a time, and it is the last one. */
const LAST = {
  name: 'order-return-last',
  text: `
  select id, order_id as "orderId", units, reason, note, state, photo_ids as "photoIds", as_credit as "asCredit",
    exchange, exchange_state as "exchangeState", appeal, updated_at as "updatedAt"
  from order_returns where order_id = $1 order by id desc limit 1`,
};

export async function readLastReturn(ask: Ask, orderId: number): Promise<ReturnRow | undefined> {
  const [row] = await ask<ReturnRow>(LAST, [orderId]);
  return row;
}

const REFUSED = {
  name: 'order-returns-refused',
  text: "select units from order_returns where order_id = $1 and state = 'refused'",
};

/** Units by line whose return was refused. The buyer can appeal, but not request their return again. */
export async function readRefusedUnits(ask: Ask, orderId: number): Promise<Map<number, number>> {
  const refused = new Map<number, number>();
  for (const { units } of await ask<Pick<ReturnRow, 'units'>>(REFUSED, [orderId])) {
    for (const [line, count] of Object.entries(units)) {
      refused.set(Number(line), (refused.get(Number(line)) ?? 0) + count);
    }
  }
  return refused;
}

const SENT = {
  name: 'order-sent-and-returned',
  text: `select
    (select coalesce(json_agg(c.units order by c.id), '[]') from parcels c where c.order_id = $1) as parcels,
    (select coalesce(json_agg(r.units order by r.id), '[]') from order_returns r
      where r.order_id = $1 and r.state <> 'withdrawn') as returned`,
};

/** The contents of each parcel of an order, and the goods of each of its returns. */
export async function readSentAndReturned(
  ask: Ask,
  orderId: number,
): Promise<Pick<SentFacts, 'parcels' | 'returned'>> {
  const [row] = await ask<Pick<SentFacts, 'parcels' | 'returned'>>(SENT, [orderId]);
  return row ?? { parcels: [], returned: [] };
}

const BEFORE = {
  name: 'order-before-return',
  text: `select from_state as state from order_events
    where order_id = $1 and move in ('request_return', 'appeal') order by id desc limit 1`,
};

/** The state of an order before its last return was asked for, or appealed. */
export async function readStateBefore(ask: Ask, orderId: number): Promise<OrderState> {
  const [row] = await ask<{ state: OrderState }>(BEFORE, [orderId]);
  return row?.state ?? 'completed';
}

const SET = {
  name: 'order-return-set',
  text: `update order_returns set state = $2, appeal = coalesce($4, appeal), goods = coalesce($5, goods),
    updated_at = $3 where id = $1`,
};

export async function setReturn(
  ask: Ask,
  id: number,
  { state, appeal, goods, now }: { state: ReturnState; appeal?: string; goods?: GoodsWays; now: Date },
): Promise<void> {
  await ask(SET, [id, state, now, appeal ?? null, goods ? JSON.stringify(goods) : null]);
}

const SET_EXCHANGE = {
  name: 'order-return-exchange',
  text: 'update order_returns set exchange_state = $2 where id = $1',
};

export async function setExchange(ask: Ask, id: number, state: ExchangeState): Promise<void> {
  await ask(SET_EXCHANGE, [id, state]);
}
