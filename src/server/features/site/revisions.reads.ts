import type { ContentRevision } from '#contract/menus-office.ts';
import type { Ask } from '../../db/connect.ts';

export type RevisionKind = 'menu' | 'text';

const PER_PAGE = 20;

const PAGE = {
  name: 'content-revisions-page',
  text: `
  select version, at, by_name as by, changes from content_revisions
  where kind = $1 and key = $2 and ($3::int is null or version < $3)
  order by version desc limit $4`,
};

type Row = Omit<ContentRevision, 'at'> & { at: Date | null };

/** The publications of a menu or a text page, newest first. */
export async function readRevisions(
  ask: Ask,
  { kind, key, before }: { kind: RevisionKind; key: string; before: number | undefined },
): Promise<{ data: ContentRevision[]; next_cursor: string | null }> {
  const rows = await ask<Row>(PAGE, [kind, key, before ?? null, PER_PAGE + 1]);
  const data = rows.slice(0, PER_PAGE).map((row) => ({ ...row, at: row.at?.toISOString() ?? null }));
  const last = data.at(-1)?.version;
  return { data, next_cursor: rows.length > PER_PAGE && last !== undefined ? String(last) : null };
}

const ONE = {
  name: 'content-revision',
  text: 'select content from content_revisions where kind = $1 and key = $2 and version = $3',
};

/** The content that was published as this version; undefined if there was no such version. */
export async function readRevision(
  ask: Ask,
  kind: RevisionKind,
  key: string,
  version: number,
): Promise<Record<string, unknown> | undefined> {
  const [row] = await ask<{ content: Record<string, unknown> }>(ONE, [kind, key, version]);
  return row?.content;
}

const LAST = {
  name: 'content-revision-last',
  text: `
  select by_name as by, at from content_revisions
  where kind = $1 and key = $2 and at is not null order by version desc limit 1`,
};

/** The author and time of the last publication; null: none since the shop was made. */
export async function readLastPublication(
  ask: Ask,
  kind: RevisionKind,
  key: string,
): Promise<{ by: string; at: string } | null> {
  const [row] = await ask<{ by: string; at: Date }>(LAST, [kind, key]);
  return row ? { by: row.by, at: row.at.toISOString() } : null;
}
