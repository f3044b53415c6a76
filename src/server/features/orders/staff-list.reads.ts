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
import { assignedSql, ASSIGNEE, assigneeParam } from './assignee.reads.ts';
import { returnableSql } from './buyers-words.reads.ts';
import { IS_CHANGING } from './changes.reads.ts';
import { DUE, DUE_ORDER, LATE, MAY_WAIT, TO_ACCEPT, UNCOLLECTED } from './deadlines.reads.ts';
import type { OrderListRow, StateCount } from './list.reads.ts';
import {
  countsWire,
  ORDER_COLUMNS,
  ORDER_TABLES,
  PER_PAGE,
  SEARCH,
  searchValues,
  summaryWire,
} from './list.reads.ts';
import { IS_DISPUTED, REFUND_FAILED, TAKEN, TO_REFUND } from './refunded.reads.ts';

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
  due_order: Date;
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
  o.completed_at, o.reserved_until, ${DUE} as due, ${DUE_ORDER} as due_order, ${LATE} as is_late,
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

/** The first seven parameters: the search, the asker's business, the wanted one, now, and the asker's stores. */
export const THEIRS = `${SEARCH} and ($4::int is null or o.business_id = $4) and ($5::int is null or o.business_id = $5)
  and ($7::int[] is null or o.store_id = any($7))`;

const WANTED = `${THEIRS} and ($8::text[] is null or o.state = any($8)) and (not $9 or ${LATE})
  and ($10::boolean is null or ${TO_ACCEPT} = $10) and (not $11 or ${TO_REFUND}) and (not $15 or ${UNCOLLECTED})
  and ${assignedSql('$16')}`;

/** What is read only if somebody asks for it. */
const EXTRAS: Readonly<Record<OrderExtra, string>> = {
  store: '(select t.name from stores t where t.id = o.store_id)',
  code: 'case when o.discount > 0 then g.code end',
};

const extrasSql = (extras: readonly OrderExtra[]) =>
  ORDER_EXTRAS.filter((one) => extras.includes(one))
    .map((one) => `, ${EXTRAS[one]} as ${one}`)
    .join('');

/** Newest first, or the earliest deadline first. The cursor is the sort key of the last row. */
const LISTS = {
  newest: (extras: string) => `
    select ${ORDER_COLUMNS}, ${FACTS}${extras} from ${ORDER_TABLES}
    where ${WANTED} and ($12::int is null or o.id < $12) and $13::timestamptz is null
    order by o.id desc limit $14`,
  due: (extras: string) => `
    select ${ORDER_COLUMNS}, ${FACTS}${extras} from ${ORDER_TABLES}
    where ${WANTED} and ($12::int is null or (${DUE_ORDER}, o.id) > ($13::timestamptz, $12))
    order by ${DUE_ORDER}, o.id limit $14`,
};

const WAITING_COUNTS = `(count(*) filter (where ${LATE}))::int as late,
    (count(*) filter (where ${TO_ACCEPT}))::int as to_accept, (count(*) filter (where ${TO_REFUND}))::int as to_refund,
    (count(*) filter (where ${UNCOLLECTED}))::int as uncollected`;

const COUNTS = `
  select o.state, count(*)::int as count, ${WAITING_COUNTS}
  from ${ORDER_TABLES} where ${THEIRS} and ${assignedSql('$8')} group by o.state`;

/** Without a search, the states are counted in an index. */
const STATE_COUNTS = `
  select o.state, count(*)::int as count from orders o
  where ($1::int is null or o.business_id = $1) and ($2::int is null or o.business_id = $2)
    and ($3::int[] is null or o.store_id = any($3)) and ${assignedSql('$4')} group by o.state`;

/** Most orders are over. Only these may wait for the office: each part is found by an index of its own. */
const MAY_BE_COUNTED = `
  select o.id from orders o where ${MAY_WAIT}
  union select o.id from orders o where o.state = 'ready_to_collect'
  union select o.id from orders o where o.group_id in (
    select p.group_id from refunds f join payments p on p.id = f.payment_id where f.state <> 'done'
    union select p.group_id from disputes d join payments p on p.id = d.payment_id where d.state = 'open')`;

