import { exchangeOf } from '#rules/orders/exchange.ts';
import type { Answer, Parsed } from '#contract/calls.ts';
import type { StaffOrder } from '#contract/orders-office.ts';
import type { Actor } from '#rules/flows/flow.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { Person } from '#rules/office/assignees.ts';
import type { ExchangeState, OrderExtra, ReturnState } from '#rules/orders/kinds.ts';
import { ORDER_EXTRAS } from '#rules/orders/kinds.ts';
import { possibleMoves } from '#rules/orders/next-step.ts';
import type { Ask } from '../../db/connect.ts';
import { ASSIGNEE, assigneeParam } from './assignee.reads.ts';
import { returnableSql } from './buyers-words.reads.ts';
import { IS_CHANGING } from './changes.reads.ts';
import { DUE, LATE } from './deadlines.reads.ts';
import { findOrders } from './found.reads.ts';
import type { OrderListRow } from './list.reads.ts';
import { ORDER_COLUMNS, ORDER_TABLES, PER_PAGE, summaryWire } from './list.reads.ts';
import { readOrderCounts } from './order-counts.reads.ts';
import { pickOrders } from './picked.reads.ts';
import { IS_DISPUTED, REFUND_FAILED, TAKEN } from './refunded.reads.ts';

type Query = Parsed<'GET /office/orders'>['query'];

export interface Staff {
  /** null: of all businesses. */
  businessId: number | null;
  /** Only orders for collection at these stores; null: all. */
  storeIds: readonly number[] | null;
  actor: Actor;
  now: Date;
}

/** Additional facts of a row for staff, to know the possible moves. */
interface Facts {
  way: StaffOrder['way'];
  town: string | null;
  promised_by: Date;
  send_by: Date;
  paid_at: Date | null;
  sent_at: Date | null;
  completed_at: Date | null;
  reserved_until: Date | null;
  due: Date | null;
  is_late: boolean;
  last_return: {
    state: ReturnState;
    at: string;
    appeal: string | null;
    exchange_state: ExchangeState | null;
  } | null;
  has_returnable: boolean;
  has_sent: boolean;
  has_basket: boolean;
  refund_failed: boolean;
  taken: number;
  is_disputed: boolean;
  assignee: Person | null;
  is_changing: boolean;
  store?: string | null;
  code?: string | null;
  by_staff: boolean;
}

const someLine = (condition: string) =>
  `exists (select from order_lines l where l.order_id = o.id and ${condition})`;

const FACTS = `
  o.way, case when o.way <> 'collect' then g.address ->> 'town' end as town, o.promised_by, o.send_by, o.paid_at, o.sent_at,
  o.completed_at, o.reserved_until, ${DUE} as due, ${LATE} as is_late,
  (select json_build_object('state', r.state, 'at', r.updated_at, 'appeal', r.appeal, 'exchange_state', r.exchange_state)
    from order_returns r where r.order_id = o.id order by r.id desc limit 1) as last_return,
  ${someLine(`${returnableSql('l')} > 0`)} as has_returnable,
  ${someLine('l.sent_units > 0')} as has_sent,
  exists (select from orders x where x.group_id = g.id and x.id <> o.id) as has_basket, ${REFUND_FAILED} as refund_failed,
  ${TAKEN} as taken,
  ${IS_DISPUTED} as is_disputed,
  ${ASSIGNEE} as assignee,
  ${IS_CHANGING} as is_changing,
  exists (select from order_events e where e.order_id = o.id and e.move = 'place' and e.actor <> 'buyer') as by_staff`;

/** The first three parameters: the caller's business, now, and the caller's stores. */
export const THEIRS = `
  ($1::int is null or o.business_id = $1) and $2::timestamptz is not null and ($3::int[] is null or o.store_id = any($3))`;

/** Columns that are read only if asked for. */
const EXTRAS: Readonly<Record<OrderExtra, string>> = {
  store: '(select t.name from stores t where t.id = o.store_id)',
  code: 'case when o.discount > 0 then g.code end',
};

const extrasSql = (extras: readonly OrderExtra[]) =>
  ORDER_EXTRAS.filter((one) => extras.includes(one))
    .map((one) => `, ${EXTRAS[one]} as ${one}`)
    .join('');

type Asker = Staff & { userId: number };

