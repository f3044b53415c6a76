import type { OfficePage, OfficePageItem, PageSchedule } from '#contract/pages-office-shapes.ts';
import { addresses } from '#rules/page/addresses.ts';
import {
  FIXED_PAGES,
  HOME_KEYS,
  isFixedPage,
  isNeededPage,
  pageKindOf,
  positionsOf,
} from '#rules/site/page-limits.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';

interface Row extends Record<string, unknown> {
  key: string;
  title: string | null;
  pageDescription: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  isPublished: boolean | null;
  version: number | null;
  changedBy: string | null;
  changedAt: Date | string | null;
  isArchived: boolean;
  hasDraft: boolean;
  savedBy: string;
  savedAt: Date | string | null;
  revision: number;
  publishedBy: string | null;
  publishedAt: Date | string | null;
  oldKeys: string[];
  hasSections: boolean;
  hasDraftWords: boolean;
  isFront: boolean;
}

const KEYS = Object.keys(FIXED_PAGES);
const list = (keys: readonly string[]) => sql`string_to_array(${keys.join(' ')}, ' ')`;

/** All pages, or the one of a key. */
const readRows = async (db: Db, key: string | undefined): Promise<Row[]> =>
  (
    await db.execute<Row>(sql`
    select k.key, p.title, p.description as "pageDescription", p.meta_title as "metaTitle",
      p.meta_description as "metaDescription", p.is_published as "isPublished", p.version, p.changed_by as "changedBy",
      p.changed_at as "changedAt", p.archived_at is not null as "isArchived",
      coalesce(d.rows is not null, false) as "hasDraft", coalesce(d.saved_by, '') as "savedBy", d.saved_at as "savedAt",
      coalesce(r.revision, 0) as revision, r.editor as "publishedBy", r.created_at as "publishedAt",
      array(select m.old_key from page_moves m where m.key = k.key order by 1) as "oldKeys",
      exists (select from template_rows t where t.page_key = k.key)
        or coalesce(jsonb_array_length(d.rows) > 0, false) as "hasSections",
      exists (select from text_drafts t where t.key = k.key and t.draft is not null) as "hasDraftWords",
      exists (select from site_settings s where k.key = (${list(HOME_KEYS)})[s.home_variant]) as "isFront"
    from (
      select key from site_pages
      union select unnest(${list(KEYS)})
    ) k
    left join site_pages p on p.key = k.key
    left join page_drafts d on d.page_key = k.key
    left join lateral (
      select revision, editor, created_at from page_revisions r where r.page_key = k.key order by revision desc limit 1
    ) r on true
    where ${key ?? null}::text is null or k.key = ${key ?? null}
    order by k.key`)
  ).rows;

const timeOf = (at: Date | string | null) => (at === null ? 0 : new Date(at).getTime());

/** Who changed a page last, its facts or its rows. */
function lastChange(row: Row): { by: string; at: string | null } {
  const all = [
    { by: row.changedBy ?? '', at: row.changedAt },
    { by: row.savedBy, at: row.savedAt },
    { by: row.publishedBy ?? '', at: row.publishedAt },
  ];
  const [last] = all.toSorted((one, other) => timeOf(other.at) - timeOf(one.at));
  return { by: last?.by ?? '', at: last?.at ? new Date(last.at).toISOString() : null };
}

function stateOf({ version, isPublished, isArchived }: Row): OfficePageItem['state'] {
  if (isArchived) return 'archived';
  return version === null || isPublished ? 'live' : 'unpublished';
}

function pageOf(row: Row, schedules: readonly PageSchedule[]): OfficePage {
  const { key } = row;
  const fixed = isFixedPage(key) ? FIXED_PAGES[key] : undefined;
  const { by, at } = lastChange(row);
  return {
    key,
    title: fixed?.title ?? row.title ?? key,
    path: row.isFront ? addresses.home() : (fixed?.path ?? addresses.page(key)),
    kind: pageKindOf(key),
    positions: [...positionsOf(key)],
    state: stateOf(row),
    has_draft: row.hasDraft,
    scheduled: schedules.filter((one) => one.key === key),
    live_revision: row.revision,
    version: row.version ?? 1,
    has_facts: row.version !== null,
    can_archive: !isNeededPage(key) && !row.isArchived,
    is_front: row.isFront,
    has_sections: row.hasSections,
    has_draft_words: row.hasDraftWords,
    changed_by: by,
    changed_at: at,
    heading: row.title ?? '',
    page_description: row.pageDescription ?? '',
    meta_title: row.metaTitle ?? '',
    meta_description: row.metaDescription ?? '',
    old_keys: row.oldKeys,
  };
}

const KIND_ORDER = ['home', 'slider', 'product', 'own'];
const byKind = (one: OfficePageItem, other: OfficePageItem) =>
  KIND_ORDER.indexOf(one.kind) - KIND_ORDER.indexOf(other.kind) ||
  one.title.localeCompare(other.title, 'en-GB');

/** The pages that can be built, fixed ones first. */
export async function readPages(db: Db, isArchive: boolean): Promise<OfficePageItem[]> {
  const rows = await readRows(db, undefined);
  const schedules = await readSchedules(db);
  return rows
    .filter((row) => row.isArchived === isArchive)
    .map((row) => {
      const {
        heading: _heading,
        page_description: _text,
        meta_title: _title,
        meta_description: _meta,
        old_keys: _old,
        ...item
      } = pageOf(row, schedules);
      return item;
    })
    .toSorted(byKind);
}

export async function readOfficePage(db: Db, key: string): Promise<OfficePage | undefined> {
  const [row] = await readRows(db, key);
  return row && pageOf(row, await readSchedules(db, key));
}

interface ScheduleRow extends Record<string, unknown> {
  id: number;
  key: string;
  title: string | null;
  startsAt: Date | string;
  endsAt: Date | string | null;
  state: 'waiting' | 'on' | 'done' | 'cancelled';
  editor: string;
}

/** What is scheduled or has begun, the next one first. With an id: that one, in any state. */
export async function readSchedules(db: Db, key?: string, id?: number): Promise<PageSchedule[]> {
  const { rows } = await db.execute<ScheduleRow>(sql`
    select s.id, s.page_key as key, p.title, s.starts_at as "startsAt", s.ends_at as "endsAt", s.state, s.editor
    from page_schedules s left join site_pages p on p.key = s.page_key
    where (${id ?? null}::int is null and s.state in ('waiting', 'on') or s.id = ${id ?? null})
      and (${key ?? null}::text is null or s.page_key = ${key ?? null})
    order by s.starts_at, s.id`);
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    title: isFixedPage(row.key) ? FIXED_PAGES[row.key].title : (row.title ?? row.key),
    from: new Date(row.startsAt).toISOString(),
    to: row.endsAt === null ? null : new Date(row.endsAt).toISOString(),
    is_on: row.state === 'on',
    by: row.editor,
  }));
}
