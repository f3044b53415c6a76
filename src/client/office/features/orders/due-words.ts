import type { StaffOrder } from '#contract/orders-office.ts';
import type { DueOrder } from '#contract/today.ts';
import type { OrderState } from '#rules/flows/order.ts';
import { isHeldState } from '#rules/orders/dispute-hold.ts';

export const GROUPS = [
  { key: 'late', label: 'Late' },
  { key: 'today', label: 'Today' },
  { key: 'tomorrow', label: 'Tomorrow' },
] as const satisfies readonly { key: DueOrder['group']; label: string }[];

/** The next step in words, as far as this person may do it. */
export function stepWords({
  state,
  way,
  return_state: back,
  is_part_sent: isPartSent,
  moves,
}: DueOrder): string {
  if (moves.includes('accept')) return moves.includes('refuse') ? 'Accept or refuse it' : 'Accept it';
  switch (state) {
    case 'preparing':
      if (way === 'collect') return 'Get it ready to collect';
      return isPartSent ? 'Send the rest' : 'Pack and send it';
    case 'return_requested':
      return back === 'appealed' ? 'Decide on the appeal' : 'Answer the return';
    case 'returned':
      return moves.includes('refund') ? 'Refund what came back' : 'Needs somebody who may refund it';
    default:
      return 'Look at it';
  }
}

const WAITS: Partial<Record<OrderState, string>> = {
  pending_payment: 'Buyer pays',
  awaiting_trade_in: 'Buyer sends the device',
  ready_to_collect: 'Buyer collects it',
  dispatched: 'On its way',
  return_requested: 'Buyer sends it back',
};

/** What an order without a deadline for the reader waits for. */
export function waitWords({
  state,
  return_state: back,
  is_disputed: isDisputed,
}: Pick<StaffOrder, 'state' | 'return_state' | 'is_disputed'>): string {
  if (isDisputed && isHeldState(state)) return 'Bank decides';
  if (state === 'return_requested' && back === 'appealed') return 'Site decides';
  return WAITS[state] ?? 'No deadline';
}

export const thingsOf = ({ lines: [first, ...more] }: DueOrder): string =>
  `${first?.name ?? ''}${more.length > 0 ? `, and ${more.length} more` : ''}`;
