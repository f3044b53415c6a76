import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { GRADES } from '#rules/catalog/conditions.ts';
import { POLICY_KINDS } from '#rules/catalog/list-fields.ts';
import { businesses } from '../stores/public.ts';
import { sellableChecks, sellableColumns } from './sellable.tables.ts';

/** A check that a column holds one of these words or null. */
export const oneOf = (column: SQLWrapper, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;

const serial = () => integer().primaryKey().generatedByDefaultAsIdentity();
/** Goes up with every change in the office. A change that names an older version is refused. */
const version = () => integer().notNull().default(1);

export const brands = pgTable('brands', {
  id: serial(),
  name: text().notNull().unique(),
  slug: text().notNull().unique(),
  image: text(),
  isActive: boolean('is_active').notNull().default(true),
  version: version(),
});

/** Two levels: a category (level 0) and its children (level 1). */
export const categories = pgTable(
  'categories',
  {
    id: serial(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id, { onDelete: 'restrict' }),
    level: smallint().notNull().default(0),
    slug: text().notNull().unique(),
    name: text().notNull(),
    title: text().notNull().default(''),
    subTitle: text('sub_title').notNull().default(''),
    image: text(),
    roundImage: text('round_image'),
    isActiveForBuy: boolean('is_active_for_buy').notNull().default(true),
    isActiveForSell: boolean('is_active_for_sell').notNull().default(false),
    isActiveForRepair: boolean('is_active_for_repair').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    sortOrder: smallint('sort_order').notNull().default(0),
    version: version(),
  },
  (t) => [
    check(
      'categories_level',
      sql`(${t.level} = 0 and ${t.parentId} is null) or (${t.level} = 1 and ${t.parentId} is not null)`,
    ),
    check('categories_slug', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);

/** Slugs that a category had before. They lead to its current one. */
export const oldCategorySlugs = pgTable('category_old_slugs', {
  slug: text().primaryKey(),
  categoryId: integer('category_id')
    .notNull()
    .references(() => categories.id, { onDelete: 'cascade' }),
});

/** The attribute with the role `grade` chooses the grade of a variation. It may have any name. */
export const attributes = pgTable(
  'attributes',
  {
    id: serial(),
    name: text().notNull().unique(),
    role: text({ enum: ['grade'] }),
    sortOrder: smallint('sort_order').notNull().default(0),
    version: version(),
  },
  (t) => [check('attributes_role', oneOf(t.role, ['grade']))],
);

/** `swatch` is a colour or picture that represents the term in a picker. */
export const attributeTerms = pgTable(
  'attribute_terms',
  {
    id: serial(),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    swatch: text(),
    sortOrder: smallint('sort_order').notNull().default(0),
  },
  (t) => [unique('attribute_terms_label').on(t.attributeId, t.label)],
);

export const policies = pgTable(
  'policies',
  {
    id: serial(),
    kind: text({ enum: POLICY_KINDS }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    version: version(),
  },
  (t) => [check('policies_kind', sql`${t.kind} in ('warranty', 'return')`)],
);

/** A device that may be bought, sold and repaired: up to three products share it. */
export const models = pgTable(
  'models',
  {
    id: serial(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    releaseYear: smallint('release_year'),
    version: version(),
  },
  (t) => [
    unique('models_name').on(t.brandId, t.name),
    check('models_year', sql`${t.releaseYear} between 1970 and 2100`),
  ],
);

export const products = pgTable(
  'products',
  {
    id: serial(),
    line: smallint().$type<1 | 2 | 3>().notNull(),
    type: smallint().$type<1 | 2>().notNull().default(1),
    modelId: integer('model_id').references(() => models.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    slug: text().notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'restrict' }),
    description: text().notNull().default(''),
    ...sellableColumns(),
    lengthMm: integer('length_mm'),
    widthMm: integer('width_mm'),
    heightMm: integer('height_mm'),
    weightG: integer('weight_g'),
    warrantyPolicyId: integer('warranty_policy_id').references(() => policies.id, { onDelete: 'restrict' }),
    returnPolicyId: integer('return_policy_id').references(() => policies.id, { onDelete: 'restrict' }),
    warranty: text(),
    sim: text(),
    network: text(),
    carrierOption: text('carrier_option'),
    miscColor: text('misc_color'),
    miscQuality: text('misc_quality'),
    miscSeries: text('misc_series'),
    miscType: text('misc_type'),
    saleCount: integer('sale_count').notNull().default(0),
    /** The office warns when this many or fewer can be sold, of the product or of one of its variations. */
    lowStock: integer('low_stock').notNull().default(3),
    /**
     * The variation that got the stock of the product when it got variations. Older open orders name the
     * product alone: their reserved units belong to this variation now.
     */
    stockVariationId: integer('stock_variation_id').references((): AnyPgColumn => variations.id, {
      onDelete: 'set null',
    }),
    featuredRank: integer('featured_rank').notNull().default(1_000_000),
    isActive: boolean('is_active').notNull().default(true),
    isPublished: boolean('is_published').notNull().default(true),
    /** When a job publishes it; null: not planned. */
    publishAt: timestamp('publish_at', { withTimezone: true }),
    /** Orders leave it. */
    version: version(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    ...sellableChecks('products', t),
    check('products_publish_at', sql`${t.publishAt} is null or not ${t.isPublished}`),
    unique('products_line_model').on(t.line, t.modelId, t.businessId),
    index('products_business').on(t.businessId),
    index('products_model').on(t.modelId),
    check('products_line', sql`${t.line} between 1 and 3`),
    check('products_type', sql`${t.type} in (1, 2)`),
    check('products_slug', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('products_sale_count', sql`${t.saleCount} >= 0`),
    check('products_low_stock', sql`${t.lowStock} between 0 and 1000000`),
  ],
);

/** Paths that a product had before. They lead to its current one. */
export const oldAddresses = pgTable(
  'product_old_addresses',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categorySlug: text('category_slug').notNull(),
    slug: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.categorySlug, t.slug] })],
);

/** The attributes of a variable product. The position is the n of `col_n` in the API. */
export const productAttributes = pgTable(
  'product_attributes',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.id, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    unique('product_attributes_once').on(t.productId, t.attributeId),
    check('product_attributes_position', sql`${t.position} between 1 and 4`),
  ],
);

const termId = (position: number) =>
  integer(`term_${position}_id`).references(() => attributeTerms.id, { onDelete: 'restrict' });

export const variations = pgTable(
  'variations',
  {
    id: serial(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    image: text(),
    term1Id: termId(1).notNull(),
    term2Id: termId(2),
    term3Id: termId(3),
    term4Id: termId(4),
    /** The shop's own word for the condition. The term may have any name. */
    grade: text({ enum: GRADES }),
    ...sellableColumns(),
    isDefault: boolean('is_default').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    /** No longer a choice of its product. Kept, because orders and stock movements name it. */
    isRemoved: boolean('is_removed').notNull().default(false),
  },
  (t) => [
    ...sellableChecks('variations', t),
    check('variations_removed', sql`not ${t.isRemoved} or (not ${t.isActive} and not ${t.isDefault})`),
    check('variations_grade', oneOf(t.grade, GRADES)),
    index('variations_uploaded')
      .on(t.image)
      .where(sql`${t.image} like 'media/%'`),
    unique('variations_terms').on(t.productId, t.term1Id, t.term2Id, t.term3Id, t.term4Id).nullsNotDistinct(),
    uniqueIndex('variations_one_default')
      .on(t.productId)
      .where(sql`${t.isDefault}`),
  ],
);

/** A picture of a product; with a term it belongs to the variations of that term, such as a colour. */
export const productImages = pgTable(
  'product_images',
  {
    id: serial(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    termId: integer('term_id').references(() => attributeTerms.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    sortOrder: smallint('sort_order').notNull().default(0),
  },
  (t) => [
    index('product_images_uploaded')
      .on(t.name)
      .where(sql`${t.name} like 'media/%'`),
    unique('product_images_once').on(t.productId, t.termId, t.name).nullsNotDistinct(),
    check('product_images_name', sql`${t.name} ~ '^[a-z0-9]+([/-][a-z0-9]+)*$'`),
  ],
);
