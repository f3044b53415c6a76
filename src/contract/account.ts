import { z } from 'zod';
import { LONGEST_PASSWORD } from '#rules/account/password.ts';
import { OFFICES, POSTS, RIGHTS } from '#rules/office/permissions.ts';
import { defineCalls } from './call.ts';
import { visitorCarts } from './cart.ts';
import { email, id, okStatus, pounds } from './fields.ts';

const LONGEST_NEW_EMAIL = 200;
const cartId = z.uuid().nullable();
const sessionCartId = cartId
  .optional()
  .describe('null: there is no such cart. Left out: it could not be read in time; the cart call can tell');

const office = z
  .object({
    of: z.enum(OFFICES).describe('The office: that of the business in business_id, or the site’s'),
    business_name: z.string().nullable().describe('The name of that business; null for the site'),
    post: z.enum(POSTS),
    permissions: z.array(z.enum(RIGHTS)).describe('All that the account may do there'),
    refund_limit: pounds.nullable().describe('Of one order; null for any sum, where it may refund at all'),
    store_ids: z.array(id).nullable().describe('The stores that it is limited to; null for all'),
    needs_second_factor: z
      .boolean()
      .describe('Whether the account has to set up a second factor before it can work there'),
  })
  .meta({ id: 'OfficePost' });

const session = z
  .object({
    isUserLogIn: z.boolean(),
    role: z.enum(['visitor', 'shopper', 'vendor', 'administrator']),
    business_id: id.nullable(),
    office: office.nullable().describe('Where the account works; null for who only shops'),
    buyCartId: sessionCartId,
    sellCartId: sessionCartId,
    repairCartId: sessionCartId,
    user: z
      .object({
        name: z.string(),
        email: z.string(),
        is_confirmed: z.boolean().describe('Whether its owner opened the link that was sent to the address'),
      })
      .nullable(),
  })
  .meta({ id: 'Session' });
export type SessionResult = z.infer<typeof session>;
export const sessionAnswer = z.object({ status: okStatus, result: session });

/** The email of an account. Shorter than the limit, since a note "not confirmed" may be added to it. */
export const newEmail = email.refine((address) => address.length <= LONGEST_NEW_EMAIL, 'Too long');

/** An existing password, which is only compared. The rules apply to new passwords. */
export const password = z.string().min(1, 'Required').max(LONGEST_PASSWORD, 'Too long');

export const accountCalls = defineCalls({
  'GET /global/user/session': {
    summary: 'The account of the session, or a visitor; never refused',
    answer: sessionAnswer,
  },
  'POST /global/user/login': {
    summary:
      "Log in; the session is a cookie that scripts can not read; the visitor's carts join the account's",
    body: z.strictObject({ email, password, ...visitorCarts }),
    refusals: [401],
    answer: sessionAnswer,
  },
  'POST /global/user/logout': {
    summary: 'Log out; answers the cart ids that the browser keeps from now on',
    body: z.strictObject({}),
    answer: z.object({
      status: okStatus,
      result: z.object({
        buy_local_storage_card_id: cartId,
        sell_local_storage_card_id: cartId,
        repair_local_storage_card_id: cartId,
      }),
    }),
  },
});
