import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import type { Shares } from '#rules/orders/refunds.ts';
import {
  asCredit,
  deliveryShares,
  lessShares,
  lowerShares,
  NO_SHARES,
  plusShares,
  refundWays,
  sharesOfAmount,
  sharesOfUnits,
  withinShares,
} from '#rules/orders/refunds.ts';
import { DEFAULT_TERMS, wayPrice } from '#rules/orders/delivery-ways.ts';
import { goneUnits, unsentOf } from '#rules/orders/line-units.ts';
import type { CreditLine, CreditNoteContent } from '#rules/papers/credit-note.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import type { Payment } from '../money/public.ts';
import {
  bonusPostings,
  giveCredit,
  issueInvoice,
  makeRefund,
  postEntry,
  refundPostings,
} from '../money/public.ts';
import { readCredited } from './invoice.reads.ts';
import type { GroupRow, OrderLineRow, OrderRow } from './order.writes.ts';
import { noteUnits } from './order.writes.ts';
import { readVendorTerms } from './terms.reads.ts';

/** What is left to give back of an order, in all its shares. */
export const leftOf = (order: OrderRow): Shares => ({
  paid: pence(order.total - order.refunded),
  vat: pence(order.vat - order.refundedVat),
  commission: pence(order.commission - order.refundedCommission),
  siteDiscount: pence(order.siteDiscount - order.refundedSiteDiscount),
});

/** All that is left, so many units of lines, or an amount. */
export type RefundWish =
  | { kind: 'all' }
  | {
      kind: 'units';
      units: readonly { line: OrderLineRow; units: number }[];
      /** What goes back of the delivery. */
      delivery?: Shares;
      /** They were never sent. */
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
  const free = lowerShares(freeOf(order, lines, wish.units), left);
  return withinShares(wanted, lessShares(left, free));
}

/**
 * The shares of what stays with the buyer and cost them nothing, because the site paid for it by a code. They stay
 * with the vendor, though nothing is left of what the buyer paid.
 */
function freeOf(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  wished: readonly { line: OrderLineRow; units: number }[],
): Shares {
  const ofLines = pence(lines.reduce((sum, { siteDiscount }) => sum + siteDiscount, 0));
  const delivery = { ...NO_SHARES, siteDiscount: pence(order.siteDiscount - ofLines) };
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

/** What a credit note says of lines. What was refunded before by amount is no line's: the paper says so apart. */
function creditLines(lines: readonly OrderLineRow[], wish: RefundWish): CreditLine[] {
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
      return { name, choice, sku, quantity: units, amount: paid, vat, scheme };
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

/** What goes back of the delivery where nothing of the order is kept. */
export async function deliveryBack(
  ask: Ask,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  isFault: boolean,
): Promise<Shares> {
  const ofLines = lines.reduce((sum, { discount }) => sum + discount, 0);
  const paid = pence(order.delivery - (order.discount - ofLines));
  const delivery = { paid, vat: pence(order.deliveryVat) };
  if (order.way === 'standard' || isFault) return deliveryShares(delivery, paid);
  const terms = (await readVendorTerms(ask, [order.businessId])).get(order.businessId);
  const goods = pence(lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0));
  return deliveryShares(delivery, wayPrice(terms?.ways.standard ?? DEFAULT_TERMS.standard, goods));
}

const NOTE = {
  name: 'order-refunded',
  text: `
  update orders set refunded = refunded + $2, refunded_vat = refunded_vat + $3,
    refunded_commission = refunded_commission + $4, refunded_site_discount = refunded_site_discount + $5,
    refunded_credit = refunded_credit + $6, refunded_as_credit = refunded_as_credit + $7
  where id = $1`,
};
/** What a refund means for the counts of lines. One by amount names no lines. */
async function noteLines(ask: Ask, lines: readonly OrderLineRow[], wish: RefundWish): Promise<void> {
  if (wish.kind === 'units') await noteUnits(ask, wish.isUnsent ? 'cancelled' : 'refunded', wish.units);
  if (wish.kind !== 'all') return;
  const kept = lines.map((line) => ({ line, units: line.sentUnits - line.refundedUnits }));
  await noteUnits(ask, 'cancelled', unsentOf(lines));
  await noteUnits(ask, 'refunded', kept);
}

interface RefundPlace {
  group: GroupRow;
  order: OrderRow;
  /** All of the order. */
  lines: readonly OrderLineRow[];
  payment: Payment;
}

interface RefundReason {
  reason: string;
  now: Date;
  /** The buyer's bank has taken the money already. */
  isTaken?: boolean;
  /** As store credit, with what the site adds to it. */
  wantsCredit?: boolean;
}

/**
 * Gives back what a buyer paid of an order, in the transaction of the move that decides it: the shares of vendor, site
 * and VAT go back with it, and a credit note is issued. The group is locked by the caller.
 */
export async function refundOrder(
  at: Connection,
  { group, order, lines, payment }: RefundPlace,
  wish: RefundWish,
  { reason, now, isTaken, wantsCredit = false }: RefundReason,
): Promise<Pence> {
  const shares = sharesOf(order, lines, wish);
  const credit = pence(order.credit - order.refundedCredit);
  const ways = refundWays(shares.paid, { payment: pence(order.total - order.refunded - credit), credit });
  // An account that was closed in the meantime can hold no credit.
  const insteadOfMoney = wantsCredit && group.userId !== null ? ways.payment : pence(0);
  const bonus = pence(asCredit(insteadOfMoney) - insteadOfMoney);
  const toCredit = pence(ways.credit + insteadOfMoney);
  await at.ask(NOTE, [
    order.id,
    shares.paid,
    shares.vat,
    shares.commission,
    shares.siteDiscount,
    ways.credit,
    insteadOfMoney,
  ]);
  await noteLines(at.ask, lines, wish);
  // Where the site paid for all of it by a code, the shares go back though the buyer gets nothing.
  const refundId =
    shares.paid === 0
      ? undefined
      : await makeRefund(at, {
          paymentId: payment.id,
          orderId: order.id,
          toPayment: pence(ways.payment - insteadOfMoney),
          toCredit,
          bonus,
          reason,
          isTaken,
          now,
        });
  if (toCredit > 0 && group.userId !== null) {
    const given = { userId: group.userId, source: order.number, now };
    await giveCredit(at.ask, { ...given, amount: toCredit, reason: 'Refund' });
    if (bonus > 0) await giveCredit(at.ask, { ...given, amount: bonus, reason: '5% more for taking credit' });
  }
  await postEntry(at.ask, {
    kind: 'refund',
    orderId: order.id,
    source: refundId ?? `${order.number} version ${order.version}`,
    postings: refundPostings({
      businessId: order.businessId,
      shares,
      credit: toCredit,
      kind: payment.kind,
    }),
    now,
  });
  if (bonus > 0 && refundId !== undefined) {
    await postEntry(at.ask, {
      kind: 'credit',
      orderId: order.id,
      source: refundId,
      postings: bonusPostings(bonus),
      now,
    });
  }
  if (refundId === undefined) return shares.paid;
  await issueInvoice(at.ask, {
    orderId: order.id,
    refundId,
    content: {
      ...(await readCredited(at.ask, order.id)),
      reason,
      total: shares.paid,
      vat: shares.vat,
      lines: creditLines(lines, wish),
      to_payment: pence(ways.payment - insteadOfMoney),
      to_credit: toCredit,
    } satisfies CreditNoteContent,
    now,
  });
  return shares.paid;
}
