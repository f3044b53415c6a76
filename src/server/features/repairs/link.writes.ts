import type { TrackedRepair } from '#contract/repairs.ts';
import { CUSTOMER_MOVES } from '#rules/repair/kinds.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';
import type { Sender } from '../../ports/sender.ts';
import { moveRepair } from './moves.writes.ts';
import { refuseRepair } from './refuse.writes.ts';
import { readRepairByToken } from './by-token.reads.ts';
import type { RepairFacts } from './ticket.reads.ts';
import { readRepair } from './ticket.reads.ts';
import { photosByToken, trackedWire } from './tracked.reads.ts';

/** What the holder of a link may say with a move. Fields of other kinds of links are not read. */
export interface LinkedMove {
  move: string;
  version: number;
  note?: string | undefined;
  store_id?: number | undefined;
  starts_at?: string | undefined;
  estimate?: number | undefined;
  approved?: number[] | undefined;
}

export interface OpenedRepair {
  show: () => TrackedRepair;
  /** Answers with what the holder sees after the move. */
  move: (at: Connection, move: LinkedMove) => Promise<TrackedRepair | Refusal>;
}

/** Opens the link of a repair; undefined if the token is wrong, or was replaced by a newer one. */
export async function openRepairLink(
  ask: Ask,
  sender: Sender,
  token: string,
): Promise<OpenedRepair | undefined> {
  const found = await readRepairByToken(ask, sender.secret, token);
  if (!found) return undefined;
  const show = (facts: RepairFacts) => trackedWire(facts, photosByToken(token));
  return {
    show: () => show(found),
    async move(at, { move, version, ...given }) {
      const known = CUSTOMER_MOVES.find((one) => one === move);
      if (!known) return refuse(409, 'This can’t be done with a repair.');
      const { note, store_id, starts_at, estimate, approved } = given;
      const now = new Date();
      const made = await moveRepair(at, {
        repairId: found.id,
        move: known,
        version,
        by: { actor: 'customer', id: null },
        said: { note, store_id, starts_at, estimate, approved },
        now,
        sender,
      });
      if (made !== 'moved') return refuseRepair(made, 'customer', now);
      const after = await readRepair(at.ask, found.id);
      if (!after) throw new Error('a repair is gone after its move');
      return show(after);
    },
  };
}
