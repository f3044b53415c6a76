import { z } from 'zod';
import { GRADES } from '#rules/catalog/conditions.ts';
import { MOST_UNIT_PHOTOS, UNIT_EVENTS, UNIT_MOVES, UNIT_SOURCES, UNIT_STATES } from '#rules/flows/unit.ts';
import { VAT_SCHEMES } from '#rules/orders/basket.ts';
import { QUARTER } from '#rules/units/quarter.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import {
  createdStatus,
  cursor,
  id,
  idText,
  MOST_POUNDS,
  nameList,
  okStatus,
  pounds,
  wholeNumber,
} from './fields.ts';
import { photo } from './photos.ts';
import { grade } from './trade-ins.ts';
import { cleanLine, cleanLines } from './typed.ts';

const BENCH: OfficeAccess = { permission: 'bench' };
const COST: OfficeAccess = { permission: 'cost' };
const words = z.string();
const moment = z.iso.datetime().describe('In UTC');
/** Below zero: a loss, or a sale that was taken back. */
const signed = z.number().multipleOf(0.01);
const cost = pounds
  .optional()
  .describe('What the device cost; left out for staff without the permission Cost');
const business = z.object({ id, name: words });

const unitState = z.enum(UNIT_STATES);
const source = z.object({
  kind: z.enum(UNIT_SOURCES),
  number: words.nullable().describe('Of the trade-in or the repair'),
});

const unitListing = z
  .object({ product_id: id, variation_id: id.nullable(), name: words, sku: words, price: pounds })
  .meta({ id: 'UnitListing' });

/** One device in the office's list. */
export const officeUnit = z
  .object({
    number: words.describe('Its own number, and the barcode of its label'),
    state: unitState,
    version: z.int(),
    name: words,
    choice: words.describe('Its known variation, such as: 128GB'),
    grade: grade.nullable(),
    image: words.nullable(),
    identifier: words.nullable().describe('The end of its IMEI or serial number: •••• 4417'),
    business,
    source,
    store: z.object({ id, name: words }).nullable().describe('Where it lies; null: in no store'),
    cost,
    listing: unitListing.nullable().describe('What it is, or was last, for sale as'),
    sale: z
      .object({ order: words, price: pounds, at: moment })
      .nullable()
      .describe('Who has it now; null unless it is sold'),
    since: moment.describe('Since when it has its state'),
    added_at: moment,
  })
  .meta({ id: 'OfficeUnit' });
export type OfficeUnit = z.infer<typeof officeUnit>;

const unitEvent = z
  .object({
    at: moment,
    event: z.enum(UNIT_EVENTS),
    from: unitState.nullable(),
    to: unitState,
    by: words.nullable().describe('Who of the staff it was; null for orders and for the shop itself'),
    note: words,
    order: words.nullable(),
  })
  .meta({ id: 'UnitEvent' });

/** A finding of the inspection. */
const unitCheck = z.object({ check: words, told: words, found: words }).meta({ id: 'UnitCheck' });

const unitSale = z
  .object({
    order: words,
    sold_at: moment,
    returned_at: moment.nullable(),
    is_corrected: z.boolean().describe('It ended since another device had been packed'),
    price: pounds,
    margin: signed.optional().describe('Left out, as the VAT is, for staff without the permission Cost'),
    vat: pounds.optional(),
    scheme: z.enum(VAT_SCHEMES),
  })
  .meta({ id: 'UnitSale' });

export const officeUnitRecord = officeUnit
  .extend({
    identifier_full: words
      .nullable()
      .describe('The whole IMEI or serial number; null if it was never given, or its key was lost'),
    checks: z.array(unitCheck),
    photos: z.array(photo),
    events: z.array(unitEvent).describe('The newest first'),
    sales: z.array(unitSale).describe('The newest first'),
    moves: z.array(z.enum(UNIT_MOVES)).describe('What whoever asks can do with it now'),
    can_photograph: z.boolean().describe('Whether its photos can be changed now'),
  })
  .meta({ id: 'OfficeUnitRecord' });
export type OfficeUnitRecord = z.infer<typeof officeUnitRecord>;

const choice = z
  .object({
    variation_id: id.nullable().describe('null: a new variation, or the product itself where it has none'),
    term_ids: z.array(id),
    words: words.describe('Its terms'),
    price: pounds,
    stock: z.int().describe('How many there are already'),
    is_new: z.boolean().describe('Whether the variation has to be made'),
  })
  .meta({ id: 'UnitListingChoice' });

const byNumber = z.strictObject({ number: words.max(30).describe('As typed or scanned') });
const record = z.object({ status: okStatus, result: officeUnitRecord });

const listing = z.strictObject({
  product_id: id,
  variation_id: id.nullable().describe('null with `term_ids` for a new variation'),
  term_ids: z.array(id).max(4).optional(),
  price: z
    .number({ error: 'must be an amount in pounds' })
    .min(0.01, 'must be at least 0.01')
    .max(MOST_POUNDS)
    .multipleOf(0.01, 'must have at most two decimals')
    .optional()
    .describe('Of a new variation. An existing one keeps its price'),
  is_unlocked: z
    .boolean()
    .optional()
    .describe(
      'Of a device that was found locked to a network: somebody has checked that it takes any SIM now',
    ),
});

