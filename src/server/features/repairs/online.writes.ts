import { penceFromPounds, pence } from '#rules/money/money.ts';
import { payableNow } from '#rules/repair/moves.ts';
import type { Connection } from '../../db/connect.ts';
import { cancelPayment, makeRepairPayment, readOpenRepairPayment } from '../money/public.ts';
import type { RepairProblem } from './moving.writes.ts';
import { impossible, missing } from './moving.writes.ts';
import { ticketOf } from './standing.reads.ts';
import { lockRepair, readLines } from './ticket.writes.ts';

interface Wish {
  repairId: number;
  kind: 'stripe' | 'trial';
  /** In pounds, as it was shown. */
  amount: number;
  now: Date;
}

/**
 * Begins a payment of what is to be paid of a repair now. Pressed twice, it is one payment. Another way to pay takes the
 * place of the one that was begun before.
 */
export async function beginOnline(
  at: Connection,
  { repairId, kind, amount, now }: Wish,
): Promise<RepairProblem | undefined> {
  const ticket = await lockRepair(at.ask, repairId);
  if (!ticket) return impossible('There is no such repair.');
  const payable = payableNow(ticketOf(ticket, await readLines(at.ask, ticket.id)));
  if (!payable) return impossible('There is nothing to pay at the moment.');
  if (penceFromPounds(amount) !== payable.amount) {
    return missing('amount', 'This is not what is to be paid. Please look again.');
  }
  const open = await readOpenRepairPayment(at.ask, ticket.number);
  const isSame = open?.kind === kind && open.repairPart === payable.part && open.amount === payable.amount;
  if (isSame) return undefined;
  if (open) await cancelPayment(at, open);
  const wish = { number: ticket.number, part: payable.part, kind, amount: pence(payable.amount), now };
  await makeRepairPayment(at.ask, wish);
  return undefined;
}
