import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import { exchangeSplit } from '#rules/orders/exchange.ts';
import type { Shares } from '#rules/orders/refunds.ts';
import {
  asCredit,
  lessShares,
  lowerShares,
  NO_SHARES,
  plusShares,
  refundWays,
  sharesOfAmount,
  sharesOfUnits,
  withinShares,
} from '#rules/orders/refunds.ts';
import { goneUnits } from '#rules/orders/line-units.ts';
import type { CreditLine } from '#rules/papers/credit-note.ts';
import type { Ask } from '../../db/connect.ts';
import { readDeliveryBack } from './delivery-back.reads.ts';
import type { GroupRow, OrderLineRow, OrderRow } from './order.writes.ts';

/** The part of an order that can still be refunded, by share. */
export const leftOf = (order: OrderRow): Shares => ({
  paid: pence(order.total - order.refunded),
  vat: pence(order.vat - order.refundedVat),
  commission: pence(order.commission - order.refundedCommission),
  siteDiscount: pence(order.siteDiscount - order.refundedSiteDiscount),
});

/** What to refund: the whole rest, units of lines, or an amount. */
export type RefundWish =
  | { kind: 'all' }
  | {
      kind: 'units';
      units: readonly { line: OrderLineRow; units: number }[];
      /** The refund of the delivery. */
      delivery?: Shares;
      /** The units were never sent. */
      isUnsent?: boolean;
    }
  | { kind: 'amount'; amount: Pence };

function sharesOf(order: OrderRow, lines: readonly OrderLineRow[], wish: RefundWish): Shares {
  const left = leftOf(order);
  if (wish.kind === 'all') return left;
  if (wish.kind === 'amount') return sharesOfAmount(left, wish.amount);
  const goods = wish.units
    .map(({ line, units }) => sharesOfUnits(refundable(line), units))
    .reduce(plusShares, NO_SHARES);
  const wanted = plusShares(goods, wish.delivery ?? NO_SHARES);
  const free = lowerShares(freeOf(order, lines, wish), left);
  return withinShares(wanted, lessShares(left, free));
}

/**
 * The shares of units and of a delivery that are not refunded and that the buyer paid nothing for, because the site paid
 * for them by a code. They stay with the vendor, although the buyer's money is fully refunded.
 */
function freeOf(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { units: wished, delivery: back = NO_SHARES }: RefundWish & { kind: 'units' },
): Shares {
  const { siteDiscount } = deliveryOf(order, lines);
  const delivery = { ...NO_SHARES, siteDiscount: pence(siteDiscount - back.siteDiscount) };
  return lines
    .filter((line) => refundable(line).paid === 0)
    .map((line) => {
      const units = wished.find((one) => one.line.id === line.id)?.units ?? 0;
      const gone = goneUnits(line) + units;
      const after = { ...refundable(line), refundedUnits: gone };
      return gone < line.quantity ? sharesOfUnits(after, line.quantity - gone) : NO_SHARES;
    })
    .reduce(plusShares, delivery);
}

/** The lines of a credit note. Earlier refunds by amount belong to no line, and are listed separately. */
export function creditLines(
  lines: readonly OrderLineRow[],
  wish: RefundWish,
): (CreditLine & { lineId: number })[] {
  const named =
    wish.kind === 'units'
      ? wish.units
      : wish.kind === 'all'
        ? lines.map((line) => ({ line, units: line.quantity - goneUnits(line) }))
        : [];
  return named
    .filter(({ units }) => units > 0)
    .map(({ line, units }) => {
      const { paid, vat } = sharesOfUnits(refundable(line), units);
      const { name, choice, sku, scheme } = line;
      return { lineId: line.id, name, choice, sku, quantity: units, amount: paid, vat, scheme };
    });
}

const refundable = (line: OrderLineRow) => ({
  paid: pence(line.unit * line.quantity - line.discount),
  vat: pence(line.vat),
  commission: pence(line.commission),
  siteDiscount: pence(line.siteDiscount),
  quantity: line.quantity,
  refundedUnits: goneUnits(line),
});

/** The paid charge for the delivery of an order, after the discount of a code, and the site's part of it. */
function deliveryOf(order: OrderRow, lines: readonly OrderLineRow[]): Omit<Shares, 'commission'> {
  const ofLines = lines.reduce((sum, { discount }) => sum + discount, 0);
  const sitesOfLines = lines.reduce((sum, { siteDiscount }) => sum + siteDiscount, 0);
  return {
    paid: pence(order.delivery - (order.discount - ofLines)),
    vat: pence(order.deliveryVat),
    siteDiscount: pence(order.siteDiscount - sitesOfLines),
  };
}

/** How much of a refund is for the delivery, before earlier refunds are taken off. */
export const deliveryIn = (order: OrderRow, lines: readonly OrderLineRow[], wish: RefundWish): Pence =>
  wish.kind === 'all'
    ? deliveryOf(order, lines).paid
    : ((wish.kind === 'units' ? wish.delivery?.paid : undefined) ?? pence(0));

/** The refund of the delivery charge if the buyer keeps nothing of the order. */
export async function deliveryBack(
  ask: Ask,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  isFault: boolean,
): Promise<Shares> {
  const delivery = deliveryOf(order, lines);
  if (isFault) return { ...NO_SHARES, ...delivery };
  const goods = lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
  return readDeliveryBack(ask, { ...order, goods, delivery });
}

export interface RefundSums {
  shares: Shares;
  /** Store credit that paid for it and is returned. */
  oldCredit: Pence;
  /** Money that is refunded as credit, at the buyer's choice. */
  insteadOfMoney: Pence;
  toPayment: Pence;
  toCredit: Pence;
  /** The site's bonus for credit instead of money. */
  bonus: Pence;
  /** Money that is not refunded, since other variations are paid with it. */
  exchanged: Pence;
}

/** The sums of a refund, by way. `cost` is the price of the variations that replace the goods. */
export function refundSums(
  { group, order, lines }: { group: GroupRow; order: OrderRow; lines: readonly OrderLineRow[] },
  wish: RefundWish,
  wantsCredit: boolean,
  cost: Pence = pence(0),
): RefundSums {
  const shares = sharesOf(order, lines, wish);
  const credit = pence(order.credit - order.refundedCredit);
  const { exchanged, back } = exchangeSplit(shares.paid, cost);
  const ways = refundWays(back, { payment: pence(order.total - order.refunded - credit), credit });
  // An account that was closed in the meantime can hold no credit.
  const insteadOfMoney = wantsCredit && group.userId !== null ? ways.payment : pence(0);
  return {
    shares,
    oldCredit: ways.credit,
    insteadOfMoney,
    toPayment: pence(ways.payment - insteadOfMoney),
    toCredit: pence(ways.credit + insteadOfMoney),
    bonus: pence(asCredit(insteadOfMoney) - insteadOfMoney),
    exchanged,
  };
}
