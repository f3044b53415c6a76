import type { RepairSaleWords, TrackedRepair } from '#contract/repairs.ts';
import type { RepairState } from '#rules/flows/repair.ts';
import { REPAIR_FLOW } from '#rules/flows/repair.ts';
import { CUSTOMER_MOVES } from '#rules/repair/kinds.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';
import { writeToken } from '../../http/links.ts';
import type { Sender } from '../../ports/sender.ts';
import type { TradeInSeals } from '../trade-ins/public.ts';
import { moveRepair } from './moves.writes.ts';
import { refuseRepair } from './refuse.writes.ts';
import { readRepairByToken } from './by-token.reads.ts';
import type { RepairWays, TakenWays } from './pay.reads.ts';
import { readPay } from './pay.reads.ts';
import { readSale } from './sale.reads.ts';
import type { RepairFacts } from './ticket.reads.ts';
import { readRepair } from './ticket.reads.ts';
import { photosByToken, trackedWire } from './tracked.reads.ts';

/** What the holder of a link may say with a move. Fields of other kinds of links are not read. */
export type LinkedMove = RepairSaleWords & {
  move: string;
  version: number;
  note?: string | undefined;
  store_id?: number | undefined;
  starts_at?: string | undefined;
  estimate?: number | undefined;
  approved?: number[] | undefined;
};

export interface OpenedRepair {
  show: () => TrackedRepair;
  /** Answers with what the holder sees after the move. */
  move: (at: Connection, move: LinkedMove) => Promise<TrackedRepair | Refusal>;
}

/** Opens the link of a repair; undefined if the token is wrong, or was replaced by a newer one. */
export const openRepairLink =
  (tradeInSeals: TradeInSeals, ways: RepairWays) =>
  async (ask: Ask, sender: Sender, token: string): Promise<OpenedRepair | undefined> => {
    const found = await readRepairByToken(ask, sender.secret, token);
    if (!found) return undefined;
    // Read before a move's transaction. Inside it, every waiting request would need a second connection.
    const taken = await ways();
    const view = (at: Pick<Connection, 'ask'>, facts: RepairFacts) =>
      holdersView(at, facts, { token, secret: sender.secret, taken });
    const shown = await view({ ask }, found);
    return {
      show: () => shown,
      async move(at, { move, version, ...said }) {
        const known = CUSTOMER_MOVES.find((one) => one === move);
        if (!known) return refuse(409, 'This can’t be done with a repair.');
        const now = new Date();
        const made = await moveRepair(at, {
          repairId: found.id,
          move: known,
          version,
          by: { actor: 'customer', id: null },
          said,
          now,
          sender,
          tradeInSeals,
        });
        if (made !== 'moved') return refuseRepair(made, 'customer', now);
        const after = mustExist(await readRepair(at.ask, found.id), 'the repair');
        return view(at, after);
      },
    };
  };

interface Holder {
  token: string;
  secret: Buffer;
  taken: TakenWays;
}

/** A ticket as the holder of its link sees it. */
export async function holdersView(
  at: Pick<Connection, 'ask'>,
  facts: RepairFacts,
  { token, secret, taken }: Holder,
): Promise<TrackedRepair> {
  // Other states can't be sold from, and most pages are of those.
  const sale = MAY_BE_SOLD.has(facts.state) ? await readSale(at.ask, facts.id) : undefined;
  return trackedWire(facts, photosByToken(token), {
    sale: sale?.wire,
    pay: await readPay(at.ask, facts, taken),
    tokenOf: ({ id, link_version: version }) =>
      writeToken(secret, { kind: 'trade_in', id: String(id) }, version),
  });
}

const MAY_BE_SOLD: ReadonlySet<RepairState> = new Set(REPAIR_FLOW.sell_instead.flatMap(({ from }) => from));

/** The token of a repair by its id, for the trade-in that it became. */
export async function tokenOfRepair(ask: Ask, sender: Sender, id: number): Promise<string | undefined> {
  const repair = await readRepair(ask, id);
  return repair && writeToken(sender.secret, { kind: 'repair', id: String(id) }, repair.link_version);
}
