import type { BenchActor } from '#rules/flows/flow.ts';
import { deviceMovedWords } from '#rules/trade-in/moved-words.ts';
import type { Connection } from '../../db/connect.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse, refuseMoved } from '../../http/refusal.ts';
import { moveTradeIn } from './moves.writes.ts';
import type { MoveRequest } from './moving.writes.ts';
import type { StaleTradeIn } from './stale.reads.ts';
import type { EventMove } from './trade-in.writes.ts';

/** The payment that the shop begins automatically after a move. The second sender is told of the move. */
const PAYING: ReadonlySet<EventMove> = new Set(['begin_payout', 'pay_out']);

/** Tells the second of two senders who moved the device first, and its current state. */
function refuseStale(
  { number, state, version, since }: StaleTradeIn,
  reader: BenchActor,
  now: Date,
): Refusal {
  const last = since.findLast(({ actor, move }) => actor !== 'system' || !PAYING.has(move)) ?? since.at(-1);
  const what = last ? deviceMovedWords(last, reader, now) : 'This is not how the trade-in stands.';
  return refuseMoved(`${what} Please look again.`, {
    number,
    state,
    version,
    since: since.map(({ at, move, actor }) => ({ move, actor, at: at.toISOString() })),
  });
}

/** Makes the requested move. Returns nothing on success, otherwise the refusal. */
export async function moveByCall(at: Connection, request: MoveRequest): Promise<Refusal | undefined> {
  const made = await moveTradeIn(at, request);
  if (made === 'moved') return undefined;
  if ('stale' in made) return refuseStale(made.stale, request.by.actor, request.now);
  if ('wrong' in made) return refuse(400, 'Please check the highlighted fields.', made.wrong);
  return refuse(409, made.impossible);
}
