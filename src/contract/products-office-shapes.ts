import { z } from 'zod';
import { SLUG, SLUG_ERROR } from '#rules/catalog/slug.ts';
import { GRADES } from '#rules/catalog/conditions.ts';
import { LONGEST_DESCRIPTION } from '#rules/catalog/list-fields.ts';
import { MOST_QUESTIONS } from '#rules/catalog/questions.ts';
import { MOST_OPTIONS, MOST_VARIATIONS } from '#rules/catalog/variation-options.ts';
import { HIDDEN_REASONS, MOST_STOCK, PRODUCT_MOVES, PRODUCT_STANDS } from '#rules/catalog/office-states.ts';
import { HIGHEST_PRICE, PRICE_CHANGES, ROUNDINGS } from '#rules/money/price-change.ts';
import { id, pounds } from './fields.ts';
import {
  lineCode,
  measureFields,
  priceFields,
  productType,
  stockStatus,
  tradeInFields,
} from './product-fields.ts';
import { officeQuestion, questionChange } from './questions-office-shapes.ts';
import { cleanLine } from './typed.ts';

const words = z.string();
const moment = z.iso.datetime();
export const version = z.int().min(1).describe('The version that was read; an older one is refused with 409');

const condition = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const cost = pounds
  .nullable()
  .optional()
  .describe('The cost of one for the business; left out for staff without the permission Cost');

const standing = {
  id,
  version: z.int(),
  name: words,
  slug: words,
  sku: words,
  type: productType,
  is_active_for: lineCode,
  Category: z.object({ id, slug: words, name: words }),
  Brand: z.object({ id, name: words }),
  business: z.object({ id, name: words }),
  state: z.enum(PRODUCT_STANDS),
  hidden_because: z
    .enum(HIDDEN_REASONS)
    .nullable()
    .describe('Why shoppers don’t see it though it is published'),
  publish_at: moment.nullable(),
  updated_at: moment,
  product_sale_count: z.int(),
  moves: z.array(z.enum(PRODUCT_MOVES)).describe('The moves that the caller may make now'),
};

/** A product in the office's list. */
export const officeProductRow = z
  .object({
    ...standing,
    image: words.nullable(),
    price: pounds.describe('As shoppers see it; the lowest of its variations'),
    has_price_range: z.boolean(),
    was: pounds.nullable().describe('The struck-through price'),
    cost_price: cost,
    variation_count: z.int(),
    stock: z
      .int()
      .nullable()
      .describe('The stock, reserved units included; null if availability is yes or no'),
    reserved_stock: z.int(),
    low_stock: z.int().describe('So many that can be sold, or fewer, are marked as low'),
    is_available: z.boolean(),
  })
  .meta({ id: 'OfficeProductRow' });
export type OfficeProductRow = z.infer<typeof officeProductRow>;

const sellable = {
  sku: words,
  product_condition: condition,
  ...priceFields,
  cost_price: cost,
  raw_status: z.boolean().describe('true: availability is yes or no, and nothing is counted'),
  is_available: z.boolean().describe('The yes or no, where nothing is counted'),
  stock_status: stockStatus,
  stock: z.int(),
  reserved_stock: z.int(),
  ...tradeInFields,
};

const officeVariation = z
  .object({
    id,
    name: words,
    image: words.nullable(),
    term_ids: z.array(id),
    terms: z.array(words),
    grade: z.enum(GRADES).nullable(),
    ...sellable,
    is_default: z.boolean(),
    is_active: z.boolean(),
  })
  .meta({ id: 'OfficeVariation' });
export type OfficeVariation = z.infer<typeof officeVariation>;