/** The parameters of `THEIRS`. */
export const theirValues = ({
  businessId,
  storeIds,
  now,
}: Pick<Staff, 'businessId' | 'storeIds' | 'now'>) => [businessId, now, storeIds];

/** A page of the orders that a staff member may see: first their ids, then the columns of the list. */
export async function readStaffOrders(
  ask: Ask,
  { q, per_page: perPage = PER_PAGE, sort = 'newest', with: extras = [], ...query }: Query & Asker,
): Promise<Answer<'GET /office/orders'>> {
  const { businessId, business_id: wanted = null, storeIds, now } = query;
  const picking = {
    businessId,
    wanted,
    storeIds,
    now,
    assignee: assigneeParam(query.assignee, { id: query.userId }),
    found: await findOrders(ask, q, businessId ?? wanted),
  };
  const picked = await pickOrders(ask, picking, { ...query, sort, most: perPage + 1 });
  const shown = picked.slice(0, perPage);
  const last = picked.length > perPage ? shown.at(-1) : undefined;
  const ids = shown.map(({ id }) => id);
  const rows = await readStaffOrdersById(ask, ids, query, extras);
  return {
    status: 200,
    // An order may have moved to another office between the two statements.
    data: ids.flatMap((id) => rows.get(id) ?? []),
    next_cursor: last ? (sort === 'due' ? `${last.id}-${last.due?.getTime() ?? 0}` : String(last.id)) : null,
    counts: await readOrderCounts(ask, picking),
  };
}

const byIdSql = (extras: readonly OrderExtra[]) => `
  select ${ORDER_COLUMNS}, ${FACTS}${extrasSql(extras)} from ${ORDER_TABLES} where ${THEIRS} and o.id = any($4::int[])`;

/** Orders by their ids, as far as the staff member may see them. */
export async function readStaffOrdersById(
  ask: Ask,
  ids: readonly number[],
  staff: Staff,
  extras: readonly OrderExtra[] = [],
): Promise<Map<number, StaffOrder>> {
  const rows = await ask<OrderListRow & Facts>({ text: byIdSql(extras) }, [...theirValues(staff), ids]);
  return new Map(rows.map((row) => [row.id, staffWire(row, staff.actor, staff.now)]));
}

function staffWire(row: OrderListRow & Facts, actor: Actor, now: Date): StaffOrder {
  const {
    promised_by: promisedBy,
    send_by: sendBy,
    paid_at: paidAt,
    sent_at: sentAt,
    completed_at: completedAt,
    reserved_until: reservedUntil,
    last_return: back,
    has_returnable: hasReturnable,
    has_sent: hasSentUnits,
    has_basket: hasBasket,
    is_changing: isChanging,
    by_staff: isPlacedByStaff,
    due,
    ...order
  } = row;
  const facts = {
    state: order.state,
    way: order.way,
    paymentKind: order.payment.kind,
    isPaymentIn: order.payment.state === 'paid',
    isPaidTogether: hasBasket && order.payment.kind !== 'in_store',
    returnState: back?.state ?? null,
    returnAt: back ? new Date(back.at) : null,
    wasAppealed: (back?.appeal ?? null) !== null,
    placedAt: order.placed_at,
    hasReturnable,
    hasSentUnits,
    isRefundable: order.total > order.refunded,
    hasUnsentUnits: order.has_unsent,
    paidAt,
    sentAt,
    completedAt,
    promisedBy,
    sendBy,
    reservedUntil,
    isDisputed: order.is_disputed,
    isChanging,
    isPlacedByStaff,
    exchange: exchangeOf(back, isChanging),
  };
  const {
    way,
    town,
    is_late: isLate,
    refund_failed: refundFailed,
    is_disputed: isDisputed,
    taken,
    assignee,
    store,
    code,
  } = order;
  return {
    ...summaryWire(order),
    way,
    town,
    is_late: isLate,
    refund_failed: refundFailed,
    taken: poundsFromPence(pence(taken)),
    is_disputed: isDisputed,
    assignee,
    ...(store !== undefined && { store }),
    ...(code !== undefined && { code }),
    is_part_sent: order.state === 'preparing' && hasSentUnits && order.has_unsent,
    due: due?.toISOString() ?? null,
    moves: possibleMoves(facts, actor, now),
  };
}
