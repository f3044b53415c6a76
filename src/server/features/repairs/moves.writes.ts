import type { RepairMove } from '#rules/flows/repair.ts';
import type { RepairNote } from '#rules/repair/kinds.ts';
import { afterRepairMove, isUnrepaired } from '#rules/repair/moves.ts';
import type { Connection } from '../../db/connect.ts';
import { bookDevice, checkIn, finishRepair, orderParts, startRepair } from './bench.writes.ts';
import { returnDeposit, takeDeposit } from './deposit.writes.ts';
import { approveAsAgreed, approveEstimate, declineAll, makeEstimate } from './estimate.writes.ts';
import {
  handOver,
  lendDevice,
  returnPayment,
  sendBack,
  startWarranty,
  takeBack,
  takePayment,
} from './hand-over.writes.ts';
import { followMoney } from './follow-money.writes.ts';
import { mailMoved } from './mails.writes.ts';
import type { MovingRepair, RepairMoveHandler, RepairProblem, RepairRequest } from './moving.writes.ts';
import { missing } from './moving.writes.ts';
import { releaseParts } from './parts.writes.ts';
import { sellInstead } from './sale.writes.ts';
import { freeSlot } from './slots.writes.ts';
import { lockRepair, readLines, readSince, writeMove } from './ticket.writes.ts';
import { ticketOf } from './standing.reads.ts';

const nothing: RepairMoveHandler = async () => undefined;

const saysWhy: RepairMoveHandler = async ({ request }) =>
  request.said.note ? undefined : missing('note', 'Please say why.');

/** Ends the work: what was reserved can be sold, and nothing is to be paid. */
const endWork: RepairMoveHandler = async ({ at, ticket, lines, request }) => {
  await releaseParts(at, lines);
  await declineAll(at, ticket.id, request.now);
  return undefined;
};

const MOVE_HANDLERS: Record<RepairMove | RepairNote, RepairMoveHandler> = {
  book: bookDevice,
  async cancel(moving) {
    await freeSlot(moving.at, moving.ticket.id);
    return endWork(moving);
  },
  miss: nothing,
  check_in: checkIn,
  diagnose: nothing,
  estimate: makeEstimate,
  approve: (moving) =>
    moving.request.by.actor === 'customer' ? approveEstimate(moving) : approveAsAgreed(moving),
  decline: endWork,
  find_nothing: endWork,
  give_up: async (moving) => (await saysWhy(moving)) ?? endWork(moving),
  order_parts: orderParts,
  start: startRepair,
  check: finishRepair,
  fail_check: saysWhy,
  ready: nothing,
  dispatch: sendBack,
  collect: handOver,
  close: startWarranty,
  leave: nothing,
  ask_back: nothing,
  recycle: nothing,
  sell_instead: sellInstead,
  pay: takePayment,
  refund: returnPayment,
  pay_deposit: takeDeposit,
  refund_deposit: returnDeposit,
  lend: lendDevice,
  take_back: takeBack,
};

/**
 * Moves a ticket, or says why not. The sender must have seen the current version. The caller rolls the transaction back
 * where it was not moved.
 */
export async function moveRepair(at: Connection, request: RepairRequest): Promise<'moved' | RepairProblem> {
  const { by, move, now, said, version } = request;
  const ticket = await lockRepair(at.ask, request.repairId);
  if (!ticket) return { impossible: 'There is no such repair.' };
  if (ticket.version !== version) {
    const since = await readSince(at.ask, ticket.id, version);
    return { stale: { number: ticket.number, state: ticket.state, version: ticket.version, since } };
  }
  const lines = await readLines(at.ask, ticket.id);
  const after = afterRepairMove(move, ticketOf(ticket, lines), by);
  if ('problem' in after) return { impossible: after.problem };
  const moving: MovingRepair = { at, ticket, lines, request };
  const problem = await MOVE_HANDLERS[move](moving);
  if (problem) return problem;
  const { to } = after;
  await writeMove(at.ask, ticket, { move, to, actor: by.actor, actorId: by.id, note: noteOf(moving), now });
  await mailMoved(
    at,
    { repairId: ticket.id, move, wasUnrepaired: isUnrepaired(ticket.state), said },
    request,
  );
  await followMoney(at, ticket.id, request);
  return 'moved';
}

/** What the history shows to the customer. */
function noteOf({ request: { move, said } }: MovingRepair): string {
  if (move === 'dispatch') return `${said.carrier ?? ''}, ${said.tracking ?? ''}`;
  if (move === 'lend') return said.loan_device ?? '';
  return said.note ?? '';
}
