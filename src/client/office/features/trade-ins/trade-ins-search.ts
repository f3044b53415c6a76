import { readColumns } from '#rules/office/list-columns.ts';
import { TRADE_IN_MOVES, type TradeInMove } from '#rules/flows/trade-in.ts';
import { lastCursor, readCursors } from '../../ui/cursors.ts';
import { TABS, type TabKey } from './state-words.ts';
import type { TradeInsQuery } from './trade-ins.api.ts';

export interface TradeInsSearch {
  tab?: TabKey | undefined;
  q?: string | undefined;
  /** The cursors of the pages before this one; the last one is this page's. */
  from?: string | undefined;
  /** The names of the columns. */
  cols?: string | undefined;
}

const isTab = (text: unknown): text is TabKey => TABS.some(({ key }) => key === text);

/** Reads the search from the URL. Invalid values are left out. */
export function readTradeInsSearch({ tab, q, from, cols }: Record<string, unknown>): TradeInsSearch {
  return {
    ...(isTab(tab) && { tab }),
    // The router parses digits in the URL as a number.
    ...((typeof q === 'string' || typeof q === 'number') && String(q) && { q: String(q).slice(0, 80) }),
    ...readCursors(from),
    ...readColumns(cols),
  };
}

/** The step that an address asks for. */
export const readAskedMove = (text: unknown): TradeInMove | undefined =>
  TRADE_IN_MOVES.find((move) => move === text);

export const PER_PAGE = 25;

export function queryOf({ tab = 'open', q, from }: TradeInsSearch): TradeInsQuery {
  const states = TABS.find(({ key }) => key === tab)?.states ?? [];
  const cursor = lastCursor(from);
  return {
    ...(states.length > 0 && { state: [...states] }),
    per_page: PER_PAGE,
    ...(tab === 'late' && { late: true }),
    ...(q && { q }),
    ...(cursor && { cursor }),
  };
}
