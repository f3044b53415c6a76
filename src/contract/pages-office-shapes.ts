import { z } from 'zod';
import {
  LONGEST_META,
  LONGEST_PAGE_KEY,
  LONGEST_PAGE_TEXT,
  LONGEST_PAGE_TITLE,
  MOST_IN_ROW,
  MOST_ROWS,
  PAGE_KINDS,
  ROW_POSITIONS,
} from '#rules/site/page-limits.ts';
import { id, rich } from './fields.ts';
import { pageSection, pageSectionDraft } from './sections/schemas.ts';
import { cleanLine } from './typed.ts';

export const words = z.string();
export const moment = z.iso.datetime().describe('In UTC');

export const pageKey = z
  .string()
  .max(LONGEST_PAGE_KEY)
  .regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, 'is not a page');

export const newKey = z
  .string({ error: 'must be one text' })
  .trim()
  .min(1, 'Required')
  .max(LONGEST_PAGE_KEY, 'Too long')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and single hyphens only');

const position = z.enum(ROW_POSITIONS, { error: `must be one of ${ROW_POSITIONS.join(', ')}` });

/** A row of a page that is being edited. Hidden rows are kept too. */
const pageRow = z
  .object({
    id: id.describe('Different for each row of the page. An editor chooses it for a new row'),
    sort_order: z.int().min(0).max(1_000),
    position,
    is_active: z.boolean().describe('false: kept, but hidden from visitors'),
    template_meta_data: z.array(pageSection),
  })
  .meta({ id: 'PageRow' });
export type PageRow = z.infer<typeof pageRow>;

/** A row as it may be saved. Rows of one position are sorted by `sort_order`. */
export const pageRowDraft = z
  .strictObject({
    ...pageRow.shape,
    is_active: z.boolean().default(true),
    template_meta_data: z.array(pageSectionDraft).max(MOST_IN_ROW),
  })
  .meta({ id: 'PageRowDraft' });
export const rowsDraft = z.array(pageRowDraft).max(MOST_ROWS);
export const rowsWire = z.array(pageRow);

const scheduled = z
  .object({
    id,
    key: words,
    title: words,
    from: moment,
    to: moment.nullable().describe('Then the page before comes back; null: it stays'),
    is_on: z.boolean().describe('It has begun, and waits for its end'),
    by: words,
  })
  .meta({ id: 'PageSchedule' });
export type PageSchedule = z.infer<typeof scheduled>;
export const scheduleWire = scheduled;

const pageItem = z
  .object({
    key: words,
    title: words,
    path: words,
    kind: z.enum(PAGE_KINDS).describe('own: at /pages/{key}'),
    positions: z.array(position).describe('Where its rows can stand, from top to bottom'),
    state: z.enum(['live', 'unpublished', 'archived']),
    has_draft: z.boolean().describe('Something is prepared that visitors do not see yet'),
    scheduled: z.array(scheduled),
    live_revision: z.int().describe('0: published before revisions were kept, or never'),
    version: z.int().describe('Of its facts: title, address, description and text'),
    has_facts: z.boolean().describe('false: only rows, such as the header slider'),
    can_archive: z.boolean(),
    is_front: z.boolean().describe('The home page that the site has chosen: it stands at /'),
    has_sections: z.boolean().describe('false: only words, live and in its draft'),
    has_draft_words: z.boolean().describe('Other words are prepared than visitors see'),
    changed_by: words,
    changed_at: moment.nullable(),
  })
  .meta({ id: 'OfficePageItem' });
export type OfficePageItem = z.infer<typeof pageItem>;
export const pageItemWire = pageItem;

export const pageWire = pageItem
  .extend({
    heading: words.describe('Its title for visitors'),
    page_description: rich,
    meta_title: words,
    meta_description: words,
    old_keys: z.array(words).describe('Addresses that it had. They lead to the present one'),
  })
  .meta({ id: 'OfficePage' });
export type OfficePage = z.infer<typeof pageWire>;

const required = (longest: number) => cleanLine(longest).refine((text) => text !== '', 'Required');
export const pageFacts = {
  title: required(LONGEST_PAGE_TITLE),
  meta_title: cleanLine(LONGEST_PAGE_TITLE),
  meta_description: cleanLine(LONGEST_META),
  page_description: z.string().max(LONGEST_PAGE_TEXT, 'Too long').describe('Rich text above its sections'),
};

const editors = z.array(
  z
    .object({ name: words, is_you: z.boolean(), seen_at: moment, has_saved: z.boolean() })
    .meta({ id: 'PageEditor' }),
);
export type PageEditors = z.infer<typeof editors>;
export const editorsWire = editors;

export const draftWire = z
  .object({
    key: words,
    version: z.int().describe('Sent back with every change; an older one is refused with 409'),
    rows: rowsWire,
    live_rows: rowsWire.describe('What visitors see now'),
    is_changed: z.boolean().describe('Whether the draft differs from what visitors see'),
    live_revision: z.int(),
    saved_by: words,
    saved_at: moment.nullable(),
    editors: editors.describe('Who has it open lately'),
  })
  .meta({ id: 'PageDraft' });
export type PageDraft = z.infer<typeof draftWire>;

export const revisionWire = z
  .object({
    revision: z.int(),
    at: moment,
    by: words,
    note: words,
    changes: z.array(words).describe('What was changed, in words'),
    is_live: z.boolean(),
  })
  .meta({ id: 'PageRevision' });
export type PageRevision = z.infer<typeof revisionWire>;

const warning = z
  .object({
    code: z.enum([
      'dead_link',
      'missing_picture',
      'no_alt',
      'other_site',
      'no_products',
      'contrast',
      'heavy',
      'empty',
    ]),
    message: words,
    row_id: id.nullable().describe('null: the page as a whole'),
    section: z.int().nullable().describe('Its place in the row, from 0'),
    field: words.nullable().describe('A path inside the section, such as image_items.0.button_text_url'),
    at: words.describe('A path as in the errors of a save, such as rows.0.template_meta_data.1.title'),
  })
  .meta({ id: 'PageWarning' });
export type PageWarning = z.infer<typeof warning>;

export const checkWire = z
  .object({
    warnings: z.array(warning),
    first_screen_kb: z
      .int()
      .describe('Pictures that a phone fetches for the first screen, those of categories and products too'),
    budget_kb: z.int(),
  })
  .meta({ id: 'PageCheck' });
export type PageCheck = z.infer<typeof checkWire>;

/** A page as a file. */
export const pageFile = z
  .object({
    format: z.literal('threefold-page'),
    title: words,
    meta_title: words,
    meta_description: words,
    rows: rowsWire,
  })
  .meta({ id: 'PageFile' });
export type PageFile = z.infer<typeof pageFile>;

export const starterWire = z
  .object({
    name: words,
    title: words,
    description: words,
    kind: z.enum(PAGE_KINDS),
    rows: rowsWire,
  })
  .meta({ id: 'PageStarter' });
export type PageStarter = z.infer<typeof starterWire>;

const use = z.object({
  key: words,
  title: words,
  path: words,
  is_live: z.boolean(),
  is_in_draft: z.boolean(),
  is_scheduled: z.boolean(),
});

export const sharedWire = z
  .object({
    id,
    version: z.int(),
    title: words,
    section: pageSection,
    used_in: z.array(use),
    changed_by: words,
    changed_at: moment,
  })
  .meta({ id: 'SharedSection' });
export type SharedSection = z.infer<typeof sharedWire>;
