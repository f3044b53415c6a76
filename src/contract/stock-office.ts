import { z } from 'zod';
import { MOST_STOCK } from '#rules/catalog/office-states.ts';
import { MOST_STOCK_NOTE, MOVEMENT_REASONS, SHELF_LEVELS, STOCK_MOVES } from '#rules/catalog/stock-moves.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { id, idText, okStatus, wholeNumber } from './fields.ts';
import { officeProduct } from './products-office-shapes.ts';
import { cleanLine } from './typed.ts';

const CATALOGUE: OfficeAccess = { permission: 'catalogue' };
const words = z.string();
const page = {
  q: z.string().trim().min(1).max(120, 'must be at most 120 characters').optional(),
  cursor: z
    .string()
    .regex(/^[\w-]{1,400}$/, 'must be the next_cursor of the page before')
    .optional(),
  per_page: wholeNumber(1, 100).optional(),
};

const goods = {
  product_id: id,
  variation_id: id.nullable().describe('null: the product has no variations'),
  name: words,
  variation: words.nullable().describe('The choice, such as Midnight, 128 GB'),
  sku: words,
  business: z.object({ id, name: words }),
};

/** Where one product, or one variation of it, lies. */
const shelf = z
  .object({
    ...goods,
    image: words.nullable(),
    stock: z.int().describe('What lies there, reserved units included'),
    reserved_stock: z.int().describe('For orders that are not sent yet'),
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
    after: z.int().describe('The stock after this movement'),
    reason: z.enum(MOVEMENT_REASONS),
    order: words.nullable().describe('The number of the order that caused it'),
    note: words,
    by: words.nullable().describe('null: the shop itself'),
  })
  .meta({ id: 'StockMovement' });
export type StockMovement = z.infer<typeof movement>;

const shelves = z.strictObject({
  ...page,
  level: z.enum(SHELF_LEVELS).optional().describe('low: a few can be sold; none: nothing can'),
});
export type ShelvesQuery = z.output<typeof shelves>;

const movements = z.strictObject({
  ...page,
  product_id: idText.optional(),
  variation_id: idText.optional().describe('Only those of this variation'),
  reason: z.enum(MOVEMENT_REASONS).optional().describe('Only those with this reason'),
});
export type MovementsQuery = z.output<typeof movements>;

export const stockOfficeCalls = defineCalls({
  'GET /office/stock': {
    summary: 'What is counted, by name: each product without variations, and each variation',
    access: CATALOGUE,
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
  'GET /office/stock/movements': {
    summary: 'What came into stock and left it, the latest first',
    access: CATALOGUE,
    query: movements,
    answer: z.object({ status: okStatus, data: z.array(movement), next_cursor: words.nullable() }),
  },
  'POST /office/products/{id}/stock-moves': {
    summary: 'Receive goods, or write off what is broken or lost',
    access: CATALOGUE,
    idempotency: 'required',
    params: z.strictObject({ id: idText }),
    body: z
      .strictObject({
        move: z.enum(STOCK_MOVES, { error: 'must be receive or write_off' }),
        variation_id: id.optional(),
        quantity: z.int().min(1, 'must be at least 1').max(MOST_STOCK, `must be at most ${MOST_STOCK}`),
        note: cleanLine(MOST_STOCK_NOTE)
          .optional()
          .describe('Such as the number of a delivery, or what happened'),
      })
      .meta({ id: 'StockMove' }),
    answer: z.object({ status: okStatus, result: officeProduct }),
  },
});
