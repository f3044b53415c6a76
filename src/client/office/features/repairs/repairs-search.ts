import { REPAIR_MOVES } from '#rules/flows/repair.ts';
import { readColumns } from '#rules/office/list-columns.ts';
import { REPAIR_NOTES } from '#rules/repair/kinds.ts';
import { lastCursor, readCursors } from '../../ui/cursors.ts';
import type { RepairsQuery } from './repairs.api.ts';
import { TABS, type StaffMove, type TabKey } from './state-words.ts';

export const VIEWS = ['board', 'slots', 'list'] as const;
export type View = (typeof VIEWS)[number];

export interface RepairsSearch {
  view?: View | undefined;
  /** The id of a store. */
  store?: number | undefined;
  /** The day of the slots, such as '2026-11-17'. */
  day?: string | undefined;
  tab?: TabKey | undefined;
  q?: string | undefined;
  /** The cursors of the pages before this one; the last one is this page's. */
  from?: string | undefined;
  /** The names of the columns. */
  cols?: string | undefined;
}

const isTab = (text: unknown): text is TabKey => TABS.some(({ key }) => key === text);
const isView = (text: unknown): text is View => VIEWS.some((view) => view === text);
const DAY = /^20\d\d-\d\d-\d\d$/;

/** Reads the search from the URL. Invalid values are left out. */
export function readRepairsSearch(search: Record<string, unknown>): RepairsSearch {
  const { view, store, day, tab, q, from, cols } = search;
  return {
    ...(isView(view) && { view }),
    ...(Number.isSafeInteger(store) && Number(store) > 0 && { store: Number(store) }),
    ...(typeof day === 'string' && DAY.test(day) && { day }),
    ...(isTab(tab) && { tab }),
    // The router parses digits in the URL as a number.
    ...((typeof q === 'string' || typeof q === 'number') && String(q) && { q: String(q).slice(0, 80) }),
    ...readCursors(from),
    ...readColumns(cols),
  };
}

const MOVES: readonly StaffMove[] = [...REPAIR_MOVES, ...REPAIR_NOTES];

/** The step that an address asks for. */
export const readAskedMove = (text: unknown): StaffMove | undefined => MOVES.find((move) => move === text);

export const PER_PAGE = 25;

export function queryOf({ tab = 'open', q, store, from }: RepairsSearch): RepairsQuery {
  const states = TABS.find(({ key }) => key === tab)?.states ?? [];
  const cursor = lastCursor(from);
  return {
    state: [...states],
    per_page: PER_PAGE,
    ...(q && { q }),
    ...(store && { store_id: store }),
    ...(cursor && { cursor }),
  };
}
