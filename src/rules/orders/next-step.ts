import type { Actor } from '../flows/flow.ts';
import { movesOf } from '../flows/flow.ts';
import type { OrderMove, OrderState } from '../flows/order.ts';
import { ORDER_FLOW } from '../flows/order.ts';
import type { DeliveryWay } from './delivery-ways.ts';
import { addWorkingDays } from './shop-time.ts';

/** What decides who acts next on an order. */
export interface OrderFacts {
  state: OrderState;
  way: DeliveryWay;
  paymentKind: 'trial' | 'bank_transfer' | 'in_store' | 'stripe';
  returnState: string | null;
  hasSentUnits: boolean;
  placedAt: Date;
  paidAt: Date | null;
  sentAt: Date | null;
  completedAt: Date | null;
  promisedBy: Date;
  reservedUntil: Date | null;
}

export interface NextStep {
  who: Actor;
  what: string;
  by: Date | null;
}

export const RETURN_DAYS = 30;
export const COMPLETED_AFTER_DAYS = 10;
const DAY = 24 * 60 * 60_000;
const ANSWER_DAYS = 1;
const RETURN_ANSWER_DAYS = 2;

const daysLater = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY);

/** Who acts next, what they do, and by when. */
export function nextStep(order: OrderFacts): NextStep | null {
  const { state, way, paymentKind, paidAt, placedAt, sentAt, promisedBy, reservedUntil, returnState } = order;
  switch (state) {
    case 'pending_payment':
      if (paymentKind === 'in_store') {
        return { who: 'vendor', what: 'accepts the order', by: addWorkingDays(placedAt, ANSWER_DAYS) };
      }
      return {
        who: 'buyer',
        what: paymentKind === 'bank_transfer' ? 'transfer the total' : 'pay',
        by: reservedUntil,
      };
    case 'awaiting_trade_in':
      return { who: 'buyer', what: 'send the device', by: reservedUntil };
    case 'paid':
      return {
        who: 'vendor',
        what: 'accepts the order',
        by: addWorkingDays(paidAt ?? placedAt, ANSWER_DAYS),
      };
    case 'preparing':
      return { who: 'vendor', what: way === 'collect' ? 'gets it ready' : 'sends it', by: promisedBy };
    case 'ready_to_collect':
      return { who: 'buyer', what: 'collect it', by: null };
    case 'dispatched':
      return { who: 'system', what: 'delivers it', by: promisedBy };
    case 'return_requested':
      return returnState === 'accepted'
        ? { who: 'buyer', what: 'send it back', by: null }
        : {
            who: 'vendor',
            what: 'answers the return',
            by: addWorkingDays(sentAt ?? placedAt, RETURN_ANSWER_DAYS),
          };
    case 'returned':
      return { who: 'vendor', what: 'refunds it', by: null };
    case 'completed':
    case 'refunded':
    case 'cancelled':
      return null;
  }
}

/** The moves that an actor may make now, with all that the flow's table leaves open. */
export function possibleMoves(order: OrderFacts, actor: Actor, now: Date): OrderMove[] {
  return movesOf(ORDER_FLOW, order.state, actor).filter((move) => isPossible(move, order, now));
}

function isPossible(move: OrderMove, order: OrderFacts, now: Date): boolean {
  switch (move) {
    case 'pay':
      return order.paymentKind === 'bank_transfer';
    case 'accept':
      return order.state === 'paid' || order.paymentKind === 'in_store';
    case 'refuse':
      return !order.hasSentUnits;
    case 'ready':
      return order.way === 'collect';
    case 'dispatch':
      return order.way !== 'collect';
    case 'request_return':
      return mayReturn(order, now);
    case 'accept_return':
    case 'refuse_return':
      return order.returnState === 'requested';
    case 'receive_return':
      return order.returnState === 'accepted';
    case 'refund':
      return order.returnState === 'received';
    case 'cancel':
    case 'complete':
      return true;
  }
}

/** Within thirty days after it was sent or handed over. */
export function mayReturn(
  { completedAt, sentAt }: Pick<OrderFacts, 'completedAt' | 'sentAt'>,
  now: Date,
): boolean {
  const since = completedAt ?? sentAt;
  return since !== null && now <= daysLater(since, RETURN_DAYS);
}