/** The whole product, as the office edits it. */
export const officeProduct = z
  .object({
    ...standing,
    ...sellable,
    low_stock: z.int().describe('So many that can be sold, or fewer, are marked as low'),
    created_at: moment,
    category_id: id,
    brand_id: id,
    model_id: id.nullable(),
    release_year: z.int().nullable(),
    description: words,
    ...measureFields,
    warranty_policy_id: id.nullable(),
    return_policy_id: id.nullable(),
    warranty: words.nullable(),
    sim: words.nullable(),
    network: words.nullable(),
    carrier_option: words.nullable(),
    misc_color: words.nullable(),
    misc_quality: words.nullable(),
    misc_series: words.nullable(),
    misc_type: words.nullable(),
    attributes: z.array(z.object({ attribute_id: id, attribute_name: words })),
    variations: z.array(officeVariation),
    removed_variations: z
      .array(officeVariation)
      .describe(
        'Removed from the choices. A variation that is added again with the same terms continues its history',
      ),
    questions: z.array(officeQuestion),
    product_images: z.array(
      z.object({
        imageName: words,
        term_id: id.nullable(),
        media_id: id.nullable().describe('null: it came with the shop, not from the media library'),
        alt: words.nullable(),
      }),
    ),
    custom_fields: z.array(z.object({ definition_id: id, value: words })),
    box: z.array(z.object({ title: words, qunatity: z.int() })),
  })
  .meta({ id: 'OfficeProduct' });
export type OfficeProduct = z.infer<typeof officeProduct>;

const price = z
  .number({ error: ({ input }) => (input === undefined ? 'Required' : 'must be an amount in pounds') })
  .min(0, 'must be at least 0')
  .max(HIGHEST_PRICE / 100, 'must be at most £1,000,000')
  .multipleOf(0.01, 'must have at most two decimals');
const required = (longest: number) => cleanLine(longest).refine((text) => text.length > 0, 'Required');
const emptyAsNull = (longest: number) =>
  cleanLine(longest)
    .nullable()
    .transform((text) => text || null);
const size = z.number().min(0).max(100_000).multipleOf(0.1).nullable();
const stock = z.int().min(0, 'must be at least 0').max(MOST_STOCK, `must be at most ${MOST_STOCK}`);
/**
 * A stock count also sends the number that it replaces, so that units sold in between are not counted twice.
 */
const counted = z.strictObject({ now: stock, was: stock }).meta({ id: 'StockCount' });

const PICTURE = /^[a-z0-9]+(?:[/-][a-z0-9]+)*$/;

/** The fields of a product that a caller may write. A field that is left out stays as it is. */
export const productFields = {
  name: required(160),
  slug: z.string().max(120, 'must be at most 120 characters').regex(SLUG, SLUG_ERROR),
  category_id: id,
  brand_id: id,
  model_id: id.nullable(),
  description: z
    .string()
    .max(LONGEST_DESCRIPTION, `must be at most ${LONGEST_DESCRIPTION} characters`)
    .describe('HTML; it is cleaned'),
  sku: required(80),
  product_condition: condition,
  regular_price: price,
  sale_price: price.nullable(),
  is_on_sale: z.boolean(),
  cost_price: price.nullable(),
  raw_status: z.boolean(),
  is_available: z.boolean(),
  stock_status: stockStatus,
  is_trade_in: z.boolean(),
  cash_trade_in_value: price.nullable(),
  voucher_trade_in_value: price.nullable(),
  length: size,
  width: size,
  height: size,
  weight: z.int().min(0).max(1_000_000).nullable(),
  warranty_policy_id: id.nullable(),
  return_policy_id: id.nullable(),
  warranty: emptyAsNull(120),
  sim: emptyAsNull(120),
  network: emptyAsNull(120),
  carrier_option: emptyAsNull(120),
  misc_color: emptyAsNull(120),
  misc_quality: emptyAsNull(120),
  misc_series: emptyAsNull(120),
  misc_type: emptyAsNull(120),
  custom_fields: z
    .array(z.strictObject({ definition_id: id, value: required(500) }))
    .max(60)
    .refine(
      (fields) => new Set(fields.map(({ definition_id: of }) => of)).size === fields.length,
      'names a field twice',
    ),
  box: z.array(z.strictObject({ title: required(120), qunatity: z.int().min(1).max(999) })).max(40),
  questions: z.array(questionChange).max(MOST_QUESTIONS).describe('The whole list, in order'),
  product_images: z
    .array(
      z.strictObject({
        imageName: z.string().max(200).regex(PICTURE, 'is no picture'),
        term_id: id.nullable(),
      }),
    )
    .max(120)
    .refine(
      (images) =>
        new Set(images.map((image) => `${image.term_id} ${image.imageName}`)).size === images.length,
      'names a picture twice',
    ),
};

