import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { products } from './tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What listings, facets and search read: one narrow row for each product that visitors may see, with its
 * variations folded in. Only `refreshListing` writes it; a product that is unpublished, inactive or of a
 * blocked business has no row here, so no query can forget to leave it out.
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
    /** `attribute id:label`, for the terms that can be chosen. */
    terms: text().array().notNull(),
    name: text().notNull(),
    words: tsvector().notNull(),
  },
  (t) => [
    index('listing_featured').on(t.line, t.featuredRank, t.productId),
    index('listing_newest').on(t.line, t.createdAt.desc(), t.productId),
    index('listing_price').on(t.line, t.price, t.productId),
    index('listing_rating').on(t.line, t.rating.desc(), t.productId),
    index('listing_discount').on(t.line, t.discount.desc(), t.productId),
    index('listing_root').on(t.line, t.rootCategoryId, t.featuredRank, t.productId),
    index('listing_category').on(t.line, t.categoryId, t.featuredRank, t.productId),
    index('listing_brand').on(t.line, t.brandId, t.featuredRank, t.productId),
    index('listing_business').on(t.line, t.businessId, t.featuredRank, t.productId),
    index('listing_terms').using('gin', t.terms),
    index('listing_words').using('gin', t.words),
    index('listing_name').using('gin', sql`lower(${t.name}) gin_trgm_ops`),
  ],
);

/** The finished card of each listed product as wire JSON; apart from `listing`, which scans must keep narrow. */
export const listingCards = pgTable('listing_cards', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  card: text().notNull(),
});
