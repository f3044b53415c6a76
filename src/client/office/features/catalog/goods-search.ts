import { readColumns } from '#rules/office/list-columns.ts';
import { lastCursor } from '../../ui/cursors.ts';

/** The search of a list of goods on their way, by the states of such a list. */
export interface GoodsSearch<S extends string> {
  tab?: S | 'all' | undefined;
  q?: string | undefined;
  store?: number | undefined;
  /** The cursors of the pages before this one; the last one is this page's. */
  from?: string | undefined;
  /** The names of the columns, such as `order.total`. */
  cols?: string | undefined;
}

/** Reads the search from the URL. Invalid values are left out. */
export const goodsSearchReader =
  <S extends string>(states: readonly S[]) =>
  ({ tab, q, store, from, cols }: Record<string, unknown>): GoodsSearch<S> => {
    const known = (['all', ...states] as const).find((one) => one === tab);
    return {
      ...(known && { tab: known }),
      ...((typeof q === 'string' || typeof q === 'number') && String(q) && { q: String(q).slice(0, 120) }),
      ...(Number.isInteger(store) && Number(store) > 0 && { store: Number(store) }),
      ...(typeof from === 'string' && /^[\w,-]{1,4000}$/.test(from) && { from }),
      ...readColumns(cols),
    };
  };

export const PER_PAGE = 25;

export function queryOf<S extends string>({ tab, q, store, from }: GoodsSearch<S>) {
  const cursor = lastCursor(from);
  return {
    per_page: PER_PAGE,
    ...(tab && tab !== 'all' && { state: tab }),
    ...(q && { q }),
    ...(store && { store }),
    ...(cursor && { cursor }),
  };
}
