import { formatSum, pence } from '#rules/money/money.ts';
import type { Pence } from '#rules/money/money.ts';
import { CHANGE_HOURS } from '#rules/orders/change.ts';
import type { ExchangeLine, ExchangeSplit } from '#rules/orders/exchange.ts';
import { exchangeCost, exchangeSplit, exchangeWords } from '#rules/orders/exchange.ts';
import { goodsWishes, stockWishes } from '#rules/orders/line-units.ts';
import type { Shares } from '#rules/orders/refunds.ts';
import { timeWords } from '#rules/orders/time-words.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import type { InvoiceContent } from '#rules/papers/invoice.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import { countSales, lockProducts } from '../catalog/public.ts';
import type { Payment, PaymentKind } from '../money/public.ts';
import { issueInvoice, makePayment, postEntry, salePostings } from '../money/public.ts';
import { goodsOf, wishesOf } from './change-stock.writes.ts';
import { readContents } from './contents.reads.ts';
import { mailExchange, mailExchangeOffered } from './exchange-mails.writes.ts';
import { readInvoice } from './invoice.reads.ts';
import type { Sender } from '../../ports/sender.ts';
import type { MoveProblem } from './moving.writes.ts';
import { impossible } from './moving.writes.ts';
import type { Step } from './order.writes.ts';
import { writeMove } from './order.writes.ts';
import { insertLines } from './placed-rows.writes.ts';
import { renewPromise } from './promise.writes.ts';
import { refundSums } from './refund-plan.writes.ts';
import { exchangeWish } from './refund-wishes.writes.ts';
import { exchangedVatOf, refundOrder } from './refund.writes.ts';
import type { ReturnPlace } from './return-refund.writes.ts';
import type { KeptExchange } from './returns.writes.ts';
import { setExchange, setReturn } from './returns.writes.ts';
import { orderChanges } from './tables.ts';

interface Settling {
  by: Pick<Step, 'actor' | 'actorId'>;
  now: Date;
  sender: Sender;
}

/** How an exchange would be settled at present. */
function splitExchange(place: Omit<ReturnPlace, 'payment'>, last: KeptExchange): ExchangeSplit {
  const { shares } = refundSums(place, exchangeWish(place.lines, last), false);
  return exchangeSplit(shares.paid, exchangeCost(last.exchange));
}

/**
 * Exchanges returned goods. If the exchange costs more, the buyer gets a link to pay, and it is made after
 * the payment. The caller has locked the group.
 */
export async function exchange(
  at: Connection,
  place: ReturnPlace,
  last: KeptExchange,
  { linkKind, ...settling }: Settling & { linkKind: PaymentKind | undefined },
): Promise<'moved' | MoveProblem> {
  const { due } = splitExchange(place, last);
  if (due === 0) {
    await makeExchange(at, place, last, { ...settling, paid: undefined });
    return 'moved';
  }
  if (!linkKind)
    return impossible(
      `Payments by card are switched off, so the buyer can’t pay the difference of ${formatSum(due)}. You can refund the return instead.`,
    );
  await offer(at, place, last, { ...settling, linkKind, due });
  return 'moved';
}

async function offer(
  at: Connection,
  { order, lines }: ReturnPlace,
  last: KeptExchange,
  { by, now, sender, linkKind, due }: Settling & { linkKind: PaymentKind; due: Pence },
): Promise<void> {
  const until = new Date(now.getTime() + CHANGE_HOURS * 60 * 60_000);
  const payment = await makePayment(at.ask, {
    groupId: order.groupId,
    orderId: order.id,
    kind: linkKind,
    amount: due,
    now,
  });
  const words = exchangeWords(last.exchange, lines);
  const contents = await readContents(at.ask, order.id);
  const before = { ...contents, total: contents.total - order.exchanged };
  await at.db.insert(orderChanges).values({
    orderId: order.id,
    state: 'waiting',
    words,
    before,
    after: { ...before, lines: [...before.lines, ...last.exchange], total: before.total + due },
    returnId: last.id,
    paymentId: payment.id,
    until,
    createdAt: now,
  });
  const ask = `Waits until ${timeWords(until)} on ${dateWords(until)} for the payment of ${formatSum(due)}.`;
  const note = [...words, ask].join(' ');
  await writeMove(at.ask, order, { move: 'offer_exchange', to: order.state, ...by, note, now });
  await mailExchangeOffered(at, order.id, { words, due, until }, sender);
}

/**
 * Makes an exchange in the caller's transaction: the returned goods are credited, the wanted variations
 * become lines of the order with their own invoice, and the order is prepared again. `paid` is the payment of
 * the difference.
 */
