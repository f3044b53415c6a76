import type { Actor } from '../flows/flow.ts';
import { movesOf } from '../flows/flow.ts';
import type { OrderMove, OrderState } from '../flows/order.ts';
import { ORDER_FLOW } from '../flows/order.ts';
import {
  APPEAL_DAYS,
  RETURN_ANSWER_DAYS,
  RETURN_DAYS,
  RETURN_REFUND_DAYS,
  SEND_BACK_DAYS,
} from '../checkout/returns.ts';
import type { DeliveryWay } from './delivery-ways.ts';
import { isAfterDay } from './delivery-ways.ts';
import { isStoppedByChange } from './change.ts';
import { isOpenLink } from './counter-order.ts';
import { isHeldMove, isHeldState } from './dispute-hold.ts';
import type { ReturnState } from './kinds.ts';
import { addWorkingDays, shopMoment, shopTime } from '../stores/shop-time.ts';

/** The facts that decide who acts next on an order. */
export interface OrderFacts {
  state: OrderState;
  way: DeliveryWay;
  paymentKind: 'trial' | 'bank_transfer' | 'in_store' | 'stripe';
  /** Whether the payment came in, also too late. */
  isPaymentIn: boolean;
  /** Whether one payment covers this order and those of other vendors. */
  isPaidTogether: boolean;
  /** The state of the last return. */
  returnState: ReturnState | null;
  /** When the return got this state. */
  returnAt: Date | null;
  wasAppealed: boolean;
  /** Whether the buyer has something that may still be returned. */
  hasReturnable: boolean;
  hasSentUnits: boolean;
  /** Whether a part of the paid sum has not been refunded. */
  isRefundable: boolean;
  /** Whether units wait to be sent or handed over. */
  hasUnsentUnits: boolean;
  placedAt: Date;
  paidAt: Date | null;
  sentAt: Date | null;
  completedAt: Date | null;
  promisedBy: Date;
  /** The latest time to send it, or to have it ready at the counter, that keeps the promise. */
  sendBy: Date;
  reservedUntil: Date | null;
  /** Whether the buyer's bank disputes the payment, and there is no decision yet. */
  isDisputed: boolean;
  /** Whether one of its changes waits for the buyer's payment. */
  isChanging: boolean;
  /** Staff placed it for the buyer. */
  isPlacedByStaff: boolean;
  /** Other variations are kept for the last return, or also wait for the payment of the difference. */
  exchange?: 'kept' | 'waiting' | null;
  /** The device was worth less than agreed, and the buyer is asked to pay the difference. */
  isDifferenceAsked?: boolean;
}

export interface NextStep {
  who: Actor;
  what: string;
  by: Date | null;
}

export const COMPLETED_AFTER_DAYS = 10;
/** How many days a store keeps an order that is ready to collect. After that it may refuse and refund it. */
export const KEPT_DAYS = 10;
const DAY = 24 * 60 * 60_000;
const ANSWER_DAYS = 1;

const daysLater = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY);

/** Whether an order counts as delivered, since it was sent long enough ago. */
export const hasArrivedBy = (sentAt: Date, now: Date): boolean =>
  now >= daysLater(sentAt, COMPLETED_AFTER_DAYS);

/** Until when a store keeps an order that is ready to collect. */
export const keptUntil = (readyAt: Date): Date => daysLater(readyAt, KEPT_DAYS);

/** Until when a buyer is asked to send an accepted return. */
export const sendBackBy = (acceptedAt: Date): Date => daysLater(acceptedAt, SEND_BACK_DAYS);

/** The working hours in which a vendor has to answer, in minutes since midnight. */
const [WORK_BEGINS, WORK_ENDS] = [9 * 60, 18 * 60];

/**
 * The vendor's deadline to accept or refuse: within a working day, in working hours, and never later than the order has
 * to leave.
 */
