import { z } from 'zod';
import { LONGEST_TEXT, textFields, TEXT_TOO_LONG } from '#rules/site/text-fields.ts';
import { defineCalls } from './call.ts';
import { createdStatus, okStatus, rich, slug, wholeNumber } from './fields.ts';
import { revisionPage, revisionQuery } from './menus-office.ts';
import { CONTENT, PUBLISHED_CONTENT } from './pages-office.ts';
import { typed } from './typed.ts';

const words = z.string();
const moment = z.iso.datetime().describe('In UTC');

const byKey = z.strictObject({ key: slug });
const version = z
  .int()
  .min(0)
  .max(2_000_000_000)
  .describe('The version that was read; an older one is refused with 409');

const listed = z
  .object({
    key: words,
    version: z.int(),
    title: words,
    path: words.describe('Where the page is in the shop'),
    is_published: z.boolean(),
    has_draft: z.boolean().describe('Whether something is prepared that is not published'),
    keeps_slug: z.boolean().describe('The shop itself links to it, so that its address stays'),
    changed: z.object({ by: words, at: moment }).nullable().describe('null: not since the shop was made'),
  })
  .meta({ id: 'OfficeTextRow' });
export type OfficeTextRow = z.infer<typeof listed>;

const officeText = listed
  .extend({
    slug: words,
    page_description: rich,
    meta_title: words,
    meta_description: words,
    may_publish: z.boolean(),
  })
  .meta({ id: 'OfficeText', description: 'A text page as it is prepared, else as it is published' });
export type OfficeText = z.infer<typeof officeText>;

const content = {
  title: typed(textFields.title),
  slug: typed(textFields.slug).describe('The end of its address. The old address leads to the new one'),
  page_description: z
    .string({ error: 'must be text' })
    .max(LONGEST_TEXT, TEXT_TOO_LONG)
    .describe('HTML; it is cleaned'),
  meta_title: typed(textFields.meta_title).describe('Empty: the title'),
  meta_description: typed(textFields.meta_description),
};
const textChange = z
  .strictObject({ version, ...z.object(content).partial().shape })
  .meta({ id: 'TextChange' });
export type TextChange = z.output<typeof textChange>;

const ofVersion = z.strictObject({ version });
const one = z.object({ status: okStatus, result: officeText });

/** The text pages of the shop: terms, help, and pages of its own. */
export const textOfficeCalls = defineCalls({
  'GET /office/texts': {
    summary: 'All text pages',
    access: CONTENT,
    answer: z.object({ status: okStatus, data: z.array(listed) }),
  },
  'POST /office/texts': {
    summary: 'Begin a text page; visitors see it once it is published',
    access: CONTENT,
    body: z.strictObject({ title: content.title, slug: content.slug }).meta({ id: 'NewText' }),
    answer: z.object({ status: createdStatus, result: officeText }),
  },
  'GET /office/texts/{key}': {
    summary: 'A text page as it is prepared',
    access: CONTENT,
    params: byKey,
    refusals: [404],
    answer: one,
  },
  'PUT /office/texts/{key}': {
    summary: 'Save a draft of other words; 409 with the current page if it has changed since it was read',
    access: CONTENT,
    params: byKey,
    body: textChange,
    refusals: [404, 409],
    answer: one,
  },
  'DELETE /office/texts/{key}': {
    summary: 'Remove a page that is not published',
    access: CONTENT,
    params: byKey,
    query: z.strictObject({ version: wholeNumber(0, 2_000_000_000) }),
    refusals: [404, 409],
    answer: z.object({ status: okStatus, message: words }),
  },
  'POST /office/texts/{key}/discard': {
    summary: 'Delete the draft of a published page',
    access: CONTENT,
    params: byKey,
    body: ofVersion,
    refusals: [404, 409],
    answer: one,
  },
  'POST /office/texts/{key}/publish': {
    summary: 'Publish the page as it is prepared',
    access: PUBLISHED_CONTENT,
    params: byKey,
    body: ofVersion,
    refusals: [404, 409],
    answer: one,
  },
  'POST /office/texts/{key}/unpublish': {
    summary: 'Hide a page from visitors',
    access: PUBLISHED_CONTENT,
    params: byKey,
    body: ofVersion,
    refusals: [404, 409],
    answer: one,
  },
  'GET /office/texts/{key}/revisions': {
    summary: 'The publications of a text page, newest first',
    access: CONTENT,
    params: byKey,
    query: revisionQuery,
    refusals: [404],
    answer: revisionPage,
  },
  'POST /office/texts/{key}/restore': {
    summary: 'Prepare an older version of a text page, to be published again',
    access: CONTENT,
    params: byKey,
    body: z.strictObject({ version, restore: z.int().min(0) }),
    refusals: [404, 409],
    answer: one,
  },
});
