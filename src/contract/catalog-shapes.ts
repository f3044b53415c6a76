import { z } from 'zod';
import { GRADES } from '#rules/catalog/conditions.ts';
import { contactFields } from './contact-fields.ts';
import { benchTime, offerTerms } from './catalog-questions.ts';
import { focalPoint, id, pounds, rich } from './fields.ts';
import { photo } from './photos.ts';
import {
  lineCode,
  measureFields,
  priceFields,
  productType,
  stockStatus,
  tradeInFields,
} from './product-fields.ts';
import { away, courierHours } from './stores.ts';

/** The stock fields of products and variations. */
const stockFields = {
  stock: z
    .int()
    .min(0)
    .nullable()
    .optional()
    .describe(
      'Units that can be bought: stock less reserved units; null if stock is not counted; left out if the business hides its stock',
    ),
  raw_status: z.boolean().describe('true: availability is a yes/no flag; false: it is counted'),
  stock_status: stockStatus,
  available_stock: z
    .union([z.int().min(0), z.enum(['yes', 'no'])])
    .optional()
    .describe('A count, or yes/no when raw_status is true; left out when the business hides its stock'),
};

const wishList = z
  .object({ id, product_id: id })
  .nullable()
  .describe('The entry on the wishlist of the shopper who asks; null for everybody else');

const termColumns = {
  col_1_term_name: z.string().nullable(),
  col_2_term_name: z.string().nullable(),
  col_3_term_name: z.string().nullable(),
  col_4_term_name: z.string().nullable(),
};

export const brand = z
  .object({ id, name: z.string(), slug: z.string(), image: z.string().nullable() })
  .meta({ id: 'Brand' });

const attributeRole = z
  .enum(['grade'])
  .nullable()
  .describe('grade: this attribute chooses the grade, under any name');
const grade = z.enum(GRADES).nullable().describe('null: it has no grade');

const cardTerms = z.object({
  attribute_name: z.string(),
  attribute_role: attributeRole,
  labels: z.array(z.object({ label: z.string(), term_image: z.string().nullable() })),
});

/** One card of a listing: a product including all its variations. */
export const productCard = z
  .object({
    id,
    title: z.string(),
    slug: z.string(),
    image: z.string().nullable(),
    thumbnail: z.string().nullable(),
    type: productType,
    is_active_for: lineCode,
    category_id: id,
    Category: z.object({ id, slug: z.string(), name: z.string() }),
    brand_id: id,
    Brand: brand,
    business_id: id,
    Business: z.object({ id, business_name: z.string(), hide_stock: z.boolean(), away: away.optional() }),
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
    Wish_list: wishList.optional(),
    terms: z.array(cardTerms),
    lowest_fault: z
      .object({ label: z.string(), description: z.string().nullable(), bench: benchTime.nullable() })
      .nullable()
      .describe('Of a repair: the fault that its price is for, and a note about it'),
  })
  .meta({ id: 'ProductCard' });
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
      attribute_role: attributeRole,
      terms: z.array(
        z.object({ label: z.string(), term_image: z.string().nullable(), count: z.int().min(0) }),
      ),
    }),
  ),
});
export type Facets = z.infer<typeof facets>;

const policy = z.object({ id, title: z.string(), description: rich }).meta({ id: 'Policy' });
export type Policy = z.infer<typeof policy>;

const misc = z.object({ title: z.string() }).nullable();

export const variation = z
  .object({
    id,
    product_id: id,
    name: z.string(),
    image: z.string().nullable(),
    sku: z.string(),
    type: z.literal(2),
    is_default: z.boolean(),
    grade,
    ...priceFields,
    ...stockFields,
    ...termColumns,
    ...tradeInFields,
    product_condition: z.int().min(1).max(3),
    product_rating: z.number(),
    product_rating_count: z.int(),
    Wish_list: wishList,
    Warranty_policy: policy.nullable(),
    Return_policy: policy.nullable(),
    variation_meta: z.array(z.object({ attribute_id: id, label: z.string() })),
  })
  .meta({ id: 'Variation' });
export type Variation = z.infer<typeof variation>;

/** In the product's answer, a variation has only what a picker needs. The lookup call gives the rest. */
const variationChoice = z.object({
  id,
  name: z.string(),
  image: z.string().nullable(),
  sku: z.string(),
  is_default: z.boolean(),
  grade,
  product_condition: z.int().min(1).max(3),
  ...priceFields,
  ...stockFields,
  ...termColumns,
});
export type VariationChoice = z.infer<typeof variationChoice>;

