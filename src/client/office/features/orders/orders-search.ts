import { lastCursor, readCursors } from '../../ui/cursors.ts';
import type { OrdersQuery } from './orders.api.ts';
import { TABS, type TabKey } from './state-words.ts';

export interface OrdersSearch {
  tab?: TabKey | undefined;
  q?: string | undefined;
  /** The id of a business. */
  vendor?: number | undefined;
  /** The cursors of the pages before this one, the present one last. */
  from?: string | undefined;
}

const isTab = (text: unknown): text is TabKey => TABS.some(({ key }) => key === text);

/** What the address says; whatever it can't mean is left out. */
export function readOrdersSearch({ tab, q, vendor, from }: Record<string, unknown>): OrdersSearch {
  return {
    ...(isTab(tab) && { tab }),
    // A number that somebody searches for is read as one from the address.
    ...((typeof q === 'string' || typeof q === 'number') && String(q) && { q: String(q).slice(0, 80) }),
    ...(Number.isSafeInteger(vendor) && Number(vendor) > 0 && { vendor: Number(vendor) }),
    ...readCursors(from),
  };
}

export const PER_PAGE = 25;
/** These have a deadline of the staff's own, so they are listed by it. */
export const BY_DEADLINE: ReadonlySet<TabKey> = new Set(['open', 'late', 'new', 'work']);

export function queryOf({ tab = 'open', q, vendor, from }: OrdersSearch): OrdersQuery {
  const states = TABS.find(({ key }) => key === tab)?.states ?? [];
  const cursor = lastCursor(from);
  return {
    ...(states.length > 0 && { state: [...states] }),
    per_page: PER_PAGE,
    ...(tab === 'late' && { late: true }),
    ...(tab === 'new' && { to_accept: true }),
    ...(tab === 'refunds' && { to_refund: true }),
    ...(tab === 'waiting' && { to_accept: false }),
    ...(BY_DEADLINE.has(tab) && { sort: 'due' }),
    ...(q && { q }),
    ...(vendor && { business_id: vendor }),
    ...(cursor && { cursor }),
  };
}
