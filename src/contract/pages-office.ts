import { z } from 'zod';
import { defineCalls, type OfficeAccess } from './call.ts';
import { createdStatus, flag, idText, okStatus, wholeNumber } from './fields.ts';
import {
  checkWire,
  draftWire,
  editorsWire,
  moment,
  newKey,
  pageFacts,
  pageFile,
  pageItemWire,
  pageKey,
  pageWire,
  revisionWire,
  rowsDraft,
  rowsWire,
  scheduleWire,
  starterWire,
  words,
} from './pages-office-shapes.ts';
import { cleanLine } from './typed.ts';

/** Pages and sections are the site's: for its administrator and its editors. */
export const CONTENT: OfficeAccess = { permission: 'content', of: 'site' };
/** What visitors see is changed by those who may publish too. */
export const PUBLISHED_CONTENT: OfficeAccess = { ...CONTENT, and: 'publish' };

const byKey = z.strictObject({ key: pageKey });
export const MOST_VERSION = 2_000_000_000;
const version = z
  .int()
  .min(0)
  .max(MOST_VERSION)
  .describe('The version of the draft that was read; an older one is refused with 409');
const factsVersion = z.int().min(1).max(MOST_VERSION).describe('The version that was read');
const ofFactsVersion = z.strictObject({ version: wholeNumber(1, MOST_VERSION) });
const ofVersion = z.strictObject({ version });
const revision = z.int().min(1).max(1_000_000);
const note = cleanLine(200).optional();
const onePage = z.object({ status: okStatus, result: pageWire });
const oneDraft = z.object({ status: okStatus, result: draftWire });

const targets = z
  .object({ title: words, path: words, kind: z.enum(['page', 'listing', 'category', 'shop']) })
  .meta({ id: 'LinkTarget' });

