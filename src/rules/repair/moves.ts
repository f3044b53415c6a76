import type { WayIn } from '../checkout/form.ts';
import type { BenchActor } from '../flows/flow.ts';
import { afterMove, movesOf } from '../flows/flow.ts';
import type { RepairMove, RepairState } from '../flows/repair.ts';
import { REPAIR_FLOW } from '../flows/repair.ts';
import type { LineState, PartState, PriceKind, RepairNote, RepairPart } from './kinds.ts';
import { REPAIR_NOTES } from './kinds.ts';

interface TicketLine {
  state: LineState;
  priceKind: PriceKind;
  /** In pence; null: it is not known. */
  price: number | null;
  partState: PartState;
}

/** What is paid before the work begins. In pence; 0: nothing. */
export interface Deposit {
  amount: number;
  isPaid: boolean;
  /** It was given back, since the work was not done. */
  isBack: boolean;
}

/** The facts that decide which moves of a ticket are possible. */
export interface Ticket {
  state: RepairState;
  way: WayIn;
  hasStore: boolean;
  hasAddress: boolean;
  lines: readonly TicketLine[];
  /** Whether the check-in confirmed the customer's description; null before it. */
  checksAgree: boolean | null;
  isLoanOut: boolean;
  isPaid: boolean;
  deposit: Deposit;
  repairedBy: number | null;
}

export interface RepairMover {
  actor: BenchActor;
  /** The account of staff. */
  id: number | null;
}

/** The sum that the customer pays: the approved lines. */
export const repairTotal = (lines: readonly Pick<TicketLine, 'state' | 'price'>[]): number =>
  lines.reduce((sum, { state, price }) => sum + (state === 'approved' ? (price ?? 0) : 0), 0);

const isKept = ({ amount, isPaid, isBack }: Deposit): boolean => amount > 0 && isPaid && !isBack;

/** What is left to pay at the hand-over: the approved lines without the deposit that was paid. */
export const repairDue = (lines: Parameters<typeof repairTotal>[0], deposit: Deposit): number =>
  Math.max(0, repairTotal(lines) - (isKept(deposit) ? deposit.amount : 0));

/** The deposit that is to be given back: it was paid, and nothing is repaired. */
export const depositToReturn = (lines: Parameters<typeof repairTotal>[0], deposit: Deposit): number =>
  isKept(deposit) && repairTotal(lines) === 0 ? deposit.amount : 0;

/** Whether what was paid for the work is to be given back: it was paid, and nothing is repaired after all. */
export const isRestToReturn = ({ lines, isPaid }: Pick<Ticket, 'lines' | 'isPaid'>): boolean =>
  isPaid && repairTotal(lines) === 0;

/** States in which the work was given up, so that nothing is to be paid. */
const UNREPAIRED: ReadonlySet<RepairState> = new Set(['no_fault', 'return_unrepaired', 'beyond_repair']);
export const isUnrepaired = (state: RepairState): boolean => UNREPAIRED.has(state);

const isStaff = ({ actor }: RepairMover) => actor === 'vendor' || actor === 'administrator';

const ANOTHER = 'Another person than the one who repaired it checks it.';

type Problem = (ticket: Ticket, by: RepairMover) => string | undefined;

const checkedByAnother: Problem = ({ state, repairedBy }, { id }) =>
  state === 'quality_check' && repairedBy === id ? ANOTHER : undefined;

/** These end the ticket, as closing it does. */
const loanFirst: Problem = ({ isLoanOut }) =>
  isLoanOut ? 'Please bring the loan device back first.' : undefined;

const depositPaid: Problem = ({ deposit }) =>
  deposit.amount > 0 && !deposit.isPaid ? 'The deposit is not paid yet.' : undefined;

const depositReturned: Problem = ({ lines, deposit }) =>
  depositToReturn(lines, deposit) > 0 ? 'The deposit has to be given back first.' : undefined;

