import { z } from 'zod';
import {
  AMOUNT_ERROR,
  BASE_ERROR,
  FACTOR_ERROR,
  isAmount,
  isBase,
  isFactor,
  isTerm,
  isVoucher,
  TERM_ERROR,
  VOUCHER_ERROR,
} from '#rules/trade-in/price-limits.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { createdStatus, id, idText, okStatus, pounds, wholeNumber } from './fields.ts';
import { cleanLine } from './typed.ts';

const READ: OfficeAccess = { permission: 'catalogue', or: 'bench' };
const EDIT: OfficeAccess = { permission: 'catalogue' };
const words = z.string();
const moment = z.iso.datetime().describe('In UTC');
const amount = z.number().multipleOf(0.01);
const inHundredths = (value: number) => Math.round(value * 100);

const model = z.object({
  product_id: id,
  variation_id: id.nullable(),
  name: words,
  spec_id: id.nullable().describe('The usual spec, which `base` is the price of; null where none is asked'),
  spec: words.nullable(),
  base: pounds,
  specs: z.array(z.object({ option_id: id, label: words, base: pounds })),
  grades: z
    .array(z.object({ value: words, amount }))
    .describe('How much a grade changes the offer if it has no factor'),
});

const rules = z
  .object({
    floor: pounds,
    step: pounds,
    voucher_percent: z.int(),
    grades: z.array(
      z.object({
        value: words,
        label: words,
        factor: z.number().nullable().describe('In percent; null: each model has its own amount'),
      }),
    ),
    answers: z.array(z.object({ option_id: id, question: words, label: words, amount })),
    models: z.array(model),
  })
  .meta({ id: 'PriceRules' });
export type PriceRulesWire = z.infer<typeof rules>;

const published = z
  .object({
    version: z.int(),
    at: moment.nullable().describe('null: the prices that the catalogue began with'),
    by: words,
    note: words,
  })
  .meta({ id: 'PublishedPriceRules' });

const office = z
  .object({
    version: z.int().describe('Of the draft; sent back with every change'),
    business: z.object({ id, name: words }),
    businesses: z
      .array(z.object({ id, name: words }))
      .describe('Businesses that buy devices, and whose rules the caller may see'),
    live: published.describe('The version in effect'),
    draft: z
      .object({ by: words, at: moment })
      .nullable()
      .describe('The person who last changed the draft; null: there is no draft'),
    may_edit: z.boolean(),
    may_publish: z.boolean(),
    now: rules.describe('In effect'),
    rules: rules.describe('As prepared; where nothing is prepared, as in effect'),
  })
  .meta({ id: 'OfficePriceRules' });
export type OfficePriceRules = z.infer<typeof office>;

const term = z
  .number({ error: TERM_ERROR })
  .refine((value) => Number.isInteger(value) && isTerm(inHundredths(value)), TERM_ERROR);
const base = amount.refine((value) => isBase(inHundredths(value)), BASE_ERROR);
const change = {
  floor: term.optional(),
  step: term.optional(),
  voucher_percent: z.number({ error: VOUCHER_ERROR }).refine(isVoucher, VOUCHER_ERROR).optional(),
  grades: z
    .array(
      z.strictObject({
        value: words.max(80),
        factor: amount.refine((value) => isFactor(inHundredths(value)), FACTOR_ERROR).nullable(),
      }),
    )
    .max(100)
    .optional(),
  answers: z
    .array(
      z.strictObject({
        option_id: id,
        amount: amount.refine((value) => isAmount(inHundredths(value)), AMOUNT_ERROR),
      }),
    )
    .max(2_000)
    .optional(),
  models: z
    .array(z.strictObject({ product_id: id, variation_id: id.nullable(), base }))
    .max(5_000)
    .optional(),
  specs: z
    .array(z.strictObject({ product_id: id, variation_id: id.nullable(), option_id: id, base }))
    .max(20_000)
    .optional(),
};

const businessId = id.optional().describe('For the site; a vendor has their own');
const ofBusiness = { business: idText.optional().describe('For the site; a vendor has their own') };
const version = z.int().min(0);
const one = z.object({ status: okStatus, result: office });

const WHAT_IF_DAYS = ['30', '90'] as const;

/** The prices that the shop pays for devices, and the rules behind them. */
export const priceRuleCalls = defineCalls({
  'GET /office/price-rules': {
    summary: 'The current price rules of trade-ins, with their draft',
    access: READ,
    query: z.strictObject(ofBusiness),
    refusals: [404],
    answer: one,
  },
  'PUT /office/price-rules/draft': {
    summary: 'Prepare other amounts; only the named ones change',
    access: EDIT,
    body: z.strictObject({ business_id: businessId, version, ...change }),
    refusals: [404, 409],
    answer: one,
  },
  'POST /office/price-rules/draft/discard': {
    summary: 'Delete the draft',
    access: EDIT,
    body: z.strictObject({ business_id: businessId, version }),
    refusals: [404, 409],
    answer: one,
  },
  'POST /office/price-rules/draft/file': {
    summary: 'Prepare the base prices of a CSV file; rows that are missing, and empty prices, change nothing',
    access: EDIT,
    body: z.strictObject({ business_id: businessId, version, csv: words.min(1, 'Required').max(800_000) }),
    refusals: [404, 409],
    answer: one.extend({ rows: z.int().describe('How many prices were read') }),
  },
  'GET /office/price-rules/what-if': {
    summary: 'The offers that the draft of the rules would have made for the quotes of the last days',
    access: READ,
    query: z.strictObject({
      ...ofBusiness,
      days: z.enum(WHAT_IF_DAYS, { error: 'must be 30 or 90' }),
    }),
    refusals: [404],
    answer: z.object({
      status: okStatus,
      result: z.object({
        quotes: z.int(),
        unknown: z.int().describe('Quotes for models or answers that are no longer there'),
        before: pounds,
        after: pounds,
        up: z.int(),
        down: z.int(),
        same: z.int(),
        largest: z.array(
          z.object({ number: words, name: words, choice: words, before: pounds, after: pounds }),
        ),
      }),
    }),
  },
  'POST /office/price-rules/publish': {
    summary: 'Put the prepared rules into effect for new quotes, or an old version again',
    access: { permission: 'publish' },
    idempotency: 'required',
    body: z.strictObject({
      business_id: businessId,
      version,
      note: cleanLine(200).refine((text) => text !== '', 'Required'),
      restore: z.int().min(1).optional().describe('An older version, instead of the draft'),
    }),
    refusals: [404, 409],
    answer: z.object({ status: createdStatus, result: office }),
  },
  'GET /office/price-rules/versions': {
    summary: 'The published versions, newest first',
    access: READ,
    query: z.strictObject({
      ...ofBusiness,
      before: wholeNumber(1, 1_000_000).optional().describe('The lowest version of the page before'),
    }),
    refusals: [404],
    answer: z.object({ status: okStatus, data: z.array(published), next_cursor: words.nullable() }),
  },
});
