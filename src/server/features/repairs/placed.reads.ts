import type { PlacedRepair } from '#contract/repairs.ts';
import type { Ask } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import { writeToken } from '../../http/links.ts';
import { readRepair } from './ticket.reads.ts';
import { lineWire, slotWire } from './tracked.reads.ts';

/** The placed repairs, with the links of their tickets, for the person who pressed the button. */
export async function readPlacedRepair(
  ask: Ask,
  tickets: readonly { id: number }[],
  secret: Buffer,
): Promise<PlacedRepair> {
  const all = [];
  for (const { id } of tickets) {
    const repair = mustExist(await readRepair(ask, id), 'the repair');
    const token = writeToken(secret, { kind: 'repair', id: String(id) }, repair.link_version);
    all.push({ repair, token });
  }
  const [first] = all;
  if (!first) throw new Error('nothing was placed');
  return {
    number: first.repair.number,
    token: first.token,
    state: first.repair.state,
    tickets: all.map(({ repair, token }) => ({
      number: repair.number,
      token,
      state: repair.state,
      device: repair.device,
      slot: slotWire(repair.slot),
    })),
    lines: all.flatMap(({ repair }) => repair.lines.map(lineWire)),
  };
}
