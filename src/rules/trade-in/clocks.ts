import type { TradeInMove, TradeInState } from '../flows/trade-in.ts';
import { addWorkingDays } from '../stores/shop-time.ts';

/** How long each state of a device may last. */
export const CLOCKS = {
  /** The offers of a quote can be accepted. */
  heldDays: 14,
  /** The device has to be sent or brought. */
  deviceDays: 21,
  /** Reminders while the shop waits for it. */
  reminderDays: [7, 14],
  /** A parcel may be on its way. */
  transitDays: 10,
  /** The bench looks at it, and a second inspector after a dispute. */
  inspectWorkingDays: 2,
  /** The customer answers a revised offer. Silence means that the device goes back. */
  revisionDays: 7,
  /** A locked device waits to be unlocked. */
  lockDays: 14,
  /** A flagged device waits for the answer of the police or its owner. */
  quarantineDays: 28,
  /** Staff look for a wrong or empty parcel. */
  suspendedWorkingDays: 5,
  /** As is promised on the pages where a device is sold. */
  payoutWorkingDays: 1,
  /** A device leaves the bench, back to its owner or to be recycled. */
  leavesWorkingDays: 3,
} as const;

const DAY = 24 * 60 * 60_000;
export const daysLater = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY);

/** Until when something has to happen to a device that got this state at this moment; null: no limit. */
export function dueAt(state: TradeInState, since: Date): Date | null {
  switch (state) {
    case 'quoted':
      return daysLater(since, CLOCKS.heldDays);
    case 'awaiting_device':
      return daysLater(since, CLOCKS.deviceDays);
    case 'in_transit':
      return daysLater(since, CLOCKS.transitDays);
    case 'received':
    case 'inspecting':
    case 'disputed':
      return addWorkingDays(since, CLOCKS.inspectWorkingDays);
    case 'revised':
      return daysLater(since, CLOCKS.revisionDays);
    case 'hold_lock':
      return daysLater(since, CLOCKS.lockDays);
    case 'quarantined':
      return daysLater(since, CLOCKS.quarantineDays);
    case 'suspended':
      return addWorkingDays(since, CLOCKS.suspendedWorkingDays);
    case 'payout_pending':
      return addWorkingDays(since, CLOCKS.payoutWorkingDays);
    case 'return_pending':
    case 'recycle_pending':
      return addWorkingDays(since, CLOCKS.leavesWorkingDays);
    default:
      return null;
  }
}

/**
 * The move that the shop makes automatically after the time of a state. In all other states it only shows
 * that it is late.
 */
export const AT_END: Partial<Record<TradeInState, TradeInMove>> = {
  quoted: 'expire',
  awaiting_device: 'lapse',
  in_transit: 'lose',
  revised: 'decline_revision',
  hold_lock: 'return',
  quarantined: 'return',
};

/** How many reminders are due for a device that the shop has waited for since then. */
export const remindersDue = (since: Date, now: Date): number =>
  CLOCKS.reminderDays.filter((days) => now >= daysLater(since, days)).length;
