import type { Pence } from '../money/money.ts';
import { pence, penceFromPounds } from '../money/money.ts';
import { asCredit, refundWays } from './refunds.ts';
import { exchangeSplit } from './exchange.ts';
import type { ExchangeState, ReturnReason } from './kinds.ts';
import { isOurFault } from './return-reasons.ts';
import { shareOfUnits } from './split.ts';

/** The payments for an order, and the earlier refunds. */
interface Paid {
  total: number;
  /** The part that store credit paid. */
  credit: number;
  refunded: number;
}

/** How much of the money may still go back. Refunds take money first, so credit is touched when none is left. */
export const moneyLeft = ({ total, credit, refunded }: Paid): Pence =>
  pence(Math.max(0, total - credit - refunded));

export interface DeliveryBack {
  /** The delivery charge that the buyer paid. */
  paid: Pence;
  /** The part that is refunded if nothing is kept and nobody made a mistake. */
  back: Pence;
}

/** An order of which something is returned, in pence. */
export interface Returning extends Paid {
  /** `gone` are units that were refunded before; `paid` is the price of all units after a code. */
  lines: readonly { id: number; quantity: number; gone: number; paid: number }[];
  delivery: DeliveryBack;
}

export interface ReturnAsked {
  /** Units by line id. */
  units: Readonly<Record<string, number>>;
  /** Undefined while the buyer has not chosen one. */
  reason: ReturnReason | undefined;
  asCredit: boolean;
  /** The price of the variations that the buyer wants instead; undefined: money for everything. */
  cost?: number | undefined;
}

/** The refund of a return, which is money and credit together, and its parts. */
export interface ReturnBack {
  money: Pence;
  credit: Pence;
  /** More credit on top, for taking credit instead of money. */
  bonus: Pence;
  /** The delivery charge that is not refunded although everything is returned. */
  deliveryKept: Pence;
  /** The sum that the buyer has to pay, if the wanted variations cost more. */
  due: Pence;
}

const unitsOf = ({ id, quantity, gone }: Returning['lines'][number], units: ReturnAsked['units']) =>
  Math.min(units[String(id)] ?? 0, quantity - gone);

/** The refund of a return if it is refunded next, to the penny as the refund itself computes it. */
export function returnBack(
  order: Returning,
  { units, reason, asCredit: wantsCredit, cost }: ReturnAsked,
): ReturnBack {
  const { lines, total, refunded, delivery } = order;
  const named = lines.map((line) => ({ ...line, units: unitsOf(line, units) }));
  const goods = named.reduce(
    (sum, { paid, quantity, gone, units: of }) => sum + shareOfUnits(pence(paid), quantity, gone, of),
    0,
  );
  // Goods are sent again in an exchange, so the delivery charge is not refunded.
  const isAll = cost === undefined && named.every(({ quantity, gone, units: of }) => gone + of === quantity);
  const back = reason && isOurFault(reason) ? delivery.paid : delivery.back;
  const value = Math.min(goods + (isAll ? back : 0), total - refunded);
  const { back: refund, due } = exchangeSplit(value, cost ?? 0);
  const payment = moneyLeft(order);
  const ways = refundWays(refund, { payment, credit: pence(total - refunded - payment) });
  const instead = wantsCredit ? ways.payment : pence(0);
  return {
    money: pence(ways.payment - instead),
    credit: pence(ways.credit + instead),
    bonus: pence(asCredit(instead) - instead),
    deliveryKept: pence(isAll ? delivery.paid - back : 0),
    due,
  };
}

/** An order as in the API, in pounds. */
export interface ReturningWire extends Paid {
  lines: readonly { id: number; quantity: number; refunded: number; paid: number }[];
  delivery_back: { paid: number; back: number };
}

/** A return as in the API. */
interface ReturnWire {
  lines: readonly { line_id: number; units: number }[];
  reason: ReturnReason;
  as_credit: boolean;
  exchange: { state: ExchangeState; cost: number } | null;
}

/** The refund of an open return of the API. */
export const returnBackOf = (
  order: ReturningWire,
  { lines, reason, as_credit, exchange }: ReturnWire,
): ReturnBack =>
  returnBack(returningOf(order), {
    units: Object.fromEntries(lines.map(({ line_id, units }) => [String(line_id), units])),
    reason,
    asCredit: as_credit,
    cost: exchange && exchange.state !== 'ended' ? penceFromPounds(exchange.cost) : undefined,
  });

/** An order as in the API, in pence. */
export const returningOf = ({
  lines,
  total,
  credit,
  refunded,
  delivery_back: delivery,
}: ReturningWire): Returning => ({
  total: penceFromPounds(total),
  credit: penceFromPounds(credit),
  refunded: penceFromPounds(refunded),
  lines: lines.map(({ id, quantity, refunded: gone, paid }) => ({
    id,
    quantity,
    gone,
    paid: penceFromPounds(paid),
  })),
  delivery: { paid: penceFromPounds(delivery.paid), back: penceFromPounds(delivery.back) },
});
