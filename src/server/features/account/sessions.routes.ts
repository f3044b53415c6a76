import { SESSION_COOKIE } from '../../http/account.ts';
import type { CallContext, PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import type { AccountSources } from './entry.routes.ts';
import { readSessions } from './sessions.reads.ts';
import { endOtherSessions, endSessionOf } from './sessions.writes.ts';

export function sessionRoutes(calls: PrivateCalls, { db }: AccountSources): void {
  const tokenOf = ({ cookie }: CallContext) => cookie.get(SESSION_COOKIE) ?? '';
  const answer = async (userId: number, token: string) => ({
    status: 200 as const,
    result: await readSessions(db, userId, token),
  });

  calls.define('GET /web/site/account/sessions', (_input, context) =>
    answer(context.account.id, tokenOf(context)),
  );

  calls.define('DELETE /web/site/account/sessions', async (_input, context) => {
    await endOtherSessions(db, context.account.id, tokenOf(context));
    return answer(context.account.id, tokenOf(context));
  });

  calls.define('DELETE /web/site/account/sessions/{id}', async ({ params }, context) => {
    const { account } = context;
    const isEnded = await endSessionOf(db, account.id, params.id);
    return isEnded ? answer(account.id, tokenOf(context)) : refuse(404, 'There is no such session.');
  });
}
