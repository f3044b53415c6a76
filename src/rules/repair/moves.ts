import type { WayIn } from '../checkout/form.ts';
import type { BenchActor } from '../flows/flow.ts';
import { afterMove, movesOf } from '../flows/flow.ts';
import type { RepairMove, RepairState } from '../flows/repair.ts';
import { REPAIR_FLOW } from '../flows/repair.ts';
import type { LineState, PartState, PriceKind, RepairNote } from './kinds.ts';
import { REPAIR_NOTES } from './kinds.ts';

interface TicketLine {
  state: LineState;
  priceKind: PriceKind;
  /** In pence; null: it is not known. */
  price: number | null;
  partState: PartState;
}

/** What decides over the moves of a ticket. */
export interface Ticket {
  state: RepairState;
  way: WayIn;
  hasStore: boolean;
  hasAddress: boolean;
  lines: readonly TicketLine[];
  /** Whether the check-in found what the customer had told; null before it. */
  checksAgree: boolean | null;
  isLoanOut: boolean;
  isPaid: boolean;
  repairedBy: number | null;
}

export interface RepairMover {
  actor: BenchActor;
  /** The account of staff. */
  id: number | null;
}

/** What the customer pays: the approved lines. */
export const repairTotal = (lines: readonly Pick<TicketLine, 'state' | 'price'>[]): number =>
  lines.reduce((sum, { state, price }) => sum + (state === 'approved' ? (price ?? 0) : 0), 0);

/** States in which the work was given up, so that nothing is to be paid. */
const UNREPAIRED: ReadonlySet<RepairState> = new Set(['no_fault', 'return_unrepaired', 'beyond_repair']);
export const isUnrepaired = (state: RepairState): boolean => UNREPAIRED.has(state);

const isStaff = ({ actor }: RepairMover) => actor === 'vendor' || actor === 'administrator';

const ANOTHER = 'Another person than the one who repaired it checks it.';

type Problem = (ticket: Ticket, by: RepairMover) => string | undefined;

const checkedByAnother: Problem = ({ state, repairedBy }, { id }) =>
  state === 'quality_check' && repairedBy === id ? ANOTHER : undefined;

/** Conditions that the flow does not know. */
const PROBLEMS: Partial<Record<RepairMove | RepairNote, Problem>> = {
  book: ({ way, state }) =>
    way === 'post_in' && state !== 'requested'
      ? 'This device is posted. It needs no time at a store.'
      : undefined,
  start: ({ state, lines, checksAgree }) => {
    if (state === 'checked_in') {
      if (!checksAgree) return 'The check-in found something else than was told. Please diagnose it first.';
      if (lines.some(({ priceKind }) => priceKind !== 'fixed'))
        return 'A price is not known yet. Please diagnose it first.';
    }
    return undefined;
  },
  approve: ({ state, lines }) =>
    state === 'diagnosing' && lines.some(({ state: line, price }) => line === 'asked' && price === null)
      ? 'A price was not agreed to yet. Please send an estimate.'
      : undefined,
  check: ({ lines }) =>
    lines.some(({ state }) => state === 'approved')
      ? undefined
      : 'There is no approved line that was repaired.',
  ready: (ticket, by) =>
    ticket.hasStore ? checkedByAnother(ticket, by) : 'This device is sent back, not collected.',
  dispatch: (ticket, by) =>
    ticket.hasAddress ? checkedByAnother(ticket, by) : 'There is no address that it can be sent to.',
  close: ({ isLoanOut }) => (isLoanOut ? 'The loan device is not back yet.' : undefined),
  pay: ({ isPaid, lines }) => {
    if (isPaid) return 'This repair is paid already.';
    return repairTotal(lines) > 0 ? undefined : 'There is nothing to pay.';
  },
  lend: ({ isLoanOut }) => (isLoanOut ? 'A loan device is out already.' : undefined),
  take_back: ({ isLoanOut }) => (isLoanOut ? undefined : 'There is no loan device out.'),
};

const PAYABLE: ReadonlySet<RepairState> = new Set(['quality_check', 'ready', 'unclaimed']);
const LENDABLE: ReadonlySet<RepairState> = new Set([
  'checked_in',
  'diagnosing',
  'awaiting_approval',
  'approved',
  'awaiting_parts',
  'in_repair',
  'quality_check',
]);

/** In which states staff may do what is no move. */
const NOTED_IN: Record<RepairNote, (state: RepairState) => boolean> = {
  pay: (state) => PAYABLE.has(state),
  lend: (state) => LENDABLE.has(state),
  take_back: () => true,
};

export const isNote = (move: RepairMove | RepairNote): move is RepairNote =>
  (REPAIR_NOTES as readonly string[]).includes(move);

/** The state after a move, or why it can't be made. */
export function afterRepairMove(
  move: RepairMove | RepairNote,
  ticket: Ticket,
  by: RepairMover,
): { to: RepairState } | { problem: string } {
  const to = isNote(move)
    ? isStaff(by) && NOTED_IN[move](ticket.state)
      ? ticket.state
      : undefined
    : afterMove(REPAIR_FLOW, move, ticket.state, by.actor);
  if (to === undefined) return { problem: 'This can’t be done with the repair as it is now.' };
  const problem = PROBLEMS[move]?.(ticket, by);
  return problem === undefined ? { to } : { problem };
}

/** What this person may do now. */
export function possibleRepairMoves(ticket: Ticket, by: RepairMover): (RepairMove | RepairNote)[] {
  const all = [...movesOf(REPAIR_FLOW, ticket.state, by.actor), ...(isStaff(by) ? REPAIR_NOTES : [])];
  return all.filter((move) => 'to' in afterRepairMove(move, ticket, by));
}
