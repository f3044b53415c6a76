import { pence, penceFromPounds, poundsFromPence } from '#rules/money/money.ts';
import { lineName } from '#rules/orders/choice-words.ts';
import { exchangeCost, exchangeSplit } from '#rules/orders/exchange.ts';
import { REFUND_ORDER_MOVES, type RefundOrderMove } from '#rules/orders/kinds.ts';
import type { LineUnits, Units } from '#rules/orders/line-units.ts';
import { goneUnits, linesOf, sumUnits, unitsOf, unsentOf } from '#rules/orders/line-units.ts';
import { isOurFault } from '#rules/orders/return-reasons.ts';
import { money } from '#rules/papers/paper.ts';
import type { RefundPlan } from '#contract/orders-office.ts';
import type { Ask } from '../../db/connect.ts';
import { isDisputed } from '../money/public.ts';
import type { MoveProblem } from './moving.writes.ts';
import { impossible, isByLines, WHOLE_ONLY } from './moving.writes.ts';
import type { GroupRow, OrderLineRow, OrderRow } from './order.writes.ts';
import type { RefundWish } from './refund-plan.writes.ts';
import { creditLines, deliveryBack, deliveryIn, leftOf, refundSums } from './refund-plan.writes.ts';
import type { ReturnRow } from './returns.writes.ts';
import { isKept, readLastReturn } from './returns.writes.ts';

interface Place {
  group: GroupRow;
  order: OrderRow;
  lines: readonly OrderLineRow[];
}

/** The refund of missing units. If the order sends nothing at all, the delivery charge is refunded too. */
export function missingWish(
  lines: readonly OrderLineRow[],
  missing: readonly LineUnits<OrderLineRow>[],
): RefundWish {
  const isSent = lines.some(({ sentUnits }) => sentUnits > 0);
  const isAll = !isSent && sumUnits(missing) === sumUnits(unsentOf(lines));
  return isAll ? { kind: 'all' } : { kind: 'units', units: missing, isUnsent: true };
}

/** The refund of a return. It includes the delivery if the buyer keeps nothing. */
export async function returnWish(
  ask: Ask,
  { order, lines }: Omit<Place, 'group'>,
  { units, reason }: Pick<ReturnRow, 'units' | 'reason'>,
): Promise<RefundWish & { kind: 'units'; isAll: boolean }> {
  const named = linesOf(lines, units);
  const kept = lines.reduce((sum, line) => sum + line.quantity - goneUnits(line), 0);
  const isAll = sumUnits(named) === kept;
  const delivery = isAll && { delivery: await deliveryBack(ask, order, lines, isOurFault(reason)) };
  return { kind: 'units', units: named, isAll, ...delivery };
}

/** The refund for an exchange. Goods are sent again, so the delivery charge is not refunded. */
export const exchangeWish = (
  lines: readonly OrderLineRow[],
  { units }: Pick<ReturnRow, 'units'>,
): RefundWish & { kind: 'units' } => ({ kind: 'units', units: linesOf(lines, units) });

/** The refund of a sum. While the buyer's bank disputes the payment there is none: the buyer could get it twice. */
export async function amountWish(
  ask: Ask,
  { order, lines }: Omit<Place, 'group'>,
  amount: number | undefined,
): Promise<RefundWish | MoveProblem> {
  if (order.paidAt === null) return impossible('The order is not paid yet, so there is nothing to refund.');
  if (amount === undefined) return impossible('Please say how much.');
  const left = leftOf(order).paid;
  const wanted = penceFromPounds(amount);
  if (wanted > left) return impossible(`Only ${money(left)} of this order is left to refund.`);
  if (wanted === left && sumUnits(unsentOf(lines)) > 0) return impossible(whyNotAll(lines));
  if (await isDisputed(ask, order.groupId)) return impossible(DISPUTED);
  return { kind: 'amount', amount: wanted };
}

