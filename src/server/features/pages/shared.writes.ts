import { PUBLISHED_CONTENT } from '#contract/pages-office.ts';
import type { SharedSection } from '#contract/pages-office-shapes.ts';
import type { Section } from '#contract/sections/registry.ts';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../db/audit.ts';
import type { Connection, Database } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import { mayDo } from '../../http/account.ts';
import { mayNotPublish } from '../../http/private-calls.ts';
import { Refusal, refuse, refuseStale } from '../../http/refusal.ts';
import { sharedSections } from '../site/public.ts';
import { storableSection } from './content.writes.ts';
import type { Actor } from './pages.writes.ts';
import { readSharedSections } from './shared.reads.ts';

const MOST_SHARED = 200;

interface Given {
  title?: string | undefined;
  section?: Section | undefined;
}

async function read({ db }: Connection, id: number): Promise<SharedSection> {
  const rows = await readSharedSections(db, id);
  const section = mustExist(rows[0], 'the shared section');
  return section;
}

const log = (
  { db }: Connection,
  { account: { id, name, businessId } }: Actor,
  action: string,
  section: SharedSection,
  before?: SharedSection,
) =>
  writeAudit(db, {
    actor: { id, name, businessId },
    action,
    subject: 'shared section',
    subjectId: section.id,
    ...(before && { before: { title: before.title, section: before.section } }),
    after: { title: section.title, section: section.section },
  });

/** Keeps a section once, to be shown on several pages. */
export async function addShared(
  at: Connection,
  { title, section }: Required<Given> & { title: string; section: Section },
  actor: Actor,
): Promise<SharedSection | Refusal> {
  const kept = await at.db.select({ id: sharedSections.id }).from(sharedSections);
  if (kept.length >= MOST_SHARED)
    return refuse(409, `The shop keeps at most ${MOST_SHARED} shared sections.`);
  const cleaned = await storableSection(at, section);
  if (cleaned instanceof Refusal) return cleaned;
  const [made] = await at.db
    .insert(sharedSections)
    .values({ title, section: cleaned, changedBy: actor.account.name, changedAt: actor.now })
    .returning({ id: sharedSections.id });
  if (!made) throw new Error('a new shared section has no id');
  const result = await read(at, made.id);
  await log(at, actor, 'create shared section', result);
  return result;
}

type Work = (at: Connection, before: SharedSection) => Promise<SharedSection | Refusal>;

function locked(
  { transaction }: Pick<Database, 'transaction'>,
  { id, version }: { id: number; version: number },
  work: Work,
): Promise<SharedSection | Refusal> {
  return transaction(async (at) => {
    const [row] = await at.db.select().from(sharedSections).where(eq(sharedSections.id, id)).for('update');
    if (!row) return refuse(404, 'There is no such shared section.');
    const before = await read(at, id);
    if (row.version !== version)
      return refuseStale(`${row.changedBy} has changed this section since you opened it.`, { ...before });
    return work(at, before);
  });
}

/** Visitors see it there, or will by a schedule. */
const isSeen = ({ is_live: isLive, is_scheduled: isScheduled }: SharedSection['used_in'][number]) =>
  isLive || isScheduled;

/** Changes a shared section, on all pages that show it. */
export const changeShared = (
  database: Pick<Database, 'transaction'>,
  which: { id: number; version: number },
  given: Given,
  actor: Actor,
): Promise<SharedSection | Refusal> =>
  locked(database, which, async (at, before) => {
    if (given.section && before.used_in.some(isSeen) && !mayDo(actor.account, PUBLISHED_CONTENT))
      return mayNotPublish();
    const section = given.section && (await storableSection(at, given.section));
    if (section instanceof Refusal) return section;
    await at.db
      .update(sharedSections)
      .set({
        title: given.title ?? before.title,
        ...(section && { section }),
        version: which.version + 1,
        changedBy: actor.account.name,
        changedAt: actor.now,
      })
      .where(eq(sharedSections.id, which.id));
    const after = await read(at, which.id);
    await log(at, actor, 'change shared section', after, before);
    return after;
  });

/** Deletes a shared section that no page shows. Old revisions then leave it out. */
export const removeShared = (
  database: Pick<Database, 'transaction'>,
  which: { id: number; version: number },
  actor: Actor,
): Promise<SharedSection | Refusal> =>
  locked(database, which, async (at, before) => {
    if (before.used_in.length > 0)
      return refuse(409, `It is still used in ${before.used_in.map(({ title }) => title).join(', ')}.`);
    await at.db.delete(sharedSections).where(eq(sharedSections.id, which.id));
    await log(at, actor, 'delete shared section', before);
    return before;
  });
