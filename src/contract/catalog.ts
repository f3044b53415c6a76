import { z } from 'zod';
import { GRADES } from '#rules/conditions.ts';
import { SORTS } from '#rules/sorts.ts';
import { defineCalls } from './call.ts';
import {
  flag,
  id,
  idCommaList,
  idList,
  idText,
  labelList,
  okStatus,
  pounds,
  poundsText,
  rich,
  slug,
  termFilter,
  wholeNumber,
} from './fields.ts';

const MAX_PAGE = 100_000;
export const PER_PAGE = 24;

const lineCode = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const lineText = z.enum(['1', '2', '3'], { error: 'must be 1 (buy), 2 (sell) or 3 (repair)' });
const searchText = z.string().trim().min(1).max(120, 'must be at most 120 characters');

/** Filters that the product list and its facets share. */
const productFilters = z.strictObject({
  ids: idList.optional(),
  category_ids: idList.optional(),
  is_active_for: lineText.optional(),
  is_active_for_web: flag.optional(),
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
});
export type ProductFilters = z.output<typeof productFilters>;

const productsQuery = productFilters.extend({
  sort: z.enum(SORTS, { error: `must be one of ${SORTS.join(', ')}` }).optional(),
  page: wholeNumber(1, MAX_PAGE).optional(),
  per_page: wholeNumber(1, 100).optional(),
});
export type ProductsQuery = z.output<typeof productsQuery>;

const stockFields = {
  raw_status: z.boolean().describe('true: availability is a yes/no flag; false: it is counted'),
  stock_status: z.enum(['instock', 'outofstock']),
  available_stock: z
    .union([z.int().min(0), z.enum(['yes', 'no'])])
    .optional()
    .describe('A count, or yes/no when raw_status is true; left out when the business hides its stock'),
};

const priceFields = {
  regular_price: pounds,
  sale_price: pounds.nullable(),
  is_on_sale: z.boolean(),
};

const tradeInFields = {
  is_trade_in: z.boolean(),
  cash_trade_in_value: pounds.nullable(),
  voucher_trade_in_value: pounds.nullable(),
};

const termColumns = {
  col_1_term_name: z.string().nullable(),
  col_2_term_name: z.string().nullable(),
  col_3_term_name: z.string().nullable(),
  col_4_term_name: z.string().nullable(),
};

const brand = z.object({ id, name: z.string(), slug: z.string(), image: z.string().nullable() });

const cardTerms = z.object({
  attribute_name: z.string(),
  labels: z.array(z.object({ label: z.string(), term_image: z.string().nullable() })),
});

/** One card of a listing: a product with all its variations folded into it. */
export const productCard = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  thumbnail: z.string().nullable(),
  type: z.union([z.literal(1), z.literal(2)]),
  is_active_for: lineCode,
  category_id: id,
  Category: z.object({ id, slug: z.string(), name: z.string() }),
  brand_id: id,
  Brand: brand,
  business_id: id,
  Business: z.object({ id, business_name: z.string(), hide_stock: z.boolean() }),
  product_condition: z.int().min(1).max(3),
  conditions: z.array(z.string()).describe('Grades that can be chosen, best first'),
  ...priceFields,
  has_price_range: z.boolean().describe('true: the price is the lowest of several ("from")'),
  ...stockFields,
  product_rating: z.number().min(0).max(5),
  product_rating_count: z.int().min(0),
  product_sale_count: z.int().min(0),
  release_year: z.int().nullable(),
  ...tradeInFields,
  has_questions: z.boolean(),
  terms: z.array(cardTerms),
});
export type ProductCard = z.infer<typeof productCard>;

const facetCount = z.object({ id, name: z.string(), count: z.int().min(0) });

