import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { carts } from '../cart/public.ts';

/** What was filled in on the way out of a cart; it goes with the cart. */
export const checkoutDetails = pgTable('checkout_details', {
  cartId: uuid('cart_id')
    .primaryKey()
    .references(() => carts.id, { onDelete: 'cascade' }),
  /** Checked by the contract of its line when written, and again when read. */
  details: jsonb().$type<Record<string, unknown>>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
