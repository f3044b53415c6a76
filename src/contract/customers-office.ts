import { z } from 'zod';
import { REVIEW_STATES } from '#rules/catalog/review-fields.ts';
import { ORDER_STATES } from '#rules/flows/order.ts';
import { CUSTOMER_EXTRAS } from '#rules/account/customer-extras.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { creditLedger } from './credit.ts';
import { cursor, id, idText, nameList, okStatus, pounds, wholeNumber } from './fields.ts';
import { cleanLine } from './typed.ts';

const ORDERS: OfficeAccess = { permission: 'orders', of: 'site' };
const MONEY: OfficeAccess = { permission: 'money', of: 'site' };
const SITE: OfficeAccess = { permission: 'site', of: 'site' };
const MOST_CREDIT = 10_000;
const LONGEST_REASON = 120;

const words = z.string();
const moment = z.iso.datetime();
const byId = z.strictObject({ id: idText });

const customerRow = z
  .object({
    id,
    name: words,
    email: words,
    is_confirmed: z.boolean().describe('Whether the address is proven'),
    created_at: moment,
    order_count: z.int(),
    last_order_at: moment.nullable(),
    phone: words.nullable(),
    spent: pounds
      .optional()
      .describe('Their payments for goods and delivery, less refunds; only if asked for'),
    credit: pounds
      .optional()
      .describe('Their store credit; only if asked for, and only for staff with the permission Money'),
  })
  .meta({ id: 'CustomerRow' });
export type CustomerRow = z.infer<typeof customerRow>;

const customer = z
  .object({
    ...customerRow.shape,
    works_for: words.nullable().describe('The business that they own or work for, or the site'),
    can_close: z.boolean().describe('False for people who work in an office'),
    orders: z
      .array(
        z.object({
          number: words,
          business: words,
          state: z.enum(ORDER_STATES),
          total: pounds,
          placed_at: moment,
        }),
      )
      .describe('The newest 20'),
    reviews: z
      .array(
        z.object({
          id,
          product: words,
          rating: z.int(),
          title: words,
          state: z.enum(REVIEW_STATES),
          created_at: moment,
        }),
      )
      .describe('The newest 20'),
  })
  .meta({ id: 'Customer' });
export type Customer = z.infer<typeof customer>;

/** The site's customers: everybody with an account. Guests are found by their orders. */
export const customerOfficeCalls = defineCalls({
  'GET /office/customers': {
    summary: 'Accounts of shoppers, the newest first; q searches name, email and order number',
    access: ORDERS,
    query: z.strictObject({
      q: z.string().trim().min(1).max(100, 'must be at most 100 characters').optional(),
      cursor: cursor.optional(),
      per_page: wholeNumber(1, 100).optional(),
      with: nameList(z.enum(CUSTOMER_EXTRAS)).optional(),
    }),
    answer: z.object({
      status: okStatus,
      data: z.array(customerRow),
      next_cursor: words.nullable(),
      total: z.int(),
    }),
  },
  'GET /office/customers/{id}': {
    summary: 'A customer with their orders and reviews',
    access: ORDERS,
    params: byId,
    refusals: [404],
    answer: z.object({ status: okStatus, result: customer }),
  },
  'GET /office/customers/{id}/credit': {
    summary: 'The store credit of a customer, and all its changes, newest first',
    access: MONEY,
    params: byId,
    query: z.strictObject({ cursor: cursor.optional(), per_page: wholeNumber(1, 100).optional() }),
    refusals: [404],
    answer: creditLedger,
  },
  'POST /office/customers/{id}/credit': {
    summary: 'Give store credit, or take some; 409 where there is not enough to take',
    access: MONEY,
    needsProof: true,
    idempotency: 'required',
    params: byId,
    body: z.strictObject({
      amount: z
        .number({ error: 'must be an amount in pounds, such as 5 or -2.50' })
        .min(-MOST_CREDIT, `must be at most £${MOST_CREDIT} at once`)
        .max(MOST_CREDIT, `must be at most £${MOST_CREDIT} at once`)
        .multipleOf(0.01, 'must have at most two decimals')
        .refine((amount) => amount !== 0, 'must not be zero')
        .describe('In pounds; negative to take'),
      reason: cleanLine(LONGEST_REASON).refine((text) => text !== '', 'Required'),
    }),
    refusals: [404, 409],
    answer: creditLedger,
  },
  'POST /office/customers/{id}/export': {
    summary: 'All data that the shop keeps about a customer, as JSON; each export is logged',
    access: SITE,
    needsProof: true,
    params: byId,
    body: z.strictObject({}),
    refusals: [404],
    answer: z.object({ status: okStatus, result: z.record(z.string(), z.unknown()) }),
  },
  'POST /office/customers/{id}/close': {
    summary: 'Close an account for its owner, who gets a mail about it; 409 for people who work in an office',
    access: SITE,
    needsProof: true,
    params: byId,
    body: z.strictObject({ email: words.max(254).describe('Of the account, to be sure that it is meant') }),
    refusals: [404, 409],
    answer: z.object({ status: okStatus, message: words }),
  },
});
