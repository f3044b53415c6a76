import { PUBLISHED_CONTENT } from '#contract/pages-office.ts';
import type { OfficePage, PageDraft } from '#contract/pages-office-shapes.ts';
import type { Database } from '../../db/connect.ts';
import { mayDo, type Account } from '../../http/account.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import { mayNotPublish, type PrivateCalls } from '../../http/private-calls.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { isPage, readDraft, readEditors } from './draft.reads.ts';
import { discardDraft, markEditor, noPage, saveDraft } from './draft.writes.ts';
import { readOfficePage, readPages } from './pages.reads.ts';
import { archivePage, changePage, createPage, unarchivePage } from './pages.writes.ts';
import { publishDraft, restoreRevision } from './publish.writes.ts';
import { readRevisionRows, readRevisions } from './revisions.reads.ts';
import { readStarters } from './starters.reads.ts';

type Sources = Pick<Database, 'ask' | 'db' | 'transaction'>;

/** A page of sections as JSON. */
const PAGE_BYTES = 700_000;

const pageAnswer = (result: OfficePage | Refusal) =>
  result instanceof Refusal ? result : { status: 200 as const, result };
const draftAnswer = (result: PageDraft | Refusal) =>
  result instanceof Refusal ? result : { status: 200 as const, result };
const madeAnswer = <R extends object>(result: R | Refusal) =>
  result instanceof Refusal ? result : { status: 201 as const, result };

/** The site builder: pages, their drafts, and what was published. */
export function pagesOffice(calls: PrivateCalls, sources: Sources): void {
  const { db } = sources;
  const editing = (key: string, version: number, account: Account) => ({
    key,
    version,
    account,
    now: new Date(),
  });
  const once = (key: string | undefined, call: string, account: Account, input: unknown) => ({
    key,
    call,
    sender: ['account', account.id],
    input,
  });

  calls.define('GET /office/pages', async ({ query }) => ({
    status: 200,
    data: await readPages(db, query.archived ?? false),
  }));

  calls.define('POST /office/pages', async ({ body }, { account, idempotencyKey }) =>
    madeAnswer(
      await onlyOnce(sources, once(idempotencyKey, 'create page', account, body), (at) =>
        createPage(at, body, { account, now: new Date() }),
      ),
    ),
  );

  calls.define('GET /office/pages/{key}', async ({ params: { key } }) =>
    pageAnswer((await readOfficePage(db, key)) ?? noPage()),
  );

  calls.define('PUT /office/pages/{key}', async ({ params: { key }, body }, { account }) =>
    pageAnswer(await changePage(sources, key, body, { account, now: new Date() })),
  );

  calls.define('DELETE /office/pages/{key}', async ({ params: { key }, query: { version } }, { account }) =>
    pageAnswer(await archivePage(sources, { key, version }, { account, now: new Date() })),
  );

  calls.define(
    'POST /office/pages/{key}/unarchive',
    async ({ params: { key }, body: { version } }, { account }) =>
      pageAnswer(await unarchivePage(sources, { key, version }, { account, now: new Date() })),
  );

  calls.define('GET /office/pages/{key}/draft', async ({ params: { key } }, { account }) => {
    if (!(await isPage(db, key))) return noPage();
    await markEditor(db, { key, account, now: new Date() });
    return { status: 200, result: await readDraft(db, key, account.id) };
  });

  calls.define(
    'PUT /office/pages/{key}/draft',
    async ({ params: { key }, body: { version, rows } }, { account }) =>
      draftAnswer(await saveDraft(sources, editing(key, version, account), rows)),
    { bodyLimit: PAGE_BYTES },
  );

  calls.define('POST /office/pages/{key}/presence', async ({ params: { key } }, { account }) => {
    if (!(await isPage(db, key))) return noPage();
    await markEditor(db, { key, account, now: new Date() });
    const { version, saved_by: by, live_revision: revision } = await readDraft(db, key, account.id);
    const editors = await readEditors(db, key, account.id);
    return { status: 200, result: { version, saved_by: by, live_revision: revision, editors } };
  });

  calls.define('POST /office/pages/{key}/discard', async ({ params: { key }, body }, { account }) =>
    draftAnswer(await discardDraft(sources, editing(key, body.version, account))),
  );

  calls.define(
    'POST /office/pages/{key}/publish',
    async ({ params: { key }, body }, { account, idempotencyKey }) => {
      const request = once(idempotencyKey, 'publish page', account, [key, body]);
      const publish = (at: Parameters<typeof publishDraft>[0]) =>
        publishDraft(at, editing(key, body.version, account), body.note ?? '');
      return madeAnswer(await onlyOnce(sources, request, publish));
    },
  );

  calls.define(
    'POST /office/pages/{key}/restore',
    async ({ params: { key }, body }, { account, idempotencyKey }) => {
      if (body.to === 'live' && !mayDo(account, PUBLISHED_CONTENT)) return mayNotPublish();
      const request = once(idempotencyKey, 'restore page', account, [key, body]);
      return madeAnswer(
        await onlyOnce(sources, request, (at) =>
          restoreRevision(at, editing(key, body.version, account), body),
        ),
      );
    },
  );

  calls.define('GET /office/pages/{key}/revisions', async ({ params: { key }, query }) =>
    (await isPage(db, key)) ? readRevisions(db, key, query.before) : noPage(),
  );

  calls.define('GET /office/pages/{key}/revisions/{revision}', async ({ params: { key, revision } }) => {
    const result = await readRevisionRows(db, key, revision);
    return result ? { status: 200, result } : refuse(404, 'There is no such revision.');
  });

  calls.define('GET /office/page-starters', async () => ({ status: 200, data: await readStarters(db) }));
}