const restReturned: Problem = (ticket) =>
  isRestToReturn(ticket) ? 'What was paid has to be given back first.' : undefined;

const first =
  (...problems: readonly Problem[]): Problem =>
  (ticket, by) => {
    for (const problem of problems) {
      const found = problem(ticket, by);
      if (found !== undefined) return found;
    }
    return undefined;
  };

/** Conditions that the flow does not know. */
const PROBLEMS: Partial<Record<RepairMove | RepairNote, Problem>> = {
  book: ({ way, state }) =>
    way === 'post_in' && state !== 'requested'
      ? 'This device is posted. It needs no time at a store.'
      : undefined,
  start: first(depositPaid, ({ state, lines, checksAgree }) => {
    if (state === 'checked_in') {
      if (!checksAgree) return 'The check-in found something else than was told. Please diagnose it first.';
      if (lines.some(({ priceKind }) => priceKind !== 'fixed'))
        return 'A price is not known yet. Please diagnose it first.';
    }
    return undefined;
  }),
  order_parts: depositPaid,
  // One payment covers the work that was agreed to. More work would leave the shop without its price.
  estimate: ({ isPaid }) =>
    isPaid ? 'This repair is paid. Please take in the new work as a repair of its own.' : undefined,
  collect: first(depositReturned, restReturned),
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
  dispatch: first(
    (ticket, by) =>
      ticket.hasAddress ? checkedByAnother(ticket, by) : 'There is no address that it can be sent to.',
    depositReturned,
    restReturned,
  ),
  close: ({ isLoanOut }) => (isLoanOut ? 'The loan device is not back yet.' : undefined),
  recycle: loanFirst,
  sell_instead: loanFirst,
  pay_deposit: ({ deposit: { amount, isPaid } }) => {
    if (isPaid) return 'The deposit is paid already.';
    return amount > 0 ? undefined : 'No deposit was asked for.';
  },
  refund_deposit: ({ lines, deposit }) =>
    depositToReturn(lines, deposit) > 0 ? undefined : 'There is no deposit to give back.',
  pay: ({ isPaid, lines, deposit }) => {
    if (isPaid) return 'This repair is paid already.';
    return repairDue(lines, deposit) > 0 ? undefined : 'There is nothing to pay.';
  },
  refund: (ticket) => (isRestToReturn(ticket) ? undefined : 'There is nothing to give back.'),
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

/** The states in which staff may do work that is no move. */
const NOTED_IN: Record<RepairNote, (state: RepairState) => boolean> = {
  pay: (state) => PAYABLE.has(state),
  refund: () => true,
  pay_deposit: (state) => state === 'approved' || state === 'awaiting_parts',
  // Also of a ticket that is over, such as one whose device was sold.
  refund_deposit: () => true,
  lend: (state) => LENDABLE.has(state),
  take_back: () => true,
};

export const isNote = (move: RepairMove | RepairNote): move is RepairNote =>
  (REPAIR_NOTES as readonly string[]).includes(move);

/** What the customer may pay on the page of the repair: the deposit, or the rest once the work is done. */
export function payableNow(ticket: Ticket): { part: RepairPart; amount: number } | null {
  const may = (note: RepairNote) => NOTED_IN[note](ticket.state) && !PROBLEMS[note]?.(ticket, CUSTOMER);
  if (may('pay_deposit')) return { part: 'deposit', amount: ticket.deposit.amount };
  return may('pay') ? { part: 'rest', amount: repairDue(ticket.lines, ticket.deposit) } : null;
}

const CUSTOMER: RepairMover = { actor: 'customer', id: null };

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

/** The moves that this person may make now. */
export function possibleRepairMoves(ticket: Ticket, by: RepairMover): (RepairMove | RepairNote)[] {
  const all = [...movesOf(REPAIR_FLOW, ticket.state, by.actor), ...(isStaff(by) ? REPAIR_NOTES : [])];
  return all.filter((move) => 'to' in afterRepairMove(move, ticket, by));
}
