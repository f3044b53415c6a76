import { TRANSFER_STATES, type TransferState } from '#rules/flows/transfer.ts';
import { readColumns } from '#rules/office/list-columns.ts';

export interface TransfersSearch {
  tab?: TransferState | 'all' | undefined;
  q?: string | undefined;
  store?: number | undefined;
  /** The cursors of the pages before this one; the last one is this page's. */
  from?: string | undefined;
  /** The names of the columns, such as `order.total`. */
  cols?: string | undefined;
}

/** Reads the search from the URL. Invalid values are left out. */
export function readTransfersSearch({ tab, q, store, from, cols }: Record<string, unknown>): TransfersSearch {
  const known = (['all', ...TRANSFER_STATES] as const).find((one) => one === tab);
  return {
    ...(known && { tab: known }),
    ...((typeof q === 'string' || typeof q === 'number') && String(q) && { q: String(q).slice(0, 120) }),
    ...(Number.isInteger(store) && Number(store) > 0 && { store: Number(store) }),
    ...(typeof from === 'string' && /^[\w,-]{1,4000}$/.test(from) && { from }),
    ...readColumns(cols),
  };
}

export const PER_PAGE = 25;

export function queryOf({ tab = 'all', q, store, from }: TransfersSearch) {
  const cursor = from?.split(',').at(-1);
  return {
    per_page: PER_PAGE,
    ...(tab !== 'all' && { state: tab }),
    ...(q && { q }),
    ...(store && { store }),
    ...(cursor && { cursor }),
  };
}
