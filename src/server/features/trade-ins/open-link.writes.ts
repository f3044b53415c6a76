import type { TrackedTradeIn, TradeInMoveBody } from '#contract/trade-ins.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Sender } from '../../ports/sender.ts';
import { readByToken } from './by-token.reads.ts';
import { moveByCall } from './move-call.writes.ts';
import type { TradeInSeals } from './moving.writes.ts';
import { customerViewer } from './photo-addresses.reads.ts';
import { trackedWire } from './tracked.reads.ts';
import { readTracking } from './tracking.reads.ts';

interface OpenedTradeIn {
  show: () => TrackedTradeIn;
  /** Answers with what the holder sees after the move. */
  move: (at: Connection, body: TradeInMoveBody) => Promise<TrackedTradeIn | Refusal>;
}

/** The token of a repair by its id. Repairs are made of what is sold here, so it is handed in. */
type RepairTokens = (ask: Ask, sender: Sender, repairId: number) => Promise<string | undefined>;

/** The link of a trade-in. */
export const openTradeInLink =
  (seals: TradeInSeals, tokenOfRepair: RepairTokens) =>
  async (ask: Ask, sender: Sender, token: string): Promise<OpenedTradeIn | undefined> => {
    const found = await readByToken(ask, sender.secret, token);
    if (!found) return undefined;
    const repairToken =
      found.repair_id === null ? undefined : await tokenOfRepair(ask, sender, found.repair_id);
    const viewer = customerViewer(token, repairToken);
    return {
      show: () => trackedWire(found, viewer),
      async move(at, body) {
        const by = { actor: 'customer', actorId: null } as const;
        const request = { ...body, tradeInId: found.id, by, seals, now: new Date(), sender };
        const refusal = await moveByCall(at, request);
        if (refusal) return refusal;
        const after = mustExist(await readTracking(at.ask, { id: found.id }), 'the trade-in');
        return trackedWire(after, viewer);
      },
    };
  };
