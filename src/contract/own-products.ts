import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, okStatus, pounds, wholeNumber } from './fields.ts';
import { lineCode, productType } from './product-fields.ts';

/** How the shop shows a product now. Each product has one of these states. */
export const PRODUCT_STATES = ['listed', 'out_of_stock', 'hidden'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

const ownProduct = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  Category: z.object({ id, slug: z.string(), name: z.string() }),
  image: z.string().nullable(),
  is_active_for: lineCode,
  type: productType,
  sku: z.string(),
  price: pounds.describe('As listings show it: the lowest to buy or repair, the offer to sell'),
  variation_count: z.int().min(0),
  stock: z
    .int()
    .min(0)
    .nullable()
    .describe('The number that can still be sold; null if availability is yes or no'),
  is_available: z.boolean().describe('Whether there is any'),
  state: z.enum(PRODUCT_STATES),
  hidden_because: z
    .enum(['unpublished', 'inactive', 'business', 'line', 'category'])
    .nullable()
    .describe('Why shoppers do not see it; null where they do'),
});
export type OwnProduct = z.infer<typeof ownProduct>;

const MAX_PAGE = 100_000;

const ownProductsQuery = z.strictObject({
  page: wholeNumber(1, MAX_PAGE).optional(),
  per_page: wholeNumber(1, 100).optional(),
  q: z.string().trim().min(1).max(120, 'must be at most 120 characters').optional(),
  state: z.enum(PRODUCT_STATES, { error: `must be one of ${PRODUCT_STATES.join(', ')}` }).optional(),
});
export type OwnProductsQuery = z.output<typeof ownProductsQuery>;

export const ownProductCalls = defineCalls({
  'GET /web/site/products': {
    summary: "The owner's own products with their stock, also those that shoppers can't see",
    access: { permission: 'catalogue', of: 'business' },
    query: ownProductsQuery,
    answer: z.object({
      status: okStatus,
      data: z.array(ownProduct),
      total: z.int(),
      page: z.int(),
      per_page: z.int(),
      counts: z
        .object({ all: z.int(), listed: z.int(), out_of_stock: z.int(), hidden: z.int() })
        .describe('Of the search’s results, in every state'),
    }),
  },
});
