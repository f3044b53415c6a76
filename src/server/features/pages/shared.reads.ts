import type { SharedSection } from '#contract/pages-office-shapes.ts';
import { readSection } from '#contract/sections/read-section.ts';
import { addresses } from '#rules/page/addresses.ts';
import { FIXED_PAGES, isFixedPage } from '#rules/site/page-limits.ts';
import { asc, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { sharedSections } from '../site/public.ts';

interface Use extends Record<string, unknown> {
  id: number;
  key: string;
  title: string | null;
  isLive: boolean;
  isInDraft: boolean;
  isScheduled: boolean;
}

/** The pages that show shared sections: live, in a draft, or in a schedule that has yet to end. */
async function readUses(db: Db): Promise<Use[]> {
  const { rows } = await db.execute<Use>(sql`
    select (e ->> 'shared_id')::int as id, u.key, p.title, bool_or(u.of = 'live') as "isLive",
      bool_or(u.of = 'draft') as "isInDraft", bool_or(u.of = 'schedule') as "isScheduled"
    from (
      select page_key as key, entries, 'live' as of from template_rows
      union all
      select d.page_key, r -> 'template_meta_data', 'draft' from page_drafts d, jsonb_array_elements(d.rows) r
        where jsonb_typeof(d.rows) = 'array'
      union all
      select s.page_key, r -> 'template_meta_data', 'schedule'
        from page_schedules s, jsonb_array_elements(s.rows || coalesce(s.rows_before, '[]')) r
        where s.state in ('waiting', 'on')
    ) u
    cross join lateral jsonb_array_elements(u.entries) e
    left join site_pages p on p.key = u.key
    where jsonb_typeof(e -> 'shared_id') = 'number'
    group by 1, u.key, p.title order by u.key`);
  return rows;
}

/** All shared sections, or the one of an id. */
export async function readSharedSections(db: Db, id?: number): Promise<SharedSection[]> {
  const rows = await db
    .select()
    .from(sharedSections)
    .orderBy(asc(sharedSections.title), asc(sharedSections.id));
  const uses = await readUses(db);
  return rows.flatMap((row) => {
    const section = readSection(row.section);
    if (!section || (id !== undefined && row.id !== id)) return [];
    return [
      {
        id: row.id,
        version: row.version,
        title: row.title,
        section,
        used_in: uses
          .filter((use) => use.id === row.id)
          .map(({ key, title, isLive, isInDraft, isScheduled }) => ({
            key,
            title: isFixedPage(key) ? FIXED_PAGES[key].title : (title ?? key),
            path: isFixedPage(key) ? FIXED_PAGES[key].path : addresses.page(key),
            is_live: isLive,
            is_in_draft: isInDraft,
            is_scheduled: isScheduled,
          })),
        changed_by: row.changedBy,
        changed_at: row.changedAt.toISOString(),
      },
    ];
  });
}
