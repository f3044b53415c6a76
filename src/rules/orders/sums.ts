import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';
import { vatIncluded } from '../money/vat.ts';
import type { BasketGroup, BasketLine } from './basket.ts';
import type { Code } from './codes.ts';
import { codeDiscount } from './codes.ts';
import { roundedShare, splitPence } from './split.ts';

export interface Basket<L extends BasketLine = BasketLine> {
  groups: readonly BasketGroup<L>[];
  code?: Code | undefined;
  /** Store credit that the buyer has and wants to use. */
  credit: Pence;
  /** The value of a buyer's traded-in device that pays a part. It is used before store credit. */
  tradeIn?: Pence | undefined;
}

export interface LineSums<L extends BasketLine = BasketLine> {
  line: L;
  goods: Pence;
  discount: Pence;
  /** The sum that the buyer pays. */
  net: Pence;
  vat: Pence;
  commission: Pence;
  /** The site's payment to the vendor for the site's own codes. */
  siteDiscount: Pence;
}

export interface GroupSums<L extends BasketLine = BasketLine> {
  businessId: number;
  lines: LineSums<L>[];
  goods: Pence;
  delivery: Pence;
  deliveryVat: Pence;
  /** Of the goods and of the delivery. */
  discount: Pence;
  siteDiscount: Pence;
  vat: Pence;
  commission: Pence;
  /** The amount to pay, including credit. */
  total: Pence;
  /** Store credit, including a device's part. */
  credit: Pence;
  /** How much of the credit a device pays. */
  tradeIn: Pence;
}

export interface Totals {
  goods: Pence;
  delivery: Pence;
  discount: Pence;
  /** Store credit, including a device's part. */
  credit: Pence;
  /** How much of the credit a device pays. */
  tradeIn: Pence;
  vat: Pence;
  /** The amount left to pay. */
  total: Pence;
}

export interface BasketSums<L extends BasketLine = BasketLine> {
  groups: GroupSums<L>[];
  totals: Totals;
}

const NOTHING = pence(0);
const BPS = 10_000;

/** All sums of a basket. Each is the sum of its parts to the penny, also with discount and credit. */
export function basketSums<L extends BasketLine>(basket: Basket<L>): BasketSums<L> {
  const discount = basket.code ? codeDiscount(basket.code, basket.groups) : undefined;
  const isSites = basket.code?.paidBy === 'site';
  let at = 0;
  const groups = basket.groups.map((group, index) => {
    const lineDiscounts = group.lines.map(() => discount?.lines[at++] ?? NOTHING);
    return groupSums(group, lineDiscounts, discount?.deliveries[index] ?? NOTHING, isSites);
  });
  const due = sum(groups, ({ total }) => total);
  const tradeIn = pence(Math.min(basket.tradeIn ?? 0, due));
  const credit = pence(Math.min(tradeIn + basket.credit, due));
  const credits = splitPence(
    credit,
    groups.map(({ total }) => total),
  );
  const tradeIns = splitPence(tradeIn, credits);
  const withCredit = groups.map((group, index) => ({
    ...group,
    credit: credits[index] ?? NOTHING,
    tradeIn: tradeIns[index] ?? NOTHING,
  }));
  return {
    groups: withCredit,
    totals: {
      goods: sum(groups, ({ goods }) => goods),
      delivery: sum(groups, ({ delivery }) => delivery),
      discount: sum(groups, ({ discount: off }) => off),
      credit,
      tradeIn,
      vat: sum(groups, ({ vat }) => vat),
      total: pence(due - credit),
    },
  };
}

function groupSums<L extends BasketLine>(
  group: BasketGroup<L>,
  discounts: readonly Pence[],
  deliveryDiscount: Pence,
  isSites: boolean,
): GroupSums<L> {
  const lines = group.lines.map((line, index) => lineSums(line, discounts[index] ?? NOTHING, group, isSites));
  const goods = sum(lines, (line) => line.goods);
  const net = sum(lines, (line) => line.net);
  const delivery = pence(group.delivery - deliveryDiscount);
  const deliveryVat = vatIncluded(
    standardShare(
      delivery,
      lines.map(({ line, net: paid }) => ({ net: paid, scheme: line.scheme })),
    ),
  );
  const lineDiscount = sum(lines, (line) => line.discount);
  return {
    businessId: group.businessId,
    lines,
    goods,
    delivery: group.delivery,
    deliveryVat,
    discount: pence(lineDiscount + deliveryDiscount),
    siteDiscount: isSites ? pence(lineDiscount + deliveryDiscount) : NOTHING,
    vat: pence(sum(lines, (line) => line.vat) + deliveryVat),
    commission: sum(lines, (line) => line.commission),
    total: pence(net + delivery),
    credit: NOTHING,
    tradeIn: NOTHING,
  };
}

function lineSums<L extends BasketLine>(
  line: L,
  discount: Pence,
  { commissionBps }: BasketGroup,
  isSites: boolean,
): LineSums<L> {
  const goods = pence(line.unit * line.quantity);
  const net = pence(goods - discount);
  // A code of the site costs the vendor nothing, so the commission is counted without the discount.
  const earned = isSites ? goods : net;
  return {
    line,
    goods,
    discount,
    net,
    vat: line.scheme === 'standard' ? vatIncluded(net) : NOTHING,
    commission: pence(roundedShare(earned, commissionBps, BPS)),
    siteDiscount: isSites ? discount : NOTHING,
  };
}

/** Delivery of new and second-hand goods together has VAT only on the share of the new goods. */
export function standardShare(
  delivery: Pence,
  lines: readonly { net: Pence; scheme: BasketLine['scheme'] }[],
): Pence {
  const parts = splitPence(
    delivery,
    lines.map(({ net }) => net),
  );
  return pence(
    lines.reduce((total, { scheme }, index) => total + (scheme === 'standard' ? (parts[index] ?? 0) : 0), 0),
  );
}

export function sum<T>(items: readonly T[], of: (item: T) => Pence): Pence {
  return pence(items.reduce((total, item) => total + of(item), 0));
}
