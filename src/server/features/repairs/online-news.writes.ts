import { formatSum, pence } from '#rules/money/money.ts';
import { payableNow } from '#rules/repair/moves.ts';
import type { Connection } from '../../db/connect.ts';
import { CURRENCY } from '../../ports/payments.ts';
import type { RepairPaymentRow } from '../money/public.ts';
import { makeRefund, markPaid, markPayment, postEntry, readAnyPayment } from '../money/public.ts';
import type { RepairMoney } from '../orders/public.ts';
import { readRepairByToken } from './by-token.reads.ts';
import { keepDeposit, postRepairMoney } from './deposit.writes.ts';
import { takeRepairDispute } from './disputes.writes.ts';
import { BY_ITSELF, followMoney } from './follow-money.writes.ts';
import { mailMoved } from './mails.writes.ts';
import { keepRest } from './rest.writes.ts';
import { ticketOf } from './standing.reads.ts';
import type { RepairRow } from './ticket.writes.ts';
import { lockRepairBy, readLines, writeMove } from './ticket.writes.ts';

type When = Parameters<RepairMoney['takeNews']>[3];

/** Applies news about a payment of a repair. Late news of what is not to be paid any more sends the money back. */
const takeNews: RepairMoney['takeNews'] = async (at, claimed, news, when) => {
  const ticket = await lockRepairBy(at.ask, claimed.repairNumber);
  const payment = ticket && (await readAnyPayment(at.ask, claimed.id));
  if (!payment || payment.repairNumber === null) return 'unknown';
  if (news.state === 'declined') {
    if (payment.state !== 'pending') return 'already';
    await markPayment(at.ask, payment.id, 'declined');
    return 'declined';
  }
  if (news.state === 'cancelled') {
    const isOpen = payment.state === 'pending' || payment.state === 'declined';
    if (isOpen) await markPayment(at.ask, payment.id, 'cancelled');
    return isOpen ? 'cancelled' : 'already';
  }
  if (news.amount !== payment.amount || news.currency !== CURRENCY) return 'wrong amount';
  if (!(await markPaid(at.ask, payment.id, when.now, news.label))) return 'already';
  const payable = payableNow(ticketOf(ticket, await readLines(at.ask, ticket.id)));
  if (payable?.part !== payment.repairPart || payable.amount !== payment.amount) {
    await sendBack(at, ticket, payment, when);
    return 'refunded';
  }
  await keep(at, ticket, payment, when);
  return 'paid';
};

async function keep(
  at: Connection,
  ticket: RepairRow,
  { id, repairPart, kind, amount: paid }: RepairPaymentRow,
  { now, sender }: When,
): Promise<void> {
  const amount = pence(paid);
  if (repairPart === 'deposit') await keepDeposit(at, ticket.id, 'online', now);
  else await keepRest(at, ticket.id, { kind: 'online', amount, now });
  await postRepairMoney(at, { businessId: ticket.businessId, kind, amount, source: id, now });
  const move = repairPart === 'deposit' ? 'pay_deposit' : 'pay';
  await writeMove(at.ask, ticket, {
    move,
    to: ticket.state,
    actor: 'customer',
    actorId: null,
    note: '',
    now,
  });
  await mailMoved(
    at,
    { repairId: ticket.id, move, wasUnrepaired: false, said: {} },
    { by: BY_ITSELF, sender, now },
  );
  // A payment that was begun in another way can't be paid as well.
  await followMoney(at, ticket.id, { now, sender });
}

/** The money came too late, such as after it was paid at the counter. It never belonged to the vendor. */
async function sendBack(
  at: Connection,
  ticket: RepairRow,
  { id, amount }: RepairPaymentRow,
  { now, sender }: When,
): Promise<void> {
  const note = `${formatSum(pence(amount))} goes back the way it was paid.`;
  const refundId = await makeRefund(at, {
    paymentId: id,
    orderId: null,
    toPayment: pence(amount),
    toCredit: pence(0),
    reason: `It was not to be paid any more (${ticket.number})`,
    now,
  });
  for (const [source, sign] of [
    [id, 1],
    [refundId, -1],
  ] as const) {
    await postEntry(at.ask, {
      kind: 'late_payment',
      orderId: null,
      source: `${source} ${ticket.number}`,
      postings: [
        { account: 'money', amount: sign * amount },
        { account: 'unapplied', businessId: ticket.businessId, amount: 0 - sign * amount },
      ],
      now,
    });
  }
  const move = 'late_payment';
  await writeMove(at.ask, ticket, { move, to: ticket.state, actor: 'system', actorId: null, note, now });
  await mailMoved(
    at,
    { repairId: ticket.id, move, wasUnrepaired: false, said: { note } },
    { by: BY_ITSELF, sender, now },
  );
}

/** The payments of repairs, for the ways in which payments of all kinds come in. */
export const repairMoney: RepairMoney = {
  takeNews,
  takeDispute: takeRepairDispute,
  async isLinkOf(ask, { secret, token, number }) {
    return (await readRepairByToken(ask, secret, token))?.number === number;
  },
};
