import type { RETURN_REASONS } from '#rules/orders/kinds.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import type { RETURN_STATES } from './tables.ts';
import { orderReturns } from './tables.ts';

export interface ReturnWish {
  orderId: number;
  /** How many of each line, by the id of the line. */
  units: Record<string, number>;
  reason: (typeof RETURN_REASONS)[number];
  note: string;
}

export interface ReturnRow extends ReturnWish {
  id: number;
  state: (typeof RETURN_STATES)[number];
}

export async function openReturn(at: Connection, wish: ReturnWish, now: Date): Promise<void> {
  await at.db.insert(orderReturns).values({ ...wish, createdAt: now, updatedAt: now });
}

const OPEN = {
  name: 'order-return-open',
  text: `
  select id, order_id as "orderId", units, reason, note, state from order_returns
  where order_id = $1 and state in ('requested', 'accepted', 'received')`,
};

export async function readOpenReturn(ask: Ask, orderId: number): Promise<ReturnRow | undefined> {
  const [row] = await ask<ReturnRow>(OPEN, [orderId]);
  return row;
}

const SET = {
  name: 'order-return-set',
  text: 'update order_returns set state = $2, updated_at = $3 where id = $1',
};

export async function setReturn(ask: Ask, id: number, state: ReturnRow['state'], now: Date): Promise<void> {
  await ask(SET, [id, state, now]);
}
