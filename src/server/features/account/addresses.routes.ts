import { MOST_ADDRESSES } from '#rules/account/fields.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { readAddresses } from './addresses.reads.ts';
import { addAddress, changeAddress, removeAddress } from './addresses.writes.ts';
import type { AccountSources } from './entry.routes.ts';

export function addressRoutes(calls: PrivateCalls, { db }: AccountSources): void {
  const answer = async (userId: number) => ({
    status: 200 as const,
    result: await readAddresses(db, userId),
  });
  /** The address of another account gets the same answer as an address that does not exist. */
  const answerIf = async (isFound: boolean, userId: number) =>
    isFound ? answer(userId) : refuse(404, 'There is no such address.');

  calls.define('GET /web/site/account/addresses', (_input, { account }) => answer(account.id));

  calls.define('POST /web/site/account/addresses', async ({ body }, { account }) =>
    (await addAddress(db, account.id, body))
      ? answer(account.id)
      : refuse(409, `You can save up to ${MOST_ADDRESSES} addresses. Remove one first.`),
  );

  calls.define('PUT /web/site/account/addresses/{id}', async ({ params, body }, { account }) =>
    answerIf(await changeAddress(db, account.id, params.id, body), account.id),
  );

  calls.define('DELETE /web/site/account/addresses/{id}', async ({ params }, { account }) =>
    answerIf(await removeAddress(db, account.id, params.id), account.id),
  );
}
