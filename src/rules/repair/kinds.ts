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

/** How a repair is paid where staff record it. Money at the counter stays with the vendor. */
export const COUNTER_PAYMENTS = ['cash', 'card', 'bank_transfer'] as const;
export type CounterPayment = (typeof COUNTER_PAYMENTS)[number];

/** How a repair is paid. Online: on the page of the repair, with the shop's provider. */
export const REPAIR_PAYMENTS = [...COUNTER_PAYMENTS, 'online'] as const;
export type RepairPayment = (typeof REPAIR_PAYMENTS)[number];

/** What is paid of a repair: the deposit before the work begins, the rest when it is done. */
export const REPAIR_PARTS = ['deposit', 'rest'] as const;
export type RepairPart = (typeof REPAIR_PARTS)[number];

/** The ways to pay on the page of a repair, of those that the shop takes. */
export const ONLINE_WAYS = ['stripe', 'trial'] as const;
export const PAYING_WAYS = [...ONLINE_WAYS, 'bank_transfer'] as const;
export type PayingWay = (typeof PAYING_WAYS)[number];

/** The papers of a repair, by the names in their addresses. */
export const REPAIR_PAPERS = ['warranty', 'receipt'] as const;
export type RepairPaper = (typeof REPAIR_PAPERS)[number];

/** What staff do with a ticket besides its moves. The state stays. */
export const REPAIR_NOTES = ['pay', 'refund', 'pay_deposit', 'refund_deposit', 'lend', 'take_back'] as const;
export type RepairNote = (typeof REPAIR_NOTES)[number];

/** What happens to a ticket by itself: money came that was not to be paid any more, and goes back. */
const REPAIR_NEWS = ['late_payment'] as const;

/** Everything that is written into the history of a ticket. */
export const REPAIR_EVENTS = ['place', ...REPAIR_MOVES, ...REPAIR_NOTES, ...REPAIR_NEWS] as const;
export type RepairEvent = (typeof REPAIR_EVENTS)[number];

/** Moves at the counter that a person signs. */
export const SIGNED_MOVES = ['check_in', 'collect'] as const;
export type SignedMove = (typeof SIGNED_MOVES)[number];

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
