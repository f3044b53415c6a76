import { pence } from '#rules/money/money.ts';
import { repairDue } from '#rules/repair/moves.ts';
import { dayText, shopTime } from '#rules/stores/shop-time.ts';
import { ledgerKind, paymentOf, postRepairMoney } from './deposit.writes.ts';
import { clearRest, keepRest } from './rest.writes.ts';
import type { MovingRepair, RepairMoveHandler, RepairProblem } from './moving.writes.ts';
import { impossible, missing } from './moving.writes.ts';
import { sign } from './signatures.writes.ts';
import { depositOf } from './standing.reads.ts';

/** Keeps a payment with the ticket and in the ledger. */
export const takePayment: RepairMoveHandler = async (moving) => {
  const { at, ticket, lines, request } = moving;
  const due = pence(repairDue(lines, depositOf(ticket)));
  const paid = paymentOf(moving, due);
  if ('impossible' in paid) return paid;
  await keepRest(at, ticket.id, { kind: paid.kind, amount: due, now: request.now });
  await postRepairMoney(at, {
    businessId: ticket.businessId,
    kind: ledgerKind(paid.kind),
    amount: due,
    source: restSource(ticket),
    now: request.now,
  });
  return undefined;
};

/** The ledger has one entry of a kind for a source. What was given back may be paid again. */
const restSource = ({ number, version }: MovingRepair['ticket']) => `${number} ${version}`;

/** Nothing is repaired after all, so what was paid for it at the counter goes back. */
export const returnPayment: RepairMoveHandler = async (moving) => {
  const { at, ticket, request } = moving;
  const amount = pence(ticket.paidAmount ?? 0);
  const back = paymentOf(moving, amount);
  if ('impossible' in back) return missing('payment', 'Please say how it was given back, and how much.');
  await clearRest(at, ticket.id);
  await postRepairMoney(at, {
    businessId: ticket.businessId,
    kind: ledgerKind(back.kind),
    amount,
    source: restSource(ticket),
    isBack: true,
    now: request.now,
  });
  return undefined;
};

/** What is due is paid before the device is handed over or sent. */
async function paidFirst(moving: MovingRepair): Promise<RepairProblem | undefined> {
  const { ticket, lines, request } = moving;
  const isDue = ticket.paidAt === null && repairDue(lines, depositOf(ticket)) > 0;
  if (request.said.payment) {
    return isDue ? takePayment(moving) : missing('payment', 'There is nothing left to pay.');
  }
  return isDue ? missing('payment', 'This repair is not paid yet.') : undefined;
}

const SENT = {
  name: 'repair-sent',
  text: 'update repairs set carrier = $2, tracking = $3, sent_at = $4 where id = $1',
};

export const sendBack: RepairMoveHandler = async (moving) => {
  const { at, ticket, request } = moving;
  const { carrier, tracking } = request.said;
  if (!carrier) return missing('carrier', 'Please name the carrier.');
  if (!tracking) return missing('tracking', 'Please give the tracking number.');
  const problem = await paidFirst(moving);
  if (problem) return problem;
  await at.ask(SENT, [ticket.id, carrier, tracking, request.now]);
  return undefined;
};

const COLLECTED = {
  name: 'repair-collected',
  text: 'update repairs set collected_by = $2, collected_at = $3 where id = $1',
};

/** Somebody takes the device at the counter, or what was sent has arrived. */
export const handOver: RepairMoveHandler = async (moving) => {
  const { at, ticket, request } = moving;
  const { said, by, now } = request;
  if (ticket.state === 'dispatched') {
    await at.ask(COLLECTED, [ticket.id, ticket.name, now]);
    return undefined;
  }
  if (by.actor === 'system') return impossible('A device is handed over by staff.');
  if (!said.signed_by) return missing('signed_by', 'Please type the name of the person who takes it.');
  const problem = await paidFirst(moving);
  if (problem) return problem;
  const unsigned = await sign(moving, 'collect', said.signed_by);
  if (unsigned) return unsigned;
  await at.ask(COLLECTED, [ticket.id, said.signed_by, now]);
  return undefined;
};

const WARRANTY = {
  name: 'repair-warranty',
  text: `
  update repair_lines set warranty_until = ($2::date + make_interval(months => warranty_months))::date
  where repair_id = $1 and state = 'approved' and warranty_until is null and warranty_months > 0`,
};

/** The warranty starts. A ticket under the warranty of another one has its days already, so they don't start again. */
export const startWarranty: RepairMoveHandler = async ({ at, ticket, request }) => {
  if (ticket.parentId === null) await at.ask(WARRANTY, [ticket.id, dayText(shopTime(request.now))]);
  return undefined;
};

const LENT = {
  name: 'repair-lent',
  text: 'update repairs set loan_device = $2, loan_back_at = null where id = $1',
};
const BACK = { name: 'repair-loan-back', text: 'update repairs set loan_back_at = $2 where id = $1' };

export const lendDevice: RepairMoveHandler = async ({ at, ticket, request }) => {
  const { loan_device: device } = request.said;
  if (!device) return missing('loan_device', 'Please name the device that is lent.');
  await at.ask(LENT, [ticket.id, device]);
  return undefined;
};

export const takeBack: RepairMoveHandler = async ({ at, ticket, request }) => {
  await at.ask(BACK, [ticket.id, request.now]);
  return undefined;
};
