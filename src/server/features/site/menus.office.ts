import type { MenuKey } from '#rules/page/menu-limits.ts';
import type { Database } from '../../db/connect.ts';
import { mayDo, type Account } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { Refusal } from '../../http/refusal.ts';
import { readOfficeMenu } from './menus.reads.ts';
import { discardMenu, prepareMenu, publishMenu, restoreMenu, type MenuEditing } from './menus.writes.ts';
import { readRevisions } from './revisions.reads.ts';
import type { KeepPicture } from './settings.writes.ts';

interface Sources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  keepPicture: KeepPicture;
}

const mayPublish = (account: Account) => mayDo(account, { permission: 'publish' });
/** Larger than any menu that the contract takes. */
const MENU_BYTES = 400_000;

const answer = <A extends object>(result: A | Refusal) =>
  result instanceof Refusal ? result : { status: 200 as const, result };

/** The menus of the shop, for the site's editors. */
export function menusOffice(calls: PrivateCalls, sources: Sources): void {
  const { ask, keepPicture } = sources;
  const editing = (account: Account, key: MenuKey, version: number): MenuEditing => ({
    key,
    version,
    actor: { id: account.id, name: account.name, businessId: account.businessId },
    mayPublish: mayPublish(account),
    keepPicture,
  });

  calls.define('GET /office/menus/{key}', async ({ params: { key } }, { account }) =>
    answer(await readOfficeMenu(sources, key, mayPublish(account))),
  );

  calls.define(
    'PUT /office/menus/{key}',
    async ({ params: { key }, body }, { account }) => {
      const { version, ...change } = body;
      return answer(await prepareMenu(sources, editing(account, key, version), change));
    },
    { bodyLimit: MENU_BYTES },
  );

  calls.define('POST /office/menus/{key}/discard', async ({ params: { key }, body }, { account }) =>
    answer(await discardMenu(sources, editing(account, key, body.version))),
  );

  calls.define('POST /office/menus/{key}/publish', async ({ params: { key }, body }, { account }) => {
    return answer(await publishMenu(sources, editing(account, key, body.version)));
  });

  calls.define('GET /office/menus/{key}/revisions', async ({ params: { key }, query: { before } }) => ({
    status: 200,
    ...(await readRevisions(ask, { kind: 'menu', key, before })),
  }));

  calls.define('POST /office/menus/{key}/restore', async ({ params: { key }, body }, { account }) => {
    const { version, restore } = body;
    return answer(await restoreMenu(sources, editing(account, key, version), restore));
  });
}
