import type { BenchActor } from '#rules/flows/flow.ts';
import { repairMovedWords } from '#rules/repair/moved-words.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse, refuseMoved } from '../../http/refusal.ts';
import type { RepairProblem } from './moving.writes.ts';

/** Why a move was not made, as an answer. The second of two senders hears who did what. */
export function refuseRepair(problem: RepairProblem, reader: BenchActor, now: Date): Refusal {
  if ('wrong' in problem) return refuse(400, 'Please check the highlighted fields.', problem.wrong);
  if ('impossible' in problem) {
    const { impossible, field } = problem;
    return refuse(
      field === undefined ? 409 : 400,
      impossible,
      field === undefined ? undefined : { [field]: impossible },
    );
  }
  const { number, state, version, since } = problem.stale;
  const last = since.at(-1);
  const what = last ? repairMovedWords(last, reader, now) : 'This is not how the repair stands.';
  return refuseMoved(`${what} Please look again.`, {
    number,
    state,
    version,
    since: since.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  });
}