/** The site builder: pages, their drafts, revisions and schedules. */
export const pageOfficeCalls = defineCalls({
  'GET /office/pages': {
    summary: 'The pages that can be built, with their live versions, drafts and schedules',
    access: CONTENT,
    query: z.strictObject({ archived: flag.optional().describe('1: the archive instead') }),
    answer: z.object({ status: okStatus, data: z.array(pageItemWire) }),
  },
  'POST /office/pages': {
    summary: 'Make an own page; visitors see it after it was published',
    access: CONTENT,
    idempotency: 'required',
    body: z.strictObject({
      key: newKey.describe('It is shown at /pages/{key}'),
      title: pageFacts.title,
      meta_title: pageFacts.meta_title.optional().describe('Default: the title'),
      meta_description: pageFacts.meta_description.optional(),
      page_description: pageFacts.page_description.optional(),
      starter: z.string().max(60).optional().describe('The name of a starter'),
      copy_of: pageKey.optional().describe('Another page, whose draft is copied'),
    }),
    refusals: [409],
    answer: z.object({ status: createdStatus, result: pageWire }),
  },
  'GET /office/pages/{key}': {
    summary: 'One page and its facts',
    access: CONTENT,
    params: byKey,
    answer: onePage,
  },
  'PUT /office/pages/{key}': {
    summary:
      'Change the facts of a page at once; with a new key, the old address leads to the new one. Of a page that visitors see, only with the right Publish',
    access: CONTENT,
    params: byKey,
    body: z.strictObject({
      version: factsVersion,
      key: newKey.optional(),
      ...z.object(pageFacts).partial().shape,
    }),
    refusals: [409],
    answer: onePage,
  },
  'DELETE /office/pages/{key}': {
    summary:
      'Put an own page in the archive; visitors no longer see it. A page that they see, or that is scheduled, only with the right Publish',
    access: CONTENT,
    params: byKey,
    query: ofFactsVersion,
    refusals: [409],
    answer: onePage,
  },
  'POST /office/pages/{key}/unarchive': {
    summary: 'Take a page out of the archive; visitors see it after it was published again',
    access: CONTENT,
    params: byKey,
    body: z.strictObject({ version: factsVersion }),
    refusals: [409],
    answer: onePage,
  },
  'GET /office/pages/{key}/draft': {
    summary: 'The rows of a page as they are prepared, or as they are live; the reader counts as an editor',
    access: CONTENT,
    params: byKey,
    answer: oneDraft,
  },
  'PUT /office/pages/{key}/draft': {
    summary: 'Save the rows of a page without showing them to visitors; 409 with the draft as it is now',
    access: CONTENT,
    params: byKey,
    body: z.strictObject({ version, rows: rowsDraft }),
    refusals: [409],
    answer: oneDraft,
  },
  'POST /office/pages/{key}/presence': {
    summary: 'Say that the page is still open, and hear who else has it open and whether it was saved',
    access: CONTENT,
    params: byKey,
    body: z.strictObject({}),
    answer: z.object({
      status: okStatus,
      result: z.object({ version: z.int(), saved_by: words, live_revision: z.int(), editors: editorsWire }),
    }),
  },
  'POST /office/pages/{key}/discard': {
    summary: 'Delete the draft',
    access: CONTENT,
    params: byKey,
    body: ofVersion,
    refusals: [409],
    answer: oneDraft,
  },
  'POST /office/pages/{key}/publish': {
    summary: 'Show the draft to visitors',
    access: PUBLISHED_CONTENT,
    idempotency: 'required',
    params: byKey,
    body: z.strictObject({ version, note }),
    refusals: [409],
    answer: z.object({ status: createdStatus, result: draftWire }),
  },
  'POST /office/pages/{key}/schedule': {
    summary: 'Publish the draft, as it is now, at a time; at its end the page before comes back',
    access: PUBLISHED_CONTENT,
    idempotency: 'required',
    params: byKey,
    body: z.strictObject({ version, from: moment, to: moment.nullable().optional(), note }),
    refusals: [409],
    answer: z.object({ status: createdStatus, result: scheduleWire }),
  },
  'GET /office/page-schedules': {
    summary: 'The schedules of all pages, the next one first',
    access: CONTENT,
    answer: z.object({ status: okStatus, data: z.array(scheduleWire) }),
  },
  'DELETE /office/page-schedules/{id}': {
    summary: 'Cancel a schedule. If it has begun, it ends at once, and the page before comes back',
    access: PUBLISHED_CONTENT,
    params: z.strictObject({ id: idText }),
    refusals: [409],
    answer: z.object({ status: okStatus, result: scheduleWire }),
  },
  'GET /office/pages/{key}/revisions': {
    summary: 'The publications, the newest first',
    access: CONTENT,
    params: byKey,
    query: z.strictObject({
      before: wholeNumber(1, 1_000_000).optional().describe('The next_cursor of the page before'),
    }),
    answer: z.object({ status: okStatus, data: z.array(revisionWire), next_cursor: words.nullable() }),
  },
  'GET /office/pages/{key}/revisions/{revision}': {
    summary: 'One revision with its rows',
    access: CONTENT,
    params: z.strictObject({ key: pageKey, revision: wholeNumber(1, 1_000_000) }),
    answer: z.object({ status: okStatus, result: revisionWire.extend({ rows: rowsWire }) }),
  },
  'POST /office/pages/{key}/restore': {
    summary: 'Put a revision into the draft, or, with the right Publish, show it to visitors again',
    access: CONTENT,
    idempotency: 'required',
    params: byKey,
    body: z.strictObject({
      version,
      revision,
      to: z.enum(['draft', 'live'], { error: 'must be draft or live' }).default('draft'),
    }),
    refusals: [409],
    answer: z.object({ status: createdStatus, result: draftWire }),
  },
  'POST /office/pages/{key}/preview-link': {
    summary: 'A link that shows the draft to everybody who has it, for seven days',
    access: CONTENT,
    params: byKey,
    body: z.strictObject({}),
    answer: z.object({ status: createdStatus, result: z.object({ path: words, expires_at: moment }) }),
  },
  'POST /office/pages/{key}/check': {
    summary: 'The warnings before the draft is published',
    access: CONTENT,
    params: byKey,
    body: z.strictObject({}),
    answer: z.object({ status: okStatus, result: checkWire }),
  },
  'GET /office/pages/{key}/export': {
    summary: 'The draft as a file that can be imported again',
    access: CONTENT,
    params: byKey,
    answer: z.object({ status: okStatus, result: pageFile }),
  },
  'POST /office/pages/{key}/import': {
    summary: 'Put the rows of a file into the draft',
    access: CONTENT,
    params: byKey,
    body: z.strictObject({
      version,
      page: pageFile
        .extend({ rows: rowsDraft })
        .partial({ title: true, meta_title: true, meta_description: true }),
    }),
    refusals: [409],
    answer: oneDraft,
  },
  'GET /office/page-starters': {
    summary: 'Whole pages to begin with',
    access: CONTENT,
    answer: z.object({ status: okStatus, data: z.array(starterWire) }),
  },
  'GET /office/link-targets': {
    summary: 'Pages of the shop that a link can lead to',
    access: CONTENT,
    answer: z.object({ status: okStatus, data: z.array(targets) }),
  },
});