export async function makeExchange(
  at: Connection,
  place: ReturnPlace,
  last: KeptExchange,
  { by, now, sender, paid }: Settling & { paid: Payment | undefined },
): Promise<void> {
  const { group, order, lines, payment } = place;
  const cost = exchangeCost(last.exchange);
  const wish = exchangeWish(place.lines, last);
  await lockProducts(at.ask, [...stockWishes(wish.units), ...wishesOf({ lines: last.exchange })]);
  const sums = refundSums(place, wish, last.asCredit, cost);
  const { exchanged, toPayment, toCredit } = sums;
  await refundOrder(at, { group, order, lines, payment }, wish, {
    reason: 'Exchanged',
    now,
    wantsCredit: last.asCredit,
    cost,
  });
  await countSales(at.ask, goodsWishes(wish.units), -1);
  await addLines(at.ask, place, last.exchange, { exchanged, exchangedVat: exchangedVatOf(sums) });
  await renewPromise(at.ask, group, order, now);
  await countSales(at.ask, goodsOf({ lines: last.exchange }), 1);
  await setReturn(at.ask, last.id, { state: 'exchanged', now });
  await setExchange(at.ask, last.id, 'made');
  const settled = paid ? `Paid: ${formatSum(pence(paid.amount))}.` : backNote(toPayment + toCredit);
  const note = [...exchangeWords(last.exchange, lines), settled].filter(Boolean).join(' ');
  await writeMove(at.ask, order, { move: 'exchange', to: 'preparing', ...by, note, now });
  const { businessId } = order;
  await postEntry(at.ask, {
    kind: 'payment',
    orderId: order.id,
    source: `${order.number} exchange ${last.id}`,
    postings: salePostings({
      businessId,
      shares: sharesOf(last.exchange),
      credit: pence(0),
      kind: payment.kind,
      byCard: pence(paid?.amount ?? 0),
    }),
    now,
  });
  await issueInvoice(at.ask, {
    orderId: order.id,
    content: await invoiceOf(at.ask, order.id, last.exchange, { exchanged, paid, now }),
    now,
  });
  await mailExchange(
    at,
    order.id,
    { wanted: last.exchange, paid: paid?.amount ?? 0, isBack: toPayment + toCredit > 0 },
    sender,
  );
}

const backNote = (back: number) => (back > 0 ? `Refunded: ${formatSum(pence(back))}.` : '');

const sumOf = (lines: readonly ExchangeLine[], name: 'discount' | 'siteDiscount' | 'vat' | 'commission') =>
  lines.reduce((sum, line) => sum + line[name], 0);

const sharesOf = (lines: readonly ExchangeLine[]): Shares => ({
  paid: exchangeCost(lines),
  vat: pence(sumOf(lines, 'vat')),
  commission: pence(sumOf(lines, 'commission')),
  siteDiscount: pence(sumOf(lines, 'siteDiscount')),
});

const ORDER = {
  name: 'order-exchange-sums',
  text: `
  update orders set goods = goods + $2, discount = discount + $3, site_discount = site_discount + $4, vat = vat + $5,
    commission = commission + $6, total = total + $7
  where id = $1`,
};
/** The group has the sums that were paid. They already include the part that returned goods paid for. */
const GROUP = {
  name: 'order-group-exchange-sums',
  text: `
  update order_groups set goods = goods + $2, discount = discount + $3, vat = vat + $4, total = total + $5
  where id = $1`,
};

async function addLines(
  ask: Ask,
  { group, order }: ReturnPlace,
  wanted: readonly ExchangeLine[],
  { exchanged, exchangedVat }: { exchanged: Pence; exchangedVat: Pence },
): Promise<void> {
  const { paid, vat, commission, siteDiscount } = sharesOf(wanted);
  const discount = sumOf(wanted, 'discount');
  await insertLines(
    ask,
    wanted.map(({ lineId: _lineId, ...line }) => ({ ...line, orderId: order.id })),
  );
  await ask(ORDER, [order.id, paid + discount, discount, siteDiscount, vat, commission, paid]);
  const kept = paid - exchanged;
  await ask(GROUP, [group.id, kept + discount, discount, vat - exchangedVat, kept]);
}

/** The invoice of the wanted variations alone. */
async function invoiceOf(
  ask: Ask,
  orderId: number,
  wanted: readonly ExchangeLine[],
  { exchanged, paid, now }: { exchanged: Pence; paid: Payment | undefined; now: Date },
): Promise<InvoiceContent> {
  const { code: _code, payment, ...parties } = await readInvoice(ask, orderId);
  return {
    ...parties,
    tax_point: now.toISOString(),
    lines: wanted.map(({ name, choice, sku, quantity, unit, discount, vat, scheme }) => ({
      name,
      choice,
      sku,
      quantity,
      unit,
      discount,
      vat,
      scheme,
    })),
    delivery: 0,
    discount: sumOf(wanted, 'discount'),
    vat: sumOf(wanted, 'vat'),
    credit: 0,
    total: exchangeCost(wanted),
    exchanged,
    payment: paid ? { kind: paid.kind, label: paid.label } : (payment ?? null),
  };
}
