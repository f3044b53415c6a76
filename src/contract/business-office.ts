import { z } from 'zod';
import { LONGEST_REASON } from '#rules/stores/business-fields.ts';
import { defineCalls } from './call.ts';
import { id, okStatus, wholeNumber } from './fields.ts';
import { approval } from './own-business.ts';
import { cleanLines } from './typed.ts';

const MAX_PAGE = 100_000;

const officeBusiness = z
  .object({
    id,
    business_name: z.string(),
    business_address: z.string(),
    business_phone_no: z.string(),
    post_code: z.string(),
    owner_name: z.string().nullable(),
    owner_email: z.string().nullable(),
    store_count: z.int().min(0),
    product_count: z.int().min(0),
    approval,
    refusal_reason: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'OfficeBusiness' });
export type OfficeBusiness = z.infer<typeof officeBusiness>;

const businessesQuery = z.strictObject({
  approval: approval.optional(),
  page: wholeNumber(1, MAX_PAGE).optional(),
  per_page: wholeNumber(1, 100).optional(),
});
export type BusinessesQuery = z.output<typeof businessesQuery>;

const decision = z
  .strictObject({
    id,
    approval: z.enum(['approved', 'refused'], { error: 'must be approved or refused' }),
    reason: cleanLines(LONGEST_REASON).optional(),
  })
  .refine((body) => (body.approval === 'refused') === Boolean(body.reason), {
    path: ['reason'],
    error: 'Required to refuse, and for nothing else',
  });
export type BusinessDecision = z.output<typeof decision>;

/** Decisions of the site's administrator about businesses. */
export const businessOfficeCalls = defineCalls({
  'GET /businesses': {
    summary: 'Businesses of vendors, the newest first; by default those that wait for approval',
    query: businessesQuery,
    access: { permission: 'site', of: 'site' },
    answer: z.object({
      status: okStatus,
      data: z.array(officeBusiness),
      total: z.int().min(0),
      page: z.int().min(1),
      per_page: z.int().min(1),
    }),
  },
  'PUT /businesses': {
    summary: 'Approve a business, or refuse it with a reason that its owner reads',
    body: decision,
    access: { permission: 'site', of: 'site' },
    refusals: [404],
    answer: z.object({ status: okStatus, result: officeBusiness }),
  },
});
