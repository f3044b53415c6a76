import type { TrackedTradeIn, TradeInMoveBody } from '#contract/trade-ins.ts';
import type { Ask, Connection } from '../../db/connect.ts';
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

/** The link of a trade-in. */
export const openTradeInLink =
  (seals: TradeInSeals) =>
  async (ask: Ask, sender: Sender, token: string): Promise<OpenedTradeIn | undefined> => {
    const found = await readByToken(ask, sender.secret, token);
    if (!found) return undefined;
    const viewer = customerViewer(token);
    return {
      show: () => trackedWire(found, viewer),
      async move(at, body) {
        const by = { actor: 'customer', actorId: null } as const;
        const request = { ...body, tradeInId: found.id, by, seals, now: new Date(), sender };
        const refusal = await moveByCall(at, request);
        if (refusal) return refusal;
        const after = await readTracking(at.ask, { id: found.id });
        if (!after) throw new Error('a trade-in is gone after its move');
        return trackedWire(after, viewer);
      },
    };
  };
