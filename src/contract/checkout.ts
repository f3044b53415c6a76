import { z } from 'zod';
import { PAYOUTS, WAYS } from '#rules/checkout/form.ts';
import { defineCalls } from './call.ts';
import { cart, cartId } from './cart.ts';
import { id, okStatus } from './fields.ts';

/**
 * One flat form for the three lines: which fields are asked, and what is wrong with them, is for the rules to say
 * by the line of the cart, which no body can name. What a line does not ask is taken and not kept.
 */
const text = z.string({ error: 'must be text' });
const texts = {
  phone: text.optional(),
  line_1: text.optional(),
  line_2: text.optional(),
  town: text.optional(),
  post_code: text.optional().describe('Of the United Kingdom'),
};
const choices = {
  payout: z.enum(PAYOUTS, { error: 'must be bank or voucher' }).optional().describe('In the sell line'),
  way: z.enum(WAYS, { error: 'must be drop_in or post_in' }).optional().describe('In the repair line'),
  store_id: id.optional().describe('Where a device is dropped in'),
};

const detailsBody = z.strictObject({
  email: text.optional(),
  name: text.optional(),
  ...texts,
  ...choices,
  account_holder: text.optional(),
  sort_code: text.optional(),
  account_number: text.optional(),
  keep_account: z
    .boolean({ error: 'must be true or false' })
    .optional()
    .describe('Pay to the bank account that is kept with the cart already'),
});

/** Sealed with the cart; no answer shows it. */
export const bankAccount = z.object({ account_holder: text, sort_code: text, account_number: text });

export const checkoutDetails = z
  .object({
    email: text,
    name: text,
    ...texts,
    ...choices,
    account_ends: text.optional().describe('The last digits of the bank account that is kept'),
  })
  .describe(
    'Each field in its one spelling; what the line does not ask, and what was left empty, is missing',
  );
export type CheckoutDetails = z.infer<typeof checkoutDetails>;

const checkout = z
  .object({
    cart,
    details: checkoutDetails.nullable().describe('null: nothing was kept yet'),
    way: z
      .enum(WAYS)
      .nullable()
      .describe('As chosen with a repair of the cart after the details were kept; null: not chosen since'),
  })
  .meta({ id: 'Checkout' });
export type Checkout = z.infer<typeof checkout>;

const params = z.strictObject({ cartId });
const answer = z.object({ status: okStatus, result: checkout });

/** One pair for everybody: a visitor holds a cart by its id, an account by its id and its session. */
export const checkoutCalls = defineCalls({
  'GET /no/auth/web/site/checkouts/{cartId}': {
    summary: 'A cart on its way out, with what was filled in so far',
    params,
    answer,
  },
  'PUT /no/auth/web/site/checkouts/{cartId}': {
    summary: 'Keep contact, address, payout or way with a cart; 400 with an error for each field at fault',
    params,
    body: detailsBody,
    answer,
  },
});
