import { z } from 'zod';
import { PRODUCT_SORTS, PRODUCT_STANDS, STOCK_LEVELS, MOST_LOW_STOCK } from '#rules/catalog/office-states.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { question } from './catalog-questions.ts';
import { productDetail } from './catalog-shapes.ts';
import { createdStatus, id, idText, nameList, okStatus, wholeNumber } from './fields.ts';
import {
  newProduct,
  officeProduct,
  officeProductRow,
  priceChange,
  productChange,
  productMove,
  stockChange,
} from './products-office-shapes.ts';

const CATALOGUE: OfficeAccess = { permission: 'catalogue' };
const STOCK: OfficeAccess = { permission: 'catalogue', or: 'stock' };
const words = z.string();
const byId = z.strictObject({ id: idText });
const one = z.object({ status: okStatus, result: officeProduct });
const created = z.object({ status: createdStatus, result: officeProduct });

const query = z.strictObject({
  q: z.string().trim().min(1).max(120, 'must be at most 120 characters').optional(),
  state: nameList(z.enum(PRODUCT_STANDS)).optional(),
  is_active_for: z.enum(['1', '2', '3']).transform(Number).optional(),
  category_id: idText.optional().describe('With the categories below it'),
  business_id: idText.optional().describe('For the site: only those of this business'),
  stock: z.enum(STOCK_LEVELS).optional(),
  sort: z.enum(PRODUCT_SORTS).optional(),
  cursor: z
    .string()
    .regex(/^[\w-]{1,400}$/, 'must be the next_cursor of the page before')
    .optional(),
  per_page: wholeNumber(1, 100).optional(),
});
export type OfficeProductsQuery = z.output<typeof query>;

const named = z.object({ id, name: words });

export const productOfficeCalls = defineCalls({
  'GET /office/products': {
    summary: "The products of the vendor's business, or all of them for the site",
    access: CATALOGUE,
    query,
    answer: z.object({
      status: okStatus,
      data: z.array(officeProductRow),
      next_cursor: words.nullable(),
      counts: z.record(z.string(), z.int()).describe('By state, of everything that the other filters leave'),
    }),
  },
  'GET /office/products/{id}': {
    summary: 'The whole product',
    access: CATALOGUE,
    params: byId,
    answer: one,
  },
  'GET /office/products/{id}/preview': {
    summary: 'A product and its questions as shoppers would see them, also a draft',
    access: CATALOGUE,
    params: byId,
    answer: z.object({
      status: okStatus,
      result: z.object({
        state: z.enum(PRODUCT_STANDS),
        publish_at: z.iso.datetime().nullable(),
        product: productDetail,
        questions: z.array(question),
      }),
    }),
  },
  'POST /office/products': {
    summary: 'Create a product as a draft',
    access: CATALOGUE,
    idempotency: 'required',
    body: newProduct,
    answer: created,
  },
  'PUT /office/products/{id}': {
    summary: 'Change a product; 409 with the current product if it has changed since it was read',
    access: CATALOGUE,
    params: byId,
    body: productChange,
    answer: one,
  },
  'DELETE /office/products/{id}': {
    summary: 'Archive a product: it leaves the shop and the list, and can be restored',
    access: CATALOGUE,
    params: byId,
    query: z.strictObject({ version: wholeNumber(1, 2_147_483_647).optional() }),
    refusals: [409],
    answer: one,
  },
  'POST /office/products/{id}/moves': {
    summary: 'Publish a product now or at a time, take it back, archive or restore it',
    access: CATALOGUE,
    idempotency: 'required',
    params: byId,
    body: productMove,
    answer: one,
  },
  'POST /office/products/{id}/duplicate': {
    summary: 'Make a draft with the same fields, variations, pictures and questions, and without stock',
    access: CATALOGUE,
    idempotency: 'required',
    params: byId,
    body: z.strictObject({}),
    answer: created,
  },
  'POST /office/products/{id}/prices': {
    summary: 'Change the price of a product, or of its variations, all of them or none',
    access: CATALOGUE,
    idempotency: 'required',
    params: byId,
    body: priceChange,
    answer: one,
  },
  'PUT /office/products/{id}/stock': {
    summary: 'Count the stock; 409 if units were sold or counted since',
    access: STOCK,
    params: byId,
    body: stockChange,
    answer: one,
  },
  'PUT /office/products/{id}/low-stock': {
    summary: 'Set how many that can be sold are few; it counts for each variation',
    access: CATALOGUE,
    params: byId,
    body: z
      .strictObject({
        low_stock: z
          .int()
          .min(0, 'must be at least 0')
          .max(MOST_LOW_STOCK, `must be at most ${MOST_LOW_STOCK}`),
      })
      .meta({ id: 'LowStock' }),
    answer: one,
  },
  'GET /office/catalogue': {
    summary:
      'The lists that products refer to: categories, brands, models, policies, attributes and custom fields',
    access: CATALOGUE,
    answer: z.object({
      status: okStatus,
      result: z.object({
        categories: z.array(named.extend({ parent_id: id.nullable(), is_active: z.boolean() })),
        brands: z.array(named),
        models: z.array(named.extend({ brand_id: id, release_year: z.int().nullable() })),
        policies: z.array(z.object({ id, kind: z.enum(['warranty', 'return']), title: words })),
        attributes: z.array(
          named.extend({ terms: z.array(z.object({ id, label: words, swatch: words.nullable() })) }),
        ),
        custom_fields: z.array(z.object({ id, label: words, type: z.enum(['date', 'checkbox', 'text']) })),
        businesses: z.array(named).describe('The businesses for which the caller may create products'),
      }),
    }),
  },
});
