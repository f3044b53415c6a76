import { z } from 'zod';
import { PAYOUTS, WAYS } from '#rules/checkout/form.ts';
import { defineCalls } from './call.ts';
import { cart, cartId } from './cart.ts';
import { DELIVERY_WAYS } from '#rules/orders/delivery-ways.ts';
import { PAYMENT_KINDS } from '#rules/orders/kinds.ts';
import { createdStatus, id, MOST_POUNDS, okStatus, pounds } from './fields.ts';
import { orderTotals, placed } from './orders.ts';
import { placedRepair } from './repairs.ts';
import { placedTradeIn } from './trade-ins.ts';

/**
 * One flat form for the three lines. The rules say which fields are required and check them, by the line of the stored
 * cart. Fields that the line does not ask for are accepted and not stored.
 */
const text = z.string({ error: 'must be text' });
const texts = {
  phone: text.optional(),
  line_1: text.optional(),
  line_2: text.optional(),
  town: text.optional(),
  post_code: text
    .optional()
    .describe(
      'A postcode of the United Kingdom; in the buy line it may be sent alone, to ask for delivery dates',
    ),
};
const choices = {
  payout: z.enum(PAYOUTS, { error: 'must be bank or voucher' }).optional().describe('In the sell line'),
  way: z.enum(WAYS, { error: 'must be drop_in or post_in' }).optional().describe('In the repair line'),
  store_id: id.optional().describe('Where a device is dropped in'),
};

/** Choices of the buy line. They may be sent alone, before the contact details. */
const deliveries = z.array(
  z.strictObject({
    business_id: id,
    way: z.enum(DELIVERY_WAYS, { error: 'must be standard, next_day or collect' }),
    store_id: id.optional().describe('With collect alone'),
  }),
);

const choiceFields = {
  delivery: deliveries.max(50).optional().describe('How the items of each vendor come'),
  code: text.max(40, 'Too long').optional().describe('Empty: none'),
  use_credit: z.boolean({ error: 'must be true or false' }).optional(),
  trade_in: z
    .strictObject({
      number: text.max(30).describe('Of the device in its trade-in'),
      token: text
        .max(80)
        .optional()
        .describe('Of the link to the trade-in, for a person without its account. It is not kept'),
    })
    .nullable()
    .optional()
    .describe('A traded-in device whose accepted offer pays a part of the order; null: none'),
};

export const orderChoices = z.object({
  ...choiceFields,
  post_code: text.optional().describe('Where it is sent to, while the rest of the address is not known'),
});
export type OrderChoices = z.infer<typeof orderChoices>;

const billing = z
  .strictObject({ name: text.optional(), line_1: text, line_2: text.optional(), town: text, post_code: text })
  .meta({ id: 'BillingAddress' })
  .nullable()
  .optional()
  .describe('Where it is not the address of the delivery; in the buy line');

/** One delivery way for each vendor, and a store only for collection. */
const chosenDeliveries = deliveries.max(50).superRefine((all, context) => {
  const seen = new Set<number>();
  for (const [index, { business_id: businessId, way, store_id: storeId }] of all.entries()) {
    const wrong = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [index, field], message });
    if (seen.has(businessId)) wrong('business_id', 'names a vendor for the second time');
    if (way !== 'collect' && storeId !== undefined) wrong('store_id', 'is for collect alone');
    seen.add(businessId);
  }
});

