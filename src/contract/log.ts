import { z } from 'zod';
import { defineCalls } from './call.ts';
import { idText, okStatus, wholeNumber } from './fields.ts';

const words = z.string();
const search = z.string().trim().min(1).max(100, 'must be at most 100 characters');
const MOMENT = 'must be a moment, such as 2026-11-17T09:30:00Z';
/** Normalised, since the database accepts neither the year 0000 nor a hundred decimals of a second. */
const moment = z.iso
  .datetime({ error: MOMENT })
  .refine((text) => !text.startsWith('0000'), MOMENT)
  .transform((text) => new Date(text).toISOString());

const entry = z
  .object({
    id: words,
    at: z.iso.datetime(),
    actor: z
      .object({ id: z.int().nullable(), name: words })
      .describe('Without an id, the shop itself did it'),
    business_id: z.int().nullable().describe('The business whose office it was done in; null for the site’s'),
    business: words.nullable().describe('Its name; null for the site’s'),
    action: words,
    subject: words,
    subject_id: words,
    subject_name: words.nullable().describe('The current name of the record, if it has one'),
    before: z.record(z.string(), z.unknown()).describe('The changed fields before'),
    after: z.record(z.string(), z.unknown()).describe('The changed fields after'),
  })
  .meta({ id: 'LogEntry' });
export type LogEntry = z.infer<typeof entry>;

const query = z.strictObject({
  subject: search.optional().describe('The kind of thing, such as business or staff'),
  subject_id: search.optional().describe('The id or number of the thing'),
  actor: search.optional().describe('A part of the name of who did it, or their id'),
  action: search.optional().describe('A part of the action, such as refund'),
  from: moment.optional().describe('Done at this moment or later'),
  to: moment.optional().describe('Done before this moment'),
  business_id: idText.optional().describe('For the site: only actions in the office of this business'),
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'must be the next_cursor of the page before')
    .optional(),
  per_page: wholeNumber(1, 100).optional(),
});
export type LogQuery = z.output<typeof query>;

export const logCalls = defineCalls({
  'GET /office/log': {
    summary: 'The changes in the office, newest first: in one’s own; with the permission site in all offices',
    access: { permission: 'people' },
    query,
    answer: z.object({ status: okStatus, data: z.array(entry), next_cursor: words.nullable() }),
  },
});
