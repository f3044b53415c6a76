import { z } from 'zod';
import { PURCHASE_MOVES, PURCHASE_STATES } from '#rules/flows/purchase.ts';
import { HIGHEST_PRICE } from '#rules/money/price-change.ts';
import { defineCalls } from './call.ts';
import { createdStatus, id, okStatus } from './fields.ts';
import * as goods from './goods-office.ts';
import { cleanLine } from './typed.ts';

const { STOCK, byId, version } = goods;
const words = z.string();
const pounds = z.number();

const purchaseRow = z
  .object({
    ...goods.goodsRow(PURCHASE_STATES),
    supplier: words,
    store: goods.place.describe('Where it is delivered; null: not to a store'),
    expected_on: z.iso.date().nullable(),
    cost: pounds.nullable().optional().describe('Of all lines; null: of some it is not known'),
    ordered_at: goods.moment.nullable(),
  })
  .meta({ id: 'PurchaseRow' });
export type PurchaseRow = z.infer<typeof purchaseRow>;

const purchaseLine = z.object({
  id,
  product_id: id.nullable().describe('null: a part that is not a product'),
  variation_id: id.nullable(),
  text: words.describe('The name when it was ordered'),
  sku: words.nullable(),
  quantity: z.int(),
  received: z.int(),
  unit_cost: pounds.nullable().optional().describe('Without VAT; only with the right Cost'),
});
export type PurchaseLine = z.infer<typeof purchaseLine>;

const purchase = purchaseRow.extend(goods.goodsMore(PURCHASE_MOVES, purchaseLine)).meta({ id: 'Purchase' });
export type Purchase = z.infer<typeof purchase>;

const required = (longest: number) => cleanLine(longest).refine((text) => text.length > 0, 'Required');
const line = z
  .strictObject({
    product_id: id.nullish(),
    variation_id: id.nullish(),
    text: cleanLine(160).optional().describe('For a part that is not a product'),
    quantity: goods.quantity,
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
  lines: goods.goodsLines(line, 'Choose what is ordered'),
};
const newPurchase = z
  .strictObject({
    ...about,
    business_id: id
      .optional()
      .describe('The business that orders; for staff of the site, if it is delivered to no store'),
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
    lines: goods.cameLines,
  })
  .meta({ id: 'PurchaseMove' });
export type PurchaseMoveBody = z.output<typeof purchaseMove>;

const query = goods.goodsQuery(PURCHASE_STATES, 'Only those that come to this store');
export type PurchasesQuery = z.output<typeof query>;

const one = z.object({ status: okStatus, result: purchase });

export const purchaseOfficeCalls = defineCalls({
  'GET /office/purchases': {
    summary: 'The orders to suppliers, the latest first',
    access: STOCK,
    refusals: [404],
    query,
    answer: goods.goodsPage(purchaseRow),
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
    summary: 'Mark a purchase order as ordered, receive all or a part, or cancel the rest',
    access: STOCK,
    idempotency: 'required',
    params: byId,
    body: purchaseMove,
    answer: one,
  },
});
