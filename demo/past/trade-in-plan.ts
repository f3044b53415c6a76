import type { BenchActor } from '#rules/flows/flow.ts';
import type { TradeInMove } from '#rules/flows/trade-in.ts';

export interface TradeInStep {
  move: TradeInMove;
  /** Hours after the step before. */
  after: number;
  by: BenchActor | 'staff';
}

export interface TradeInEnding {
  /** The state that it ends in is that of the last step. */
  name: string;
  steps: readonly TradeInStep[];
  /** The last step was so many hours ago, at least and at most. */
  lag: readonly [number, number];
  count: number;
  payout?: 'bank' | 'voucher';
  /** An account, so that a voucher can be paid. */
  byMember?: boolean;
}

const step = (move: TradeInMove, after: number, by: TradeInStep['by'] = 'customer'): TradeInStep => ({
  move,
  after,
  by,
});
const staff = (move: TradeInMove, after: number) => step(move, after, 'staff');
const clock = (move: TradeInMove, days: number) => step(move, days * 24, 'system');

const accepted = [step('accept', 5)];
const arranged = [...accepted, step('arrange', 1)];
const sent = [...arranged, step('send', 22)];
const received = [...sent, staff('receive', 44)];
const inspecting = [...received, staff('inspect', 5)];
const revised = [...inspecting, staff('revise', 1)];
const disputed = [...revised, step('dispute', 20)];
const DAY = 24;
const WEEK = 7 * DAY;

/** How trade-ins of the demo shop went. Some that wait for staff are late. */
export const TRADE_IN_ENDINGS: readonly TradeInEnding[] = [
  { name: 'quoted', steps: [], lag: [2, 12 * DAY], count: 6 },
  { name: 'expired', steps: [clock('expire', 14)], lag: [DAY, 9 * WEEK], count: 4 },
  { name: 'accepted', steps: accepted, lag: [1, 60], count: 3 },
  { name: 'cancelled', steps: [...accepted, step('cancel', 30)], lag: [DAY, 9 * WEEK], count: 2 },
  { name: 'awaiting_device', steps: arranged, lag: [5, 16 * DAY], count: 6 },
  { name: 'lapsed', steps: [...arranged, clock('lapse', 21)], lag: [DAY, 6 * WEEK], count: 2 },
  { name: 'in_transit', steps: sent, lag: [6, 70], count: 5 },
  { name: 'lost_claim', steps: [...sent, clock('lose', 10)], lag: [DAY, 4 * WEEK], count: 1 },
  { name: 'received', steps: received, lag: [2, 60], count: 5 },
  { name: 'inspecting', steps: inspecting, lag: [1, 66], count: 4 },
  { name: 'hold_lock', steps: [...inspecting, staff('hold', 1)], lag: [10, 9 * DAY], count: 2 },
  { name: 'quarantined', steps: [...inspecting, staff('quarantine', 1)], lag: [30, 18 * DAY], count: 1 },
  { name: 'suspended', steps: [...received, staff('suspend', 2)], lag: [4, 50], count: 1 },
  {
    name: 'surrendered',
    steps: [...inspecting, staff('quarantine', 1), staff('surrender', 9 * DAY)],
    lag: [2 * DAY, 5 * WEEK],
    count: 1,
  },
  { name: 'revised', steps: revised, lag: [3, 6 * DAY], count: 4 },
  { name: 'disputed', steps: disputed, lag: [2, 40], count: 2 },
  {
    name: 'waiting voucher',
    steps: [...inspecting, staff('validate', 1)],
    lag: [5, 9 * DAY],
    count: 2,
    payout: 'voucher',
  },
  {
    name: 'payout_pending',
    steps: [...inspecting, staff('validate', 1)],
    lag: [2, 60],
    count: 4,
    payout: 'bank',
  },
  {
    name: 'payout_failed',
    steps: [...inspecting, staff('validate', 1), staff('pay_out', 26), staff('fail_payout', 50)],
    lag: [6, 4 * DAY],
    count: 1,
    payout: 'bank',
  },
  {
    name: 'paid by bank',
    steps: [...inspecting, staff('validate', 1), staff('pay_out', 26)],
    lag: [DAY, 10 * WEEK],
    count: 11,
    payout: 'bank',
  },
  {
    name: 'paid by voucher',
    steps: [...inspecting, staff('validate', 1)],
    lag: [2 * DAY, 9 * WEEK],
    count: 3,
    payout: 'voucher',
    byMember: true,
  },
  {
    name: 'paid the revised offer',
    steps: [...revised, step('accept_revision', 15), staff('pay_out', 26)],
    lag: [DAY, 8 * WEEK],
    count: 4,
    payout: 'bank',
  },
  {
    name: 'paid after a dispute',
    steps: [...disputed, staff('validate', 20), staff('pay_out', 26)],
    lag: [3 * DAY, 8 * WEEK],
    count: 1,
    payout: 'bank',
  },
  { name: 'return_pending', steps: [...revised, step('decline_revision', 20)], lag: [3, 60], count: 1 },
  {
    name: 'returned',
    steps: [...revised, step('decline_revision', 20), staff('send_back', 26)],
    lag: [DAY, 8 * WEEK],
    count: 2,
  },
  { name: 'recycle_pending', steps: [...revised, step('recycle', 30)], lag: [3, 50], count: 1 },
  {
    name: 'recycled',
    steps: [...revised, step('recycle', 30), staff('recycle', 40)],
    lag: [3 * DAY, 8 * WEEK],
    count: 1,
  },
];