export const review = z
  .object({
    id,
    author: z.string(),
    rating: z.int().min(1).max(5),
    title: z.string(),
    body: z.string(),
    created_at: z.string(),
    is_verified: z.boolean().describe('Whether its writer bought the product here'),
    photos: z.array(photo),
    answer: z.object({ text: z.string(), at: z.string() }).nullable().describe('The vendor’s answer'),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

export const productDetail = z
  .object({
    id,
    name: z.string(),
    slug: z.string(),
    category: z.string(),
    category_id: id,
    Category: z.object({ id, slug: z.string(), name: z.string() }),
    product_images: z.array(
      z.object({
        imageName: z.string(),
        term_label: z.string().nullable(),
        alt: z.string().optional().describe('A description of the picture, if the vendor wrote one'),
      }),
    ),
    ...stockFields,
    ...priceFields,
    type: productType,
    is_active_for: lineCode,
    sku: z.string(),
    brand_id: id,
    Brand: brand,
    business_id: id,
    Business: z.object({
      id,
      ...contactFields,
      away,
      hide_stock: z.boolean(),
      estimated_delivery_days: z.int().min(0),
      estimated_delivery_hours: z.int().min(0),
      estimated_delivery_minutes: z.int().min(0),
      opening_hours: courierHours,
    }),
    product_atrribute: z.array(
      z.object({
        attribute_id: id,
        attribute_name: z.string(),
        attribute_role: attributeRole,
        column: z.int().min(1).max(4),
        terms: z.array(z.object({ label: z.string(), term_image: z.string().nullable(), attribute_id: id })),
      }),
    ),
    Product_variations: z.array(variationChoice),
    description: rich,
    product_condition: z.int().min(1).max(3),
    ...measureFields,
    warranty_policy_id: id.nullable(),
    return_policy_id: id.nullable(),
    Warranty_policy: policy.nullable(),
    Return_policy: policy.nullable(),
    product_sale_count: z.int().min(0),
    product_rating: z.number().min(0).max(5),
    product_rating_count: z.int().min(0),
    product_rating_spread: z
      .array(z.int().min(0))
      .length(5)
      .describe('How many reviews give 1, 2, 3, 4 and 5 stars'),
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
    Wish_list: wishList,
    ...tradeInFields,
    offer_terms: offerTerms.optional().describe('Of a product that is sold to the shop'),
    Misc_color: misc,
    Misc_quality: misc,
    Misc_series: misc,
    Misc_type: misc,
    Product_included_in_boxes: z.array(z.object({ title: z.string(), qunatity: z.int().min(1) })),
    BreadCrumb: z.array(z.object({ name: z.string(), slug: z.string() })),
    reviews: z.array(review).describe('The newest ones; the rest by the call for reviews'),
    other_lines: z
      .array(z.object({ id, is_active_for: lineCode, slug: z.string(), category_slug: z.string() }))
      .describe('The same model in the other two lines'),
  })
  .meta({ id: 'Product' });
export type ProductDetail = z.infer<typeof productDetail>;

export const category = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    title: z.string(),
    sub_title: z.string(),
    url: z.string(),
    category_image: z.string().nullable(),
    image: z.string().nullable(),
    image_focus: focalPoint
      .nullable()
      .describe('The point that stays in view when the picture is cropped; null: its middle'),
    level: z.int().min(0).max(1),
    parent_id: id.nullable(),
    is_active_for_buy: z.boolean(),
    is_active_for_sell: z.boolean(),
    is_active_for_repair: z.boolean(),
    product_count: z.int().min(0),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof category>;

/** The lowest and highest price of a category in a line. In the sell line, the offers. */
export const priceSpan = z.object({
  is_active_for: lineCode,
  category: z.string().describe('Its slug'),
  min_price: pounds,
  max_price: pounds,
});
export type PriceSpan = z.infer<typeof priceSpan>;

const lineName = z.enum(['buy', 'sell', 'repair']);
const lineTotal = z.object({ line: lineName, total: z.int().min(0) });

const suggestedFault = z.object({
  values: z.array(z.string()).describe('As the page of the product takes them: ?fault='),
  label: z.string(),
  price: pounds.nullable().describe('null: priced after a look at the device'),
  time: z.string().nullable(),
});

/** How a search was understood. */
export const searchNote = z.object({
  corrected: z.string().nullable().describe('The corrected search text; null if nothing was corrected'),
  near: z
    .boolean()
    .describe(
      'true: no product of the line has all the words; the answer holds those that have most of them',
    ),
  unsold: z.string().nullable().describe('The model that the words name, where the line does not have it'),
  line: lineName.nullable().describe('The line that the words ask for, such as sell in "sell my phone"'),
  faults: z
    .array(z.string())
    .describe('In the line of repairs: the faults that the words name, as a product page takes them'),
  repairs: z
    .array(suggestedFault.extend({ id }))
    .describe('The price of repairing these faults, for each product of this page'),
  popular: z.array(z.string()).describe('If this page is empty: popular searches'),
  other_lines: z
    .array(lineTotal)
    .describe('How many products with all the words the other lines have; filters do not count'),
});
export type SearchNote = z.infer<typeof searchNote>;

/** A category or brand, and the line that its link leads to. */
const suggestedName = z
  .object({ id, name: z.string(), slug: z.string(), line: lineName })
  .meta({ id: 'SuggestedName' });

export const SUGGESTION_GROUPS = ['products', 'categories', 'brands', 'stores', 'pages', 'places'] as const;
/** Pages of the shop itself that a search may ask for. */
export const SHOP_PLACES = [
  'cart',
  'account',
  'orders',
  'wishlist',
  'compare',
  'deals',
  'pos',
  'stores',
  'sell',
  'repair',
] as const;

export const suggestions = z
  .object({
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
        near: z.boolean().describe('It has most of the words, not all'),
        fault: suggestedFault.nullable().describe('For a repair: the searched fault that it repairs'),
      }),
    ),
    categories: z.array(suggestedName),
    brands: z.array(suggestedName),
    stores: z.array(z.object({ id, name: z.string(), address: z.string(), hours: z.string() })),
    pages: z.array(z.object({ key: z.string(), title: z.string(), text: z.string() })),
    places: z.array(z.enum(SHOP_PLACES)),
    order: z.array(z.enum(SUGGESTION_GROUPS)).describe('Which of these comes first'),
    line: lineName.nullable().describe('The line that the words ask for'),
    unsold: z.string().nullable().describe('The model that the words name, where the shop does not sell it'),
    town: z.string().nullable().describe('The town that the words name, where the shop has no store'),
    corrected: z.string().nullable().describe('The corrected search text; null if nothing was corrected'),
    totals: z.array(lineTotal).describe('How many products each line has for these words'),
    instead: z
      .object({ spellings: z.array(z.string()), popular: z.array(z.string()) })
      .nullable()
      .describe('If nothing was found: similar words, and popular searches'),
  })
  .meta({ id: 'SearchResult' });
export type Suggestions = z.infer<typeof suggestions>;
