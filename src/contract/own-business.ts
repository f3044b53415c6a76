import { z } from 'zod';
import {
  businessFields,
  invoiceFields,
  LONGEST_DELIVERY,
  type DeliveryField,
} from '#rules/stores/business-fields.ts';
import { hoursError } from '#rules/stores/opening-hours.ts';
import { contactFields } from './contact-fields.ts';
import { defineCalls, MEMBERS, type OfficeAccess, type Role } from './call.ts';
import { id, idText, okStatus } from './fields.ts';
import { openingHours, store } from './stores.ts';
import { typed, typedOrNull } from './typed.ts';

const SHOPPER: readonly Role[] = ['shopper'];
const PEOPLE_OF_BUSINESS: OfficeAccess = { permission: 'people', of: 'business' };

export const approval = z.enum(['waiting', 'approved', 'refused']);

const shopDay = z.iso
  .date({ error: 'must be a day, such as 2026-12-24' })
  .refine((text) => /^20\d\d/.test(text), 'must be a day of this century');

export const holiday = z
  .object({ from: shopDay, to: shopDay.nullable() })
  .describe('The first and the last day, in London; to null: until further notice')
  .meta({ id: 'Holiday' });

/** Null ends a holiday. */
export const holidayBody = z.strictObject({ holiday: holiday.strict().nullable() });

const trueOrFalse = z.boolean({ error: 'must be true or false' });

/** The name of a business, and its address. */
export const businessPlace = {
  business_name: typed(businessFields.business_name),
  business_address: typed(businessFields.business_address),
  business_phone_no: typed(businessFields.business_phone_no),
  post_code: typed(businessFields.post_code).describe(
    'Of the United Kingdom; the shop finds out where it is',
  ),
};

const delivery = (name: DeliveryField) => {
  const most = LONGEST_DELIVERY[name];
  return z.int(`must be a whole number up to ${most}`).min(0).max(most, `must be at most ${most}`);
};

export const businessBody = z
  .strictObject({
    ...businessPlace,
    legal_name: typedOrNull(invoiceFields.legal_name).describe('On invoices, where it is another name'),
    vat_number: typedOrNull(invoiceFields.vat_number).describe('On invoices: GB and nine or twelve digits'),
    company_number: typedOrNull(invoiceFields.company_number).describe('On invoices'),
    hide_stock: trueOrFalse.describe('Shoppers see whether there is any, and not how many'),
    estimated_delivery_days: delivery('estimated_delivery_days'),
    estimated_delivery_hours: delivery('estimated_delivery_hours'),
    estimated_delivery_minutes: delivery('estimated_delivery_minutes'),
  })
  .meta({ id: 'BusinessBody' });
export type BusinessBody = z.output<typeof businessBody>;

const ownBusiness = z
  .object({
    id,
    ...contactFields,
    legal_name: z.string().nullable(),
    vat_number: z.string().nullable(),
    company_number: z.string().nullable(),
    hide_stock: z.boolean(),
    estimated_delivery_days: z.int(),
    estimated_delivery_hours: z.int(),
    estimated_delivery_minutes: z.int(),
    is_active: z.boolean(),
    is_blocked: z.boolean(),
    blocked_reason: z.string().nullable(),
    approval: approval.describe('Shoppers see the business once it is approved'),
    refusal_reason: z.string().nullable(),
    is_on_holiday: z.boolean(),
    holiday: holiday.nullable().describe('When it sells nothing, if it said so'),
  })
  .meta({ id: 'Business' });
export type OwnBusiness = z.infer<typeof ownBusiness>;
export const businessAnswer = z.object({ status: okStatus, result: ownBusiness });

const ownStore = store
  .extend({ is_active: z.boolean().describe('Whether visitors see it') })
  .meta({ id: 'OwnStore' });
export type OwnStore = z.infer<typeof ownStore>;
export const storesAnswer = z.object({ status: okStatus, result: z.array(ownStore) });

const WEEK = 7;
const day = openingHours.strict().superRefine((hours, context) => {
  const message = hoursError(hours);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

export const storeBody = z
  .strictObject({
    ...businessPlace,
    is_active: trueOrFalse.describe('Whether visitors see it'),
    opening_hours: z
      .array(day)
      .length(WEEK, 'must be the seven days of a week')
      .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, {
        error: 'names a day twice',
      }),
  })
  .meta({ id: 'StoreBody' });
export type StoreBody = z.output<typeof storeBody>;
const storeParams = z.strictObject({ id: idText });

/**
 * Calls for owners and staff of a business, and to register one. The session decides which business it is.
 */
export const ownBusinessCalls = defineCalls({
  'GET /web/site/business/exists': {
    summary: 'Business exists',
    access: MEMBERS,
    answer: z.object({
      status: okStatus,
      result: z.object({ exists: z.boolean(), business_id: id.nullable() }),
    }),
  },
  'GET /web/site/business/blocked': {
    summary: 'Business blocked, and why',
    access: MEMBERS,
    answer: z.object({
      status: okStatus,
      result: z.object({ is_blocked: z.boolean(), blocked_reason: z.string().nullable() }),
    }),
  },
  'GET /web/site/business': {
    summary: "The owner's own business",
    access: PEOPLE_OF_BUSINESS,
    refusals: [404],
    answer: businessAnswer,
  },
  'POST /web/site/business': {
    summary:
      'Register a business, which makes a shopper a vendor; 403 until the address of the account is confirmed, 409 for a name that is taken',
    access: SHOPPER,
    body: businessBody,
    refusals: [404],
    answer: businessAnswer,
  },
  'PUT /web/site/business': {
    summary:
      "Change the owner's own business; 409 for a name that is taken. A refused business waits for approval again",
    access: PEOPLE_OF_BUSINESS,
    body: businessBody,
    refusals: [404],
    answer: businessAnswer,
  },
  'PUT /web/site/business/holiday': {
    summary: 'Set the days on which the business sells nothing, or end them; open orders go on',
    access: PEOPLE_OF_BUSINESS,
    body: holidayBody,
    refusals: [404],
    answer: businessAnswer,
  },
  'GET /web/site/stores': {
    summary: "The owner's own stores, those that visitors don't see among them",
    access: PEOPLE_OF_BUSINESS,
    answer: storesAnswer,
  },
  'POST /web/site/stores': {
    summary: 'Open a store; 409 for a name that is taken, and once there are 50',
    access: PEOPLE_OF_BUSINESS,
    body: storeBody,
    refusals: [404],
    answer: storesAnswer,
  },
  'PUT /web/site/stores/{id}': {
    summary: 'Change a store, its hours among it',
    access: PEOPLE_OF_BUSINESS,
    params: storeParams,
    body: storeBody,
    answer: storesAnswer,
  },
  'DELETE /web/site/stores/{id}': {
    summary: 'Close a store for good',
    access: PEOPLE_OF_BUSINESS,
    params: storeParams,
    refusals: [409],
    answer: storesAnswer,
  },
});
