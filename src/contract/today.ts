import { z } from 'zod';
import { defineCalls, type OfficeAccess } from './call.ts';
import { id, okStatus, pounds, wholeNumber } from './fields.ts';
import { staffOrder } from './orders-office.ts';

const ORDERS: OfficeAccess = { permission: 'orders' };
const SITE: OfficeAccess = { permission: 'site', of: 'site' };

const words = z.string();
const moment = z.iso.datetime();
const day = z.iso.date().describe('In London');
const MOST_OF_A_GROUP = 100;

/** An order with a deadline for this office's next step. */
const dueOrder = staffOrder
  .extend({
    due: moment,
    group: z.enum(['late', 'today', 'tomorrow']),
  })
  .meta({ id: 'DueOrder' });
export type DueOrder = z.infer<typeof dueOrder>;

const taken = { sales: pounds.describe('The payments less refunds'), orders: z.int() };

const sales = z
  .object({
    days: z
      .array(z.object({ day, ...taken, before: z.object({ day, ...taken }) }))
      .describe('Thirty days, today last, each beside the day thirty days before it'),
    ...taken,
    before: z.object(taken),
  })
  .meta({ id: 'Sales' });
export type Sales = z.infer<typeof sales>;

/** A product that sells, of which little or nothing is left. */
const watched = z
  .object({
    product_id: id,
    name: words,
    image: words.nullable(),
    business: z.object({ id, name: words }),
    none: z.int().describe('How many of its choices are sold out; of a simple product 0 or 1'),
    low: z.int().describe('How many of its choices are nearly sold out'),
    left: z.int().nullable().describe('Of a simple product; null where nothing is counted'),
    product_sale_count: z.int(),
  })
  .meta({ id: 'WatchedStock' });
export type WatchedStock = z.infer<typeof watched>;

export const FAILURE_MOVES = ['retry', 'dismiss'] as const;

/** Background work that was given up, or whose last run failed. */
const failure = z
  .object({
    id: z.uuid(),
    kind: words,
    to: words.nullable().describe('Of a mail: who should have got it'),
    subject: words.nullable().describe('Of a mail'),
    at: moment,
    error: words,
    moves: z.array(z.enum(FAILURE_MOVES)),
  })
  .meta({ id: 'Failure' });
export type Failure = z.infer<typeof failure>;

/** The content of the first page of an office. Each part needs its own permission. */
export const todayCalls = defineCalls({
  'GET /office/today': {
    summary: 'The work on orders and returns that is due by tomorrow, the earliest deadline first',
    access: ORDERS,
    query: z.strictObject({
      per_group: wholeNumber(1, MOST_OF_A_GROUP)
        .optional()
        .describe('How many of each of late, today and tomorrow'),
    }),
    answer: z.object({
      status: okStatus,
      data: z.array(dueOrder),
      counts: z
        .record(z.string(), z.int())
        .describe(
          'late, today and tomorrow, and with any deadline the counts of GET /office/orders: by state, to_accept, to_mark, to_refund, uncollected',
        ),
    }),
  },
  'GET /office/sales': {
    summary: 'Sales of the last 30 days against the 30 days before, by the day of the order',
    access: { permission: 'money' },
    answer: z.object({ status: okStatus, result: sales }),
  },
  'GET /office/stock/watch': {
    summary: 'The best sellers among goods that are sold out or nearly so',
    access: { permission: 'catalogue' },
    answer: z.object({
      status: okStatus,
      data: z.array(watched),
      counts: z
        .object({ none: z.int(), low: z.int() })
        .describe('Products of which something is sold out, and others of which little is left'),
    }),
  },
  'GET /office/failures': {
    summary: 'Mails and other background work that failed, the latest first',
    access: SITE,
    answer: z.object({ status: okStatus, data: z.array(failure), total: z.int() }),
  },
  'POST /office/failures/{jobId}/moves': {
    summary: 'Try failed work again, or put it aside',
    access: SITE,
    params: z.strictObject({ jobId: z.uuid() }),
    body: z.strictObject({ move: z.enum(FAILURE_MOVES, { error: 'must be retry or dismiss' }) }),
    refusals: [404, 409],
    answer: z.object({ status: okStatus, message: words }),
  },
});
