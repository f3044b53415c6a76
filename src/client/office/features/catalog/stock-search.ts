import { SHELF_LEVELS, type ShelfLevel } from '#rules/catalog/stock-moves.ts';
import { readColumns } from '#rules/office/list-columns.ts';

/** The tabs of the stock page: all stock, little or nothing left, or the movements. */
const STOCK_TABS = ['all', ...SHELF_LEVELS, 'movements'] as const;
export type StockTab = (typeof STOCK_TABS)[number];

export type StockPlace = number | 'none';

export interface StockSearch {
  tab?: StockTab | undefined;
  q?: string | undefined;
  /** A store, or the units in none; without it, everything. */
  store?: StockPlace | undefined;
  /** The cursors of the pages before this one; the last one is this page's. */
  from?: string | undefined;
  /** The names of the columns, such as `order.total`. */
  cols?: string | undefined;
}

/** Reads the search from the URL. Invalid values are left out. */
export function readStockSearch({ tab, q, store, from, cols }: Record<string, unknown>): StockSearch {
  const known = STOCK_TABS.find((one) => one === tab);
  return {
    ...(known && { tab: known }),
    ...((store === 'none' || (Number.isInteger(store) && Number(store) > 0)) && {
      store: store as StockPlace,
    }),
    // The router parses digits in the URL as a number.
    ...((typeof q === 'string' || typeof q === 'number') && String(q) && { q: String(q).slice(0, 120) }),
    ...(typeof from === 'string' && /^[\w,-]{1,4000}$/.test(from) && { from }),
    ...readColumns(cols),
  };
}

export const PER_PAGE = 25;

/** The part of the query that both lists share. */
export function pageOf({ q, store, from }: StockSearch) {
  const cursor = from?.split(',').at(-1);
  return { per_page: PER_PAGE, ...(q && { q }), ...(store && { store }), ...(cursor && { cursor }) };
}

/** The level of a tab; undefined for all shelves. */
export const levelOfTab = (tab: StockTab): ShelfLevel | undefined => SHELF_LEVELS.find((one) => one === tab);
