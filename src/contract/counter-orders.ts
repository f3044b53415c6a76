import { z } from 'zod';
import { MOST_ITEMS, MOST_OF_ONE } from '#rules/cart/limits.ts';
import { COUNTER_PAYS, MOST_GOODS } from '#rules/orders/counter-order.ts';
import { DELIVERY_WAYS } from '#rules/orders/delivery-ways.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { cartProblem } from './cart.ts';
import { vendorWays } from './checkout.ts';
import { createdStatus, id, idText, MOST_POUNDS, okStatus, pounds, wholeNumber } from './fields.ts';
import { orderTotals, words } from './orders.ts';

const ORDERS: OfficeAccess = { permission: 'orders' };

/** A result when staff search for goods in a new order: a product, or one variation of it. */
const good = z
  .object({
    product_id: id,
    variation_id: id.nullable(),
    name: words,
    choice: words.describe('Such as: Midnight, 128 GB; empty for a product without variations'),
    sku: words,
    image: words.nullable(),
    price: pounds,
    available: z.int().nullable().describe('How many can be sold; null where they are not counted'),
    has_questions: z.boolean().describe('Whether there are add-ons to choose'),
    business: z.object({ id, name: words }),
  })
  .meta({ id: 'Good' });
export type Good = z.infer<typeof good>;

export const counterItem = z
  .strictObject({
    product_id: id,
    variation_id: id.nullable().optional(),
    option_ids: z.array(id).max(50).optional().describe('The chosen add-ons'),
    quantity: z.int().min(1).max(MOST_OF_ONE),
  })
  .meta({ id: 'CounterItem' });

const text = z.string({ error: 'must be text' });

const basket = {
  items: z.array(counterItem).min(1, 'Please add something.').max(MOST_ITEMS),
  way: z
    .enum(DELIVERY_WAYS)
    .optional()
    .describe('Collected in the first store unless told, or else the first way that is possible'),
  store_id: id.optional().describe('With collect: where'),
  code: text.max(40, 'Too long').optional(),
  email: text.max(254).optional().describe('Of the person, for codes that are once for each'),
  post_code: text.max(12).optional().describe('Where it is sent to'),
};

export const counterLine = z
  .object({
    product_id: id,
    variation_id: id.nullable(),
    option_ids: z.array(id),
    name: words,
    choice: words,
    sku: words,
    image: words.nullable(),
    quantity: z.int(),
    unit: pounds,
    price: pounds.describe('For all of them, before a code'),
    available: z.int().nullable().describe('How many can be sold; null where they are not counted'),
    problem: cartProblem.nullable(),
    lies: z
      .object({
        here: z.int(),
        rest: z.int().describe('In no store'),
        others: z.array(z.object({ name: words, stock: z.int() })),
      })
      .nullish()
      .describe(
        'Where they lie, seen from the store of a new order; null where nothing is counted or collected',
      ),
  })
  .meta({ id: 'CounterLine' });

const pay = z.object({
  pay: z.enum(COUNTER_PAYS),
  reason: words.nullable().describe('Why it can not be used now'),
});

const quote = z
  .object({
    business: z.object({ id, name: words }),
    lines: z.array(counterLine),
    totals: orderTotals,
    delivery: vendorWays,
    code: z.object({ code: words, problem: words.nullable() }).nullable(),
    pays: z.array(pay),
  })
  .meta({ id: 'CounterQuote' });
export type CounterQuote = z.infer<typeof quote>;

export const counterOrderCalls = defineCalls({
  'GET /office/goods': {
    summary: 'The goods that can be put into an order for a customer at the counter or on the phone',
    access: ORDERS,
    query: z.strictObject({
      q: text.trim().min(1, 'Required').max(100, 'Too long').describe('A part of the name, or a SKU'),
      most: wholeNumber(1, MOST_GOODS).optional(),
      business_id: idText.optional().describe('For the administrator: only of this business'),
    }),
    answer: z.object({
      status: okStatus,
      data: z.array(good),
      has_more: z.boolean().describe('Whether more match than are listed'),
    }),
  },
  'POST /office/orders/quote': {
    summary: 'The price of an order for a customer, and its possible ways of delivery; nothing is changed',
    access: ORDERS,
    body: z.strictObject(basket),
    refusals: [404, 409],
    answer: z.object({ status: okStatus, result: quote }),
  },
  'POST /office/orders': {
    summary:
      'Place an order for a person at the counter or on the phone; 409 with changed where something is not as it was shown',
    access: ORDERS,
    idempotency: 'required',
    body: z.strictObject({
      ...basket,
      way: z.enum(DELIVERY_WAYS),
      email: text
        .optional()
        .describe(
          'Gets the mails and the link to the order; needed unless it is paid and taken along at once',
        ),
      name: text.optional().describe('Needed unless it is paid and taken along at once'),
      phone: text.optional(),
      line_1: text.optional(),
      line_2: text.optional(),
      town: text.optional(),
      pay: z
        .enum(COUNTER_PAYS)
        .describe(
          'here: paid at the till now; link: by card, by a link in the mail; in_store: when it is collected',
        ),
      is_handed_over: z.boolean().optional().describe('The person takes it along; paid here and collected'),
      agreed_total: pounds.max(MOST_POUNDS).describe('As it was shown when the button was pressed'),
    }),
    refusals: [404],
    answer: z.object({ status: createdStatus, result: z.object({ number: words }) }),
  },
});
