import { z } from 'zod';
import { defineCalls, type OfficeAccess } from './call.ts';
import { okStatus } from './fields.ts';

const SITE: OfficeAccess = { permission: 'site', of: 'site' };
const words = z.string();
const moment = z.iso.datetime();
const count = z.int().min(0);
const bytes = z.number().min(0);

const health = z
  .object({
    checked_at: moment,
    shop: z.object({
      version: words,
      node: words.describe('The version of Node.js'),
      started_at: moment.describe('Of the node that answers'),
      memory_bytes: bytes,
    }),
    database: z.object({
      kind: z.enum(['postgres', 'embedded']),
      answer_ms: z.number().min(0),
      bytes,
    }),
    jobs: z.object({
      waiting: count.describe('Due now'),
      later: count.describe('Due later, or being worked on'),
      failed: count,
      waiting_since: moment.nullable().describe('Since when the oldest one is due'),
    }),
    mails: z.object({ waiting: count, failed: count, sent: count.describe('In the last 24 hours') }),
    payments: z.object({
      cards: z.enum(['live', 'test']).nullable().describe('The mode of Stripe’s keys; null: there are none'),
      last_event_at: moment.nullable().describe('When Stripe last sent something'),
    }),
    books: z
      .object({ checked_at: moment, entries: count, credit: count, stock: count })
      .nullable()
      .describe('The errors that the last check found; null before the first night'),
    storage: z.object({
      files: count.describe('Pictures and videos of the media library'),
      file_bytes: bytes,
      free_bytes: bytes.nullable().describe('Where the data folder is'),
    }),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof health>;

/** Whether the shop works, for the people who run it. */
export const healthCalls = defineCalls({
  'GET /office/health': {
    summary: 'How the shop is doing: database, jobs, mails, payments, books, storage and version',
    access: SITE,
    answer: z.object({ status: okStatus, result: health }),
  },
  'POST /office/health/test-mail': {
    summary: 'Send a mail to oneself, at most one a minute, to see whether mail arrives',
    access: SITE,
    answer: z.object({ status: okStatus, message: words }),
  },
});
