import type { Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { Refusal } from '../../http/refusal.ts';
import { readOfficeMenu } from './menus.reads.ts';
import { changeMenu, restoreMenu } from './menus.writes.ts';
import { readRevisions } from './revisions.reads.ts';
import type { KeepPicture } from './settings.writes.ts';

interface Sources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  keepPicture: KeepPicture;
}

const actorOf = ({ id, name, businessId }: Account) => ({ id, name, businessId });
/** Larger than any menu that the contract takes. */
const MENU_BYTES = 400_000;

const answer = <A extends object>(result: A | Refusal) =>
  result instanceof Refusal ? result : { status: 200 as const, result };

/** The menus of the shop, for the site's editors. */
export function menusOffice(calls: PrivateCalls, sources: Sources): void {
  const { ask, keepPicture } = sources;

  calls.define('GET /office/menus/{key}', async ({ params: { key } }) =>
    answer(await readOfficeMenu(sources, key)),
  );

  calls.define(
    'PUT /office/menus/{key}',
    async ({ params: { key }, body }, { account }) => {
      const { version, ...change } = body;
      return answer(
        await changeMenu(sources, { key, version, actor: actorOf(account), keepPicture }, change),
      );
    },
    { bodyLimit: MENU_BYTES },
  );

  calls.define('GET /office/menus/{key}/revisions', async ({ params: { key }, query: { before } }) => ({
    status: 200,
    ...(await readRevisions(ask, { kind: 'menu', key, before })),
  }));

  calls.define('POST /office/menus/{key}/restore', async ({ params: { key }, body }, { account }) => {
    const { version, restore } = body;
    return answer(
      await restoreMenu(sources, { key, version, actor: actorOf(account), keepPicture }, restore),
    );
  });
}
