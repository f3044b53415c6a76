import type { Transfer, TransferRow } from '#contract/transfers-office.ts';
import type { TransferState } from '#rules/flows/transfer.ts';
import type { ChipWords } from '../../ui/chip.tsx';
import { NO_STORE } from './stock-words.ts';

export const TRANSFER_CHIPS: Readonly<Record<TransferState, ChipWords>> = {
  draft: { label: 'Not sent yet', look: 'waits' },
  sent: { label: 'On its way', look: 'work' },
  received: { label: 'Received', look: 'good' },
  cancelled: { label: 'Cancelled', look: 'over' },
};

/** 'Camden to Hackney' */
export const wayWords = ({ from, to }: Pick<TransferRow, 'from' | 'to'>): string =>
  `${from?.name ?? NO_STORE} to ${(to?.name ?? NO_STORE).replace(/^Not/, 'not')}`;

/** '3 of 5 received, 1 missing' */
export function unitsWords({
  state,
  units,
  received,
  missing,
}: Pick<Transfer, 'state' | 'units' | 'received' | 'missing'>): string {
  const all = units.toLocaleString('en-GB');
  const lost = missing > 0 ? `, ${missing.toLocaleString('en-GB')} missing` : '';
  return state === 'draft' || received + missing === 0
    ? `${all} ${units === 1 ? 'piece' : 'pieces'}`
    : `${received.toLocaleString('en-GB')} of ${all} received${lost}`;
}