const variationFields = z
  .strictObject(productFields)
  .pick({
    sku: true,
    product_condition: true,
    regular_price: true,
    sale_price: true,
    is_on_sale: true,
    cost_price: true,
    raw_status: true,
    is_available: true,
    stock_status: true,
    is_trade_in: true,
    cash_trade_in_value: true,
    voucher_trade_in_value: true,
  })
  .partial();

/** A variation to add or to change. Fields that are left out stay as they are. */
const variationChange = z
  .strictObject({
    id: id.optional().describe('Without: a new one. A removed one with the same terms comes back'),
    term_ids: z.array(id).min(1).max(MOST_OPTIONS).optional().describe('One of each attribute, in order'),
    ...variationFields.shape,
    is_active: z.boolean().optional().describe('false: shoppers can’t choose it'),
    is_default: z.literal(true).optional().describe('Chosen when the page opens'),
    stock: counted.optional(),
    takes_stock: z
      .literal(true)
      .optional()
      .describe(
        'For a product that had no variations: this variation gets the product’s stock. Default: the variation that is chosen first',
      ),
  })
  .refine(({ id: known, term_ids: terms }) => known !== undefined || terms !== undefined, {
    path: ['term_ids'],
    error: 'Required',
  })
  .meta({ id: 'VariationChange' });

const variationLists = {
  attribute_ids: z
    .array(id)
    .max(MOST_OPTIONS)
    .refine((ids) => new Set(ids).size === ids.length, 'names an attribute twice')
    .optional()
    .describe('The options that its variations differ in; none for a product without variations'),
  variations: z.array(variationChange).max(MOST_VARIATIONS).optional().describe('Those to add or to change'),
};

export const productChange = z
  .strictObject({
    version,
    ...z.strictObject(productFields).partial().shape,
    stock: counted.optional(),
    ...variationLists,
    removed_variation_ids: z.array(id).max(MOST_VARIATIONS).optional(),
  })
  .meta({ id: 'ProductChange' });

const { name, category_id, brand_id, regular_price, ...rest } = productFields;
export const newProduct = z
  .strictObject({
    name,
    category_id,
    brand_id,
    regular_price,
    ...z.strictObject(rest).partial().shape,
    ...variationLists,
    is_active_for: lineCode.optional().describe('1 buy, 2 sell, 3 repair; 1 unless told'),
    stock: stock.optional().describe('The stock'),
    business_id: id.optional().describe('The business that owns it; for staff of the site'),
  })
  .meta({ id: 'NewProduct' });

export const productMove = z
  .strictObject({
    move: z.enum(PRODUCT_MOVES),
    version,
    publish_at: moment.optional().describe('To schedule: when it is published'),
  })
  .refine(({ move, publish_at: at }) => (move === 'schedule') === (at !== undefined), {
    path: ['publish_at'],
    error: 'goes with schedule, and schedule with it',
  })
  .meta({ id: 'ProductMove' });

export const priceChange = z
  .strictObject({
    version,
    how: z.enum(PRICE_CHANGES),
    amount: z.number().min(-1_000_000).max(1_000_000).multipleOf(0.01).default(0),
    round: z.enum(ROUNDINGS).default('none'),
    keeps_was: z.boolean().default(false).describe('Shows the price of before as the struck-through one'),
    variation_ids: z.array(id).min(1).max(500).optional().describe('All of them unless told'),
  })
  .meta({ id: 'PriceChange' });

export const stockChange = z
  .strictObject({
    variation_id: id.optional(),
    store_id: id.nullish().describe('The store of the count; null: units in no store; left out: all units'),
    ...counted.shape,
  })
  .meta({ id: 'StockChange' });
