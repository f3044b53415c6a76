import { pence } from '#rules/money/money.ts';
import type { RepairPart } from '#rules/repair/kinds.ts';
import { depositToReturn, isRestToReturn, payableNow } from '#rules/repair/moves.ts';
import type { Connection } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import type { Sender } from '../../ports/sender.ts';
import { cancelPayment, makeRefund, readKeptRepairPayment, readOpenRepairPayment } from '../money/public.ts';
import { keepDepositBack, postRepairMoney } from './deposit.writes.ts';
import { mailMoved } from './mails.writes.ts';
import { clearRest } from './rest.writes.ts';
import { ticketOf } from './standing.reads.ts';
import type { RepairRow } from './ticket.writes.ts';
import { lockRepair, readLines, writeMove } from './ticket.writes.ts';

interface When {
  now: Date;
  sender: Sender;
}

/** Nobody did it: the shop does it by itself. */
export const BY_ITSELF = { actor: 'system', id: null } as const;

/**
 * What a change of a ticket means for money that is paid online. A payment that was begun for another sum can't be paid
 * any more. What was paid for work that is not done goes back by itself.
 */
export async function followMoney(at: Connection, repairId: number, when: When): Promise<void> {
  const ticket = mustExist(await lockRepair(at.ask, repairId), 'the repair');
  const facts = ticketOf(ticket, await readLines(at.ask, ticket.id));
  const payable = payableNow(facts);
  const open = await readOpenRepairPayment(at.ask, ticket.number);
  const isStill = open && payable?.part === open.repairPart && payable.amount === open.amount;
  if (open && !isStill) await cancelPayment(at, open);
  if (depositToReturn(facts.lines, facts.deposit) > 0) await giveBack(at, ticket, 'deposit', when);
  if (isRestToReturn(facts)) await giveBack(at, ticket, 'rest', when);
}

/** Money that was paid at the counter is given back there, by staff. */
async function giveBack(
  at: Connection,
  ticket: RepairRow,
  part: RepairPart,
  { now, sender }: When,
): Promise<void> {
  const payment = await readKeptRepairPayment(at.ask, ticket.number, part);
  if (!payment) return;
  const amount = pence(payment.amount);
  await makeRefund(at, {
    paymentId: payment.id,
    orderId: null,
    toPayment: amount,
    toCredit: pence(0),
    reason: `Nothing was repaired (${ticket.number})`,
    now,
  });
  if (part === 'deposit') await keepDepositBack(at, ticket.id, 'online', now);
  else await clearRest(at, ticket.id);
  const { businessId } = ticket;
  await postRepairMoney(at, {
    businessId,
    kind: payment.kind,
    amount,
    source: payment.id,
    isBack: true,
    now,
  });
  const move = part === 'deposit' ? 'refund_deposit' : 'refund';
  await writeMove(at.ask, ticket, { move, to: ticket.state, actor: 'system', actorId: null, note: '', now });
  await mailMoved(
    at,
    { repairId: ticket.id, move, wasUnrepaired: true, said: {} },
    { by: BY_ITSELF, sender, now },
  );
}