export const unitsFilter = {
  q: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .optional()
    .describe('A name, a number, or a whole IMEI or serial number'),
  state: nameList(unitState).optional(),
  source: z.enum(UNIT_SOURCES).optional().describe('Where it came from'),
  grade: z.enum(GRADES).optional().describe('Only devices of this grade'),
};

const marginRow = z
  .object({
    number: words,
    name: words,
    order: words,
    at: moment.describe('When it was sent, came back, or was corrected'),
    is_return: z.boolean(),
    is_correction: z
      .boolean()
      .describe(
        'In an earlier quarter another device was named by mistake: its sale is taken off, and this one counts',
      ),
    scheme: z.enum(VAT_SCHEMES),
    cost: signed,
    sale: signed,
    margin: signed,
    vat: signed,
  })
  .meta({ id: 'UnitMarginRow' });

export const marginQuery = z.strictObject({
  quarter: z
    .string()
    .regex(QUARTER, 'must be a quarter, such as 2026-Q4')
    .describe('A quarter of a year, by the clock of London'),
  business_id: idText.optional().describe('For the administrator: of one business; without it, of all'),
});

export const unitOfficeCalls = defineCalls({
  'GET /office/units': {
    summary:
      'The devices that the business owns or has sold, or all of them for the administrator, newest first',
    access: BENCH,
    query: z.strictObject({
      ...unitsFilter,
      cursor: cursor.optional(),
      per_page: wholeNumber(1, 100).optional(),
    }),
    answer: z.object({
      status: okStatus,
      data: z.array(officeUnit),
      next_cursor: words.nullable(),
      counts: z.record(z.string(), z.int()).describe('By state, of everything that the other filters leave'),
    }),
  },
  'POST /office/units': {
    summary: 'Add a device by hand: it was bought elsewhere, or repaired for stock',
    access: BENCH,
    idempotency: 'required',
    refusals: [409],
    body: z.strictObject({
      product_id: id.describe('A product of the business, of any line, that the device is one of'),
      choice: cleanLine(120).optional().describe('Its known variation, such as: 128GB'),
      identifier: words.max(40).describe('Its IMEI or serial number'),
      grade,
      cost: pounds.max(MOST_POUNDS),
      repair: words.max(30).optional().describe('The number of the repair, for a device repaired for stock'),
      store_id: id.nullable().optional(),
      found: cleanLines(1_000).optional().describe('What the inspection found, one finding a line'),
      note: cleanLines(500).optional(),
    }),
    answer: z.object({ status: createdStatus, result: officeUnitRecord }),
  },
  'GET /office/units/{number}': {
    summary: 'A device with its history, its cost and its inspection',
    access: BENCH,
    params: byNumber,
    answer: record,
  },
  'GET /office/units/{number}/listing': {
    summary:
      'How the device could be sold: the product of its model, and the variations it fits, the best first',
    access: BENCH,
    params: byNumber,
    answer: z.object({
      status: okStatus,
      product: z.object({ id, name: words }).nullable().describe('null: the business sells no such model'),
      is_locked: z.boolean().describe('The inspection found that it is locked to a network'),
      unsaid: z
        .array(words)
        .describe('Terms of the first choice that nobody has told or found, such as its colour'),
      data: z.array(choice),
    }),
  },
  'POST /office/units/{number}/moves': {
    summary: 'Put a device up for sale, take it off sale or scrap it; 409 if it has moved since it was read',
    access: BENCH,
    idempotency: 'required',
    refusals: [404, 409],
    params: byNumber,
    body: z
      .strictObject({
        move: z.enum(UNIT_MOVES, { error: `must be one of ${UNIT_MOVES.join(', ')}` }),
        version: z.int().min(1),
        note: cleanLines(500).optional().describe('Why, for scrap'),
        listing: listing.optional().describe('With list: what it is sold as'),
      })
      .meta({ id: 'UnitMove' }),
    answer: record,
  },
  'POST /office/units/{number}/photos': {
    summary:
      'Send a photo of the device: JPEG, PNG, WebP or AVIF, at most 10 MB. One that nothing uses is removed after a day',
    access: BENCH,
    upload: true,
    params: byNumber,
    answer: z.object({ status: createdStatus, result: photo }),
  },
  'PUT /office/units/{number}/photos': {
    summary: 'Say which photos the report of the device shows; 409 where somebody else was faster',
    access: BENCH,
    idempotency: 'required',
    refusals: [404, 409],
    params: byNumber,
    body: z.strictObject({
      version: z.int().min(1),
      photos: z
        .array(z.uuid())
        .max(MOST_UNIT_PHOTOS)
        .refine((ids) => new Set(ids).size === ids.length, 'names a photo twice')
        .describe('Photos that it has or that were sent for it, in the order in which they are shown'),
    }),
    answer: record,
  },
  'GET /office/unit-margins': {
    summary: 'What was earned on devices in a quarter, with the VAT of the margin of each',
    access: COST,
    query: marginQuery,
    refusals: [404],
    answer: z.object({
      status: okStatus,
      quarter: words,
      totals: z.object({ cost: signed, sale: signed, margin: signed, vat: signed }),
      data: z.array(marginRow),
    }),
  },
});
