import { isDeepStrictEqual } from 'node:util';
import { pence } from '#rules/money/money.ts';
import type { Contents } from '#rules/orders/contents.ts';
import type { Shares } from '#rules/orders/refunds.ts';
import { vendorShare } from '#rules/orders/refunds.ts';
import type { CreditNoteContent } from '#rules/papers/credit-note.ts';
import { standardIn } from '#rules/papers/credit-note.ts';
import type { InvoiceContent } from '#rules/papers/invoice.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import { countSales, releaseStock } from '../catalog/public.ts';
import type { Payment } from '../money/public.ts';
import {
  addToPayment,
  giveCreditTo,
  issueInvoice,
  postEntry,
  refundPostings,
  salePostings,
} from '../money/public.ts';
import { goodsOf, stockChange } from './change-stock.writes.ts';
import { readCredited, readInvoice } from './invoice.reads.ts';
import type { GroupRow, OrderRow } from './order.writes.ts';
import { insertLines } from './placed-rows.writes.ts';
import { makeRefunds } from './refund.writes.ts';
import { CHANGED } from './refunded.reads.ts';

const DELETE_LINES = { name: 'order-lines-delete', text: 'delete from order_lines where order_id = $1' };
const ORDER = {
  name: 'order-change-contents',
  text: `
  update orders set way = $2, store_id = $3, promise = $4, promised_from = $5, promised_by = $6, send_by = $7,
    collect_code = $8, goods = $9, delivery = $10, delivery_vat = $11, discount = $12, site_discount = $13, vat = $14,
    commission = $15, total = $16, credit = credit - $17, changed_back = changed_back + $18,
    changed_credit = changed_credit + $17
  where id = $1`,
};
const GROUP = {
  name: 'order-group-change-contents',
  text: `
  update order_groups set goods = goods + $2, delivery = delivery + $3, discount = discount + $4, vat = vat + $5,
    credit = credit - $6, total = total + $7, address = $8::jsonb
  where id = $1`,
};

export interface Applied {
  group: GroupRow;
  order: OrderRow;
  /** The payment of the group. */
  payment: Payment;
  change: { id: string; before: Contents; after: Contents; credit: number };
  /** The refund to the buyer; nothing if the change costs more or the same. */
  back: { payment: number; credit: number };
  now: Date;
}

/**
 * Makes a change, in the caller's transaction: lines, sums, stock, refund, ledger and papers follow. The
 * caller has locked the group and the products, has reserved the additional stock, and writes the event and
 * the mail.
 */
export async function applyChange(at: Connection, applied: Applied): Promise<void> {
  const { group, order, payment, change, back, now } = applied;
  const { before, after } = change;
  const isPaid = order.paidAt !== null;
  const invoiced = isPaid ? await readInvoice(at.ask, order.id) : undefined;
  const credited = isPaid ? await readCredited(at.ask, order.id) : undefined;
  await writeContents(at.ask, applied);
  await releaseStock(at.ask, stockChange(before, after).less);
  if (!isPaid) {
    await addToPayment(at.ask, payment.id, after.total - before.total);
    return;
  }
  await countSales(at.ask, goodsOf(before), -1);
  await countSales(at.ask, goodsOf(after), 1);
  const [toPayment, toCredit] = [pence(back.payment), pence(back.credit)];
  const refund =
    toPayment + toCredit > 0
      ? await makeRefunds(at, payment, { orderId: order.id, toPayment, toCredit, reason: CHANGED, now })
      : undefined;
  if (toCredit > 0 && (group.userId !== null || order.tradeIn > 0)) {
    const given = { userId: group.userId, email: group.email, amount: toCredit, source: order.number, now };
    await giveCreditTo(at.ask, { ...given, reason: CHANGED });
  }
  await postChange(at.ask, applied, refund?.byCard ?? pence(0));
  if (invoiced && credited) await correctInvoice(at.ask, applied, { invoiced, credited });
}

