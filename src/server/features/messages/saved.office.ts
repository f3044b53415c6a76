import { MOST_ANSWERS } from '#rules/messages/saved-answers.ts';
import type { Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { businessOf } from '../../http/account.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { notOpen } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { readAnswers } from './saved.reads.ts';
import type { SaveProblem } from './saved.writes.ts';
import { addAnswer, changeAnswer, removeAnswer } from './saved.writes.ts';

const gone = () => refuse(404, 'There is no such saved answer any more.');

const REFUSALS: Record<SaveProblem, () => ReturnType<typeof refuse>> = {
  taken: () => refuse(409, 'There is a saved answer of this name. Please choose another name.'),
  'too many': () => refuse(409, `You keep ${MOST_ANSWERS} saved answers. Remove one first.`),
  changed: () =>
    refuse(409, 'Somebody else has changed this answer in the meantime. Please look at it again.'),
  unknown: gone,
};

/** The answers that an office sends often. */
export function savedAnswerOffice(
  calls: PrivateCalls,
  sources: Pick<Database, 'ask' | 'db' | 'transaction'>,
): void {
  const officeOf = (account: Account) => {
    const businessId = businessOf(account);
    return businessId === undefined ? undefined : { businessId, account };
  };
  const all = async ({ businessId }: { businessId: number | null }) => ({
    status: 200 as const,
    data: await readAnswers(sources.ask, businessId),
  });

  calls.define('GET /office/saved-answers', async (_input, { account }) => {
    const office = officeOf(account);
    return office ? all(office) : notOpen();
  });

  calls.define('POST /office/saved-answers', async ({ body }, { account, idempotencyKey: key }) => {
    const office = officeOf(account);
    if (!office) return notOpen();
    const once = { key, call: 'save answer', sender: ['account', account.id], input: [body] };
    return onlyOnce(sources, once, async (at) => {
      const saved = await addAnswer(at, office, body);
      return saved === 'saved'
        ? { status: 200 as const, data: await readAnswers(at.ask, office.businessId) }
        : REFUSALS[saved]();
    });
  });

  calls.define('PUT /office/saved-answers/{id}', async ({ params: { id }, body }, { account }) => {
    const office = officeOf(account);
    if (!office) return notOpen();
    const saved = await changeAnswer(sources, office, { id, ...body });
    return saved === 'saved' ? all(office) : REFUSALS[saved]();
  });

  calls.define('DELETE /office/saved-answers/{id}', async ({ params: { id } }, { account }) => {
    const office = officeOf(account);
    if (!office) return notOpen();
    return (await removeAnswer(sources, office, id)) ? all(office) : gone();
  });
}
