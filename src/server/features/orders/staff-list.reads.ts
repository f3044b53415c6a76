import type { Answer, Parsed } from '#contract/calls.ts';
import type { StaffOrder } from '#contract/orders.ts';
import type { Actor } from '#rules/flows/flow.ts';
import type { ReturnState } from '#rules/orders/kinds.ts';
import { possibleMoves } from '#rules/orders/next-step.ts';
import type { Ask } from '../../db/connect.ts';
import { returnableSql } from './buyers-words.reads.ts';
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

type Query = Parsed<'GET /office/orders'>['query'];

interface Staff {
  /** null: of all businesses. */
  businessId: number | null;
  actor: Actor;
  now: Date;
}

/** What a row of the office needs besides the buyer's: who can do what with it now. */
interface Facts {
  way: StaffOrder['way'];
  town: string | null;
  promised_by: Date;
  paid_at: Date | null;
  sent_at: Date | null;
  completed_at: Date | null;
  reserved_until: Date | null;
  is_late: boolean;
  last_return: { state: ReturnState; at: string; appeal: string | null } | null;
  has_returnable: boolean;
  has_sent: boolean;
  has_unsent: boolean;
}

const someLine = (condition: string) =>
  `exists (select from order_lines l where l.order_id = o.id and ${condition})`;

/** While the vendor has something to send or to get ready. */
const IN_WORK = `o.state in ('paid', 'preparing')`;
const LATE = `(${IN_WORK} and o.promised_by < $6)`;

const FACTS = `
  o.way, case when o.way <> 'collect' then g.address ->> 'town' end as town, o.promised_by, o.paid_at, o.sent_at,
  o.completed_at, o.reserved_until, ${LATE} as is_late,
  (select json_build_object('state', r.state, 'at', r.updated_at, 'appeal', r.appeal)
    from order_returns r where r.order_id = o.id order by r.id desc limit 1) as last_return,
  ${someLine(`${returnableSql('l')} > 0`)} as has_returnable,
  ${someLine('l.sent_units > 0')} as has_sent,
  ${someLine('l.quantity > l.sent_units + l.cancelled_units')} as has_unsent`;

const THEIRS = `${SEARCH} and ($4::int is null or o.business_id = $4) and ($5::int is null or o.business_id = $5)`;

const WANTED = `${THEIRS} and ($7::text[] is null or o.state = any($7)) and (not $8 or ${LATE})`;

/** A cursor has milliseconds, as JavaScript has: with finer moments the last row of a page would come again. */
const DUE = `date_trunc('milliseconds', o.promised_by)`;

/** Newest first, or the earliest deadline first; the cursor is what the last row was sorted by. */
const LISTS = {
  newest: `
    select ${ORDER_COLUMNS}, ${FACTS} from ${ORDER_TABLES}
    where ${WANTED} and ($9::int is null or o.id < $9) and $10::timestamptz is null
    order by o.id desc limit $11`,
  due: `
    select ${ORDER_COLUMNS}, ${FACTS} from ${ORDER_TABLES}
    where ${WANTED} and ($9::int is null or (${DUE}, o.id) > ($10::timestamptz, $9))
    order by ${DUE}, o.id limit $11`,
};

const COUNTS = `
  select o.state, count(*)::int as count, (count(*) filter (where ${LATE}))::int as late
  from ${ORDER_TABLES} where ${THEIRS} group by o.state`;

/** A page of the orders that somebody of the staff may see. */
export async function readStaffOrders(
  ask: Ask,
  { state, q, cursor, per_page: perPage = PER_PAGE, sort = 'newest', late = false, ...rest }: Query & Staff,
): Promise<Answer<'GET /office/orders'>> {
  const { businessId, business_id: wanted = null, actor, now } = rest;
  const [id, at] = cursor?.split('-') ?? [];
  const theirs = [...searchValues(q), businessId, wanted, now];
  const rows = await ask<OrderListRow & Facts>({ text: LISTS[sort] }, [
    ...theirs,
    state ?? null,
    late,
    id ?? null,
    sort === 'due' && id !== undefined ? new Date(Number(at ?? 0)) : null,
    perPage + 1,
  ]);
  const counts = await ask<StateCount & { late: number }>({ text: COUNTS }, theirs);
  const shown = rows.slice(0, perPage);
  const last = rows.length > perPage ? shown.at(-1) : undefined;
  return {
    status: 200,
    data: shown.map((row) => staffWire(row, actor, now)),
    next_cursor: last
      ? sort === 'due'
        ? `${last.id}-${last.promised_by.getTime()}`
        : String(last.id)
      : null,
    counts: { ...countsWire(counts), late: counts.reduce((sum, one) => sum + one.late, 0) },
  };
}

function staffWire(row: OrderListRow & Facts, actor: Actor, now: Date): StaffOrder {
  const {
    promised_by: promisedBy,
    paid_at: paidAt,
    sent_at: sentAt,
    completed_at: completedAt,
    reserved_until: reservedUntil,
    last_return: back,
    has_returnable: hasReturnable,
    has_sent: hasSentUnits,
    has_unsent: hasUnsentUnits,
    ...order
  } = row;
  const facts = {
    state: order.state,
    way: order.way,
    paymentKind: order.payment.kind,
    returnState: back?.state ?? null,
    returnAt: back ? new Date(back.at) : null,
    wasAppealed: (back?.appeal ?? null) !== null,
    placedAt: order.placed_at,
    hasReturnable,
    hasSentUnits,
    hasUnsentUnits,
    paidAt,
    sentAt,
    completedAt,
    promisedBy,
    reservedUntil,
  };
  const isInWork = order.state === 'paid' || order.state === 'preparing';
  const { way, town, is_late: isLate } = order;
  return {
    ...summaryWire(order),
    way,
    town,
    is_late: isLate,
    due: isInWork ? promisedBy.toISOString() : null,
    moves: possibleMoves(facts, actor, now),
  };
}
