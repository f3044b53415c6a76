import type { OrderMove, OrderState } from '../flows/order.ts';
import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';
import type { BasketGroup, BasketLine } from './basket.ts';
import type { Code } from './codes.ts';
import { basketProblem } from './codes.ts';
import { HELD_WORDS } from './dispute-hold.ts';
import type { PaymentKind } from './kinds.ts';
import type { GroupSums } from './sums.ts';
import { basketSums } from './sums.ts';

/** How long a buyer can pay for a change, and how long its goods are kept: as long as other links to pay. */
export { LINK_HOURS as CHANGE_HOURS } from './counter-order.ts';

/** How the difference between the old and the new total is settled. */
export type Settlement = 'refund' | 'link' | 'credit' | 'at_counter' | 'none';

/** `credit` is the part that store credit pays: an earlier change gave it back to the buyer. */
export function settlementOf(difference: number, isPaid: boolean, credit = 0): Settlement {
  if (difference === 0) return 'none';
  if (!isPaid) return 'at_counter';
  if (difference < 0) return 'refund';
  return credit >= difference ? 'credit' : 'link';
}

/** How much store credit a change takes again: what changes of this order gave back, as far as the buyer still has it. */
export const creditAgain = (difference: number, given: number, balance: number): Pence =>
  pence(Math.max(0, Math.min(difference, given, balance)));

interface Changeable {
  state: OrderState;
  paymentKind: PaymentKind;
  isPaid: boolean;
  isDisputed: boolean;
  /** Whether one of its changes waits for the buyer's payment. */
  isChanging: boolean;
  hasSentUnits: boolean;
  /** Whether money went back, or a part will never be sent. */
  isPartRefunded: boolean;
  /** The shop no longer has one of its products. */
  isGone: boolean;
}

const IS_SENT: ReadonlySet<OrderState> = new Set(['dispatched', 'completed', 'return_requested', 'returned']);

/** Why staff can't change an order now; undefined if they can. */
export function changeProblem(order: Changeable): string | undefined {
  const { state } = order;
  if (state === 'cancelled' || state === 'refunded') return 'This order is over, so it can’t be changed.';
  if (IS_SENT.has(state)) return 'This order was sent or handed over, so it can’t be changed.';
  if (state === 'ready_to_collect')
    return 'This order is packed and waits at the counter, so it can’t be changed.';
  if (order.isDisputed) return HELD_WORDS;
  if (order.isChanging) return CHANGING_WORDS;
  if (order.hasSentUnits) return 'A part of this order was sent already, so it can’t be changed.';
  if (!order.isPaid && order.paymentKind !== 'in_store')
    return 'This order is not paid yet. It can be changed once it is.';
  if (order.isPartRefunded) return 'A part of this order was refunded already, so it can’t be changed.';
  if (order.isGone) return 'Something of this order is no longer in the catalogue, so it can’t be changed.';
  return undefined;
}

/** Moves that send goods which a waiting change would alter, or change their money. */
const STOPPED: ReadonlySet<OrderMove> = new Set([
  'ready',
  'dispatch',
  'complete',
  'refund_missing',
  'refund_amount',
]);

/** Whether a move waits until a change of the order is paid for or taken back. */
export const isStoppedByChange = (move: OrderMove): boolean => STOPPED.has(move);

export const CHANGING_WORDS =
  'A change of this order waits for the buyer’s payment. Take it back first, or wait until it is paid.';

/** The orders that were placed together with a changed one. They stay as they are. */
interface Beside {
  groups: readonly BasketGroup[];
  discount: Pence;
}

/**
 * The sums of a changed order. Its code counts for everything that was placed together: whether it asks for more goods,
 * and how much of a fixed sum the other orders have used.
 */
export function changedSums<L extends BasketLine>(
  own: BasketGroup<L>,
  beside: Beside,
  code: Code | undefined,
): GroupSums<L> {
  const isGood = code && !basketProblem(code, [own, ...beside.groups]);
  const left = code?.kind === 'amount' ? Math.max(0, code.value - beside.discount) : (code?.value ?? 0);
  const used = isGood && (code.kind !== 'amount' || left > 0);
  const [sums] = basketSums({
    groups: [own],
    code: used ? { ...code, value: left, least: pence(0) } : undefined,
    credit: pence(0),
  }).groups;
  if (!sums) throw new Error('a basket has no sums');
  return sums;
}
