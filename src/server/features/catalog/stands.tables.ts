import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { products, variations } from './tables.ts';

/**
 * What the lists of the office pick, order and count products by, one narrow row each. Triggers write these tables when
 * a transaction that changed products ends, and nothing else does (`docs/decisions/069-lists-of-the-catalogue.md`).
 */
export const productStands = pgTable(
  'product_stands',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    businessId: integer('business_id').notNull(),
    categoryId: integer('category_id').notNull(),
    brandId: integer('brand_id').notNull(),
    /** What the product itself says. Of one that is public, switches of others decide too. */
    stand: text({ enum: ['archived', 'draft', 'scheduled', 'hidden', 'public'] }).notNull(),
    line: smallint().notNull(),
    /** Some of it can be sold. */
    isLeft: boolean('is_left').notNull(),
    /** It is not marked as sold out. That is enough for a business that hides its stock. */
    isOffered: boolean('is_offered').notNull(),
    price: integer().notNull(),
    /** Null: it is not counted. */
    stock: integer(),
    available: integer(),
    lowStock: integer('low_stock').notNull(),
    saleCount: integer('sale_count').notNull(),
    /** To the millisecond, like a cursor. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** In small letters. */
    name: text().notNull(),
  },
  // One for each order of the list, so that a page is read from where it begins.
  (t) => [
    index('product_stands_sold').on(t.saleCount, t.productId),
    index('product_stands_updated').on(t.updatedAt, t.productId),
    index('product_stands_name').on(t.name, t.productId),
    index('product_stands_price').on(t.price, t.productId),
    index('product_stands_stock').on(sql`coalesce(${t.stock}, 2147483647)`, t.productId),
  ],
);

/** In small letters, what a product is searched by: its name, its SKU and those of its variations. */
export const productWords = pgTable(
  'product_words',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    businessId: integer('business_id').notNull(),
    words: text().notNull(),
  },
  (t) => [index('product_words_trigrams').using('gin', t.words.op('gin_trgm_ops'))],
);

/**
 * What the list of stock picks and counts by: a row for each product without variations and for each variation. It is
 * written only when a level changes, not with each sale.
 */
export const shelves = pgTable(
  'shelves',
  {
    /** Twice the id of a product, or that of a variation and one. */
    place: integer().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variationId: integer('variation_id').references(() => variations.id, { onDelete: 'cascade' }),
    businessId: integer('business_id').notNull(),
    lowStock: integer('low_stock').notNull(),
    /** How much can be sold. Null: not in the list, since it is not counted, or no longer sold. */
    level: text({ enum: ['none', 'low', 'some'] }),
    /** How much lies in no store. */
    restLevel: text('rest_level', { enum: ['none', 'low', 'some'] }),
    /** Of the product, in small letters. */
    name: text().notNull(),
    words: text().notNull(),
  },
  (t) => [
    index('shelves_product').on(t.productId),
    index('shelves_variation').on(t.variationId),
    index('shelves_name')
      .on(t.name, t.place)
      .where(sql`${t.level} is not null`),
    index('shelves_business')
      .on(t.businessId, t.name, t.place)
      .where(sql`${t.level} is not null`),
    index('shelves_level').on(t.level, t.businessId),
    index('shelves_rest').on(t.restLevel, t.businessId),
    index('shelves_trigrams').using('gin', t.words.op('gin_trgm_ops')),
  ],
);

/** Products that an open transaction has changed. It is empty for everybody else. */
export const standsDue = pgTable(
  'stands_due',
  {
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    productIds: integer('product_ids').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.transactionId, t.id] })],
);
