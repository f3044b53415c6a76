import { MOST_VIEWS } from '#rules/office/saved-views.ts';
import type { Database } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { readListColumns, readViews } from './views.reads.ts';
import { chooseColumns, removeView, saveView } from './views.writes.ts';

/** The views of lists that a person keeps under a name, and their chosen columns. */
export function viewRoutes(calls: PrivateCalls, sources: Pick<Database, 'ask' | 'transaction'>): void {
  const { ask } = sources;
  const all = async (userId: number) => ({ status: 200 as const, data: await readViews(ask, userId) });

  calls.define('GET /web/site/saved-views', (_input, { account }) => all(account.id));

  calls.define('POST /web/site/saved-views', async ({ body }, { account }) =>
    (await saveView(sources, account.id, body))
      ? all(account.id)
      : refuse(409, `You keep ${MOST_VIEWS} views of this list. Remove one first.`),
  );

  calls.define('DELETE /web/site/saved-views/{id}', async ({ params }, { account }) =>
    (await removeView(ask, account.id, params.id))
      ? all(account.id)
      : refuse(404, 'There is no such view any more.'),
  );

  const columns = async (userId: number) => ({
    status: 200 as const,
    data: await readListColumns(ask, userId),
  });

  calls.define('GET /web/site/list-columns', (_input, { account }) => columns(account.id));

  calls.define('PUT /web/site/list-columns/{list}', async ({ params, body }, { account }) => {
    await chooseColumns(ask, account.id, params.list, body.columns);
    return columns(account.id);
  });
}
