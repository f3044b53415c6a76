import { and, eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { TextChange } from '#contract/texts-office.ts';
import { LEGAL_PAGES } from '#rules/page/addresses.ts';
import { plainText } from '#rules/page/plain-text.ts';
import {
  ALWAYS_SHOWN,
  FIXED_SLUG,
  FIXED_TEXTS,
  isHomeKey,
  LONGEST_TEXT,
  TAKEN_TEXT,
  TEXT_TOO_LONG,
} from '#rules/site/text-fields.ts';
import { writeAudit, type AuditEntry } from '../../db/audit.ts';
import type { Ask, Connection, Database, Db } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import { Refusal, refuse, refuseStale } from '../../http/refusal.ts';
import { cleanHtml } from '../../ports/clean-html.ts';
import { readRevision } from './revisions.reads.ts';
import { keepRevision } from './revisions.writes.ts';
import { contentRevisions, pageMoves, sitePages, textDrafts, type TextContent } from './tables.ts';
import { readStoredText, textWire, type StoredText } from './texts.reads.ts';

export type TextSources = Pick<Database, 'transaction'> & {
  /** What is built of a page with sections: it follows to a new key, before the page gets it, and goes with the page. */
  rows: {
    move: (at: Connection, from: string, to: string) => Promise<void>;
    drop: (at: Connection, key: string) => Promise<void>;
  };
};
type Sources = Pick<TextSources, 'transaction'>;

export interface Editing {
  key: string;
  version: number;
  actor: NonNullable<AuditEntry['actor']>;
  mayPublish: boolean;
}

const noText = () => refuse(404, 'There is no such page.');
const refuseField = (field: string, text: string): Refusal =>
  refuse(400, `${field}: ${text}.`, { [field]: text });

/** Text pages are changed seldom, and two may want the same path. One lock makes changes run one after the other. */
const WAIT = { name: 'texts-wait', text: `select pg_advisory_xact_lock(hashtext('text pages'))` };

/** Locks the text pages, so that changes of their words or paths run one after the other. */
export const lockTexts = async (ask: Ask): Promise<void> => void (await ask(WAIT, []));

type Outcome = Refusal | { key: string; draft: TextContent | null };

/** Makes a change of a text page. Of two changes at once the second is refused with the page as it is now. */
function change(
  { transaction }: Sources,
  { key, version, actor, mayPublish }: Editing,
  work: (at: Connection, text: StoredText) => Promise<Outcome>,
): Promise<StoredText | Refusal> {
  return transaction(async (at) => {
    await lockTexts(at.ask);
    const text = await readStoredText(at.ask, key);
    if (!text) return noText();
    if (text.version !== version) {
      const who = text.changed?.by ?? 'Somebody else';
      return refuseStale(`${who} has changed this page since you opened it.`, textWire(text, mayPublish));
    }
    const made = await work(at, text);
    if (made instanceof Refusal) return made;
    const row = { version: version + 1, draft: made.draft, changedBy: actor.name, changedAt: new Date() };
    await at.db
      .insert(textDrafts)
      .values({ key: made.key, ...row })
      .onConflictDoUpdate({ target: textDrafts.key, set: row });
    return mustRead(at.ask, made.key);
  });
}

async function mustRead(ask: Ask, key: string): Promise<StoredText> {
  return mustExist(await readStoredText(ask, key), `the page ${key}`);
}

/** Whether another page has this address, or is about to get it. */
async function slugProblem(ask: Ask, slug: string, ownKey?: string): Promise<Refusal | undefined> {
  if (slug === ownKey) return undefined;
  if (ownKey !== undefined && FIXED_TEXTS.includes(ownKey)) return refuseField('slug', FIXED_SLUG);
  if (isHomeKey(slug) || LEGAL_PAGES.includes(slug)) return refuseField('slug', TAKEN_TEXT);
  const [taken] = await ask<{ key: string }>(
    {
      name: 'text-slug-taken',
      text: `select p.key from site_pages p left join text_drafts d using (key)
        where (p.key = $1 or d.draft ->> 'slug' = $1) and p.key is distinct from $2 limit 1`,
    },
    [slug, ownKey ?? null],
  );
  return taken && refuseField('slug', TAKEN_TEXT);
}

/** Begins a page that visitors don't see yet. */
export function createText(
  { transaction }: Sources,
  { title, slug }: { title: string; slug: string },
  actor: Editing['actor'],
): Promise<StoredText | Refusal> {
  return transaction(async ({ ask, db }) => {
    await lockTexts(ask);
    const problem = await slugProblem(ask, slug);
    if (problem) return problem;
    await db.insert(sitePages).values({
      key: slug,
      title,
      description: '',
      metaTitle: title,
      metaDescription: '',
      isPublished: false,
    });
    await db.insert(textDrafts).values({ key: slug, version: 1, changedBy: actor.name });
    await db.delete(pageMoves).where(eq(pageMoves.oldKey, slug));
    await writeAudit(db, {
      actor,
      action: 'create page',
      subject: 'page',
      subjectId: slug,
      after: { title },
    });
    return mustRead(ask, slug);
  });
}

/** Saves a draft. A draft that equals the live content is removed. */
export const prepareText = (
  sources: Sources,
  editing: Editing,
  { page_description: html, ...given }: Omit<TextChange, 'version'>,
): Promise<StoredText | Refusal> =>
  change(sources, editing, async ({ ask }, { key, live, draft }) => {
    const was = draft ?? live;
    const clean = html === undefined ? was.page_description : cleanHtml(html);
    if (clean.length > LONGEST_TEXT) return refuseField('page_description', TEXT_TOO_LONG);
    const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const next: TextContent = { ...was, ...known, page_description: clean };
    const problem = await slugProblem(ask, next.slug, key);
    return problem ?? { key, draft: isDeepStrictEqual(next, live) ? null : next };
  });

export const discardText = (sources: Sources, editing: Editing): Promise<StoredText | Refusal> =>
  change(sources, editing, async (_at, { key }) => ({ key, draft: null }));

/** Prepares an older version, so that it can be looked at before it is published again. The address stays. */
export const restoreText = (
  sources: Sources,
  editing: Editing,
  restore: number,
): Promise<StoredText | Refusal> =>
  change(sources, editing, async ({ ask }, { key, live }) => {
    const old = (await readRevision(ask, 'text', key, restore)) as TextContent | undefined;
    if (!old) return refuse(404, 'There is no such version of this page.');
    const next = { ...old, slug: key };
    return { key, draft: isDeepStrictEqual(next, live) ? null : next };
  });

const NAMES: Readonly<Record<keyof TextContent, string>> = {
  title: 'title',
  slug: 'address',
  page_description: 'text',
  meta_title: 'title for search engines',
  meta_description: 'description for search engines',
};

function changesOf(before: StoredText, after: TextContent): string[] {
  const names = Object.keys(NAMES) as (keyof TextContent)[];
  const changed = names.filter((name) => before.live[name] !== after[name]).map((name) => NAMES[name]);
  return [
    ...(before.isPublished ? [] : ['Published']),
    ...(changed.length === 0 ? [] : [`Changed ${changed.join(', ')}`]),
  ];
}

/** The page builder edits the same row. It refuses changes of content that was read before this change. */
const changedNow = ({ actor }: Editing) => ({
  version: sql`${sitePages.version} + 1`,
  changedBy: actor.name,
  changedAt: new Date(),
});

const SECTIONS = {
  name: 'text-has-sections',
  text: 'select 1 as one from template_rows where page_key = $1 limit 1',
};
const hasSections = async (ask: Ask, key: string): Promise<boolean> =>
  (await ask(SECTIONS, [key])).length > 0;

/** Publishes the draft of a page. Its old path redirects to the new one from then on. */
export const publishText = (sources: TextSources, editing: Editing): Promise<StoredText | Refusal> =>
  change(sources, editing, async (at, before) => {
    const { db, ask } = at;
    const { key, version, live } = before;
    const next = before.draft ?? live;
    // A page of sections needs no words above them.
    if (plainText(next.page_description) === '' && !(await hasSections(ask, key)))
      return refuseField('page_description', 'Required');
    const problem = await slugProblem(ask, next.slug, key);
    if (problem) return problem;
    const changes = changesOf(before, next);
    if (changes.length === 0) return refuse(409, 'There is nothing new to publish.');
    if (next.slug !== key) await sources.rows.move(at, key, next.slug);
    await db
      .update(sitePages)
      .set({
        key: next.slug,
        title: next.title,
        description: next.page_description,
        metaTitle: next.meta_title || next.title,
        metaDescription: next.meta_description,
        isPublished: true,
        ...changedNow(editing),
      })
      .where(eq(sitePages.key, key));
    if (next.slug !== key) await move(at, key, next.slug);
    await keepRevision(db, {
      kind: 'text',
      key: next.slug,
      actor: editing.actor,
      before: { version, content: { ...live } },
      after: { version: version + 1, content: { ...next } },
      changes,
    });
    await logChange(at, editing, { before: { ...live }, after: { ...next } });
    return { key: next.slug, draft: null };
  });

/** Lets everything that names the page by its key follow. Its draft has followed by its foreign key. */
async function move({ db }: Connection, from: string, to: string): Promise<void> {
  await moveTextRevisions(db, from, to);
  await db.delete(pageMoves).where(eq(pageMoves.oldKey, to));
  await db.update(pageMoves).set({ key: to }).where(eq(pageMoves.key, from));
  await db
    .insert(pageMoves)
    .values({ oldKey: from, key: to })
    .onConflictDoUpdate({ target: pageMoves.oldKey, set: { key: to } });
}

export async function moveTextRevisions(db: Db, from: string, to: string): Promise<void> {
  await db
    .update(contentRevisions)
    .set({ key: to })
    .where(and(eq(contentRevisions.kind, 'text'), eq(contentRevisions.key, from)));
}

/** Hides a page. Its content is kept, and it can be published again. */
export const unpublishText = (sources: Sources, editing: Editing): Promise<StoredText | Refusal> =>
  change(sources, editing, async (at, { key, version, isPublished, live, draft }) => {
    if (ALWAYS_SHOWN.includes(key))
      return refuse(409, 'The checkout needs this page, so it stays published.');
    if (!isPublished) return refuse(409, 'This page is not published.');
    await at.db
      .update(sitePages)
      .set({ isPublished: false, ...changedNow(editing) })
      .where(eq(sitePages.key, key));
    await keepRevision(at.db, {
      kind: 'text',
      key,
      actor: editing.actor,
      before: { version, content: { ...live } },
      after: { version: version + 1, content: { ...live } },
      changes: ['Hidden from visitors'],
    });
    await logChange(at, editing, { before: { is_published: true }, after: { is_published: false } });
    return { key, draft };
  });

const logChange = (
  { db }: Connection,
  { key, actor }: Editing,
  fields: Pick<AuditEntry, 'before' | 'after'>,
) => writeAudit(db, { actor, action: 'change page', subject: 'page', subjectId: key, ...fields });

/** Removes a page that visitors don't see. */
export function removeText(
  { transaction, rows }: TextSources,
  { key, version, actor, mayPublish }: Editing,
): Promise<Refusal | undefined> {
  return transaction(async (at) => {
    await lockTexts(at.ask);
    const text = await readStoredText(at.ask, key);
    if (!text) return noText();
    if (text.version !== version)
      return refuseStale(
        'Somebody else has changed this page since you opened it.',
        textWire(text, mayPublish),
      );
    if (FIXED_TEXTS.includes(key)) return refuse(409, 'The shop itself links to this page, so it stays.');
    if (text.isPublished) return refuse(409, 'Hide the page from visitors first.');
    await rows.drop(at, key);
    await at.db.delete(sitePages).where(eq(sitePages.key, key));
    await at.db.delete(pageMoves).where(eq(pageMoves.key, key));
    await at.db
      .delete(contentRevisions)
      .where(and(eq(contentRevisions.kind, 'text'), eq(contentRevisions.key, key)));
    await writeAudit(at.db, {
      actor,
      action: 'remove page',
      subject: 'page',
      subjectId: key,
      before: { ...text.live },
    });
    return undefined;
  });
}