export function acceptBy({
  paidAt,
  placedAt,
  sendBy,
}: Pick<OrderFacts, 'paidAt' | 'placedAt' | 'sendBy'>): Date {
  const day = shopTime(addWorkingDays(paidAt ?? placedAt, ANSWER_DAYS));
  const answer = shopMoment(day, Math.min(WORK_ENDS, Math.max(WORK_BEGINS, day.minutes)));
  return sendBy < answer ? sendBy : answer;
}

/** The next step, if this office has to do it; undefined while another side acts. */
export function officeStep(order: StepFacts, actor: Actor): NextStep | undefined {
  const step = nextStep(order);
  const isOurs = step?.who === 'vendor' || (step?.who === 'administrator' && actor === 'administrator');
  return isOurs ? step : undefined;
}

/**
 * The next step as a buyer sees it. Without a day that is over, and without a day to accept the order on which it is
 * promised to be there: both would read as a delay.
 */
export function buyersStep(step: NextStep, { state, promisedBy }: StepFacts, now: Date): NextStep {
  const isAccepted = state !== 'paid' && state !== 'pending_payment';
  const isShown =
    step.by !== null &&
    !isAfterDay(step.by, now) &&
    (step.who !== 'vendor' || isAccepted || isAfterDay(step.by, promisedBy));
  return { ...step, by: isShown ? step.by : null };
}

/** The facts that the next step of an order depends on. */
export type StepFacts = Omit<
  OrderFacts,
  | 'isPaymentIn'
  | 'isPaidTogether'
  | 'wasAppealed'
  | 'hasReturnable'
  | 'isRefundable'
  | 'hasUnsentUnits'
  | 'completedAt'
  | 'isChanging'
  | 'isPlacedByStaff'
>;

/** The next step: who acts, what they do, and by when. */
export function nextStep(order: StepFacts): NextStep | null {
  const { state, way, paymentKind, promisedBy, sendBy, reservedUntil } = order;
  if (order.isDisputed && isHeldState(state)) {
    return { who: 'administrator', what: 'waits for the decision of the bank', by: null };
  }
  switch (state) {
    case 'pending_payment':
      if (paymentKind === 'in_store') {
        return { who: 'vendor', what: 'accepts the order', by: acceptBy(order) };
      }
      return {
        who: 'buyer',
        what: paymentKind === 'bank_transfer' ? 'transfer the total' : 'pay',
        by: reservedUntil,
      };
    case 'awaiting_trade_in':
      return {
        who: 'buyer',
        what: order.isDifferenceAsked ? 'pay the difference' : 'send the device',
        by: reservedUntil,
      };
    case 'paid':
      return { who: 'vendor', what: 'accepts the order', by: acceptBy(order) };
    case 'preparing': {
      const what = way === 'collect' ? 'gets it ready' : order.hasSentUnits ? 'sends the rest' : 'sends it';
      return { who: 'vendor', what, by: sendBy };
    }
    case 'ready_to_collect':
      return { who: 'buyer', what: 'collect it', by: order.sentAt && keptUntil(order.sentAt) };
    case 'dispatched':
      return { who: 'system', what: 'delivers it', by: promisedBy };
    case 'return_requested':
      return returnStep(order);
    case 'returned':
      if (order.exchange === 'waiting') return { who: 'buyer', what: 'pay the difference', by: null };
      return {
        who: 'vendor',
        what: order.exchange === 'kept' ? 'exchanges it' : 'refunds it',
        by: order.returnAt && addWorkingDays(order.returnAt, RETURN_REFUND_DAYS),
      };
    case 'completed':
    case 'refunded':
    case 'cancelled':
      return null;
  }
}

function returnStep({ returnState, returnAt, sentAt, placedAt }: StepFacts): NextStep {
  if (returnState === 'accepted') {
    return { who: 'buyer', what: 'send it back', by: returnAt && sendBackBy(returnAt) };
  }
  const by = addWorkingDays(returnAt ?? sentAt ?? placedAt, RETURN_ANSWER_DAYS);
  return returnState === 'appealed'
    ? { who: 'administrator', what: 'decides on your appeal', by }
    : { who: 'vendor', what: 'answers the return', by };
}

