import { z } from 'zod';
import { MOST_STOCK } from '#rules/catalog/office-states.ts';
import { MOST_STOCK_NOTE, MOVEMENT_REASONS, SHELF_LEVELS, STOCK_MOVES } from '#rules/catalog/stock-moves.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { id, idText, okStatus, wholeNumber } from './fields.ts';
import { officeProduct } from './products-office-shapes.ts';
import { cleanLine } from './typed.ts';

const STOCK: OfficeAccess = { permission: 'catalogue', or: 'stock' };
const words = z.string();
const page = {
  q: z.string().trim().min(1).max(120, 'must be at most 120 characters').optional(),
  cursor: z
    .string()
    .regex(/^[\w-]{1,400}$/, 'must be the next_cursor of the page before')
    .optional(),
  per_page: wholeNumber(1, 100).optional(),
};

/** A store, or all units that are in no store. */
const placeText = z.union([z.literal('none'), idText], { error: 'must be the id of a store, or none' });

const goods = {
  product_id: id,
  variation_id: id.nullable().describe('null: the product has no variations'),
  name: words,
  variation: words.nullable().describe('The choice, such as Midnight, 128 GB'),
  sku: words,
  business: z.object({ id, name: words }),
};

/** The stock of one product, or of one variation, by place. */
const shelf = z
  .object({
    ...goods,
    image: words.nullable(),
    stock: z
      .int()
      .describe(
        'All units in all places, reserved ones included; for staff limited to stores, the units there',
      ),
    here: z.int().describe('The units in the requested place; without a place, all units'),
    places: z
      .array(z.object({ store_id: id.nullable(), name: words.nullable(), stock: z.int() }))
      .describe('Where it lies; a place without a store is the rest, which lies in none'),
    reserved_stock: z
      .int()
      .describe('For orders that are not sent yet, of the whole stock; 0 for staff of some stores'),
    low_stock: z.int().describe('So many that can be sold, or fewer, are marked as low'),
    is_published: z.boolean(),
  })
  .meta({ id: 'Shelf' });
export type Shelf = z.infer<typeof shelf>;

const movement = z
  .object({
    id,
    at: z.iso.datetime(),
    ...goods,
    quantity: z.int().describe('Below zero: it left'),
    after: z.int().describe('The stock of all places after this movement'),
    store: z.object({ id, name: words }).nullable().describe('Where; null: it does not lie in a store'),
    reason: z.enum(MOVEMENT_REASONS),
    order: words.nullable().describe('The number of the order that caused it'),
    transfer_id: id.nullable().describe('The transfer that caused it'),
    purchase_id: id.nullable().describe('The purchase order that caused it'),
    note: words,
    by: words.nullable().describe('null: the shop itself'),
  })
  .meta({ id: 'StockMovement' });
export type StockMovement = z.infer<typeof movement>;

const shelves = z.strictObject({
  ...page,
  level: z
    .enum(SHELF_LEVELS)
    .optional()
    .describe('low: a few can be sold, none: nothing can; with a store: a few or none lie there'),
  store: placeText.optional().describe('As it lies in this store, or in none'),
});
export type ShelvesQuery = z.output<typeof shelves>;

const movements = z.strictObject({
  ...page,
  product_id: idText.optional(),
  variation_id: idText.optional().describe('Only those of this variation'),
  reason: z.enum(MOVEMENT_REASONS).optional().describe('Only those with this reason'),
  store: placeText.optional().describe('Only units in this store, or in none'),
});
export type MovementsQuery = z.output<typeof movements>;

export const stockOfficeCalls = defineCalls({
  'GET /office/stock': {
    summary: 'The counted goods, by name: each product without variations, and each variation',
    access: STOCK,
    refusals: [404],
    query: shelves,
    answer: z.object({
      status: okStatus,
      data: z.array(shelf),
      next_cursor: words.nullable(),
      counts: z
        .object({ all: z.int(), low: z.int(), none: z.int() })
        .describe('Of all that the search finds'),
    }),
  },
  'GET /office/stock/places': {
    summary: 'The stores whose stock the account sees',
    access: STOCK,
    answer: z.object({
      status: okStatus,
      data: z.array(z.object({ id, name: words, business_id: id })),
      has_rest: z.boolean().describe('Whether the account also sees units in no store'),
    }),
  },
  'GET /office/stock/movements': {
    summary: 'The stock movements, the latest first',
    access: STOCK,
    refusals: [404],
    query: movements,
    answer: z.object({ status: okStatus, data: z.array(movement), next_cursor: words.nullable() }),
  },
  'POST /office/products/{id}/stock-moves': {
    summary: 'Receive goods, or write off broken or lost ones',
    access: STOCK,
    idempotency: 'required',
    params: z.strictObject({ id: idText }),
    body: z
      .strictObject({
        move: z.enum(STOCK_MOVES, { error: 'must be receive or write_off' }),
        variation_id: id.optional(),
        quantity: z.int().min(1, 'must be at least 1').max(MOST_STOCK, `must be at most ${MOST_STOCK}`),
        store_id: id.nullish().describe('Where; null or left out: not in a store'),
        note: cleanLine(MOST_STOCK_NOTE)
          .optional()
          .describe('Such as the number of a delivery, or the reason'),
      })
      .meta({ id: 'StockMove' }),
    answer: z.object({ status: okStatus, result: officeProduct }),
  },
});
