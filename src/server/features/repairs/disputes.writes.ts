import { pence } from '#rules/money/money.ts';
import { vendorShare } from '#rules/orders/refunds.ts';
import { money } from '#rules/papers/paper.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import type { Connection } from '../../db/connect.ts';
import type { DisputeNews } from '../../ports/stripe-events.ts';
import {
  holdShare,
  keepDispute,
  makeRefund,
  postDisputeFee,
  postEntry,
  postTakenTwice,
  readRefundsOf,
  refundPostings,
  releaseHeld,
  takeUnsentRefunds,
} from '../money/public.ts';
import type { RepairMoney } from '../orders/public.ts';
import { tellWithMail } from '../staff/public.ts';
import { keepDepositBack, repairSale } from './deposit.writes.ts';
import { followMoney } from './follow-money.writes.ts';
import { clearRest } from './rest.writes.ts';
import { lockRepairBy } from './ticket.writes.ts';

const TITLES: Record<DisputeNews['state'], string> = {
  open: 'A customer’s bank wants money back',
  won: 'A chargeback was decided in the shop’s favour',
  lost: 'A chargeback was lost',
};

/**
 * The bank of a customer wants back what was paid for a repair. While it is open, the vendor's share is held. A lost one
 * is a refund that the bank has made already.
 */
export const takeRepairDispute: RepairMoney['takeDispute'] = async (at, payment, news, { now, sender }) => {
  const ticket = await lockRepairBy(at.ask, payment.repairNumber);
  const kept = ticket && (await keepDispute(at.ask, payment.id, news, now));
  if (!ticket || !kept) return;
  const { reference, state } = news;
  if (kept.before === 'open') await releaseHeld(at.ask, reference, now);
  const { businessId, number: orderNumber } = ticket;
  const part = { orderId: null, orderNumber, businessId };
  const amount = await leftOf(at, payment, news.amount);
  const sale = await repairSale(at.ask, { businessId, kind: payment.kind, amount });
  if (state === 'open')
    await holdShare(at.ask, reference, { ...part, amount: vendorShare(sale.shares) }, now);
  if (state === 'lost') {
    if (amount > 0) {
      const reason = `The customer’s bank took it back (${orderNumber})`;
      const taken = { paymentId: payment.id, orderId: null, toPayment: amount, toCredit: pence(0), reason };
      await makeRefund(at, { ...taken, isTaken: true, now });
      const postings = refundPostings(sale);
      const source = `${reference} ${orderNumber}`;
      await postEntry(at.ask, { kind: 'chargeback', orderId: null, source, postings, now });
      if (amount === payment.amount && payment.repairPart === 'deposit')
        await keepDepositBack(at, ticket.id, 'online', now);
      if (amount === payment.amount && payment.repairPart === 'rest') await clearRest(at, ticket.id);
    }
    // The bank took what was going back already. Refunds that were not sent yet are not sent any more.
    const beyond = news.amount - amount;
    const twice = beyond > 0 ? await takeUnsentRefunds(at.ask, payment.id, beyond, now) : 0;
    if (twice > 0) await postTakenTwice(at.ask, reference, { amount: twice, part, now });
    await postDisputeFee(at.ask, reference, { ...part, amount: news.fee }, now);
  }
  await followMoney(at, ticket.id, { now, sender });
  const due = state === 'open' && news.dueBy ? ` Please answer it by ${dateWords(news.dueBy)}.` : '';
  await tellWithMail(at, sender.shop, {
    event: 'chargeback',
    businessId: null,
    storeId: ticket.storeId,
    key: `chargeback ${state}:${reference}`,
    again: 'never',
    title: `${TITLES[state]} (${orderNumber})`,
    text: `${money(news.amount)} of ${ticket.name}.${due}`,
    target: 'repair',
    ref: orderNumber,
  });
};

/** What the bank can take of a payment: not what went back before. */
async function leftOf(at: Connection, { id, amount }: { id: string; amount: number }, asked: number) {
  const back = (await readRefundsOf(at.ask, id)).reduce((sum, { toPayment }) => sum + toPayment, 0);
  return pence(Math.max(0, Math.min(asked, amount - back)));
}
