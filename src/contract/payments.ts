import { z } from 'zod';
import { PAYMENT_KINDS } from '#rules/orders/kinds.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { labelList, okStatus, pounds } from './fields.ts';
import { payment, token } from './orders.ts';

const words = z.string();
const moment = z.iso.datetime().describe('In UTC');
const MONEY_OF_SITE: OfficeAccess = { permission: 'money', of: 'site' };
/** A vendor refunds what was paid at their counter, up to the limit of the staff member. */
const REFUNDS: OfficeAccess = { permission: 'money', or: 'refund' };

const cardPayment = payment
  .extend({
    amount: pounds.describe('For all orders that were placed together'),
    publishable_key: words.describe('By which the card form knows the shop'),
    is_awaited: z.boolean().describe('Whether the bank has it and has not answered yet'),
  })
  .meta({ id: 'CardPayment' });
export type CardPayment = z.infer<typeof cardPayment>;

const refundState = z.enum(['pending', 'done', 'failed']);

export const openRefund = z
  .object({
    id: z.uuid(),
    number: words.describe('Of the order, or of all that were placed together'),
    kind: z.enum(PAYMENT_KINDS).describe('How it was paid, and so how it goes back'),
    state: refundState,
    amount: pounds,
    customer: words,
    reason: words,
    error: words.nullable().describe('Why it failed'),
    created_at: moment,
    moves: z.array(z.enum(['done', 'retry'])).describe('The decisions that are possible now'),
  })
  .meta({ id: 'OpenRefund' });

export const dispute = z
  .object({
    id: z.uuid(),
    number: words.describe('Of all orders that were placed together'),
    state: z.enum(['open', 'won', 'lost']),
    amount: pounds,
    customer: words,
    reason: words.describe('In the words of the bank'),
    due_by: moment.nullable().describe('Until then evidence is taken'),
    opened_at: moment,
    closed_at: moment.nullable(),
  })
  .meta({ id: 'Dispute' });

export const paymentCalls = defineCalls({
  'POST /no/auth/web/site/payments/{paymentId}/trial': {
    summary: 'Pay, decline or pay late by trial; in the demo shop alone',
    idempotency: 'required',
    params: z.strictObject({ paymentId: z.uuid() }),
    body: z.strictObject({
      outcome: z.enum(['paid', 'declined', 'late'], { error: 'must be paid, declined or late' }),
    }),
    answer: z.object({ status: okStatus, result: payment }),
  },
  'POST /no/auth/web/site/track/{token}/payment': {
    summary:
      'The current state of a card payment at the bank, with the data for the card form; 409 if it is paid in another way',
    params: z.strictObject({ token }),
    query: z.strictObject({
      payment_id: z
        .uuid()
        .optional()
        .describe('Of a change of the order, or of a repair; else of the order itself'),
    }),
    refusals: [409],
    answer: z.object({ status: okStatus, result: cardPayment }),
  },
  'GET /office/refunds': {
    summary:
      'Refunds that wait for a person, have failed or are on their way, oldest first; or refunds in given states, newest first. A vendor sees those of their own orders',
    access: REFUNDS,
    query: z.strictObject({ state: labelList(refundState).optional() }),
    answer: z.object({ status: okStatus, data: z.array(openRefund) }),
  },
  'POST /office/refunds/{refundId}/moves': {
    summary:
      'Mark a refund as made by hand, or retry a failed one; 409 if that is impossible. A vendor may for payments at their counter',
    access: REFUNDS,
    idempotency: 'required',
    params: z.strictObject({ refundId: z.uuid() }),
    body: z.strictObject({ move: z.enum(['done', 'retry'], { error: 'must be done or retry' }) }),
    answer: z.object({ status: okStatus, result: openRefund }),
  },
  'GET /office/disputes': {
    summary: 'Payments that a bank wants back, those with the nearest deadline first',
    access: MONEY_OF_SITE,
    answer: z.object({ status: okStatus, data: z.array(dispute) }),
  },
});
