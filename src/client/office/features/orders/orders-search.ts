import { ORDER_EXTRAS } from '#rules/orders/kinds.ts';
import { readAssigneeFilter, type AssigneeFilter } from '#rules/office/assignees.ts';
import { lastCursor, readCursors } from '../../ui/cursors.ts';
import type { OrdersQuery } from './orders.api.ts';
import { TABS, type TabKey } from './state-words.ts';
import { readColumns } from '#rules/office/list-columns.ts';

export interface OrdersSearch {
  tab?: TabKey | undefined;
  q?: string | undefined;
  /** The id of a business. */
  vendor?: number | undefined;
  /** Their assignee. */
  who?: AssigneeFilter | undefined;
  /** The cursors of the earlier pages, the current one last. */
  from?: string | undefined;
  /** The names of the columns, such as `order.total`. */
  cols?: string | undefined;
}

const isTab = (text: unknown): text is TabKey => TABS.some(({ key }) => key === text);

/** Reads the search from the URL. Invalid values are left out. */
export function readOrdersSearch({ tab, q, vendor, who, from, cols }: Record<string, unknown>): OrdersSearch {
  const assignee = readAssigneeFilter(who);
  return {
    ...(isTab(tab) && { tab }),
    // The router parses digits in the URL as a number.
    ...((typeof q === 'string' || typeof q === 'number') && String(q) && { q: String(q).slice(0, 80) }),
    ...(Number.isSafeInteger(vendor) && Number(vendor) > 0 && { vendor: Number(vendor) }),
    ...(assignee && { who: assignee }),
    ...readCursors(from),
    ...readColumns(cols),
  };
}

export const PER_PAGE = 25;
/** Orders in these tabs have a deadline for staff, so they are sorted by it. */
export const BY_DEADLINE: ReadonlySet<TabKey> = new Set(['open', 'late', 'new', 'work', 'returns']);

/** @param needs what chosen columns show that is not read otherwise */
export function queryOf(
  { tab = 'open', q, vendor, who, from }: OrdersSearch,
  needs: readonly string[] = [],
): OrdersQuery {
  const extras = ORDER_EXTRAS.filter((one) => needs.includes(one));
  const states = TABS.find(({ key }) => key === tab)?.states ?? [];
  const cursor = lastCursor(from);
  return {
    ...(states.length > 0 && { state: [...states] }),
    per_page: PER_PAGE,
    ...(tab === 'late' && { late: true }),
    ...(tab === 'new' && { to_accept: true }),
    ...(tab === 'uncollected' && { uncollected: true }),
    ...(tab === 'transfers' && { to_mark: true }),
    ...(tab === 'refunds' && { to_refund: true }),
    ...(tab === 'waiting' && { to_accept: false }),
    ...(BY_DEADLINE.has(tab) && { sort: 'due' }),
    ...(q && { q }),
    ...(vendor && { business_id: vendor }),
    ...(who && { assignee: who }),
    ...(extras.length > 0 && { with: extras }),
    ...(cursor && { cursor }),
  };
}
