import type { StaffRepair } from '#contract/repairs-office.ts';
import type { RepairState } from '#rules/flows/repair.ts';
import { BOARD, type BoardColumn } from '#rules/repair/kinds.ts';
import { timeWords } from '#rules/orders/time-words.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import { dueWords } from '#client/lib/due-words.ts';
import type { StaffMove } from './state-words.ts';
import { dayWords } from '#client/lib/when-words.ts';

const WAITS = { customer: 'Customer', vendor: 'Bench', administrator: 'The site', system: 'By itself' };

/** The person that a ticket without a deadline for staff waits for. */
export const waitWords = ({ next }: Pick<StaffRepair, 'next'>): string =>
  next ? WAITS[next.who] : 'Nothing';

interface When {
  /** 'Tue 11 AM', 'to Sat 28 Nov', 'Wed 18 Nov'. */
  at: string;
  /** 'in 50 min', '10 min late', or the person or part that it waits for. */
  left: string;
  isLate: boolean;
}

/** The time at the top of a card: the deadline of staff, the slot, the parts, or the deadline of others. */
export function whenOf(
  { due, slot, state, parts_by: parts, next, way, is_late: isLate }: StaffRepair,
  now: Date,
): When {
  if (state === 'awaiting_parts' && parts !== null && !isLate) {
    return { at: dayWords(parts, now), left: 'parts', isLate: false };
  }
  if (due !== null) {
    const words = dueWords(due, now);
    return { at: words.at, left: words.left, isLate };
  }
  if (slot !== null && (state === 'awaiting_device' || state === 'requested')) {
    const at = new Date(slot.starts_at);
    const isToday = dateWords(at) === dateWords(now);
    return {
      at: isToday ? timeWords(at) : `${dateWords(at)}, ${timeWords(at)}`,
      left: 'drop-in',
      isLate: false,
    };
  }
  if (next?.by) return { at: `to ${dateWords(new Date(next.by))}`, left: waitWords({ next }), isLate: false };
  return { at: way === 'post_in' ? 'By post' : 'No deadline', left: waitWords({ next }), isLate: false };
}

/** A column of the board is split by whom its tickets wait for. */
const GROUPS: Partial<Record<RepairState, string>> = {
  awaiting_approval: 'For the customer',
  approved: 'To start',
  awaiting_parts: 'For parts',
  quality_check: 'Quality check',
  ready: 'Ready',
  unclaimed: 'Ready',
  dispatched: 'On the way back',
  collected: 'To close',
  no_fault: 'To give back',
  return_unrepaired: 'To give back',
  beyond_repair: 'To give back',
};

interface Group {
  label: string;
  tickets: StaffRepair[];
  /** All of the group, also those that are not shown yet. */
  count: number;
}

const labelOf = (state: RepairState): string => GROUPS[state] ?? '';

/** The shown tickets of a column in their groups, in the order of the first one of each. */
export function groupsOf(column: BoardColumn, tickets: readonly StaffRepair[], counts: Counts): Group[] {
  const groups = new Map<string, StaffRepair[]>();
  for (const ticket of tickets) {
    const label = labelOf(ticket.state);
    groups.set(label, [...(groups.get(label) ?? []), ticket]);
  }
  return [...groups].map(([label, own]) => {
    const states = BOARD[column].filter((state) => labelOf(state) === label);
    return { label, tickets: own, count: countIn(states, counts) };
  });
}

type Counts = Readonly<Record<string, number>>;

const countIn = (states: readonly RepairState[], counts: Counts): number =>
  states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);

/** How many tickets a column has, also those that are not shown yet. */
export const countOfColumn = (column: BoardColumn, counts: Counts): number => countIn(BOARD[column], counts);

const INTO: Record<BoardColumn, readonly StaffMove[]> = {
  arriving: [],
  diagnosing: ['check_in', 'diagnose'],
  waiting: ['estimate', 'order_parts'],
  in_repair: ['start', 'fail_check'],
  finishing: ['check'],
};

/** The move that brings a ticket into a column of the board; undefined where it can't go there. */
export const moveInto = (
  column: BoardColumn,
  { moves, column: from }: Pick<StaffRepair, 'moves' | 'column'>,
): StaffMove | undefined => (column === from ? undefined : INTO[column].find((move) => moves.includes(move)));
