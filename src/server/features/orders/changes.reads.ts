import type { Contents } from '#rules/orders/contents.ts';
import type { Ask } from '../../db/connect.ts';
import type { StockWish } from '../catalog/public.ts';
import { awaitedSql } from './awaited.reads.ts';

export interface ChangeRow {
  id: string;
  orderId: number;
  state: 'waiting' | 'made' | 'ended';
  words: string[];
  before: Contents;
  after: Contents;
  reserved: StockWish[];
  /** The return whose exchange it is. */
  returnId: number | null;
  /** Store credit that it has taken again. */
  credit: number;
  paymentId: string | null;
  until: Date | null;
}

const COLUMNS = `id, order_id as "orderId", state, words, before, after, reserved, return_id as "returnId", credit, payment_id as "paymentId", until`;

/** The change of an order that waits for its payment, its amounts in pence. */
export interface ChangeJson {
  words: string[];
  is_exchange: boolean;
  until: string;
  before: number;
  after: number;
  payment: {
    id: string;
    kind: 'trial' | 'stripe' | 'bank_transfer' | 'in_store';
    state: 'pending' | 'declined' | 'paid' | 'cancelled';
    amount: number;
    is_awaited: boolean;
  };
}

/** The waiting change of order `o` as JSON. */
export const WAITING_CHANGE = `(
  select json_build_object('words', c.words, 'is_exchange', c.return_id is not null, 'until', c.until, 'before', c.before -> 'total', 'after', c.after -> 'total',
    'payment', json_build_object('id', y.id, 'kind', y.kind, 'state', y.state, 'amount', y.amount,
      'is_awaited', ${awaitedSql('y.id')}))
  from order_changes c join payments y on y.id = c.payment_id where c.order_id = o.id and c.state = 'waiting')`;

/** SQL for whether a change of order `o` waits for its payment. */
export const IS_CHANGING = `exists (
  select from order_changes c where c.order_id = o.id and c.state = 'waiting')`;

const WAITING = {
  name: 'order-change-waiting',
  text: `select ${COLUMNS} from order_changes where order_id = $1 and state = 'waiting'`,
};
const PAID_BY = {
  name: 'order-change-paid-by',
  text: `select ${COLUMNS} from order_changes where payment_id = $1`,
};
const PAST = {
  name: 'order-contents-past',
  text: `
  select before, after from order_changes where order_id = $1 and state = 'made' and return_id is null order by created_at, id`,
};
const LAPSED = {
  name: 'order-changes-lapsed',
  text: `
  select c.order_id as "orderId", o.group_id as "groupId" from order_changes c join orders o on o.id = c.order_id
  where c.state = 'waiting' and c.until <= $1 order by c.until limit 100`,
};

/** The change of an order that waits for the buyer's payment. */
export async function readWaitingChange(ask: Ask, orderId: number): Promise<ChangeRow | undefined> {
  const [row] = await ask<ChangeRow>(WAITING, [orderId]);
  return row;
}

export async function readChangePaidBy(ask: Ask, paymentId: string): Promise<ChangeRow | undefined> {
  const [row] = await ask<ChangeRow>(PAID_BY, [paymentId]);
  return row;
}

/** The contents of an order before each of its changes, the oldest first. */
export async function readPastContents(ask: Ask, orderId: number): Promise<Contents[]> {
  const rows = await ask<{ before: Contents; after: Contents }>(PAST, [orderId]);
  return rows.flatMap(({ before, after }) => [before, after]);
}

/** Orders with a change that was not paid in time. */
export const readLapsedChanges = (ask: Ask, now: Date) =>
  ask<{ orderId: number; groupId: string }>(LAPSED, [now]);
