import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/db/bytes.ts';
import { carts } from '../cart/public.ts';

/** The checkout details of a cart. Deleted with the cart. */
export const checkoutDetails = pgTable('checkout_details', {
  cartId: uuid('cart_id')
    .primaryKey()
    .references(() => carts.id, { onDelete: 'cascade' }),
  /** Checked by the contract of its line when written, and again when read. */
  details: jsonb().$type<Record<string, unknown>>().notNull(),
  /** Delivery, code and credit in the buy line. Stored before the contact details. */
  choices: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** The seller's bank account, encrypted with a key that is not in this table. */
  bank: bytes(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
