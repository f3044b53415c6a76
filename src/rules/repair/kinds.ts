import type { RepairMove, RepairState } from '../flows/repair.ts';
import { REPAIR_MOVES } from '../flows/repair.ts';

/** Whether the price of a line is certain: a price from which it begins may rise in an estimate. */
export const PRICE_KINDS = ['fixed', 'from', 'after_diagnosis'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

/** asked: at the booking. approved: the work is done at this price. declined: it is not done. */
export const LINE_STATES = ['asked', 'approved', 'declined'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** The part that a line needs: none, or a part that is missing, reserved, or built in. */
export const PART_STATES = ['none', 'missing', 'reserved', 'taken'] as const;
export type PartState = (typeof PART_STATES)[number];

/** How a repair is paid when the device is handed over. Money at the counter stays with the vendor. */
export const REPAIR_PAYMENTS = ['cash', 'card', 'bank_transfer'] as const;
export type RepairPayment = (typeof REPAIR_PAYMENTS)[number];

/** What staff do with a ticket besides its moves. The state stays. */
export const REPAIR_NOTES = ['pay', 'pay_deposit', 'refund_deposit', 'lend', 'take_back'] as const;
export type RepairNote = (typeof REPAIR_NOTES)[number];

/** Everything that is written into the history of a ticket. */
export const REPAIR_EVENTS = ['place', ...REPAIR_MOVES, ...REPAIR_NOTES] as const;
export type RepairEvent = (typeof REPAIR_EVENTS)[number];

/** The moves of the holder of the link. The flow says in which states. */
export const CUSTOMER_MOVES = [
  'book',
  'cancel',
  'approve',
  'decline',
  'ask_back',
  'recycle',
  'sell_instead',
] as const satisfies readonly RepairMove[];

/** The columns of the board, each with its states. */
export const BOARD = {
  arriving: ['requested', 'awaiting_device', 'no_show'],
  diagnosing: ['checked_in', 'diagnosing'],
  waiting: ['awaiting_approval', 'approved', 'awaiting_parts'],
  in_repair: ['in_repair'],
  finishing: [
    'quality_check',
    'no_fault',
    'return_unrepaired',
    'beyond_repair',
    'ready',
    'dispatched',
    'collected',
    'unclaimed',
  ],
} as const satisfies Record<string, readonly RepairState[]>;
export type BoardColumn = keyof typeof BOARD;
export const BOARD_COLUMNS = Object.keys(BOARD) as [BoardColumn, ...BoardColumn[]];
