import type { PAYMENT_KINDS } from './kinds.ts';

export type RefundMove = 'done' | 'retry';

export interface RefundState {
  state: 'pending' | 'done' | 'failed';
  kind: (typeof PAYMENT_KINDS)[number];
}

export type HandKind = 'bank_transfer' | 'in_store';

/** Staff refund payments by transfer or at the counter by hand. */
export const isByHand = (kind: RefundState['kind']): kind is HandKind =>
  kind === 'bank_transfer' || kind === 'in_store';

/** The moves of a refund that a staff member may make. Refunds that are sent automatically have no moves. */
export function refundMoves({ state, kind }: RefundState): RefundMove[] {
  if (state === 'failed') return isByHand(kind) ? ['done'] : ['done', 'retry'];
  return state === 'pending' && isByHand(kind) ? ['done'] : [];
}
