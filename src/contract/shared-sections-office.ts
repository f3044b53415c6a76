import { z } from 'zod';
import { defineCalls } from './call.ts';
import { createdStatus, idText, okStatus, wholeNumber } from './fields.ts';
import { CONTENT, MOST_VERSION } from './pages-office.ts';
import { sharedWire } from './pages-office-shapes.ts';
import { sectionDraft } from './sections/schemas.ts';
import { cleanLine } from './typed.ts';

const title = cleanLine(120).refine((text) => text !== '', 'Required');
const byId = z.strictObject({ id: idText });
const one = z.object({ status: okStatus, result: sharedWire });

/** Sections that are kept once and shown on several pages. */
export const sharedSectionCalls = defineCalls({
  'GET /office/shared-sections': {
    summary: 'The shared sections, and the pages that show them',
    access: CONTENT,
    answer: z.object({ status: okStatus, data: z.array(sharedWire) }),
  },
  'POST /office/shared-sections': {
    summary: 'Keep a section once, to show it on several pages',
    access: CONTENT,
    idempotency: 'required',
    body: z.strictObject({ title, section: sectionDraft }),
    refusals: [409],
    answer: z.object({ status: createdStatus, result: sharedWire }),
  },
  'PUT /office/shared-sections/{id}': {
    summary:
      'Change a shared section, at once on all pages that show it. The content of one that visitors see, or will see by a schedule, only with the right Publish',
    access: CONTENT,
    params: byId,
    body: z.strictObject({
      version: z.int().min(1).max(MOST_VERSION),
      title: title.optional(),
      section: sectionDraft.optional(),
    }),
    refusals: [409],
    answer: one,
  },
  'DELETE /office/shared-sections/{id}': {
    summary: 'Delete a shared section that no page shows',
    access: CONTENT,
    params: byId,
    query: z.strictObject({ version: wholeNumber(1, MOST_VERSION) }),
    refusals: [409],
    answer: one,
  },
});