/** The moves that an actor may make now, by the flow's table and all further conditions. */
export function possibleMoves(order: OrderFacts, actor: Actor, now: Date): OrderMove[] {
  return movesOf(ORDER_FLOW, order.state, actor).filter((move) => isPossible(move, order, actor, now));
}

function isPossible(move: OrderMove, order: OrderFacts, actor: Actor, now: Date): boolean {
  if (order.isDisputed && isHeldMove(move, order)) return false;
  if (order.isChanging && isStoppedByChange(move)) return false;
  switch (move) {
    case 'late_payment':
      return order.paymentKind === 'bank_transfer' && !order.isPaymentIn && !isForAll(order, actor);
    case 'await_trade_in':
      return false;
    case 'pay_difference':
      return !order.isDifferenceAsked;
    case 'pay':
      return isOpenLink(order) || (order.paymentKind === 'bank_transfer' && !isForAll(order, actor));
    case 'accept':
      return order.state === 'paid' || order.paymentKind === 'in_store';
    case 'refuse':
      return !order.hasSentUnits;
    case 'refund_missing':
      return order.paidAt !== null && order.hasUnsentUnits;
    case 'refund_amount':
      return order.paidAt !== null && order.isRefundable;
    case 'ready':
      return order.way === 'collect';
    case 'dispatch':
      return order.way !== 'collect';
    case 'request_return':
      return order.hasReturnable && mayReturn(order, now);
    case 'accept_return':
    case 'refuse_return':
      return order.returnState !== null && mayAnswer(order.returnState, actor);
    case 'appeal':
      return mayAppeal(order, now);
    case 'withdraw_return':
      return order.returnState !== null && mayWithdraw(order.returnState);
    case 'receive_return':
      return order.returnState === 'accepted';
    case 'refund':
      return order.returnState === 'received';
    case 'exchange':
      return order.returnState === 'received' && order.exchange === 'kept';
    case 'cancel':
      return isAccepted(order) ? isUnpaidInStore(order) : !isForAll(order, actor);
    case 'complete':
      return true;
  }
}

/** The store has it in work, or ready at the counter. */
const isAccepted = ({ state }: OrderFacts) => state === 'preparing' || state === 'ready_to_collect';

/** It is to be paid at the counter, and has not been paid. */
export const isUnpaidInStore = ({ paymentKind, paidAt }: Pick<OrderFacts, 'paymentKind' | 'paidAt'>) =>
  paymentKind === 'in_store' && paidAt === null;

/** One payment covers the whole group, so one of several vendors may neither confirm nor cancel it. */
const isForAll = ({ isPaidTogether }: OrderFacts, actor: Actor) => isPaidTogether && actor === 'vendor';

/** Whether a return is possible: within thirty days after the order was sent or handed over. */
export function mayReturn(
  { completedAt, sentAt }: Pick<OrderFacts, 'completedAt' | 'sentAt'>,
  now: Date,
): boolean {
  const since = completedAt ?? sentAt;
  return since !== null && now <= daysLater(since, RETURN_DAYS);
}

/** The vendor answers a return. Only the administrator answers an appeal. */
export const mayAnswer = (state: ReturnState, actor: Actor): boolean =>
  state === 'requested' || (state === 'appealed' && actor === 'administrator');

/**
 * A buyer may withdraw a return until it has arrived. An appeal waits for its answer: without it, refused
 * goods could be returned again.
 */
export const mayWithdraw = (state: ReturnState): boolean => state === 'requested' || state === 'accepted';

/** Nothing is packed before it is paid, or accepted where it is paid at the counter. */
export const mayPack = (state: OrderState): boolean =>
  state !== 'pending_payment' && state !== 'awaiting_trade_in';

/** An appeal is possible once, within two weeks after the return was refused. */
export function mayAppeal(
  { returnState, returnAt, wasAppealed }: Pick<OrderFacts, 'returnState' | 'returnAt' | 'wasAppealed'>,
  now: Date,
): boolean {
  return (
    returnState === 'refused' && !wasAppealed && returnAt !== null && now <= daysLater(returnAt, APPEAL_DAYS)
  );
}
