import type { RepairState } from '#rules/flows/repair.ts';
import type { BoardColumn, RepairNote } from '#rules/repair/kinds.ts';
import type { RepairMove } from '#rules/flows/repair.ts';
import type { ChipWords } from '../../ui/chip.tsx';

/** Where a ticket stands, in the words of the bench. */
export const STATES: Record<RepairState, ChipWords> = {
  requested: { label: 'Booked', look: 'over' },
  awaiting_device: { label: 'Awaited', look: 'waits' },
  no_show: { label: 'No show', look: 'decide' },
  checked_in: { label: 'Checked in', look: 'new' },
  diagnosing: { label: 'Diagnosing', look: 'work' },
  awaiting_approval: { label: 'Waits for customer', look: 'waits' },
  approved: { label: 'Approved', look: 'new' },
  awaiting_parts: { label: 'Waits for parts', look: 'waits' },
  in_repair: { label: 'In repair', look: 'work' },
  quality_check: { label: 'Quality check', look: 'work' },
  ready: { label: 'Ready', look: 'good' },
  dispatched: { label: 'Dispatched', look: 'work' },
  collected: { label: 'Collected', look: 'good' },
  closed: { label: 'Closed', look: 'over' },
  beyond_repair: { label: 'Beyond repair', look: 'decide' },
  no_fault: { label: 'No fault', look: 'new' },
  return_unrepaired: { label: 'Goes back', look: 'new' },
  recycled: { label: 'Recycled', look: 'over' },
  sold_instead: { label: 'Sold instead', look: 'over' },
  unclaimed: { label: 'Unclaimed', look: 'decide' },
  cancelled: { label: 'Cancelled', look: 'over' },
};

export type StaffMove = RepairMove | RepairNote;

export interface MoveWords {
  label: string;
  short: string;
  busy: string;
  /** After the number of the ticket. */
  done: string;
  isHard?: true;
}

export const MOVES: Record<StaffMove, MoveWords> = {
  book: { label: 'Book a time', short: 'Book', busy: 'Booking', done: 'is booked' },
  cancel: { label: 'Cancel', short: 'Cancel', busy: 'Cancelling', done: 'is cancelled', isHard: true },
  miss: { label: 'Not shown up', short: 'No show', busy: 'Saving', done: 'was missed' },
  check_in: { label: 'Check in', short: 'Check in', busy: 'Checking in', done: 'is checked in' },
  diagnose: { label: 'Diagnose', short: 'Diagnose', busy: 'Opening', done: 'is being diagnosed' },
  estimate: { label: 'Send an estimate', short: 'Estimate', busy: 'Sending', done: 'has an estimate' },
  approve: {
    label: 'Go on without an estimate',
    short: 'Approve',
    busy: 'Saving',
    done: 'is approved',
  },
  decline: { label: 'Decline', short: 'Decline', busy: 'Saving', done: 'is declined' },
  find_nothing: { label: 'No fault found', short: 'No fault', busy: 'Saving', done: 'has no fault' },
  give_up: {
    label: 'Beyond repair',
    short: 'Give up',
    busy: 'Saving',
    done: 'is beyond repair',
    isHard: true,
  },
  order_parts: { label: 'Order parts', short: 'Parts', busy: 'Saving', done: 'waits for parts' },
  start: { label: 'Start the repair', short: 'Start', busy: 'Starting', done: 'is in repair' },
  check: { label: 'To the quality check', short: 'To check', busy: 'Saving', done: 'is to be checked' },
  fail_check: {
    label: 'Check failed',
    short: 'Failed',
    busy: 'Saving',
    done: 'goes back to the bench',
    isHard: true,
  },
  ready: { label: 'Ready to collect', short: 'Ready', busy: 'Saving', done: 'is ready' },
  dispatch: { label: 'Send it back', short: 'Dispatch', busy: 'Saving', done: 'is on its way' },
  collect: { label: 'Hand over', short: 'Hand over', busy: 'Saving', done: 'is handed over' },
  close: { label: 'Close the ticket', short: 'Close', busy: 'Closing', done: 'is closed' },
  leave: { label: 'Unclaimed', short: 'Unclaimed', busy: 'Saving', done: 'is unclaimed' },
  ask_back: { label: 'Give back', short: 'Give back', busy: 'Saving', done: 'goes back' },
  recycle: { label: 'Recycle', short: 'Recycle', busy: 'Saving', done: 'is recycled', isHard: true },
  sell_instead: { label: 'Sell instead', short: 'Sell', busy: 'Saving', done: 'is sold instead' },
  pay: { label: 'Take the payment', short: 'Pay', busy: 'Saving', done: 'is paid' },
  refund: { label: 'Give the payment back', short: 'Pay back', busy: 'Saving', done: 'has its payment back' },
  pay_deposit: { label: 'Take the deposit', short: 'Deposit', busy: 'Saving', done: 'has its deposit' },
  refund_deposit: {
    label: 'Give the deposit back',
    short: 'Deposit back',
    busy: 'Saving',
    done: 'has its deposit back',
  },
  lend: { label: 'Lend a device', short: 'Lend', busy: 'Saving', done: 'has a loan device' },
  take_back: {
    label: 'Loan device is back',
    short: 'Loan back',
    busy: 'Saving',
    done: 'has its loan device back',
  },
};

