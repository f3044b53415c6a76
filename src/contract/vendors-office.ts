import { z } from 'zod';
import { LONGEST_REASON } from '#rules/stores/business-fields.ts';
import { NEEDS_REASON, VENDOR_MOVES, VENDOR_STANDS } from '#rules/stores/vendor-moves.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { createdStatus, cursor, id, idText, nameList, okStatus, wholeNumber } from './fields.ts';
import {
  businessAnswer,
  businessBody,
  businessPlace,
  holiday,
  storeBody,
  storesAnswer,
} from './own-business.ts';
import { cleanLines } from './typed.ts';

const SITE: OfficeAccess = { permission: 'site', of: 'site' };
const words = z.string();
const moment = z.iso.datetime();
const version = z
  .int()
  .min(1)
  .max(2_000_000_000)
  .describe('The version that was read; an older one is refused with 409');
const percent = z
  .number({ error: 'must be a percentage, such as 7.5' })
  .min(0, 'must be at least 0')
  .max(100, 'must be at most 100')
  .multipleOf(0.01, 'must have at most two decimals');

const summary = {
  id,
  version: z.int(),
  business_name: words,
  owner_name: words.nullable(),
  owner_email: words.nullable(),
  stand: z.enum(VENDOR_STANDS),
  is_on_holiday: z.boolean(),
  commission: percent.describe('The site’s current commission, in percent'),
  product_count: z.int(),
  created_at: moment,
  business_phone_no: words,
  post_code: words,
  legal_name: words.nullable(),
};

const vendorRow = z.object(summary).meta({ id: 'VendorRow' });
export type VendorRow = z.infer<typeof vendorRow>;

const vendor = z
  .object({
    ...summary,
    business_address: words,
    vat_number: words.nullable(),
    company_number: words.nullable(),
    stores: z.array(words),
    refusal_reason: words.nullable(),
    blocked_reason: words.nullable(),
    holiday: holiday.nullable(),
    next_commission: z.object({ percent, from: moment }).nullable(),
    open_orders: z.int().describe('Orders and returns that are not finished'),
    moves: z.array(z.enum(VENDOR_MOVES)),
  })
  .meta({ id: 'Vendor' });
export type Vendor = z.infer<typeof vendor>;

const byId = z.strictObject({ id: idText });
const one = z.object({ status: okStatus, result: vendor });

const query = z.strictObject({
  stand: nameList(z.enum(VENDOR_STANDS)).optional(),
  q: z.string().trim().min(1).max(100, 'must be at most 100 characters').optional(),
  cursor: cursor.optional(),
  per_page: wholeNumber(1, 100).optional(),
});
export type VendorsQuery = z.output<typeof query>;

const moveBody = z
  .strictObject({
    move: z.enum(VENDOR_MOVES, { error: `must be one of ${VENDOR_MOVES.join(', ')}` }),
    version,
    reason: cleanLines(LONGEST_REASON).optional(),
  })
  .refine((body) => NEEDS_REASON.has(body.move) === Boolean(body.reason), {
    path: ['reason'],
    error: 'Required to refuse and to block, and for nothing else',
  });
export type VendorMoveBody = z.output<typeof moveBody>;

const siteBusiness = z.strictObject(businessPlace).meta({ id: 'SiteBusiness' });
export type SiteBusiness = z.output<typeof siteBusiness>;

const storeOf = z.strictObject({ id: idText, storeId: idText });

/** Decisions of the site about vendors. */
export const vendorOfficeCalls = defineCalls({
  'GET /office/vendors': {
    summary: 'Vendors, the newest first; q searches names and addresses of the business and its owner',
    access: SITE,
    query,
    answer: z.object({
      status: okStatus,
      data: z.array(vendorRow),
      next_cursor: words.nullable(),
      counts: z.record(z.string(), z.int()).describe('How many there are of each stand'),
    }),
  },
  'POST /office/vendors': {
    summary: "Add a business of the site's own, which sells at once; 409 for a name that is taken",
    access: SITE,
    body: siteBusiness,
    answer: z.object({ status: createdStatus, result: vendor }),
  },
  'GET /office/vendors/{id}': {
    summary: 'A vendor with the decisions that the site may make now',
    access: SITE,
    params: byId,
    refusals: [404],
    answer: one,
  },
  'POST /office/vendors/{id}/moves': {
    summary:
      'Approve, refuse, block or unblock a vendor, who gets a mail about it; 409 if the vendor has changed since',
    access: SITE,
    params: byId,
    body: moveBody,
    refusals: [404, 409],
    answer: one,
  },
  'PUT /office/vendors/{id}/commission': {
    summary: 'Set the commission, at once or from a day on; orders that were placed before keep theirs',
    access: SITE,
    params: byId,
    body: z.strictObject({
      version,
      percent,
      from: holiday.shape.from.optional().describe('A day in London; today unless told'),
    }),
    refusals: [404, 409],
    answer: one,
  },
  'PUT /office/vendors/{id}/holiday': {
    summary: 'Set the days on which a vendor sells nothing, or end them; open orders go on',
    access: SITE,
    params: byId,
    body: z.strictObject({ version, holiday: holiday.strict().nullable() }),
    refusals: [404, 409],
    answer: one,
  },
  'GET /office/vendors/{id}/business': {
    summary: 'All data of a business of the site’s own; 404 for a business with an owner',
    access: SITE,
    params: byId,
    refusals: [404],
    answer: businessAnswer,
  },
  'PUT /office/vendors/{id}/business': {
    summary: 'Change a business of the site’s own; 409 for a name that is taken',
    access: SITE,
    params: byId,
    body: businessBody,
    refusals: [404],
    answer: businessAnswer,
  },
  'GET /office/vendors/{id}/stores': {
    summary: 'The stores of a business of the site’s own, those that visitors don’t see among them',
    access: SITE,
    params: byId,
    refusals: [404],
    answer: storesAnswer,
  },
  'POST /office/vendors/{id}/stores': {
    summary: 'Open a store of a business of the site’s own; 409 for a name that is taken',
    access: SITE,
    params: byId,
    body: storeBody,
    refusals: [404],
    answer: storesAnswer,
  },
  'PUT /office/vendors/{id}/stores/{storeId}': {
    summary: 'Change a store of a business of the site’s own, its hours among it',
    access: SITE,
    params: storeOf,
    body: storeBody,
    answer: storesAnswer,
  },
  'DELETE /office/vendors/{id}/stores/{storeId}': {
    summary: 'Close a store of a business of the site’s own for good',
    access: SITE,
    params: storeOf,
    refusals: [409],
    answer: storesAnswer,
  },
});
