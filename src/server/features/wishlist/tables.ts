import { index, integer, pgTable, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '../account/public.ts';
import { products } from '../catalog/public.ts';

/** What a shopper would like to have one day, and what it cost when they said so. */
export const wishlist = pgTable(
  'wishlist',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** In pence: the price that its card showed. */
    priceThen: integer('price_then').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [unique('wishlist_once').on(t.userId, t.productId), index('wishlist_product').on(t.productId)],
);
