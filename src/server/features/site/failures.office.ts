import type { Database } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { moveFailure, readFailures } from '../../jobs/failures.ts';

const DONE = { retry: 'It is tried again.', dismiss: 'It is put aside.' };

/** Background work that failed, for the site's administrators and staff. */
export function failuresOffice(calls: PrivateCalls, { ask, db }: Pick<Database, 'ask' | 'db'>): void {
  calls.define('GET /office/failures', async () => ({ status: 200, ...(await readFailures(ask)) }));

  calls.define('POST /office/failures/{jobId}/moves', async ({ params, body: { move } }, { account }) => {
    const { id, name, businessId } = account;
    const done = await moveFailure(db, { id: params.jobId, move, actor: { id, name, businessId } });
    if (done === 'unknown') return refuse(404, 'There is no such failure any more.');
    if (done === 'impossible')
      return refuse(
        409,
        move === 'retry'
          ? 'The text of this mail held a secret link and is erased. The person it was for can ask for a new one.'
          : 'This runs again by itself. Its failure goes away with the next good run.',
      );
    return { status: 200, message: DONE[move] };
  });
}
