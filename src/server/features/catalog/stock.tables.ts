import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { MOVEMENT_REASONS } from '#rules/catalog/stock-moves.ts';
import { users } from '../account/public.ts';
import { stores } from '../stores/public.ts';
import { purchaseOrders } from './purchases.tables.ts';
import { products, variations } from './tables.ts';
import { stockTransfers } from './transfers.tables.ts';

/**
 * Every movement into or out of stock. Rows are never changed. The stock of a product or variation is the sum
 * of its movements. The sum is also stored with the product, so that one row can be read and locked. The
 * stock of a store is the sum of the store's movements, and is also in `store_stock`.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variationId: integer('variation_id').references(() => variations.id, { onDelete: 'cascade' }),
    /** Null: units in no store. */
    storeId: integer('store_id').references(() => stores.id, { onDelete: 'set null' }),
    quantity: integer().notNull(),
    reason: text({ enum: MOVEMENT_REASONS }).notNull(),
    /** What caused the movement, such as the number of an order. */
    source: text().notNull().default(''),
    transferId: integer('transfer_id').references(() => stockTransfers.id, { onDelete: 'set null' }),
    purchaseId: integer('purchase_id').references(() => purchaseOrders.id, { onDelete: 'set null' }),
    /** Null: the shop itself, not a person. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('stock_movements_product').on(t.productId, t.variationId),
    index('stock_movements_latest').on(t.createdAt, t.id),
    index('stock_movements_store')
      .on(t.storeId, t.createdAt, t.id)
      .where(sql`${t.storeId} is not null`),
    index('stock_movements_trigrams').using('gin', t.source.op('gin_trgm_ops')),
    check('stock_movements_quantity', sql`${t.quantity} <> 0`),
    check(
      'stock_movements_reason',
      sql`${t.reason} in ('opening', 'sold', 'returned', 'counted', 'moved', 'bought', 'scrapped')`,
    ),
  ],
);

/**
 * The stock of each store. The rest of the stock is in no store. Only a trigger writes these rows, after
 * every movement. Another trigger refuses to commit if the stores have more than the stock.
 */
export const storeStock = pgTable(
  'store_stock',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variationId: integer('variation_id').references(() => variations.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  (t) => [
    unique('store_stock_once').on(t.productId, t.variationId, t.storeId).nullsNotDistinct(),
    index('store_stock_store').on(t.storeId),
    check('store_stock_quantity', sql`${t.quantity} >= 0`),
  ],
);
