import type { Parsed } from '#contract/calls.ts';
import type { OrderState } from '#rules/flows/order.ts';
import { ORDER_STATES } from '#rules/flows/order.ts';
import type { Ask } from '../../db/connect.ts';
import { usedValues } from '../../db/used-values.ts';
import { DUE, DUE_ORDER, LATE, TO_ACCEPT, TO_MARK, UNCOLLECTED, WAITING_STATES } from './deadlines.reads.ts';
import type { Found } from './found.reads.ts';
import { TO_REFUND } from './refunded.reads.ts';

/** Which orders are listed and counted. */
export interface Picking {
  /** null: of all businesses. */
  businessId: number | null;
  /** Only orders for collection at these stores; null: all. */
  storeIds: readonly number[] | null;
  now: Date;
  /** The business that was asked for. */
  wanted?: number | null;
  /** Only orders of this assignee; 0: unassigned; null: all. */
  assignee?: number | null;
  found?: Found | undefined;
}

interface Page extends Pick<
  Parsed<'GET /office/orders'>['query'],
  'state' | 'cursor' | 'late' | 'to_accept' | 'to_mark' | 'to_refund' | 'uncollected'
> {
  sort: 'newest' | 'due';
  most: number;
}

/** Conditions need only the id of group `g`, which the order has. */
export const PICKED_FROM = 'orders o cross join lateral (select o.group_id as id) g';

/** Groups with money that may wait for the office. */
export const MONEY_WAITS = `o.group_id in (
  select p.group_id from refunds f join payments p on p.id = f.payment_id where f.state <> 'done'
  union select p.group_id from disputes d join payments p on p.id = d.payment_id where d.state = 'open')`;

/** Only the requested conditions, so that each statement uses the index that fits. */
export function theirConditions({ businessId, storeIds, wanted, assignee, found }: Picking): string[] {
  return [
    businessId !== null && 'o.business_id = $1',
    storeIds !== null && 'o.store_id = any($3)',
    typeof wanted === 'number' && 'o.business_id = $4',
    typeof assignee === 'number' && (assignee === 0 ? 'o.assignee_id is null' : 'o.assignee_id = $5'),
    found && foundCondition(found),
  ].filter((one) => typeof one === 'string');
}

/** Reads the words of one order at a time, since many orders have them and the query reads few orders. */
const HAS_WORDS = '(select w.words like lower($7) from order_words w where w.order_id = o.id)';
const IS_FOUND = 'o.id = any($6::int[])';

function foundCondition({ ids, words }: Found): string {
  if (words === null) return IS_FOUND;
  return ids.length === 0 ? HAS_WORDS : `(${IS_FOUND} or ${HAS_WORDS})`;
}

/** The first seven parameters. `$1` and `$2` are those of the deadlines. */
export const pickingValues = ({ businessId, now, storeIds, wanted, assignee, found }: Picking) => [
  businessId,
  now,
  storeIds,
  wanted ?? null,
  assignee ?? null,
  found?.ids ?? null,
  found?.words ?? null,
];

const CAN_BE_ACCEPTED: readonly OrderState[] = ['paid', 'pending_payment'];

/** The states that rows of the page can have; undefined: any. */
function statesOf({
  state,
  late,
  to_accept: toAccept,
  to_mark: toMark,
  uncollected,
}: Page): OrderState[] | undefined {
  const limits = [
    state,
    late ? WAITING_STATES : undefined,
    toAccept ? CAN_BE_ACCEPTED : undefined,
    toMark ? (['pending_payment'] as const) : undefined,
    uncollected ? (['ready_to_collect'] as const) : undefined,
  ].filter((one) => one !== undefined);
  if (limits.length === 0) return undefined;
  return ORDER_STATES.filter((one) => limits.every((limit) => limit.includes(one)));
}

function wishesOf(page: Page): string[] {
  const { late, sort, to_accept: toAccept, to_mark: toMark, to_refund: toRefund, uncollected } = page;
  return [
    late && sort === 'newest' && LATE,
    toMark && TO_MARK,
    toAccept !== undefined && (toAccept ? TO_ACCEPT : `not ${TO_ACCEPT}`),
    toRefund && `${MONEY_WAITS} and ${TO_REFUND}`,
    uncollected && UNCOLLECTED,
  ].filter((one) => typeof one === 'string');
}

/** Each state is read newest first from an index, so that a rare one is not searched for among all orders. */
const byState = (conditions: string) => `
  select x.id from unnest($8::text[]) s (state) cross join lateral (
    select o.id from ${PICKED_FROM} where o.state = s.state and ${conditions} order by o.id desc limit $11) x
  order by x.id desc limit $11`;

const newest = (conditions: string) =>
  `select o.id from ${PICKED_FROM} where ${conditions} order by o.id desc limit $11`;

const due = (conditions: string, after: string) => `
  select d.id, d.due from (select o.id, ${DUE_ORDER} as due from ${PICKED_FROM} where ${conditions} offset 0) d
  where ${after} order by d.due, d.id limit $11`;

export interface Picked {
  id: number;
  /** The place in a list by deadline. */
  due?: Date;
}

/** The ids of a page, newest first or the earliest deadline first. The cursor is the sort key of the last row. */
export async function pickOrders(ask: Ask, picking: Picking, page: Page): Promise<Picked[]> {
  const [id, at] = page.cursor?.split('-') ?? [];
  const states = statesOf(page);
  const conditions = [...theirConditions(picking), ...wishesOf(page)];
  const pick = (text: string, wanted: readonly OrderState[] | undefined) => {
    const values = [...pickingValues(picking), wanted, id ?? null, new Date(Number(at ?? 0)), page.most];
    const used = usedValues(text, values);
    return ask<Picked>({ text: used.text }, used.values);
  };
  if (page.sort === 'due') {
    const after = [
      id === undefined ? 'true' : '(d.due, d.id) > ($10::timestamptz, $9::int)',
      ...(page.late ? ['d.due < $2::timestamptz'] : []),
    ].join(' and ');
    if (states) return pick(due(['o.state = any($8)', ...conditions].join(' and '), after), states);
    // Orders that wait for no one come last. Nearly all orders are over, and a first page has none of them.
    const waiting = ['o.state = any($8)', `${DUE} is not null`, ...conditions].join(' and ');
    const first = await pick(due(waiting, after), WAITING_STATES);
    if (first.length === page.most) return first;
    return pick(due(['true', ...conditions].join(' and '), after), undefined);
  }
  const all = [...conditions, id === undefined ? 'true' : 'o.id < $9::int'].join(' and ');
  const isOfOne = picking.businessId !== null || typeof picking.wanted === 'number';
  if (states === undefined && !isOfOne) return pick(newest(all), undefined);
  return pick(byState(all), states ?? ORDER_STATES);
}
