import { index, integer, pgTable, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '../account/public.ts';
import { products } from '../catalog/public.ts';

/** Products on wishlists, with the price at the time they were added. */
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
    /** The price on its card, in pence. */
    priceThen: integer('price_then').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [unique('wishlist_once').on(t.userId, t.productId), index('wishlist_product').on(t.productId)],
);
