import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { products } from '../catalog/public.ts';

/**
 * The rows that listings, facets and search read: one narrow row for each product that visitors may see,
 * including its variations. Only `writes.ts` writes it. A product that is unpublished, inactive or of a
 * blocked business has no row here, so no query can show it by mistake.
 */
export const listing = pgTable(
  'listing',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    line: smallint().notNull(),
    categoryId: integer('category_id').notNull(),
    rootCategoryId: integer('root_category_id').notNull(),
    brandId: integer('brand_id').notNull(),
    businessId: integer('business_id').notNull(),
    price: integer().notNull(),
    discount: integer().notNull(),
    inStock: boolean('in_stock').notNull(),
    rating: real().notNull(),
    featuredRank: integer('featured_rank').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    grades: text().array().notNull(),
    /** `attribute id:label` for the terms that can be chosen. A colour is given by its family. */
    terms: text().array().notNull(),
    /** The same for the products' own colour names, so that links with such a name still work. */
    rawTerms: text('raw_terms')
      .array()
      .notNull()
      .default(sql`'{}'`),
    name: text().notNull(),
    /** How many words the name has besides its brand. Of two matches, the shorter name is better. */
    nameSize: smallint('name_size').notNull(),
    /** Every word by which a search may find the product, made by the SQL function `search_words`. */
    words: text().array().notNull(),
  },
  (t) => [
    index('listing_featured').on(t.line, t.featuredRank, t.productId),
    index('listing_newest').on(t.line, t.createdAt.desc(), t.productId),
    index('listing_price').on(t.line, t.price, t.productId),
    index('listing_root_price').on(t.line, t.rootCategoryId, t.price, t.productId),
    index('listing_category_price').on(t.line, t.categoryId, t.price, t.productId),
    index('listing_rating').on(t.line, t.rating.desc(), t.productId),
    index('listing_discount').on(t.line, t.discount.desc(), t.productId),
    index('listing_any_line').on(t.featuredRank, t.productId),
    index('listing_search').on(t.nameSize, t.line, t.featuredRank, t.productId),
  ],
);

/** The finished card of each listed product as JSON. A separate table, to keep the rows of `listing` narrow. */
export const listingCards = pgTable('listing_cards', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  card: text().notNull(),
  /** `CARD_VERSION` of the code that wrote it. */
  version: smallint().notNull().default(0),
});

/**
 * Products whose rows above are out of date. Triggers on the tables of the catalogue write here, in the transaction of
 * the change. A product may be here many times: with a unique key, two buyers of one product would wait for each other.
 */
export const listingDue = pgTable(
  'listing_due',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    productId: integer('product_id').notNull(),
  },
  (t) => [index('listing_due_product').on(t.productId)],
);

/**
 * One row. The node that refreshes holds its lock, so that no two write the same card from different states of the
 * data. `version` is the `CARD_VERSION` of the newest code that was started. Nodes with older code don't refresh.
 */
export const listingRefresher = pgTable(
  'listing_refresher',
  {
    id: boolean().primaryKey().default(true),
    version: smallint().notNull().default(0),
  },
  (t) => [check('listing_refresher_one', sql`${t.id}`)],
);