const detailsBody = z.strictObject({
  ...choiceFields,
  delivery: chosenDeliveries.optional().describe('How the items of each vendor come, one way for each'),
  billing,
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

/** Stored encrypted with the cart. No answer shows it. */
export const bankAccount = z.object({ account_holder: text, sort_code: text, account_number: text });

export const checkoutDetails = z
  .object({
    email: text,
    name: text,
    ...texts,
    ...choices,
    billing: billing,
    account_ends: text.optional().describe('The last digits of the bank account that is kept'),
  })
  .describe(
    'Each field in its normal form; fields that the line does not ask for, and empty fields, are missing',
  );
export type CheckoutDetails = z.infer<typeof checkoutDetails>;

const store = z.object({
  id,
  name: text,
  address: text,
  post_code: text,
  latitude: z.number(),
  longitude: z.number(),
  hours: z.array(z.object({ weekday: z.int(), opens: text.nullable(), closes: text.nullable() })),
  promise: text,
});

export const vendorWays = z
  .object({
    business_id: id,
    name: text,
    chosen: z.object({ way: z.enum(DELIVERY_WAYS), store_id: id.nullable() }).nullable(),
    ways: z.array(
      z.object({
        way: z.enum(DELIVERY_WAYS),
        price: pounds,
        promise: text.nullable().describe('null: it can not be had'),
        when_paid: text.describe('Instead of the promise for who pays by transfer: counted from the money'),
        reason: text.nullable().describe('Why it can not be had'),
        how: text.describe('Such as: Tracked, order by 4 PM'),
        stores: z.array(store),
      }),
    ),
  })
  .meta({ id: 'VendorWays' });
export type VendorWays = z.infer<typeof vendorWays>;

const tradeIn = z
  .object({
    number: text,
    name: text,
    choice: text,
    image: text.nullable(),
    worth: pounds.describe('The most that it can pay: its offer as a voucher'),
  })
  .meta({ id: 'CheckoutTradeIn' });
export type CheckoutTradeIn = z.infer<typeof tradeIn>;

/** All sums of an order of this cart. */
const order = z
  .object({
    totals: orderTotals,
    ways: z.array(vendorWays),
    post_code: text.nullable().describe('Which the promises are for; null: none is known yet'),
    code: z.object({ code: text, problem: text.nullable() }).nullable(),
    credit: pounds.describe('The store credit of the account, whether or not it is used'),
    use_credit: z.boolean(),
    trade_in: z
      .object({ number: text, device: tradeIn.nullable().describe('null: it can pay for nothing any more') })
      .nullable()
      .describe('The traded-in device that was chosen to pay a part of the order'),
    trade_ins: z
      .array(tradeIn)
      .describe('The traded-in devices of the account that can pay a part of the order'),
    payments: z.array(
      z.object({
        kind: z.enum(PAYMENT_KINDS),
        reason: text.nullable().describe('Why it can not be used now'),
      }),
    ),
  })
  .meta({ id: 'CheckoutOrder' });
export type CheckoutOrder = z.infer<typeof order>;

const checkout = z
  .object({
    cart,
    details: checkoutDetails.nullable().describe('null: nothing was kept yet'),
    order: order.nullable().describe('In the buy line alone'),
    way: z
      .enum(WAYS)
      .nullable()
      .describe('As chosen with a repair of the cart after the details were kept; null: not chosen since'),
  })
  .meta({ id: 'Checkout' });
export type Checkout = z.infer<typeof checkout>;

const params = z.strictObject({ cartId });
const answer = z.object({ status: okStatus, result: checkout });

/** The same calls for everybody: a visitor names a cart by its id, an account by its id and session. */
export const checkoutCalls = defineCalls({
  'GET /no/auth/web/site/checkouts/{cartId}': {
    summary: 'The checkout of a cart, with the fields that were filled in so far',
    params,
    answer,
  },
  'PUT /no/auth/web/site/checkouts/{cartId}': {
    summary: 'Keep contact, address, payout or way with a cart; 400 with an error for each field at fault',
    params,
    body: detailsBody,
    answer,
  },
  'POST /no/auth/web/site/checkouts/{cartId}/place': {
    summary:
      'Place the order of a buy cart, sell the devices of a sell cart, or book the repairs of a repair cart; 409 with changed where something is not as it was agreed to',
    idempotency: 'required',
    params,
    body: z.strictObject({
      payment: z
        .enum(PAYMENT_KINDS, { error: 'must be trial, bank_transfer, in_store or stripe' })
        .optional()
        .describe('Of a buy cart'),
      agreed_total: pounds
        .max(MOST_POUNDS)
        .optional()
        .describe(
          'As it was shown when the button was pressed: of a buy cart the total, of a sell cart the offer by the chosen payout',
        ),
    }),
    answer: z.object({ status: createdStatus, result: z.union([placed, placedTradeIn, placedRepair]) }),
  },
});
