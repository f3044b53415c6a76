import { z } from 'zod';
import { GRADES } from '#rules/catalog/conditions.ts';
import { REVIEW_SORTS } from '#rules/catalog/review-sorts.ts';
import { SORTS } from '#rules/catalog/sorts.ts';
import { LONGEST_SEARCH, searchedText } from '#rules/search/typed-text.ts';
import { defineCalls, MEMBERS } from './call.ts';
import { advice } from './catalog-advice.ts';
import { question } from './catalog-questions.ts';
import {
  brand,
  category,
  facets,
  priceSpan,
  productCard,
  productDetail,
  review,
  searchNote,
  suggestions,
  variation,
} from './catalog-shapes.ts';
import {
  commonQuery,
  email,
  flag,
  id,
  idCommaList,
  idList,
  idText,
  labelList,
  okStatus,
  poundsText,
  slug,
  termFilter,
  wholeNumber,
} from './fields.ts';

export type * from './catalog-advice.ts';
export type * from './catalog-questions.ts';
export type * from './catalog-shapes.ts';

const MAX_PAGE = 100_000;
export const PER_PAGE = 24;

const lineText = z.enum(['1', '2', '3'], { error: 'must be 1 (buy), 2 (sell) or 3 (repair)' });
const searchText = z
  .string()
  .overwrite(searchedText)
  .min(1)
  .describe(`The first ${LONGEST_SEARCH} characters count`);

/** Filters that the product list and its facets share. */
const productFilters = z.strictObject({
  ids: idList.optional(),
  category_ids: idList.optional(),
  is_active_for: lineText.optional(),
  ...commonQuery,
  category: slug.optional(),
  business: idText.optional(),
  brand_ids: idList.optional(),
  conditions: labelList(z.enum(GRADES)).optional(),
  min_price: poundsText.optional(),
  max_price: poundsText.optional(),
  terms: termFilter.optional(),
  in_stock: flag.optional(),
  on_sale: flag.optional(),
  q: searchText.optional(),
  literal: flag.optional().describe('With q: the words as they were typed, none taken for a slip'),
});
export type ProductFilters = z.output<typeof productFilters>;

const productsQuery = productFilters.extend({
  sort: z.enum(SORTS, { error: `must be one of ${SORTS.join(', ')}` }).optional(),
  page: wholeNumber(1, MAX_PAGE).optional(),
  per_page: wholeNumber(1, 100).optional(),
});
export type ProductsQuery = z.output<typeof productsQuery>;

/** `where_in_col` of the navbar call. Only these names are allowed, so no other text reaches the SQL. */
const NAVBAR_COLUMNS = ['id', 'parent_id'] as const;

const reviewsQuery = z.strictObject({
  sort: z.enum(REVIEW_SORTS, { error: `must be one of ${REVIEW_SORTS.join(', ')}` }).optional(),
  stars: wholeNumber(1, 5).optional(),
  page: wholeNumber(1, MAX_PAGE).optional(),
  per_page: wholeNumber(1, 100).optional(),
});
export type ReviewsQuery = z.output<typeof reviewsQuery>;

const byId = z.strictObject({ id: idText });
const termName = z.string().min(1).max(80);

const MAX_CEILING_POUNDS = 1_000_000;
const ceilingError = 'must be an amount in pounds, such as 249.99';

/** A request to be mailed when a product can be bought again, up to a price. */
const stockAlert = z.strictObject({
  email,
  product_variation_id: id
    .nullish()
    .describe('Left out or null: the product itself, or any of its variations'),
  max_price: z
    .number(ceilingError)
    .positive(ceilingError)
    .max(MAX_CEILING_POUNDS, ceilingError)
    .multipleOf(0.01, ceilingError)
    .nullish()
    .describe('Left out or null: at any price'),
});
export type StockAlert = z.output<typeof stockAlert>;

const questionsOfProduct = {
  query: z.strictObject({
    product_id: idText,
    order_by_col: z.enum(['sort_order', 'id'], { error: 'must be sort_order or id' }).optional(),
    order_by: z.enum(['ASC', 'DESC'], { error: 'must be ASC or DESC' }).optional(),
  }),
  answer: z.object({ status: okStatus, result: z.array(question) }),
};