export const facets = z.object({
  brands: z.array(facetCount),
  categories: z.array(facetCount.extend({ slug: z.string(), parent_id: id.nullable() })),
  conditions: z.array(z.object({ label: z.string(), count: z.int().min(0) })),
  businesses: z.array(facetCount),
  price: z.object({ min: pounds, max: pounds }),
  in_stock: z.int().min(0),
  on_sale: z.int().min(0),
  attributes: z.array(
    z.object({
      attribute_id: id,
      attribute_name: z.string(),
      terms: z.array(
        z.object({ label: z.string(), term_image: z.string().nullable(), count: z.int().min(0) }),
      ),
    }),
  ),
});
export type Facets = z.infer<typeof facets>;

const policy = z.object({ id, title: z.string(), description: rich });
export type Policy = z.infer<typeof policy>;

export const questionOption = z.object({
  id,
  label: z.string(),
  value: z.string(),
  price: z
    .number()
    .multipleOf(0.01)
    .describe('Added to the price; below zero where an answer lowers an offer'),
  inventory_item_id: id.nullable(),
  qunatity: z.int().min(0),
  description: z.string().nullable(),
});

export const question = z.object({
  id,
  title: z.string(),
  key: z.string(),
  condition: z.union([z.literal(1), z.literal(2)]).describe('2: an answer is required'),
  option_type: z
    .union([z.literal(1), z.literal(2), z.literal(3)])
    .describe('1 single, 2 multiple, 3 text only'),
  description: rich.nullable(),
  sort_order: z.int(),
  Question_options: z.array(questionOption),
});
export type Question = z.infer<typeof question>;

const misc = z.object({ title: z.string() }).nullable();

export const variation = z.object({
  id,
  product_id: id,
  name: z.string(),
  image: z.string().nullable(),
  sku: z.string(),
  type: z.literal(2),
  is_default: z.boolean(),
  ...priceFields,
  ...stockFields,
  ...termColumns,
  ...tradeInFields,
  product_condition: z.int().min(1).max(3),
  product_rating: z.number(),
  product_rating_count: z.int(),
  Wish_list: z.null().describe('Depends on who looks: fetched with the wishlist'),
  Warranty_policy: policy.nullable(),
  Return_policy: policy.nullable(),
  variation_meta: z.array(z.object({ attribute_id: id, label: z.string() })),
});
export type Variation = z.infer<typeof variation>;

/** In the product's own answer a variation is only what a picker needs; the lookup gives the rest. */
const variationChoice = z.object({
  id,
  name: z.string(),
  image: z.string().nullable(),
  sku: z.string(),
  is_default: z.boolean(),
  ...priceFields,
  ...stockFields,
  ...termColumns,
});
export type VariationChoice = z.infer<typeof variationChoice>;

const review = z.object({
  id,
  author: z.string(),
  rating: z.int().min(1).max(5),
  title: z.string(),
  body: z.string(),
  created_at: z.string(),
});
export type Review = z.infer<typeof review>;

export const productDetail = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  category: z.string(),
  category_id: id,
  Category: z.object({ id, slug: z.string(), name: z.string() }),
  product_images: z.array(z.object({ imageName: z.string(), term_label: z.string().nullable() })),
  stock: z.int().min(0).optional(),
  ...stockFields,
  ...priceFields,
  type: z.union([z.literal(1), z.literal(2)]),
  is_active_for: lineCode,
  sku: z.string(),
  brand_id: id,
  Brand: brand,
  business_id: id,
  Business: z.object({
    id,
    business_name: z.string(),
    business_address: z.string(),
    business_phone_no: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    post_code: z.string(),
    hide_stock: z.boolean(),
    estimated_delivery_days: z.int().min(0),
    estimated_delivery_hours: z.int().min(0),
    estimated_delivery_minutes: z.int().min(0),
  }),
  product_atrribute: z.array(
    z.object({
      attribute_id: id,
      attribute_name: z.string(),
      column: z.int().min(1).max(4),
      terms: z.array(z.object({ label: z.string(), term_image: z.string().nullable(), attribute_id: id })),
    }),
  ),
  Product_variations: z.array(variationChoice),
  description: rich,
  product_condition: z.int().min(1).max(3),
  length: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  weight: z.number().nullable(),
  warranty_policy_id: id.nullable(),
  return_policy_id: id.nullable(),
  Warranty_policy: policy.nullable(),
  Return_policy: policy.nullable(),
  product_sale_count: z.int().min(0),
  product_rating: z.number().min(0).max(5),
  product_rating_count: z.int().min(0),
  Custom_Field_Values: z.array(
    z.object({
      field_value: z.string(),
      Custom_Field_Definition: z.object({
        field_label: z.string(),
        field_type: z.enum(['date', 'checkbox', 'text']),
        sort_order: z.int(),
      }),
    }),
  ),
  release_year: z.int().nullable(),
  warranty: z.string().nullable(),
  sim: z.string().nullable(),
  network: z.string().nullable(),
  carrier_option: z.string().nullable(),
  Wish_list: z.null().describe('Depends on who looks: fetched with the wishlist'),
  ...tradeInFields,
  Misc_color: misc,
  Misc_quality: misc,
  Misc_series: misc,
  Misc_type: misc,
  Product_included_in_boxes: z.array(z.object({ title: z.string(), qunatity: z.int().min(1) })),
  BreadCrumb: z.array(z.object({ name: z.string(), slug: z.string() })),
  reviews: z.array(review),
  other_lines: z
    .array(z.object({ id, is_active_for: lineCode, slug: z.string(), category_slug: z.string() }))
    .describe('The same model in the other two lines'),
});
export type ProductDetail = z.infer<typeof productDetail>;

