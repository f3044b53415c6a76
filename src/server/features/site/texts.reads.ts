import type { OfficeText, OfficeTextRow } from '#contract/texts-office.ts';
import { addresses } from '#rules/page/addresses.ts';
import { FIXED_TEXTS, isHomeKey } from '#rules/site/text-fields.ts';
import type { Ask } from '../../db/connect.ts';
import type { TextContent } from './tables.ts';

interface Row {
  key: string;
  title: string;
  description: string;
  meta_title: string;
  meta_description: string;
  is_published: boolean;
  version: number | null;
  draft: TextContent | null;
  changed_by: string | null;
  changed_at: Date | null;
}

/** A text page with its live content, its draft, and its version. */
export interface StoredText {
  key: string;
  version: number;
  isPublished: boolean;
  live: TextContent;
  draft: TextContent | null;
  changed: { by: string; at: string } | null;
}

const COLUMNS = `p.key, p.title, p.description, p.meta_title, p.meta_description, p.is_published,
  d.version, d.draft, d.changed_by, d.changed_at`;
const ALL = {
  name: 'office-texts',
  text: `select ${COLUMNS} from site_pages p left join text_drafts d using (key)
    where p.archived_at is null and not exists (select from template_rows t where t.page_key = p.key)
    order by lower(p.title), p.key`,
};
const ONE = {
  name: 'office-text',
  text: `select ${COLUMNS} from site_pages p left join text_drafts d using (key) where p.key = $1 and p.archived_at is null`,
};

const storedText = (row: Row): StoredText => ({
  key: row.key,
  version: row.version ?? 0,
  isPublished: row.is_published,
  live: {
    title: row.title,
    slug: row.key,
    page_description: row.description,
    meta_title: row.meta_title,
    meta_description: row.meta_description,
  },
  draft: row.draft,
  changed: row.changed_by && row.changed_at ? { by: row.changed_by, at: row.changed_at.toISOString() } : null,
});

export async function readStoredText(ask: Ask, key: string): Promise<StoredText | undefined> {
  if (isHomeKey(key)) return undefined;
  const [row] = await ask<Row>(ONE, [key]);
  return row && storedText(row);
}

const rowWire = (text: StoredText): OfficeTextRow => ({
  key: text.key,
  version: text.version,
  title: (text.draft ?? text.live).title,
  path: addresses.page(text.key),
  is_published: text.isPublished,
  has_draft: text.draft !== null,
  keeps_slug: FIXED_TEXTS.includes(text.key),
  changed: text.changed,
});

export const textWire = (text: StoredText, mayPublish: boolean): OfficeText => ({
  ...rowWire(text),
  ...(text.draft ?? text.live),
  may_publish: mayPublish,
});

/** All text pages. Those with sections are edited with them. */
export async function readOfficeTexts(ask: Ask): Promise<OfficeTextRow[]> {
  const rows = await ask<Row>(ALL, []);
  return rows.filter(({ key }) => !isHomeKey(key)).map((row) => rowWire(storedText(row)));
}
