import { z } from 'zod';
import { DEMO_LONGEST, NO_PHONE } from '#rules/forms/demo-request.ts';
import { oneLine } from '#rules/forms/one-line.ts';
import { isPhone } from '#rules/forms/phone.ts';
import { defineCalls } from './call.ts';
import { email, id, okStatus, wholeNumber } from './fields.ts';
import { cleanLines } from './typed.ts';

const DEMO_STATUSES = ['new', 'contacted', 'won', 'lost'] as const;
const MOST_NOTES = 4_000;
const MOST_SEARCH = 120;
const MAX_PAGE = 100_000;

const status = z.enum(DEMO_STATUSES, { error: `must be one of ${DEMO_STATUSES.join(', ')}` });

/** One required line of text. */
const words = (longest: number) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? 'Required' : 'must be text') })
    .trim()
    .refine((text) => !/\p{Cc}/u.test(text), 'must be on one line')
    .transform(oneLine)
    .refine((text) => text !== '', 'Required')
    .refine((text) => text.length <= longest, 'Too long');

const phone = z
  .string()
  .trim()
  .max(DEMO_LONGEST.phone, 'Too long')
  .refine((typed) => typed === '' || isPhone(typed), NO_PHONE);

const newDemoRequest = z.strictObject({
  first_name: words(DEMO_LONGEST.first_name),
  last_name: words(DEMO_LONGEST.last_name),
  company: words(DEMO_LONGEST.company),
  phone: phone.nullish(),
  email,
});
export type NewDemoRequest = z.output<typeof newDemoRequest>;

const demoRequest = z
  .object({
    id,
    first_name: z.string(),
    last_name: z.string(),
    company: z.string(),
    phone: z.string().nullable(),
    email: z.string(),
    status,
    notes: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'DemoRequest' });
export type DemoRequest = z.infer<typeof demoRequest>;

const demoRequestsQuery = z.strictObject({
  search: z.string().trim().max(MOST_SEARCH, 'is too long').optional(),
  status: status.optional(),
  page: wholeNumber(1, MAX_PAGE).optional(),
  per_page: wholeNumber(1, 100).optional(),
});
export type DemoRequestsQuery = z.output<typeof demoRequestsQuery>;

const demoRequestChange = z
  .strictObject({
    id,
    status: status.optional(),
    notes: cleanLines(MOST_NOTES).optional(),
  })
  .refine((change) => change.status !== undefined || change.notes !== undefined, {
    message: 'must name a status or notes',
  });
export type DemoRequestChange = z.output<typeof demoRequestChange>;

export const demoCalls = defineCalls({
  'POST /global/user/demo_requests/create': {
    summary: 'Ask for a trial or a demo of the point-of-sale product',
    body: newDemoRequest,
    answer: z.object({ status: okStatus, message: z.string() }),
  },
  'GET /demo_requests': {
    summary: 'Demo requests, newest first; search looks into names, company, email and phone',
    query: demoRequestsQuery,
    access: { permission: 'site', of: 'site' },
    answer: z.object({
      status: okStatus,
      data: z.array(demoRequest),
      total: z.int().min(0),
      page: z.int().min(1),
      per_page: z.int().min(1),
    }),
  },
  'PUT /demo_requests': {
    summary: 'Change the status or the notes of a demo request',
    body: demoRequestChange,
    access: { permission: 'site', of: 'site' },
    refusals: [404],
    answer: z.object({ status: okStatus, result: demoRequest }),
  },
});
