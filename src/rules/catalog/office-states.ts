/** The states of a product in the office's list. Each product has exactly one. */
export const PRODUCT_STANDS = ['live', 'sold_out', 'draft', 'scheduled', 'hidden', 'archived'] as const;
export type ProductStand = (typeof PRODUCT_STANDS)[number];

/** Why shoppers don't see a product that is published. */
export const HIDDEN_REASONS = ['line', 'business', 'category', 'brand', 'variations'] as const;

/** The moves of a product in the office, besides changes of its fields. */
export const PRODUCT_MOVES = ['publish', 'schedule', 'unpublish', 'archive', 'restore'] as const;
export type ProductMove = (typeof PRODUCT_MOVES)[number];

/** These change what shoppers see, and need the permission to publish. */
const PUBLISHING_MOVES: ReadonlySet<ProductMove> = new Set(['publish', 'schedule', 'unpublish']);

const FROM: Readonly<Record<ProductStand, readonly ProductMove[]>> = {
  draft: ['publish', 'schedule', 'archive'],
  scheduled: ['publish', 'schedule', 'unpublish', 'archive'],
  live: ['unpublish', 'archive'],
  sold_out: ['unpublish', 'archive'],
  hidden: ['unpublish', 'archive'],
  archived: ['restore'],
};

/** Archiving these takes them off the shop, which is the other side of publishing. */
const PUBLISHED: ReadonlySet<ProductStand> = new Set(['live', 'sold_out', 'hidden', 'scheduled']);

/** The possible moves of a product in its state, for a person who may publish or may not. */
export const productMoves = (state: ProductStand, mayPublish: boolean): ProductMove[] =>
  FROM[state].filter(
    (move) => mayPublish || !(PUBLISHING_MOVES.has(move) || (move === 'archive' && PUBLISHED.has(state))),
  );

export const PRODUCT_SORTS = [
  'sold',
  'newest',
  'updated',
  'name',
  'price_asc',
  'price_desc',
  'stock',
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const STOCK_LEVELS = ['none', 'low', 'some', 'unlimited'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

/** So few that the office marks them, where a product has no other level. */
export const LOW_STOCK = 3;
/** The highest level that a product can have. */
export const MOST_LOW_STOCK = 10_000;
/** The most that can be on a shelf. */
export const MOST_STOCK = 1_000_000;
