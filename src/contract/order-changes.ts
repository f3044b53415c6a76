import { z } from 'zod';
import { MOST_ITEMS } from '#rules/cart/limits.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { vendorWays } from './checkout.ts';
import { counterItem, counterLine } from './counter-orders.ts';
import { id, MOST_POUNDS, okStatus, pounds } from './fields.ts';
import { way, words } from './orders.ts';
import { staffTracked } from './orders-office.ts';

const ORDERS: OfficeAccess = { permission: 'orders' };

const byNumber = z.strictObject({ number: words.max(30) });
const text = z.string({ error: 'must be text' });

/** The order that is wanted. Fields that are left out stay as they are. */
const wanted = {
  items: z
    .array(counterItem)
    .min(1, 'Please leave something in the order.')
    .max(MOST_ITEMS)
    .optional()
    .describe('All that is in the order after the change'),
  way: way.optional(),
  store_id: id.optional().describe('With collect: where'),
  line_1: text.optional().describe('Where it is sent to: with town and post_code'),
  line_2: text.optional(),
  town: text.optional(),
  post_code: text.optional(),
};

const sums = z
  .object({
    goods: pounds,
    delivery: pounds,
    discount: pounds.describe('The discount of the code on goods and delivery'),
    vat: pounds,
    total: pounds.describe('Including the part that store credit paid'),
  })
  .meta({ id: 'ChangeSums' });

const changeQuote = z
  .object({
    lines: z.array(counterLine),
    delivery: vendorWays,
    address: z.object({ line_1: words, line_2: words.optional(), town: words, post_code: words }).nullable(),
    before: sums,
    after: sums,
    difference: z.number().describe('In pounds; below zero where the buyer gets something back'),
    settlement: z
      .enum(['refund', 'link', 'credit', 'at_counter', 'none'])
      .describe('link: the buyer gets a mail to pay, and the change is made once it is paid'),
    to_payment: pounds.describe('The refund by the way of the payment'),
    to_credit: pounds.describe('The refund as store credit'),
    from_credit: pounds.describe('Store credit that an earlier change gave back, and that pays for it again'),
    code: words.nullable().describe('The code of the order'),
    words: z.array(words).describe('The changes in plain sentences; none if nothing changes'),
    problem: words.nullable().describe('Why the change can not be made as it is'),
  })
  .meta({ id: 'ChangeQuote' });
export type ChangeQuote = z.infer<typeof changeQuote>;

export const orderChangeCalls = defineCalls({
  'POST /office/orders/{number}/change/quote': {
    summary:
      'Preview a change of an order: old and new sums, the difference, and how it is settled; nothing is changed',
    access: ORDERS,
    params: byNumber,
    body: z.strictObject(wanted),
    refusals: [404, 409],
    answer: z.object({ status: okStatus, result: changeQuote }),
  },
  'POST /office/orders/{number}/change': {
    summary:
      'Change the items or the delivery of an order that was not sent; if it costs more, the buyer gets a link to pay first. 409 if the order has moved since, or if its new total is another one',
    access: ORDERS,
    idempotency: 'required',
    params: byNumber,
    body: z.strictObject({
      ...wanted,
      version: z.int().min(1),
      agreed_total: pounds.max(MOST_POUNDS).describe('The new total as it was shown'),
    }),
    refusals: [404],
    answer: z.object({ status: okStatus, result: staffTracked }),
  },
  'POST /office/orders/{number}/change/end': {
    summary: 'Take back a change that waits for the buyer’s payment; the order stays as it was',
    access: ORDERS,
    idempotency: 'required',
    params: byNumber,
    body: z.strictObject({ version: z.int().min(1) }),
    answer: z.object({ status: okStatus, result: staffTracked }),
  },
});