/** Nothing has to be said with these, and nothing is lost by them. */
export const AT_ONCE: ReadonlySet<StaffMove> = new Set(['diagnose', 'start', 'check', 'close', 'take_back']);

/** Moves that go on with a ticket, the usual next one first. */
const FORWARD: readonly StaffMove[] = [
  'refund_deposit',
  'refund',
  'pay_deposit',
  'check_in',
  'start',
  'diagnose',
  'estimate',
  'check',
  'ready',
  'dispatch',
  'collect',
  'close',
  'order_parts',
  'book',
];

/** What is under way asks for no other estimate, and only who waits for an answer sends another one. */
const NOT_FIRST: Partial<Record<RepairState, readonly StaffMove[]>> = {
  in_repair: ['estimate'],
  awaiting_approval: ['estimate'],
  awaiting_device: ['book'],
  dispatched: ['collect'],
};

export const nextMove = (moves: readonly StaffMove[], state: RepairState): StaffMove | undefined =>
  FORWARD.find((move) => moves.includes(move) && !NOT_FIRST[state]?.includes(move));

export const COLUMNS: Record<BoardColumn, { label: string; below: string }> = {
  arriving: { label: 'Arriving', below: 'Booked, not here yet' },
  diagnosing: { label: 'Diagnosing', below: 'Price follows' },
  waiting: { label: 'Waiting', below: 'Customer or parts' },
  in_repair: { label: 'In repair', below: 'On the bench' },
  finishing: { label: 'Finishing', below: 'Test, then hand over' },
};

export const TABS = [
  {
    key: 'open',
    label: 'Open',
    states: [
      'requested',
      'awaiting_device',
      'no_show',
      'checked_in',
      'diagnosing',
      'awaiting_approval',
      'approved',
      'awaiting_parts',
      'in_repair',
      'quality_check',
      'no_fault',
      'return_unrepaired',
      'beyond_repair',
      'ready',
      'dispatched',
      'collected',
      'unclaimed',
    ],
  },
  { key: 'new', label: 'New', states: ['checked_in', 'approved'] },
  { key: 'work', label: 'In work', states: ['diagnosing', 'in_repair', 'quality_check'] },
  {
    key: 'waiting',
    label: 'Waiting',
    states: ['requested', 'awaiting_device', 'no_show', 'awaiting_approval', 'awaiting_parts'],
  },
  {
    key: 'ready',
    label: 'Ready',
    states: ['ready', 'unclaimed', 'no_fault', 'return_unrepaired', 'beyond_repair', 'collected'],
  },
  { key: 'way', label: 'On the way', states: ['dispatched'] },
  {
    key: 'done',
    label: 'Done',
    states: ['closed', 'recycled', 'sold_instead', 'cancelled'],
  },
] as const satisfies readonly { key: string; label: string; states: readonly RepairState[] }[];

export type TabKey = (typeof TABS)[number]['key'];

type Counts = Readonly<Record<string, number>>;

export function countOfTab(key: TabKey, counts: Counts): number {
  const states = TABS.find((tab) => tab.key === key)?.states ?? [];
  return states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
}

/** Tickets that the bench works on now. */
export const countOnBench = (counts: Counts): number =>
  countOfTab('new', counts) + countOfTab('work', counts);
