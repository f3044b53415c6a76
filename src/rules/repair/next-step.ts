import type { WayIn } from '../checkout/form.ts';
import type { BenchActor } from '../flows/flow.ts';
import type { RepairState } from '../flows/repair.ts';
import { REPAIR_STATES } from '../flows/repair.ts';
import { addWorkingDays } from '../stores/shop-time.ts';
import {
  APPROVAL_DAYS,
  ARRIVED_DAYS,
  BENCH_DAYS,
  CLOSED_DAYS,
  POST_IN_DAYS,
  UNCLAIMED_DAYS,
} from './limits.ts';

export interface RepairStanding {
  state: RepairState;
  /** When it came into this state. */
  since: Date;
  way: WayIn;
  /** When its slot begins. */
  slotAt: Date | null;
  /** When the ordered parts are expected. */
  partsBy: Date | null;
  /** A deposit was asked for and is not paid: the work can't begin. */
  awaitsDeposit: boolean;
}

export interface RepairStep {
  who: BenchActor;
  what: string;
  by: Date | null;
}

const DAY_MS = 24 * 60 * 60_000;
const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);

type Step = (ticket: RepairStanding) => RepairStep | null;

const bench =
  (what: string): Step =>
  ({ since }) => ({ who: 'vendor', what, by: addWorkingDays(since, BENCH_DAYS) });
const customer =
  (what: string, days: number): Step =>
  ({ since }) => ({ who: 'customer', what, by: daysAfter(since, days) });
const noStep: Step = () => null;

const STEPS: Record<RepairState, Step> = {
  requested: customer('Book a time at the store', POST_IN_DAYS),
  awaiting_device: (ticket) =>
    ticket.way === 'drop_in'
      ? { who: 'customer', what: 'Bring the device to the store', by: ticket.slotAt }
      : customer('Post the device', POST_IN_DAYS)(ticket),
  no_show: customer('Book another time at the store', POST_IN_DAYS),
  checked_in: bench('Look at the device'),
  diagnosing: bench('Find the fault and name the price'),
  awaiting_approval: customer('Answer the estimate', APPROVAL_DAYS),
  approved: (ticket) =>
    ticket.awaitsDeposit
      ? { who: 'customer', what: 'Pay the deposit', by: null }
      : bench('Start the repair, or order its parts')(ticket),
  awaiting_parts: ({ partsBy }) => ({
    who: 'vendor',
    what: 'Start the repair when its parts are here',
    by: partsBy,
  }),
  in_repair: bench('Finish the repair'),
  quality_check: bench('Check the repair'),
  ready: customer('Collect the device', UNCLAIMED_DAYS),
  dispatched: ({ since }) => ({
    who: 'system',
    what: 'The device is on its way back',
    by: daysAfter(since, ARRIVED_DAYS),
  }),
  collected: ({ since }) => ({ who: 'vendor', what: 'Close the ticket', by: daysAfter(since, CLOSED_DAYS) }),
  closed: noStep,
  beyond_repair: () => ({ who: 'customer', what: 'Say what becomes of the device', by: null }),
  no_fault: bench('Give the device back'),
  return_unrepaired: bench('Give the device back'),
  recycled: noStep,
  sold_instead: noStep,
  unclaimed: () => ({ who: 'customer', what: 'Collect the device', by: null }),
  cancelled: noStep,
};

/** States in which staff act next. A ticket whose deadline is over is late only in these. */
export const BENCH_STATES: readonly RepairState[] = REPAIR_STATES.filter((state) => {
  const since = new Date(0);
  const ticket = {
    state,
    since,
    way: 'drop_in',
    slotAt: since,
    partsBy: since,
    awaitsDeposit: false,
  } as const;
  return STEPS[state](ticket)?.who === 'vendor';
});

/** Who acts next, and by when; null where nothing more happens. */
export const repairStep = (ticket: RepairStanding): RepairStep | null => STEPS[ticket.state](ticket);
