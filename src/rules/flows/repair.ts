import type { BenchActor, Flow } from './flow.ts';

/** The states of a repair ticket. One ticket is one device, with a line for each fault. */
export const REPAIR_STATES = [
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
  'ready',
  'dispatched',
  'collected',
  'closed',
  'beyond_repair',
  'no_fault',
  'return_unrepaired',
  'recycled',
  'sold_instead',
  'unclaimed',
  'cancelled',
] as const;
export type RepairState = (typeof REPAIR_STATES)[number];

export const REPAIR_MOVES = [
  'book',
  'cancel',
  'miss',
  'check_in',
  'diagnose',
  'estimate',
  'approve',
  'decline',
  'find_nothing',
  'give_up',
  'order_parts',
  'start',
  'check',
  'fail_check',
  'ready',
  'dispatch',
  'collect',
  'close',
  'leave',
  'ask_back',
  'recycle',
  'sell_instead',
] as const;
export type RepairMove = (typeof REPAIR_MOVES)[number];

const STAFF = ['vendor', 'administrator'] as const;

/**
 * A device that is repaired. The code of each move checks its other conditions: photos and the checklist at check-in, the
 * version of the estimate, another person at the quality check, a payment before it is handed over, a loan device that is
 * back.
 */
export const REPAIR_FLOW: Flow<RepairState, RepairMove, BenchActor> = {
  // Books a slot, or makes a label. A customer who missed a slot books another, and a booked slot can be
  // moved.
  book: [
    { from: ['requested', 'no_show', 'awaiting_device'], to: 'awaiting_device', by: ['customer', ...STAFF] },
  ],
  cancel: [
    { from: ['requested', 'awaiting_device'], to: 'cancelled', by: ['customer', 'system', ...STAFF] },
    { from: ['no_show'], to: 'cancelled', by: ['customer', 'system', ...STAFF] },
  ],
  miss: [{ from: ['awaiting_device'], to: 'no_show', by: ['system'] }],
  check_in: [{ from: ['requested', 'awaiting_device', 'no_show'], to: 'checked_in', by: STAFF }],
  diagnose: [{ from: ['checked_in'], to: 'diagnosing', by: STAFF }],
  // Also for a fault that is found during the repair.
  estimate: [{ from: ['diagnosing', 'in_repair', 'awaiting_approval'], to: 'awaiting_approval', by: STAFF }],
  approve: [
    { from: ['awaiting_approval'], to: 'approved', by: ['customer'] },
    // The found faults cost no more than the customer has already agreed to.
    { from: ['diagnosing'], to: 'approved', by: STAFF },
  ],
  decline: [{ from: ['awaiting_approval'], to: 'return_unrepaired', by: ['customer', 'system'] }],
  find_nothing: [{ from: ['diagnosing'], to: 'no_fault', by: STAFF }],
  give_up: [{ from: ['diagnosing', 'in_repair'], to: 'beyond_repair', by: STAFF }],
  order_parts: [{ from: ['approved', 'awaiting_parts'], to: 'awaiting_parts', by: STAFF }],
  // From check-in when the price is fixed and the checks agree.
  start: [{ from: ['checked_in', 'approved', 'awaiting_parts'], to: 'in_repair', by: STAFF }],
  check: [{ from: ['in_repair'], to: 'quality_check', by: STAFF }],
  fail_check: [{ from: ['quality_check'], to: 'in_repair', by: STAFF }],
  ready: [
    {
      from: ['quality_check', 'no_fault', 'return_unrepaired', 'beyond_repair'],
      to: 'ready',
      by: STAFF,
    },
  ],
  dispatch: [
    {
      from: ['quality_check', 'no_fault', 'return_unrepaired', 'beyond_repair', 'ready'],
      to: 'dispatched',
      by: STAFF,
    },
  ],
  collect: [{ from: ['ready', 'unclaimed', 'dispatched'], to: 'collected', by: [...STAFF, 'system'] }],
  // The passcode is erased and the warranty starts.
  close: [{ from: ['collected'], to: 'closed', by: [...STAFF, 'system'] }],
  leave: [{ from: ['ready'], to: 'unclaimed', by: ['system'] }],
  // The customer wants it back as it is.
  ask_back: [{ from: ['beyond_repair'], to: 'return_unrepaired', by: ['customer'] }],
  recycle: [{ from: ['beyond_repair', 'return_unrepaired'], to: 'recycled', by: ['customer', ...STAFF] }],
  // The device becomes a trade-in, which is at the shop already.
  sell_instead: [{ from: ['beyond_repair', 'return_unrepaired'], to: 'sold_instead', by: ['customer'] }],
};
