import { z } from 'zod';
import { defineCalls, MEMBERS } from './call.ts';
import { cursor, okStatus, pounds, wholeNumber } from './fields.ts';

const movement = z
  .object({
    at: z.iso.datetime().describe('In UTC'),
    amount: z.number().multipleOf(0.01).describe('Negative where credit was used'),
    reason: z.string(),
    source: z
      .string()
      .describe('The number of the order that it came from or paid for; empty where there is none'),
  })
  .meta({ id: 'CreditMovement' });

export const creditLedger = z
  .object({ status: okStatus, balance: pounds, data: z.array(movement), next_cursor: z.string().nullable() })
  .meta({ id: 'CreditLedger' });

export const creditCalls = defineCalls({
  'GET /web/site/credit': {
    summary: "The account's store credit, and all its changes, newest first",
    access: MEMBERS,
    query: z.strictObject({ cursor: cursor.optional(), per_page: wholeNumber(1, 100).optional() }),
    answer: creditLedger,
  },
});