export const catalogCalls = defineCalls({
  'GET /no/auth/web/site/products': {
    summary: 'Products by ids, category ids, or any listing',
    query: productsQuery,
    refusals: [404],
    answer: z.object({
      status: okStatus,
      data: z.array(productCard),
      total: z.int().min(0),
      page: z.int().min(1),
      per_page: z.int().min(1),
      search: searchNote.optional().describe('With q only'),
    }),
  },
  'GET /no/auth/web/site/products/filter': {
    summary: 'Facets of a listing, with counts',
    query: productFilters,
    refusals: [404],
    answer: z.object({ status: okStatus, data: facets }),
  },
  'GET /no/auth/web/site/products/variation': {
    summary: 'Variation lookup by its terms',
    query: z.strictObject({
      product_id: idText,
      col_1_term_name: termName.optional(),
      col_2_term_name: termName.optional(),
      col_3_term_name: termName.optional(),
      col_4_term_name: termName.optional(),
    }),
    answer: z.object({ status: okStatus, result: z.array(variation).max(1) }),
  },
  'GET /no/auth/web/site/products/{id}': {
    summary: 'Product and variations by id',
    params: byId,
    answer: z.object({ status: okStatus, result: z.array(productDetail).length(1) }),
  },
  'GET /no/auth/web/site/products/{id}/reviews': {
    summary: 'Published reviews of a product, by date or by stars',
    params: byId,
    query: reviewsQuery,
    answer: z.object({
      status: okStatus,
      data: z.array(review),
      total: z.int().min(0),
      page: z.int().min(1),
      per_page: z.int().min(1),
    }),
  },
  'GET /no/auth/web/site/products/{id}/advice': {
    summary: "The prices of repairing and replacing this product's model, and the offers for it",
    params: byId,
    answer: z.object({ status: okStatus, result: advice }),
  },
  'POST /no/auth/web/site/products/{id}/notify': {
    summary: 'Mail me when this can be bought again; asking twice is asking once, with the later ceiling',
    params: byId,
    body: stockAlert,
    answer: z.object({ status: okStatus, message: z.string() }),
  },
  'GET /no/auth/web/site/questions': {
    summary: 'Add-on questions of a product',
    ...questionsOfProduct,
  },
  'GET /web/site/questions': {
    summary: 'The same for who is logged in: 401 tells that a session has ended',
    access: MEMBERS,
    ...questionsOfProduct,
  },
  'GET /no/auth/web/site/categories': {
    summary: 'All categories',
    query: z.strictObject(commonQuery),
    answer: z.object({ status: okStatus, result: z.array(category) }),
  },
  'GET /no/auth/web/site/categories/{id}': {
    summary: 'Category by id',
    params: byId,
    answer: z.object({ status: okStatus, result: category }),
  },
  'GET /no/auth/web/site/brands': {
    summary: 'Brands',
    query: z.strictObject(commonQuery),
    answer: z.object({ status: okStatus, result: z.array(brand) }),
  },
  'GET /no/auth/web/site/prices': {
    summary: 'Lowest and highest price of each category in each line',
    answer: z.object({ status: okStatus, result: z.array(priceSpan) }),
  },
  'GET /market/one/navbar': {
    summary: 'Categories of the navigation bar with their children',
    query: z.strictObject({
      where_in_col: z
        .enum(NAVBAR_COLUMNS, { error: `must be one of ${NAVBAR_COLUMNS.join(', ')}` })
        .optional(),
      where_in_value: idCommaList.optional(),
    }),
    answer: z.object({
      status: okStatus,
      result: z.array(category.extend({ child: z.array(category) })),
    }),
  },
  'GET /no/auth/web/site/search': {
    summary: 'Search suggestions while typing',
    query: z.strictObject({ q: searchText, is_active_for: lineText.optional() }),
    answer: z.object({ status: okStatus, result: suggestions }),
  },
});
