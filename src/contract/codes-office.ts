import { z } from 'zod';
import { CODE_KINDS, CODE_SHAPE, CODE_STANDS, codeValueError, MOST_USES } from '#rules/money/code-fields.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { createdStatus, cursor, id, idText, nameList, okStatus, pounds, wholeNumber } from './fields.ts';

const MONEY: OfficeAccess = { permission: 'money' };
const words = z.string();
const MOMENT = 'must be a moment, such as 2026-11-17T09:30:00Z';
/** Rewritten, since the database does not know every year and every decimal of a second. */
const moment = z.iso
  .datetime({ error: MOMENT })
  .refine((text) => /^20\d\d/.test(text), MOMENT)
  .transform((text) => new Date(text).toISOString());
const MOST_LEAST = 100_000;
const uses = z.int('must be a whole number').min(1, 'must be at least 1').max(MOST_USES);
const version = z
  .int()
  .min(1)
  .max(2_000_000_000)
  .describe('The version that was read; an older one is refused with 409');

const code = z
  .object({
    id,
    version: z.int(),
    code: words,
    kind: z.enum(CODE_KINDS),
    value: z.number().min(0).describe('Percent, or pounds; 0 for free delivery'),
    business: z.object({ id, name: words }).nullable().describe('Null: the whole shop'),
    category: z.object({ id, name: words }).nullable(),
    product_ids: z.array(id).nullable(),
    least: pounds.describe('The least value of goods that it is for'),
    starts_at: z.iso.datetime().nullable(),
    ends_at: z.iso.datetime().nullable(),
    most_uses: z.int().nullable(),
    most_per_person: z.int().nullable(),
    uses: z.int(),
    paid_by: z.enum(['vendor', 'site']),
    stand: z.enum(CODE_STANDS),
  })
  .meta({ id: 'DiscountCode' });
export type DiscountCode = z.infer<typeof code>;

/** The fields that can be changed at any time. */
const terms = {
  least: pounds.max(MOST_LEAST, `must be at most £${MOST_LEAST}`).optional(),
  starts_at: moment.nullable().optional(),
  ends_at: moment.nullable().optional(),
  most_uses: uses.nullable().optional(),
  most_per_person: uses.nullable().optional(),
};

const value = z
  .number({ error: 'must be a percentage or pounds' })
  .min(0)
  .max(1_000_000)
  .multipleOf(0.01, 'must have at most two decimals');

const inOrder = ({
  starts_at: from,
  ends_at: to,
}: {
  starts_at?: string | null | undefined;
  ends_at?: string | null | undefined;
}) => !from || !to || from < to;
const ORDER = { path: ['ends_at'], error: 'must be after the start' };

const newCode = z
  .strictObject({
    code: z
      .string({ error: 'Required' })
      .trim()
      .toUpperCase()
      .regex(CODE_SHAPE, 'must be 3 to 24 letters, digits and hyphens'),
    kind: z.enum(CODE_KINDS, { error: `must be one of ${CODE_KINDS.join(', ')}` }),
    value: value.optional(),
    business_id: id.optional().describe('For the site: only for goods of this business'),
    category_id: id.optional(),
    product_ids: z.array(id).min(1).max(200).optional(),
    paid_by: z
      .enum(['vendor', 'site'])
      .optional()
      .describe('For the site: a vendor pays only for a code of their own business'),
    ...terms,
  })
  .superRefine((body, context) => {
    const message = codeValueError(body.kind, body.value ?? 0);
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['value'], message });
    if (body.paid_by === 'vendor' && body.business_id === undefined)
      context.addIssue({
        code: 'custom',
        path: ['paid_by'],
        message: 'names a vendor only with business_id',
      });
  })
  .refine(inOrder, ORDER);
export type NewCode = z.output<typeof newCode>;

const change = z.strictObject({ version, ...terms }).refine(inOrder, ORDER);
export type CodeChange = z.output<typeof change>;

const byId = z.strictObject({ id: idText });
const one = z.object({ status: okStatus, result: code });

/** Discount codes: a vendor has those of their business, the site all. */
export const codeOfficeCalls = defineCalls({
  'GET /office/codes': {
    summary: 'Discount codes with how often they were used, newest first',
    access: MONEY,
    query: z.strictObject({
      stand: nameList(z.enum(CODE_STANDS)).optional(),
      q: z.string().trim().min(1).max(40, 'must be at most 40 characters').optional(),
      cursor: cursor.optional(),
      per_page: wholeNumber(1, 100).optional(),
    }),
    answer: z.object({
      status: okStatus,
      data: z.array(code),
      next_cursor: words.nullable(),
      counts: z.record(z.string(), z.int()),
    }),
  },
  'POST /office/codes': {
    summary: 'Make a discount code; 409 where the word is taken',
    access: MONEY,
    idempotency: 'required',
    body: newCode,
    refusals: [409],
    answer: z.object({ status: createdStatus, result: code }),
  },
  'PUT /office/codes/{id}': {
    summary: 'Change dates and limits of a code; its discount stays as it was promised',
    access: MONEY,
    params: byId,
    body: change,
    refusals: [404, 409],
    answer: one,
  },
  'POST /office/codes/{id}/end': {
    summary: 'End a code at once; orders that used it keep their discount',
    access: MONEY,
    params: byId,
    body: z.strictObject({ version }),
    refusals: [404, 409],
    answer: one,
  },
});
