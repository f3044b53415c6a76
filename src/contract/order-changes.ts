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

/** The order as it is wanted. What is left out stays as it is. */
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
    discount: pounds.describe('What the code takes off goods and delivery'),
    vat: pounds,
    total: pounds.describe('With what store credit paid of it'),
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
    to_payment: pounds.describe('What goes back the way it was paid'),
    to_credit: pounds.describe('What goes back as store credit'),
    from_credit: pounds.describe('Store credit that an earlier change gave back, and that pays for it again'),
    code: words.nullable().describe('The code of the order'),
    words: z.array(words).describe('What is changed, in plain sentences; none where nothing is'),
    problem: words.nullable().describe('Why the change can not be made as it is'),
  })
  .meta({ id: 'ChangeQuote' });
export type ChangeQuote = z.infer<typeof changeQuote>;

export const orderChangeCalls = defineCalls({
  'POST /office/orders/{number}/change/quote': {
    summary:
      'What a change of an order would make of it: old and new sums, the difference, and how it is settled; nothing is changed',
    access: ORDERS,
    params: byNumber,
    body: z.strictObject(wanted),
    refusals: [404, 409],
    answer: z.object({ status: okStatus, result: changeQuote }),
  },
  'POST /office/orders/{number}/change': {
    summary:
      'Change what is in an order that was not sent, or where it goes; where it costs more, the buyer gets a link to pay first. 409 where somebody else has moved it, or the total is another',
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
