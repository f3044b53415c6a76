import { ORDER_STATES } from '#rules/flows/order.ts';
import type { Ask } from '../../db/connect.ts';
import { usedValues } from '../../db/used-values.ts';
import { wordsSql } from './found.reads.ts';
import { LATE, MAY_WAIT, TO_ACCEPT, TO_MARK, UNCOLLECTED } from './deadlines.reads.ts';
import type { StateCount } from './list.reads.ts';
import { countsWire } from './list.reads.ts';
import type { Picking } from './picked.reads.ts';
import { MONEY_WAITS, PICKED_FROM, pickingValues, theirConditions } from './picked.reads.ts';
import { TO_REFUND } from './refunded.reads.ts';

const statesSql = (conditions: string) => `
  select o.state, count(*)::int as count from orders o where ${conditions} group by o.state`;

/** Most orders are over. Only these may wait for the office. */
const CAN_WAIT = `(${MAY_WAIT} or o.state = 'ready_to_collect')`;
const waitingColumns = (conditions: string) => `
  (count(*) filter (where ${LATE}))::int as late, (count(*) filter (where ${TO_ACCEPT}))::int as to_accept,
  (count(*) filter (where ${TO_MARK}))::int as to_mark, (count(*) filter (where ${UNCOLLECTED}))::int as uncollected,
  (select count(*)::int from ${PICKED_FROM} where ${MONEY_WAITS} and ${TO_REFUND} and ${conditions}) as to_refund`;

const waitingSql = (conditions: string) =>
  `select ${waitingColumns(conditions)} from ${PICKED_FROM} where ${CAN_WAIT} and ${conditions}`;

const NOT_COMPLETED = ORDER_STATES.filter((state) => state !== 'completed')
  .map((state) => `'${state}'`)
  .join(', ');

/** Found by words: orders are selected by their words and their business. */
function wordsConditions({ businessId, wanted, found }: Picking): string {
  const has = `${wordsSql(found?.words ?? '')} like lower($7)`;
  return [
    found?.ids.length === 0 ? has : `(${has} or w.order_id = any($6::int[]))`,
    ...(businessId === null ? [] : ['w.business_id = $1']),
    ...(typeof wanted === 'number' ? ['w.business_id = $4'] : []),
  ].join(' and ');
}

/** The orders with these words that are not completed. Each is read once. */
const openSql = (conditions: string) => `
  with open as materialized (
    select o.* from orders o where o.state in (${NOT_COMPLETED}) and ${conditions}
  )
  select (select json_agg(s) from (select o.state, count(*)::int as count from open o group by o.state) s) as states,
    w.* from (select ${waitingColumns(conditions)} from ${PICKED_FROM.replace('orders', 'open')} where ${CAN_WAIT}) w`;

type Read = <R extends object>(text: string) => Promise<R[]>;
const conditionsOf = (picking: Picking) => ['true', ...theirConditions(picking)].join(' and ');

/** How many orders there are in each state, and how many are late or wait for the office in another way. */
export async function readOrderCounts(ask: Ask, picking: Picking): Promise<Record<string, number>> {
  const read: Read = (text) => {
    const used = usedValues(text, pickingValues(picking));
    return ask({ text: used.text }, used.values);
  };
  const { found, storeIds, assignee } = picking;
  const hasManyWords = typeof found?.words === 'string';
  if (hasManyWords && storeIds === null && typeof assignee !== 'number') return countByWords(read, picking);
  const states =
    assignee === 0 && !found ? await countOfNobody(read, picking) : await countStates(read, picking);
  const [waiting] = await read<Record<string, number>>(waitingSql(conditionsOf(picking)));
  return { ...states, ...waiting };
}

const countStates = async (read: Read, picking: Picking, also = 'true') =>
  countsWire(await read<StateCount>(statesSql(`${conditionsOf(picking)} and ${also}`)));

/** Nearly all orders are over and unassigned, so the assigned ones are counted and taken from all. */
async function countOfNobody(read: Read, picking: Picking): Promise<Record<string, number>> {
  const all = await countStates(read, { ...picking, assignee: null });
  const taken = await countStates(read, { ...picking, assignee: null }, 'o.assignee_id is not null');
  const left = Object.entries(all).map(([state, count]) => [state, count - (taken[state] ?? 0)] as const);
  return Object.fromEntries(left.filter(([, count]) => count > 0));
}

/**
 * For words that many orders have: counts all of them by their words, and reads only those that are not
 * completed. The rest are completed, so few orders are read.
 */
async function countByWords(read: Read, picking: Picking): Promise<Record<string, number>> {
  const words = wordsConditions(picking);
  const [all] = await read<{ count: number }>(
    `select count(*)::int as count from order_words w where ${words}`,
  );
  const [open] = await read<Record<string, number> & { states: StateCount[] | null }>(
    openSql(conditionsOf(picking)),
  );
  const { states, ...waiting } = open ?? { states: null };
  const others = states ?? [];
  const completed = (all?.count ?? 0) - others.reduce((sum, { count }) => sum + count, 0);
  return { ...countsWire(others), ...(completed > 0 && { completed }), ...waiting };
}
