import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import { unsentOf } from '#rules/orders/line-units.ts';
import { roundedShare } from '#rules/orders/split.ts';
import type { CreditNoteContent } from '#rules/papers/credit-note.ts';
import { standardIn } from '#rules/papers/credit-note.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import type { NewRefund, Payment } from '../money/public.ts';
import {
  bonusPostings,
  giveCreditTo,
  issueInvoice,
  makeRefund,
  postEntry,
  refundPostings,
  splitByPayment,
} from '../money/public.ts';
import { readCredited } from './invoice.reads.ts';
import type { GroupRow, OrderLineRow, OrderRow } from './order.writes.ts';
import { noteUnits } from './order.writes.ts';
import type { RefundSums, RefundWish } from './refund-plan.writes.ts';
import { creditLines, deliveryIn, refundSums } from './refund-plan.writes.ts';

const NOTE = {
  name: 'order-refunded',
  text: `
  update orders set refunded = refunded + $2, refunded_vat = refunded_vat + $3,
    refunded_commission = refunded_commission + $4, refunded_site_discount = refunded_site_discount + $5,
    refunded_credit = refunded_credit + $6, refunded_as_credit = refunded_as_credit + $7,
    exchanged = exchanged + $8, exchanged_vat = exchanged_vat + $9
  where id = $1`,
};

/** The VAT in what other variations are paid with. */
export const exchangedVatOf = ({ shares, exchanged }: Pick<RefundSums, 'shares' | 'exchanged'>): Pence =>
  shares.paid === 0 ? pence(0) : pence(roundedShare(shares.vat, exchanged, shares.paid));

/** Updates the unit counts of refunded lines. A refund by amount has no lines. */
async function noteLines(ask: Ask, lines: readonly OrderLineRow[], wish: RefundWish): Promise<void> {
  if (wish.kind === 'units') await noteUnits(ask, wish.isUnsent ? 'cancelled' : 'refunded', wish.units);
  if (wish.kind !== 'all') return;
  const kept = lines.map((line) => ({ line, units: line.sentUnits - line.refundedUnits }));
  await noteUnits(ask, 'cancelled', unsentOf(lines));
  await noteUnits(ask, 'refunded', kept);
}

/**
 * Writes the refunds of an amount, by each payment that it was paid with. The first is the refund of the
 * credit note. `byCard` was paid for changes of the order, which are paid by card.
 */
export async function makeRefunds(
  at: Connection,
  payment: Pick<Payment, 'id'>,
  { toPayment, toCredit, bonus, ...rest }: Omit<NewRefund, 'paymentId' | 'orderId'> & { orderId: number },
): Promise<{ refundId: string; byCard: Pence }> {
  const { orderId, isTaken } = rest;
  const whole = { paymentId: payment.id, amount: toPayment, isExtra: false };
  const parts =
    isTaken === true || toPayment === 0
      ? [whole]
      : await splitByPayment(at.ask, { orderId, paymentId: payment.id, amount: toPayment });
  const [first = whole, ...others] = parts;
  const once = bonus === undefined ? { toCredit } : { toCredit, bonus };
  const refundId = await makeRefund(at, {
    ...rest,
    ...once,
    paymentId: first.paymentId,
    toPayment: first.amount,
  });
  for (const { paymentId, amount } of others) {
    await makeRefund(at, { ...rest, paymentId, toPayment: amount, toCredit: pence(0) });
  }
  const byCard = parts.reduce((sum, { amount, isExtra }) => sum + (isExtra ? amount : 0), 0);
  return { refundId, byCard: pence(byCard) };
}

interface RefundPlace {
  group: GroupRow;
  order: OrderRow;
  /** All lines of the order. */
  lines: readonly OrderLineRow[];
  payment: Payment;
}

interface RefundReason {
  reason: string;
  now: Date;
  /** The buyer's bank has taken the money already. */
  isTaken?: boolean;
  /** Refund as store credit, with the site's bonus. */
  wantsCredit?: boolean;
  /** The price of the variations that replace the goods. Only the rest is refunded. */
  cost?: Pence;
}

/**
 * Refunds a part of an order, in the transaction of the move: books back the shares of vendor, site and VAT, and issues
 * a credit note. The caller has locked the group.
 */
export async function refundOrder(
  at: Connection,
  { group, order, lines, payment }: RefundPlace,
  wish: RefundWish,
  { reason, now, isTaken, wantsCredit = false, cost }: RefundReason,
): Promise<Pence> {
  const sums = refundSums({ group, order, lines }, wish, wantsCredit, cost);
  const { shares, oldCredit, insteadOfMoney, toPayment, toCredit, bonus, exchanged } = sums;
  await at.ask(NOTE, [
    order.id,
    shares.paid,
    shares.vat,
    shares.commission,
    shares.siteDiscount,
    oldCredit,
    insteadOfMoney,
    exchanged,
    exchangedVatOf(sums),
  ]);
  await noteLines(at.ask, lines, wish);
  // If a code of the site paid for everything, the shares are booked back although the buyer gets no money.
  const back = { orderId: order.id, toPayment, toCredit, bonus, reason, isTaken, now };
  const { refundId, byCard } =
    shares.paid - exchanged === 0
      ? { refundId: undefined, byCard: pence(0) }
      : await makeRefunds(at, payment, back);
  // Without an account, a device's part waits for an account. Other credit always has one.
  if (toCredit > 0 && (group.userId !== null || order.tradeIn > 0)) {
    const given = { userId: group.userId, email: group.email, source: order.number, now };
    await giveCreditTo(at.ask, { ...given, amount: toCredit, reason: 'Refund' });
    if (bonus > 0)
      await giveCreditTo(at.ask, { ...given, amount: bonus, reason: '5% more for taking credit' });
  }
  await postEntry(at.ask, {
    kind: isTaken ? 'chargeback' : 'refund',
    orderId: order.id,
    source: refundId ?? `${order.number} version ${order.version}`,
    postings: refundPostings({
      businessId: order.businessId,
      shares,
      credit: toCredit,
      kind: payment.kind,
      byCard,
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
  if (shares.paid === 0) return shares.paid;
  const credited = creditLines(lines, wish).map(({ lineId: _lineId, ...line }) => line);
  const schemes = lines.map(({ scheme }) => scheme);
  const skus = credited.map(({ sku }) => sku);
  await issueInvoice(at.ask, {
    orderId: order.id,
    ...(refundId === undefined ? { isCredit: true } : { refundId }),
    content: {
      ...(await readCredited(at.ask, order.id, skus)),
      reason,
      total: shares.paid,
      vat: shares.vat,
      standard: standardIn({ total: shares.paid, vat: shares.vat, lines: credited, schemes }),
      lines: credited,
      delivery: deliveryIn(order, lines, wish),
      to_payment: toPayment,
      to_credit: toCredit,
      ...(exchanged > 0 && { exchanged }),
    } satisfies CreditNoteContent,
    now,
  });
  return shares.paid;
}
