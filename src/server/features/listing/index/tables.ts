import {
  bigserial,
  bit,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';

/**
 * How many product ids share one row of bits. 2 KB are enough for the database to compress the rows of words
 * that few products have, and few enough to stay inside a page.
 */
export const CHUNK_BITS = 16_384;
/** The chunk of a product is its id shifted by this; its bit is the rest. */
export const CHUNK_SHIFT = Math.log2(CHUNK_BITS);

/** The facet of a row of bits. Attributes start at `ATTRIBUTE`, each with its own number. */
export const FACET = {
  line: 1,
  brand: 2,
  category: 3,
  business: 4,
  grade: 5,
  stock: 6,
  sale: 7,
  /** One row for each binary digit of the price in pence. A price range is compared digit by digit. */
  price: 8,
} as const;
export const ATTRIBUTE = 1_000;
/** From here on: the products' own names behind a family. They can be filtered by, but are not counted. */
export const RAW_ATTRIBUTE = 17_000;

/** Filters treat all prices of 2^24 pence (about 167,000 pounds) or more as equal. */
export const PRICE_DIGITS = 24;

/**
 * The listed products that have a value: bit n of a chunk is the product with the id chunk × CHUNK_BITS + n.
 * Counting a facet is an AND and a count of bits, not a visit to each product. Only `foldListing` writes
 * here; products in `listing_changes` have changed since, and are read from `listing` itself.
 */
export const listingBits = pgTable(
  'listing_bits',
  {
    facet: smallint().notNull(),
    value: text().notNull(),
    chunk: integer().notNull(),
    bits: bit({ dimensions: CHUNK_BITS }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.facet, t.value, t.chunk] })],
);

/** The same for search words. A separate table, since most words are rare and their rows compress well. */
export const listingWordBits = pgTable(
  'listing_word_bits',
  {
    word: text().notNull(),
    chunk: integer().notNull(),
    bits: bit({ dimensions: CHUNK_BITS }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.word, t.chunk] })],
);

/**
 * Products whose bits are out of date, written by triggers on `listing`. Rows are only added, so no writer
 * waits.
 */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    productId: integer('product_id').notNull(),
  },
  (t) => [index('listing_changes_product').on(t.productId)],
);

/** One row, locked while a node folds. It also holds when the shop's set of words last changed. */
export const listingFolds = pgTable('listing_folds', {
  id: boolean().primaryKey().default(true),
  wordsVersion: integer('words_version').notNull().default(0),
});
