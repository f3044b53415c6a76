import type { RepairMove, RepairState } from '#rules/flows/repair.ts';
import type { RepairNote } from '#rules/repair/kinds.ts';
import type { RepairMover } from '#rules/repair/moves.ts';
import type { StaffRepairMove } from '#contract/repairs-office.ts';
import type { RepairSaleWords } from '#contract/repairs.ts';
import type { Connection } from '../../db/connect.ts';
import type { Seal } from '../../ports/seal.ts';
import type { Sender } from '../../ports/sender.ts';
import type { TradeInSeals } from '../trade-ins/public.ts';
import type { LineRow, RepairRow, SinceEvent } from './ticket.writes.ts';

/** What is said with a move, by staff or by the holder of the link. */
export type RepairWords = Omit<StaffRepairMove, 'move' | 'version'> &
  RepairSaleWords & {
    /** The version of the estimate that was shown. */
    estimate?: number | undefined;
    /** The lines of it that the customer wants. */
    approved?: readonly number[] | undefined;
  };

export interface RepairRequest {
  repairId: number;
  move: RepairMove | RepairNote;
  version: number;
  by: RepairMover;
  said: RepairWords;
  now: Date;
  sender: Sender;
  /** Seals passcodes. Only check-ins need it. */
  seal?: Seal | undefined;
  /** Seal the bank account and the number of a device that is sold. Only `sell_instead` needs them. */
  tradeInSeals?: TradeInSeals | undefined;
}

/** How a ticket stands that somebody else has moved, and what they did. */
interface StaleRepair {
  number: string;
  state: RepairState;
  version: number;
  since: SinceEvent[];
}

/** Why a move was not made. `field` is the input that is at fault. */
export type RepairProblem =
  { stale: StaleRepair } | { impossible: string; field?: string } | { wrong: Record<string, string> };

/** A locked ticket during a move. */
export interface MovingRepair {
  at: Connection;
  ticket: RepairRow;
  lines: LineRow[];
  request: RepairRequest;
}

/** Makes the changes of a move, besides the state. Returns why it can't be made. */
export type RepairMoveHandler = (moving: MovingRepair) => Promise<RepairProblem | undefined>;

export const impossible = (words: string): RepairProblem => ({ impossible: words });
export const missing = (field: string, words: string): RepairProblem => ({ impossible: words, field });