const OPEN_COUNTS = `
  select ${WAITING_COUNTS} from ${ORDER_TABLES}
  where o.id in (${MAY_BE_COUNTED}) and ${THEIRS} and ${assignedSql('$8')}`;

/** What is counted over all states. */
const COUNTED = ['late', 'to_accept', 'to_refund', 'uncollected'] as const;
type Waiting = Record<(typeof COUNTED)[number], number>;

/** The parameters of `THEIRS`. */
export const theirValues = (
  { businessId, storeIds, now }: Pick<Staff, 'businessId' | 'storeIds' | 'now'>,
  { q, wanted = null }: { q?: string | undefined; wanted?: number | null } = {},
) => [...searchValues(q), businessId, wanted, now, storeIds];

/** How many orders there are in each state, and how many are late or wait for the office in another way. */
export async function readOrderCounts(
  ask: Ask,
  theirs: ReturnType<typeof theirValues>,
  assignee: number | null = null,
): Promise<Record<string, number>> {
  const [search, , , businessId, wanted, , storeIds] = theirs;
  if (search === null) {
    const states = await ask<StateCount>({ text: STATE_COUNTS }, [businessId, wanted, storeIds, assignee]);
    const [waiting] = await ask<Waiting>({ text: OPEN_COUNTS }, [...theirs, assignee]);
    return { ...countsWire(states), ...waiting };
  }
  const counts = await ask<StateCount & Waiting>({ text: COUNTS }, [...theirs, assignee]);
  return {
    ...countsWire(counts),
    ...Object.fromEntries(COUNTED.map((name) => [name, counts.reduce((sum, one) => sum + one[name], 0)])),
  };
}

/** A page of the orders that a staff member may see. */
export async function readStaffOrders(
  ask: Ask,
  {
    state,
    q,
    cursor,
    per_page: perPage = PER_PAGE,
    sort = 'newest',
    late = false,
    to_accept: toAccept,
    to_refund: toRefund = false,
    uncollected = false,
    assignee,
    with: extras = [],
    ...rest
  }: Query & Staff & { userId: number },
): Promise<Answer<'GET /office/orders'>> {
  const { business_id: wanted = null, actor, now } = rest;
  const [id, at] = cursor?.split('-') ?? [];
  const theirs = theirValues(rest, { q, wanted });
  const assigned = assigneeParam(assignee, { id: rest.userId });
  const rows = await ask<OrderListRow & Facts>({ text: LISTS[sort](extrasSql(extras)) }, [
    ...theirs,
    state ?? null,
    late,
    toAccept ?? null,
    toRefund,
    id ?? null,
    sort === 'due' && id !== undefined ? new Date(Number(at ?? 0)) : null,
    perPage + 1,
    uncollected,
    assigned,
  ]);
  const shown = rows.slice(0, perPage);
  const last = rows.length > perPage ? shown.at(-1) : undefined;
  return {
    status: 200,
    data: shown.map((row) => staffWire(row, actor, now)),
    next_cursor: last ? (sort === 'due' ? `${last.id}-${last.due_order.getTime()}` : String(last.id)) : null,
    counts: await readOrderCounts(ask, theirs, assigned),
  };
}

const BY_ID = `
  select ${ORDER_COLUMNS}, ${FACTS} from ${ORDER_TABLES} where ${THEIRS} and o.id = any($8::int[])`;

/** Orders by their ids, as far as the staff member may see them. */
export async function readStaffOrdersById(
  ask: Ask,
  ids: readonly number[],
  staff: Staff,
): Promise<Map<number, StaffOrder>> {
  const rows = await ask<OrderListRow & Facts>({ text: BY_ID }, [...theirValues(staff), ids]);
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
    due_order: _order,
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