/** Why a sum may not be all the money while goods are still to be sent: the buyer would get these for nothing. */
const whyNotAll = (lines: readonly OrderLineRow[]): string =>
  lines.some(({ sentUnits }) => sentUnits > 0)
    ? 'This refunds everything that is left, but part of the order is not sent yet. Refund what is missing first, so that it is not sent.'
    : 'This refunds everything that is left. Refuse the order instead, so that it is not sent.';

const DISPUTED =
  'The buyer’s bank disputes this payment. Nothing more can be refunded until the chargeback is decided.';

/** The subject of a refund: lines, or a sum in pounds. */
interface Asked {
  lines?: readonly Units[] | undefined;
  amount?: number | undefined;
}

/** The refund that a move would make now, or why the move is not possible. */
export async function planRefund(
  ask: Ask,
  place: Place,
  move: RefundOrderMove,
  { lines: asked, amount }: Asked,
): Promise<RefundPlan | MoveProblem> {
  const { order, lines } = place;
  if (asked && !isByLines(move)) return impossible(WHOLE_ONLY);
  if (order.paidAt === null) return NOTHING;
  if (move === 'refuse') return planOf(place, { kind: 'all' }, false);
  if (move === 'refund_amount') {
    const wish = await amountWish(ask, place, amount);
    return 'kind' in wish ? planOf(place, wish, false) : wish;
  }
  if (move === 'refund_missing') {
    const missing = asked && unitsOf(lines, asked);
    return missing
      ? planOf(place, missingWish(lines, missing), false)
      : impossible('That is more than is left to send of this order.');
  }
  const last = await readLastReturn(ask, order.id);
  if (move === 'exchange') {
    return last?.state === 'received' && isKept(last)
      ? planOf(place, exchangeWish(lines, last), last.asCredit, exchangeCost(last.exchange))
      : impossible('The return is not at this step.');
  }
  return last?.state === 'received'
    ? planOf(place, await returnWish(ask, place, last), last.asCredit)
    : impossible('The return is not at this step.');
}

/** The plan for an unpaid order. */
const NOTHING: RefundPlan = {
  lines: [],
  delivery: 0,
  before: 0,
  total: 0,
  to_payment: 0,
  to_credit: 0,
  bonus: 0,
  exchanged: 0,
  due: 0,
};

const pounds = (amount: number) => poundsFromPence(pence(amount));

function planOf(place: Place, wish: RefundWish, wantsCredit: boolean, cost = pence(0)): RefundPlan {
  const { order, lines } = place;
  const { shares, toPayment, toCredit, bonus } = refundSums(place, wish, wantsCredit, cost);
  const { back, due } = exchangeSplit(shares.paid, cost);
  const named = creditLines(lines, wish);
  const goods = named.reduce((sum, { amount }) => sum + amount, 0);
  const delivery = deliveryIn(order, lines, wish);
  return {
    lines: named.map((line) => ({
      line_id: line.lineId,
      name: lineName(line),
      units: line.quantity,
      amount: pounds(line.amount),
    })),
    delivery: pounds(delivery),
    before: pounds(Math.max(0, goods + delivery - shares.paid)),
    total: pounds(back),
    exchanged: pounds(cost),
    due: pounds(due),
    to_payment: pounds(toPayment),
    to_credit: pounds(toCredit),
    bonus: pounds(bonus),
  };
}

/**
 * Checks that a move's refund is the sum that its sender confirmed. If not, the answer has the real amount.
 */
export async function checkRefund(
  ask: Ask,
  place: Place,
  { move, refund_total: agreed, ...asked }: Asked & { move: string; refund_total?: number | undefined },
): Promise<MoveProblem | undefined> {
  if (agreed === undefined || !isRefund(move)) return undefined;
  const plan = await planRefund(ask, place, move, asked);
  if (!('total' in plan)) return plan;
  const total = penceFromPounds(plan.total);
  if (total === penceFromPounds(agreed)) return undefined;
  return impossible(
    `The refund comes to ${money(total)} now, not ${money(penceFromPounds(agreed))}. Please look again.`,
  );
}

export const isRefund = (move: string): move is RefundOrderMove =>
  (REFUND_ORDER_MOVES as readonly string[]).includes(move);
