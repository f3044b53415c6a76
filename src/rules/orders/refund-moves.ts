import type { PAYMENT_KINDS } from './kinds.ts';

export type RefundMove = 'done' | 'retry';

export interface RefundState {
  state: 'pending' | 'done' | 'failed';
  kind: (typeof PAYMENT_KINDS)[number];
}

/** Money that came by transfer or at the counter goes back by hand. */
const isByHand = (kind: RefundState['kind']) => kind === 'bank_transfer' || kind === 'in_store';

/** What a person may decide about a refund. What is on its way by itself is left alone. */
export function refundMoves({ state, kind }: RefundState): RefundMove[] {
  if (state === 'failed') return isByHand(kind) ? ['done'] : ['done', 'retry'];
  return state === 'pending' && isByHand(kind) ? ['done'] : [];
}
