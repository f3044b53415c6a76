import { z } from 'zod';
import { addressFields, profileFields } from '#rules/account/fields.ts';
import { newEmail, password } from './account.ts';
import { defineCalls, MEMBERS } from './call.ts';
import { id, idText, okStatus, pounds } from './fields.ts';
import { typed, typedOrNull } from './typed.ts';

const said = z.object({ status: okStatus, message: z.string() });
const time = z.iso.datetime();

const profile = z
  .object({
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    is_confirmed: z.boolean().describe('Whether its owner opened the link that was sent to the address'),
    created_at: time,
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profile>;
const profileAnswer = z.object({ status: okStatus, result: profile });

const address = z
  .object({
    id,
    name: z.string(),
    phone: z.string().nullable(),
    line_1: z.string(),
    line_2: z.string().nullable(),
    town: z.string(),
    post_code: z.string(),
    country: z.literal('GB'),
    is_default: z.boolean().describe('The first to be offered'),
  })
  .meta({ id: 'Address' });
export type Address = z.infer<typeof address>;
const addressesAnswer = z.object({ status: okStatus, result: z.array(address) });

const addressBody = z
  .strictObject({
    name: typed(addressFields.name),
    phone: typedOrNull(addressFields.phone),
    line_1: typed(addressFields.line_1),
    line_2: typedOrNull(addressFields.line_2),
    town: typed(addressFields.town),
    post_code: typed(addressFields.post_code).describe('Of the United Kingdom'),
    is_default: z.boolean({ error: 'must be true or false' }).optional(),
  })
  .meta({ id: 'AddressBody' });
export type AddressBody = z.output<typeof addressBody>;

const session = z
  .object({
    id: z.uuid().describe('Names a session in this list; it opens nothing'),
    browser: z.string(),
    created_at: time,
    last_seen_at: time.describe('Give or take a few minutes'),
    is_current: z.boolean(),
  })
  .meta({ id: 'AccountSession' });
export type AccountSession = z.infer<typeof session>;
const sessionsAnswer = z.object({ status: okStatus, result: z.array(session) });

const alert = z
  .object({
    id: z.uuid(),
    product_id: id,
    product_variation_id: id.nullable(),
    product_name: z.string(),
    path: z.string().nullable().describe('null: the shop does not show the product at the moment'),
    max_price: pounds.nullable(),
    created_at: time,
    notified_at: time.nullable().describe('null: still waiting'),
  })
  .meta({ id: 'StockAlert' });
export type AccountAlert = z.infer<typeof alert>;
const alertsAnswer = z.object({ status: okStatus, result: z.array(alert) });

const addressParams = z.strictObject({ id: idText });
export const uuidParams = z.strictObject({ id: z.uuid() });

/** Calls for an account's own data. A call that changes a list answers with the new list. */
export const profileCalls = defineCalls({
  'GET /web/site/account/profile': {
    summary: 'Name, email and phone of the account',
    access: MEMBERS,
    answer: profileAnswer,
  },
  'PUT /web/site/account/profile': {
    summary: 'Change name and phone',
    access: MEMBERS,
    body: z.strictObject({ name: typed(profileFields.name), phone: typedOrNull(profileFields.phone) }),
    answer: profileAnswer,
  },
  'PUT /web/site/account/email': {
    summary: "Ask for another address; it becomes the account's once the link that is sent to it was opened",
    access: MEMBERS,
    body: z.strictObject({ email: newEmail, password }),
    answer: said,
  },
  'GET /web/site/account/addresses': {
    summary: 'Where things are sent to, the first to be offered first',
    access: MEMBERS,
    answer: addressesAnswer,
  },
  'POST /web/site/account/addresses': {
    summary: 'Add an address; 409 once there are 20',
    access: MEMBERS,
    body: addressBody,
    answer: addressesAnswer,
  },
  'PUT /web/site/account/addresses/{id}': {
    summary: 'Change an address',
    access: MEMBERS,
    params: addressParams,
    body: addressBody,
    answer: addressesAnswer,
  },
  'DELETE /web/site/account/addresses/{id}': {
    summary: 'Remove an address',
    access: MEMBERS,
    params: addressParams,
    answer: addressesAnswer,
  },
  'GET /web/site/account/sessions': {
    summary: 'Where the account is logged in',
    access: MEMBERS,
    answer: sessionsAnswer,
  },
  'DELETE /web/site/account/sessions': {
    summary: 'Log out everywhere else',
    access: MEMBERS,
    answer: sessionsAnswer,
  },
  'DELETE /web/site/account/sessions/{id}': {
    summary: 'Log out one other browser',
    access: MEMBERS,
    params: uuidParams,
    answer: sessionsAnswer,
  },
  'GET /web/site/account/alerts': {
    summary: 'The stock alerts of the account’s email; empty until it is confirmed',
    access: MEMBERS,
    answer: alertsAnswer,
  },
  'DELETE /web/site/account/alerts/{id}': {
    summary: 'Stop waiting for something',
    access: MEMBERS,
    params: uuidParams,
    answer: alertsAnswer,
  },
});
