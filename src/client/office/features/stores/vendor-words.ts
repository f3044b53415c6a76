import type { Vendor } from '#contract/vendors-office.ts';
import { VENDOR_STANDS, type VendorMove, type VendorStand } from '#rules/stores/vendor-moves.ts';
import { longDateWords } from '#rules/stores/shop-time.ts';
import { lastCursor, readCursors } from '../../ui/cursors.ts';
import type { ChipLook } from '../../ui/chip.tsx';
import type { VendorsQuery } from './vendors.api.ts';
import { readColumns } from '#rules/office/list-columns.ts';

export const STANDS: Record<VendorStand, { tab: string; label: string; look: ChipLook }> = {
  waiting: { tab: 'Waiting for approval', label: 'To approve', look: 'new' },
  selling: { tab: 'Selling', label: 'Selling', look: 'good' },
  refused: { tab: 'Refused', label: 'Refused', look: 'over' },
  blocked: { tab: 'Blocked', label: 'Blocked', look: 'decide' },
};

export const MOVES: Record<VendorMove, { label: string; busy: string; done: string }> = {
  approve: { label: 'Approve', busy: 'Approving', done: 'is approved' },
  refuse: { label: 'Refuse', busy: 'Refusing', done: 'is refused' },
  block: { label: 'Block', busy: 'Blocking', done: 'is blocked' },
  unblock: { label: 'Unblock', busy: 'Unblocking', done: 'is no longer blocked' },
};

/** Noon, so that a change of the clocks does not move it to another day. */
const wordsOfDay = (day: string) => longDateWords(new Date(`${day}T12:00:00Z`));

export function holidayWords({ from, to }: NonNullable<Vendor['holiday']>): string {
  if (to === null) return `${wordsOfDay(from)} until further notice`;
  return from === to ? wordsOfDay(from) : `${wordsOfDay(from)} to ${wordsOfDay(to)}`;
}

export interface VendorsSearch {
  tab?: VendorStand | undefined;
  q?: string | undefined;
  from?: string | undefined;
  /** The names of the columns, such as `order.total`. */
  cols?: string | undefined;
}

export function readVendorsSearch({ tab, q, from, cols }: Record<string, unknown>): VendorsSearch {
  const stand = VENDOR_STANDS.find((one) => one === tab);
  return {
    ...(stand && { tab: stand }),
    ...((typeof q === 'string' || typeof q === 'number') && String(q) && { q: String(q).slice(0, 80) }),
    ...readCursors(from),
    ...readColumns(cols),
  };
}

export const PER_PAGE = 25;

export function queryOf({ tab, q, from }: VendorsSearch, shown: VendorStand): VendorsQuery {
  const cursor = lastCursor(from);
  return { stand: [tab ?? shown], per_page: PER_PAGE, ...(q && { q }), ...(cursor && { cursor }) };
}
