import { z } from 'zod';
import { payoutFields } from '#rules/money/payout-fields.ts';
import { STATEMENT_KINDS } from '#rules/money/statement.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { createdStatus, id, idText, okStatus, pounds, somePounds } from './fields.ts';
import { typed } from './typed.ts';

const words = z.string();
const moment = z.iso.datetime().describe('In UTC');
/** Money to the vendor is positive, deductions are negative. */
const amount = z.number().multipleOf(0.01);
const business = z.object({ id, name: words });

const MONEY: OfficeAccess = { permission: 'money' };
const MONEY_OF_BUSINESS: OfficeAccess = { permission: 'money', of: 'business' };
const MONEY_OF_SITE: OfficeAccess = { permission: 'money', of: 'site' };

const statement = z
  .object({
    business,
    month: words,
    opening: amount.describe('The site’s debt to the vendor before; negative if the vendor owes'),
    closing: amount,
    totals: z.object({
      sales: amount,
      refunds: amount,
      commission: amount,
      vat: amount,
      at_counter: amount,
      payouts: amount,
      chargebacks: amount,
      dispute_fees: amount.describe('The provider’s fees for lost disputes'),
      trade_ins: amount.describe('The site’s payments for devices that the vendor bought'),
    }),
    rows: z.array(
      z.object({
        at: moment,
        kind: z.enum(STATEMENT_KINDS),
        order: words.nullable().describe('Its number; null where it is about none'),
        sales: amount.describe('Before deductions'),
        commission: amount,
        vat: amount,
        at_counter: amount.describe('Money that the vendor took at the counter, and so has already'),
        late: amount.describe(
          'Of a payment that came after its order was cancelled, and of its way back; never the vendor’s',
        ),
        amount: amount.describe('By how much the balance changes'),
        balance: amount,
      }),
    ),
  })
  .meta({ id: 'Statement' });

const run = z
  .object({
    id,
    made_at: moment,
    total: pounds,
    payouts: z.array(z.object({ business, amount: pounds })),
    file: words
      .nullable()
      .describe(
        'Where the transfers are as CSV, for a bank; null for a vendor, who sees their own part alone',
      ),
  })
  .meta({ id: 'PayoutRun' });

const account = z
  .object({ holder: words, sort_code: words, ends_with: words })
  .nullable()
  .describe('null where none was given yet');

const MOST_AT_ONCE = 500;

export const payoutCalls = defineCalls({
  'GET /office/statement': {
    summary: 'A vendor’s earnings, refunds and payouts of a month, and the balance',
    access: MONEY,
    query: z.strictObject({
      month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month, such as 2026-11'),
      business_id: idText.optional().describe('For the site alone, which has to name one'),
    }),
    refusals: [404],
    answer: z.object({ status: okStatus, result: statement }),
  },
  'GET /office/payout-account': {
    summary: 'Where the vendor is paid to',
    access: MONEY_OF_BUSINESS,
    answer: z.object({ status: okStatus, result: account }),
  },
  'PUT /office/payout-account': {
    summary: 'Say where the vendor is paid to',
    access: MONEY_OF_BUSINESS,
    needsProof: true,
    body: z.strictObject({
      holder: typed(payoutFields.holder),
      sort_code: typed(payoutFields.sort_code),
      account_number: typed(payoutFields.account_number),
    }),
    answer: z.object({ status: okStatus, result: account }),
  },
  'GET /office/payouts': {
    summary:
      'The balance of each vendor, and the last payout runs; a vendor sees their own balance and payouts',
    access: MONEY,
    answer: z.object({
      status: okStatus,
      due: z.array(
        z.object({ business, balance: amount, has_account: z.boolean().describe('Whether it can be paid') }),
      ),
      runs: z.array(run),
    }),
  },
  'POST /office/payouts': {
    summary: 'Mark payouts as made; 409 where one is more than the vendor is owed, or there is no account',
    access: MONEY_OF_SITE,
    needsProof: true,
    idempotency: 'required',
    body: z.strictObject({
      payouts: z
        .array(z.strictObject({ business_id: id, amount: somePounds.max(10_000_000) }))
        .min(1)
        .max(MOST_AT_ONCE)
        .refine((all) => new Set(all.map((one) => one.business_id)).size === all.length, {
          error: 'names a business twice',
        }),
    }),
    answer: z.object({ status: createdStatus, result: run }),
  },
});
