import type { Database } from '../../db/connect.ts';
import { mayDo, type Account } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { readRevisions } from './revisions.reads.ts';
import { readOfficeTexts, readStoredText, textWire, type StoredText } from './texts.reads.ts';
import {
  createText,
  discardText,
  prepareText,
  publishText,
  removeText,
  restoreText,
  unpublishText,
  type Editing,
  type TextSources,
} from './texts.writes.ts';

type Sources = Pick<Database, 'ask' | 'db'> & TextSources;

const mayPublish = (account: Account) => mayDo(account, { permission: 'publish' });
const editingOf = (account: Account, key: string, version: number): Editing => ({
  key,
  version,
  actor: { id: account.id, name: account.name, businessId: account.businessId },
  mayPublish: mayPublish(account),
});
const answer = (account: Account, text: StoredText | Refusal) =>
  text instanceof Refusal ? text : { status: 200 as const, result: textWire(text, mayPublish(account)) };
/** Larger than any text that the contract takes. */
const TEXT_BYTES = 400_000;

const noText = () => refuse(404, 'There is no such page.');

/** The text pages of the shop, for the site's editors. */
export function textsOffice(calls: PrivateCalls, sources: Sources): void {
  const { ask } = sources;

  calls.define('GET /office/texts', async () => ({ status: 200, data: await readOfficeTexts(ask) }));

  calls.define('POST /office/texts', async ({ body }, { account }) => {
    const made = await createText(sources, body, editingOf(account, body.slug, 0).actor);
    return made instanceof Refusal ? made : { status: 201, result: textWire(made, mayPublish(account)) };
  });

  calls.define('GET /office/texts/{key}', async ({ params: { key } }, { account }) =>
    answer(account, (await readStoredText(ask, key)) ?? noText()),
  );

  calls.define(
    'PUT /office/texts/{key}',
    async ({ params: { key }, body }, { account }) => {
      const { version, ...change } = body;
      return answer(account, await prepareText(sources, editingOf(account, key, version), change));
    },
    { bodyLimit: TEXT_BYTES },
  );

  calls.define('DELETE /office/texts/{key}', async ({ params: { key }, query: { version } }, { account }) => {
    const refusal = await removeText(sources, editingOf(account, key, version));
    return refusal ?? { status: 200, message: 'The page is removed.' };
  });

  calls.define('POST /office/texts/{key}/discard', async ({ params: { key }, body }, { account }) =>
    answer(account, await discardText(sources, editingOf(account, key, body.version))),
  );

  calls.define('POST /office/texts/{key}/publish', async ({ params: { key }, body }, { account }) => {
    return answer(account, await publishText(sources, editingOf(account, key, body.version)));
  });

  calls.define('POST /office/texts/{key}/unpublish', async ({ params: { key }, body }, { account }) => {
    return answer(account, await unpublishText(sources, editingOf(account, key, body.version)));
  });

  calls.define('GET /office/texts/{key}/revisions', async ({ params: { key }, query: { before } }) =>
    (await readStoredText(ask, key))
      ? { status: 200, ...(await readRevisions(ask, { kind: 'text', key, before })) }
      : noText(),
  );

  calls.define('POST /office/texts/{key}/restore', async ({ params: { key }, body }, { account }) => {
    const { version, restore } = body;
    return answer(account, await restoreText(sources, editingOf(account, key, version), restore));
  });
}
