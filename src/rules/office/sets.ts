import { pence } from '../money/money.ts';
import type { Grant } from './grant.ts';
import type { OfficeOf } from './permissions.ts';

export interface RightSet extends Pick<Grant, 'rights' | 'refundLimit'> {
  title: string;
  /** The people it is meant for. */
  hint: string;
  offices: readonly OfficeOf[];
}

/** The default refund limit for one order at the desk. */
export const DESK_REFUND_LIMIT = pence(100_00);

/** Ready-made sets of rights to choose from. */
export const RIGHT_SETS: readonly RightSet[] = [
  {
    title: 'Desk',
    hint: 'Answers customers, sends orders, gives small sums back',
    rights: ['orders', 'refund'],
    refundLimit: DESK_REFUND_LIMIT,
    offices: ['business', 'site'],
  },
  {
    title: 'Catalogue',
    hint: 'Looks after products, prices and stock',
    rights: ['catalogue', 'publish'],
    refundLimit: null,
    offices: ['business', 'site'],
  },
  {
    title: 'Bench',
    hint: 'Inspects devices and repairs them',
    rights: ['bench'],
    refundLimit: null,
    offices: ['business', 'site'],
  },
  {
    title: 'Stockroom',
    hint: 'Counts goods, receives them and moves them between stores',
    rights: ['stock'],
    refundLimit: null,
    offices: ['business', 'site'],
  },
  {
    title: 'Editor',
    hint: 'Writes pages, menus and the slider',
    rights: ['content', 'publish'],
    refundLimit: null,
    offices: ['site'],
  },
];