export const category = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  sub_title: z.string(),
  url: z.string(),
  category_image: z.string().nullable(),
  image: z.string().nullable(),
  level: z.int().min(0).max(1),
  parent_id: id.nullable(),
  is_active_for_buy: z.boolean(),
  is_active_for_sell: z.boolean(),
  is_active_for_repair: z.boolean(),
  product_count: z.int().min(0),
});
export type Category = z.infer<typeof category>;

/** `where_in_col` of the navbar call: chosen from this list, never passed on. */
export const NAVBAR_COLUMNS = ['id', 'parent_id'] as const;

const suggestion = z.object({
  products: z.array(
    z.object({
      id,
      title: z.string(),
      slug: z.string(),
      category_slug: z.string(),
      image: z.string().nullable(),
      is_active_for: lineCode,
      price: pounds,
      has_price_range: z.boolean(),
    }),
  ),
  categories: z.array(
    z.object({ id, name: z.string(), slug: z.string(), line: z.enum(['buy', 'sell', 'repair']) }),
  ),
  brands: z.array(z.object({ id, name: z.string(), slug: z.string() })),
});
export type Suggestions = z.infer<typeof suggestion>;

const byId = z.strictObject({ id: idText });
const termName = z.string().min(1).max(80);

export const catalogCalls = defineCalls({
  'GET /no/auth/web/site/products': {
    summary: 'Products by ids, category ids, or any listing',
    query: productsQuery,
    answer: z.object({
      status: okStatus,
      data: z.array(productCard),
      total: z.int().min(0),
      page: z.int().min(1),
      per_page: z.int().min(1),
    }),
  },
  'GET /no/auth/web/site/products/filter': {
    summary: 'Facets of a listing, with counts',
    query: productFilters,
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
  'GET /no/auth/web/site/questions': {
    summary: 'Add-on questions of a product',
    query: z.strictObject({
      product_id: idText,
      order_by_col: z.enum(['sort_order', 'id'], { error: 'must be sort_order or id' }).optional(),
      order_by: z.enum(['ASC', 'DESC'], { error: 'must be ASC or DESC' }).optional(),
    }),
    answer: z.object({ status: okStatus, result: z.array(question) }),
  },
  'GET /no/auth/web/site/categories': {
    summary: 'All categories',
    answer: z.object({ status: okStatus, result: z.array(category) }),
  },
  'GET /no/auth/web/site/categories/{id}': {
    summary: 'Category by id',
    params: byId,
    answer: z.object({ status: okStatus, result: category }),
  },
  'GET /no/auth/web/site/brands': {
    summary: 'Brands',
    answer: z.object({ status: okStatus, result: z.array(brand) }),
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
    answer: z.object({ status: okStatus, result: suggestion }),
  },
});