async function writeContents(ask: Ask, { group, order, change, back }: Applied): Promise<void> {
  const { before, after } = change;
  // Negative if it takes store credit again.
  const creditBack = back.credit - change.credit;
  await ask(DELETE_LINES, [order.id]);
  await insertLines(
    ask,
    after.lines.map((line) => ({ ...line, orderId: order.id })),
  );
  await ask(ORDER, [
    order.id,
    after.way,
    after.storeId,
    after.promise,
    after.promisedFrom,
    after.promisedBy,
    after.sendBy,
    after.collectCode,
    after.goods,
    after.delivery,
    after.deliveryVat,
    after.discount,
    after.siteDiscount,
    after.vat,
    after.commission,
    after.total,
    creditBack,
    back.payment + back.credit,
  ]);
  const [goods, delivery, discount, vat, total] = (
    ['goods', 'delivery', 'discount', 'vat', 'total'] as const
  ).map((name) => after[name] - before[name]);
  await ask(GROUP, [
    group.id,
    goods,
    delivery,
    discount,
    vat,
    creditBack,
    (total ?? 0) + creditBack,
    after.address && JSON.stringify(after.address),
  ]);
}

const sharesOf = ({ total, vat, commission, siteDiscount }: Contents): Shares => ({
  paid: pence(total),
  vat: pence(vat),
  commission: pence(commission),
  siteDiscount: pence(siteDiscount),
});

/** The change of each share. Less is booked as a refund, more as a payment by card. */
async function postChange(
  ask: Ask,
  { order, payment, change: { id, before, after, credit: again }, back, now }: Applied,
  byCard: ReturnType<typeof pence>,
): Promise<void> {
  const [was, is] = [sharesOf(before), sharesOf(after)];
  const isLess = is.paid < was.paid || (is.paid === was.paid && vendorShare(is) < vendorShare(was));
  const [from, to] = isLess ? [is, was] : [was, is];
  const shares: Shares = {
    paid: pence(to.paid - from.paid),
    vat: pence(to.vat - from.vat),
    commission: pence(to.commission - from.commission),
    siteDiscount: pence(to.siteDiscount - from.siteDiscount),
  };
  const { id: orderId, businessId } = order;
  const entry = { orderId, source: id, now };
  if (isLess) {
    const credit = pence(back.credit);
    const postings = refundPostings({ businessId, shares, credit, kind: payment.kind, byCard });
    await postEntry(ask, { ...entry, kind: 'refund', postings });
    return;
  }
  const postings = salePostings({ businessId, shares, credit: pence(again), kind: 'trial' });
  await postEntry(ask, { ...entry, kind: 'payment', postings });
}

type Credited = Awaited<ReturnType<typeof readCredited>>;

/** The figures of an invoice. Another address alone needs no new invoice. */
const moneyOf = ({ lines, delivery, discount, vat, credit, total }: InvoiceContent) => ({
  lines,
  delivery,
  discount,
  vat,
  credit,
  total,
});

/** A credit note for the whole old invoice, and a new invoice. None if items and sums stay as they are. */
async function correctInvoice(
  ask: Ask,
  { order, change: { before }, now }: Applied,
  { invoiced, credited }: { invoiced: InvoiceContent; credited: Credited },
): Promise<void> {
  const content = await readInvoice(ask, order.id);
  if (isDeepStrictEqual(moneyOf(content), moneyOf(invoiced))) return;
  const { total, vat } = before;
  const lines = before.lines.map(({ name, choice, sku, quantity, unit, discount, vat: tax, scheme }) => ({
    name,
    choice,
    sku,
    quantity,
    amount: unit * quantity - discount,
    vat: tax,
    scheme,
  }));
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
  await issueInvoice(ask, {
    orderId: order.id,
    isCredit: true,
    content: {
      ...credited,
      reason: CHANGED,
      total,
      vat,
      standard: standardIn({ total, vat, lines, schemes: lines.map(({ scheme }) => scheme) }),
      lines,
      delivery: total - goods,
    } satisfies CreditNoteContent,
    now,
  });
  await issueInvoice(ask, { orderId: order.id, content, now });
}
