import type { Database } from '../../db/connect.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Seal } from '../../ports/seal.ts';
import type { ShownPictures } from '../media/public.ts';
import { readCheck } from './check.reads.ts';
import { isPage, readDraft } from './draft.reads.ts';
import { noPage, saveDraft } from './draft.writes.ts';
import { readOfficePage, readSchedules } from './pages.reads.ts';
import { previewLink, readPreview } from './preview.reads.ts';
import { cancelSchedule, scheduleDraft } from './schedule.writes.ts';
import { readSharedSections } from './shared.reads.ts';
import { addShared, changeShared, removeShared } from './shared.writes.ts';
import { readTargets } from './targets.reads.ts';

type Sources = Pick<Database, 'ask' | 'db' | 'pool' | 'transaction'> & {
  seal: Seal;
  pictures: ShownPictures;
};
const PAGE_BYTES = 700_000;

/** The site builder: schedules, preview links, checks, files of pages, and shared sections. */
export function contentOffice(calls: PrivateCalls, sources: Sources): void {
  const { db, pool, seal } = sources;

  calls.define('POST /office/pages/{key}/schedule', async ({ params: { key }, body }, context) => {
    const { account, idempotencyKey } = context;
    const once = {
      key: idempotencyKey,
      call: 'schedule page',
      sender: ['account', account.id],
      input: [key, body],
    };
    const { version, from, to = null, note = '' } = body;
    const result = await onlyOnce(sources, once, (at) =>
      scheduleDraft(at, { key, version, account, now: new Date() }, { from, to, note }),
    );
    return result instanceof Refusal ? result : { status: 201, result };
  });

  calls.define('GET /office/page-schedules', async () => ({ status: 200, data: await readSchedules(db) }));

  calls.define('DELETE /office/page-schedules/{id}', async ({ params: { id } }, { account }) => {
    const result = await cancelSchedule(sources, id, account, new Date());
    return result instanceof Refusal ? result : { status: 200, result };
  });

  calls.define('POST /office/pages/{key}/preview-link', async ({ params: { key } }) =>
    (await isPage(db, key)) ? { status: 201, result: previewLink(seal, key, new Date()) } : noPage(),
  );

  calls.define('GET /no/auth/web/site/page-previews/{token}', ({ params: { token } }) =>
    readPreview(db, seal, token, new Date()),
  );

  calls.define('POST /office/pages/{key}/check', async ({ params: { key } }, { account }) => {
    if (!(await isPage(db, key))) return noPage();
    const { rows } = await readDraft(db, key, account.id);
    return { status: 200, result: await readCheck(sources, key, rows) };
  });

  calls.define('GET /office/pages/{key}/export', async ({ params: { key } }, { account }) => {
    const page = await readOfficePage(db, key);
    if (!page) return noPage();
    const { rows } = await readDraft(db, key, account.id);
    const { title, meta_title, meta_description } = page;
    return { status: 200, result: { format: 'threefold-page', title, meta_title, meta_description, rows } };
  });

  calls.define(
    'POST /office/pages/{key}/import',
    async ({ params: { key }, body: { version, page } }, { account }) => {
      const result = await saveDraft(sources, { key, version, account, now: new Date() }, page.rows);
      return result instanceof Refusal ? result : { status: 200, result };
    },
    { bodyLimit: PAGE_BYTES },
  );

  calls.define('GET /office/link-targets', async () => ({ status: 200, data: await readTargets(db, pool) }));

  calls.define('GET /office/shared-sections', async () => ({
    status: 200,
    data: await readSharedSections(db),
  }));

  calls.define('POST /office/shared-sections', async ({ body }, { account, idempotencyKey }) => {
    const sender = ['account', account.id];
    const once = { key: idempotencyKey, call: 'create shared section', sender, input: body };
    const result = await onlyOnce(sources, once, (at) => addShared(at, body, { account, now: new Date() }));
    return result instanceof Refusal ? result : { status: 201, result };
  });

  calls.define('PUT /office/shared-sections/{id}', async ({ params: { id }, body }, { account }) => {
    const { version, ...given } = body;
    const result = await changeShared(sources, { id, version }, given, { account, now: new Date() });
    return result instanceof Refusal ? result : { status: 200, result };
  });

  calls.define('DELETE /office/shared-sections/{id}', async ({ params: { id }, query }, { account }) => {
    const which = { id, version: query.version };
    const result = await removeShared(sources, which, { account, now: new Date() });
    return result instanceof Refusal ? result : { status: 200, result };
  });
}
