import { z } from 'zod';
import { MOST_STOCK } from '#rules/catalog/office-states.ts';
import { PURCHASE_MOVES, PURCHASE_STATES } from '#rules/flows/purchase.ts';
import { MOST_STOCK_LINES } from '#rules/flows/transfer.ts';
import { HIGHEST_PRICE } from '#rules/money/price-change.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { createdStatus, id, idText, okStatus, wholeNumber } from './fields.ts';
import { cleanLine } from './typed.ts';

const STOCK: OfficeAccess = { permission: 'catalogue', or: 'stock' };
const words = z.string();
const moment = z.iso.datetime();
const byId = z.strictObject({ id: idText });
const pounds = z.number();

const purchaseRow = z
  .object({
    id,
    number: words,
    state: z.enum(PURCHASE_STATES),
    version: z.int(),
    business: z.object({ id, name: words }),
    supplier: words,
    store: z.object({ id, name: words }).nullable().describe('Where it is delivered; null: not to a store'),
    expected_on: z.iso.date().nullable(),
    note: words,
    units: z.int(),
    received: z.int(),
    cost: pounds.nullable().optional().describe('Of all lines; null: of some it is not known'),
    by: words.nullable(),
    created_at: moment,
    ordered_at: moment.nullable(),
    ended_at: moment.nullable(),
  })
  .meta({ id: 'PurchaseRow' });
export type PurchaseRow = z.infer<typeof purchaseRow>;

const purchaseLine = z.object({
  id,
  product_id: id.nullable().describe('null: a part that is not a product'),
  variation_id: id.nullable(),
  text: words.describe('What it was called when it was ordered'),
  sku: words.nullable(),
  quantity: z.int(),
  received: z.int(),
  unit_cost: pounds.nullable().optional().describe('Without VAT; only with the right Cost'),
});
export type PurchaseLine = z.infer<typeof purchaseLine>;

const purchase = purchaseRow
  .extend({
    lines: z.array(purchaseLine),
    moves: z.array(z.enum(PURCHASE_MOVES)).describe('What whoever asks can do with it now'),
    can_change: z.boolean().describe('Whether whoever asks can change what it is about'),
  })
  .meta({ id: 'Purchase' });
export type Purchase = z.infer<typeof purchase>;

const version = z.int().min(1);
const required = (longest: number) => cleanLine(longest).refine((text) => text.length > 0, 'Required');
const line = z
  .strictObject({
    product_id: id.nullish(),
    variation_id: id.nullish(),
    text: cleanLine(160).optional().describe('For a part that is not a product'),
    quantity: z.int().min(1, 'must be at least 1').max(MOST_STOCK, `must be at most ${MOST_STOCK}`),
    unit_cost: z
      .number()
      .min(0, 'must be at least 0')
      .max(HIGHEST_PRICE / 100, 'must be at most £1,000,000')
      .multipleOf(0.01, 'must have at most two decimals')
      .nullish(),
  })
  .refine(({ product_id: of, text }) => Boolean(of) || Boolean(text), 'names nothing')
  .meta({ id: 'NewPurchaseLine' });
const about = {
  supplier: required(120),
  store_id: id.nullable(),
  expected_on: z.iso.date('must be a day').nullable(),
  note: cleanLine(500),
  lines: z
    .array(line)
    .min(1, 'Choose what is ordered')
    .max(MOST_STOCK_LINES, `must be at most ${MOST_STOCK_LINES} lines`),
};
const newPurchase = z
  .strictObject({
    ...about,
    business_id: id.optional().describe('Who orders; for staff of the site, if it comes to no store'),
    expected_on: about.expected_on.optional(),
    note: about.note.optional(),
  })
  .meta({ id: 'NewPurchase' });
export type NewPurchase = z.output<typeof newPurchase>;
const purchaseChange = z
  .strictObject({ version, ...z.strictObject(about).partial().shape })
  .meta({ id: 'PurchaseChange' });
export type PurchaseChange = z.output<typeof purchaseChange>;
const purchaseMove = z
  .strictObject({
    move: z.enum(PURCHASE_MOVES, { error: 'must be order, receive or cancel' }),
    version,
    lines: z
      .array(z.strictObject({ id, received: z.int().min(0).max(MOST_STOCK) }))
      .max(MOST_STOCK_LINES)
      .optional()
      .describe('What has come now, for receive; left out: everything'),
  })
  .meta({ id: 'PurchaseMove' });
export type PurchaseMoveBody = z.output<typeof purchaseMove>;

const query = z.strictObject({
  q: z.string().trim().min(1).max(120, 'must be at most 120 characters').optional(),
  state: z.enum(PURCHASE_STATES).optional(),
  store: idText.optional().describe('Only those that come to this store'),
  cursor: z
    .string()
    .regex(/^[\w-]{1,400}$/, 'must be the next_cursor of the page before')
    .optional(),
  per_page: wholeNumber(1, 100).optional(),
});
export type PurchasesQuery = z.output<typeof query>;

const one = z.object({ status: okStatus, result: purchase });

export const purchaseOfficeCalls = defineCalls({
  'GET /office/purchases': {
    summary: 'What was ordered from suppliers, the latest first',
    access: STOCK,
    refusals: [404],
    query,
    answer: z.object({
      status: okStatus,
      data: z.array(purchaseRow),
      next_cursor: words.nullable(),
      counts: z.record(z.string(), z.int()).describe('By state, of everything that the other filters leave'),
    }),
  },
  'POST /office/purchases': {
    summary: 'Plan an order to a supplier',
    access: STOCK,
    idempotency: 'required',
    body: newPurchase,
    answer: z.object({ status: createdStatus, result: purchase }),
  },
  'GET /office/purchases/{id}': {
    summary: 'An order to a supplier with its lines',
    access: STOCK,
    params: byId,
    answer: one,
  },
  'PUT /office/purchases/{id}': {
    summary: 'Change an order that is not sent to its supplier yet',
    access: STOCK,
    params: byId,
    body: purchaseChange,
    answer: one,
  },
  'POST /office/purchases/{id}/moves': {
    summary: 'Mark it as ordered, receive all or a part of it, or cancel the rest',
    access: STOCK,
    idempotency: 'required',
    params: byId,
    body: purchaseMove,
    answer: one,
  },
});
