import { customType, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { carts } from '../cart/public.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What was filled in on the way out of a cart; it goes with the cart. */
export const checkoutDetails = pgTable('checkout_details', {
  cartId: uuid('cart_id')
    .primaryKey()
    .references(() => carts.id, { onDelete: 'cascade' }),
  /** Checked by the contract of its line when written, and again when read. */
  details: jsonb().$type<Record<string, unknown>>().notNull(),
  /** How it comes, code and credit, in the buy line; kept before anybody says who they are. */
  choices: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** Where a sale is paid to, sealed: only the shop can read it, with a key that this table does not hold. */
  bank: bytes(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
