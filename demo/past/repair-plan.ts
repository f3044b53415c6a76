import type { BenchActor } from '#rules/flows/flow.ts';
import type { RepairMove } from '#rules/flows/repair.ts';

export interface RepairStep {
  move: RepairMove;
  /** Hours after the step before. */
  after: number;
  by: BenchActor | 'staff';
}

export interface RepairEnding {
  name: string;
  steps: readonly RepairStep[];
  /** The last step was so many hours ago, at least and at most. */
  lag: readonly [number, number];
  count: number;
  way: 'drop_in' | 'post_in';
}

const step = (move: RepairMove, after: number, by: RepairStep['by'] = 'staff'): RepairStep => ({
  move,
  after,
  by,
});
const booked = [step('book', 0.2, 'customer')];
const here = [...booked, step('check_in', 30)];
const diagnosing = [...here, step('diagnose', 2)];
const estimated = [...diagnosing, step('estimate', 3)];
const approved = [...estimated, step('approve', 8, 'customer')];
const inRepair = [...here, step('start', 2)];
const checked = [...inRepair, step('check', 3)];
const ready = [...checked, step('ready', 1)];
const collected = [...ready, step('collect', 22)];
const posted = [step('check_in', 60), step('start', 3), step('check', 4), step('dispatch', 2)];
const DAY = 24;
const WEEK = 7 * DAY;

/** How repairs of the demo shop went. Some that wait for the bench are late. */
export const REPAIR_ENDINGS: readonly RepairEnding[] = [
  { name: 'requested', steps: [], lag: [2, 3 * DAY], count: 3, way: 'drop_in' },
  { name: 'awaiting_device', steps: booked, lag: [1, 18], count: 6, way: 'drop_in' },
  { name: 'awaiting the post', steps: [], lag: [10, 9 * DAY], count: 3, way: 'post_in' },
  {
    name: 'no_show',
    steps: [...booked, step('miss', 74, 'system')],
    lag: [5, 6 * DAY],
    count: 2,
    way: 'drop_in',
  },
  {
    name: 'cancelled',
    steps: [...booked, step('cancel', 8, 'customer')],
    lag: [DAY, 8 * WEEK],
    count: 3,
    way: 'drop_in',
  },
  { name: 'checked_in', steps: here, lag: [1, 30], count: 5, way: 'drop_in' },
  { name: 'diagnosing', steps: diagnosing, lag: [1, 30], count: 4, way: 'drop_in' },
  { name: 'awaiting_approval', steps: estimated, lag: [3, 11 * DAY], count: 5, way: 'drop_in' },
  { name: 'approved', steps: approved, lag: [1, 30], count: 3, way: 'drop_in' },
  {
    name: 'awaiting_parts',
    steps: [...approved, step('order_parts', 2)],
    lag: [3, 5 * DAY],
    count: 3,
    way: 'drop_in',
  },
  { name: 'in_repair', steps: inRepair, lag: [1, 26], count: 5, way: 'drop_in' },
  {
    name: 'failed its check',
    steps: [...checked, step('fail_check', 2)],
    lag: [1, 20],
    count: 1,
    way: 'drop_in',
  },
  { name: 'quality_check', steps: checked, lag: [1, 20], count: 3, way: 'drop_in' },
  { name: 'ready', steps: ready, lag: [3, 20 * DAY], count: 6, way: 'drop_in' },
  {
    name: 'unclaimed',
    steps: [...ready, step('leave', 30 * DAY, 'system')],
    lag: [DAY, 2 * WEEK],
    count: 1,
    way: 'drop_in',
  },
  { name: 'dispatched', steps: posted, lag: [5, 6 * DAY], count: 3, way: 'post_in' },
  { name: 'collected', steps: collected, lag: [1, 4], count: 1, way: 'drop_in' },
  {
    name: 'closed',
    steps: [...collected, step('close', DAY, 'system')],
    lag: [DAY, 9 * WEEK],
    count: 12,
    way: 'drop_in',
  },
  {
    name: 'closed after an estimate',
    steps: [
      ...approved,
      step('start', 4),
      step('check', 3),
      step('ready', 1),
      step('collect', 20),
      step('close', DAY, 'system'),
    ],
    lag: [DAY, 9 * WEEK],
    count: 4,
    way: 'drop_in',
  },
  {
    name: 'closed by post',
    steps: [...posted, step('collect', 10 * DAY, 'system'), step('close', DAY, 'system')],
    lag: [DAY, 8 * WEEK],
    count: 2,
    way: 'post_in',
  },
  {
    name: 'beyond_repair',
    steps: [...diagnosing, step('give_up', 3)],
    lag: [3, 8 * DAY],
    count: 1,
    way: 'drop_in',
  },
  {
    name: 'recycled',
    steps: [...diagnosing, step('give_up', 3), step('recycle', 30, 'customer')],
    lag: [DAY, 8 * WEEK],
    count: 1,
    way: 'drop_in',
  },
  {
    name: 'no_fault',
    steps: [...diagnosing, step('find_nothing', 2)],
    lag: [2, 30],
    count: 1,
    way: 'drop_in',
  },
  {
    name: 'return_unrepaired',
    steps: [...estimated, step('decline', 20, 'customer')],
    lag: [2, 40],
    count: 1,
    way: 'drop_in',
  },
  {
    name: 'sold_instead',
    steps: [...diagnosing, step('give_up', 3), step('sell_instead', 20, 'customer')],
    lag: [2 * DAY, 6 * WEEK],
    count: 1,
    way: 'drop_in',
  },
];
