import type { PurchaseRow } from '#contract/purchases-office.ts';
import type { PurchaseState } from '#rules/flows/purchase.ts';
import { countOf } from '#client/lib/format.ts';
import type { ChipWords } from '../../ui/chip.tsx';

export const PURCHASE_CHIPS: Readonly<Record<PurchaseState, ChipWords>> = {
  draft: { label: 'Not ordered yet', look: 'waits' },
  ordered: { label: 'Ordered', look: 'work' },
  part_received: { label: 'Part received', look: 'work' },
  received: { label: 'Received', look: 'good' },
  cancelled: { label: 'Cancelled', look: 'over' },
};

/** '3 of 5 received' */
export const cameWords = ({ units, received }: Pick<PurchaseRow, 'units' | 'received'>): string =>
  received === 0
    ? countOf(units, 'piece')
    : `${received.toLocaleString('en-GB')} of ${units.toLocaleString('en-GB')} received`;

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '5 Dec 2026', of a day on the wire. */
export const dayWords = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
