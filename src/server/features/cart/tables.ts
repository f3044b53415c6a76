import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { WayIn } from '#rules/checkout/form.ts';
import { users } from '../account/public.ts';
import { products, variations } from '../catalog/public.ts';

/** What somebody gathers in one line. A visitor holds a cart by its unguessable id, an account by its session. */
export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** 1 buy, 2 sell, 3 repair. */
    line: smallint().$type<1 | 2 | 3>().notNull(),
    /** None: a visitor's. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('carts_one_of_each')
      .on(t.userId, t.line)
      .where(sql`${t.userId} is not null`),
    index('carts_forgotten')
      .on(t.updatedAt)
      .where(sql`${t.userId} is null`),
    check('carts_line', sql`${t.line} between 1 and 3`),
  ],
);

/**
 * The same product, variation and options in a cart are one item, however often they are added. What is saved for
 * later is an item of its own beside it.
 */
export const cartItems = pgTable(
  'cart_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variationId: integer('variation_id').references(() => variations.id, { onDelete: 'cascade' }),
    /** In rising order, so that the same choice is always written the same way. */
    optionIds: integer('option_ids').array().notNull().default([]),
    quantity: smallint().notNull(),
    /** Kept for another day: shown below the cart, and part of no sum. */
    isSaved: boolean('is_saved').notNull().default(false),
    /** How a device that is repaired reaches the bench, as chosen with the repair. */
    way: text().$type<WayIn>(),
    /** When that was chosen last: it may be later than what the checkout keeps. */
    wayAt: timestamp('way_at', { withTimezone: true }),
    /** The price of one when it was added, in pence, so that a change can be told. */
    priceThen: integer('price_then').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique('cart_items_once')
      .on(t.cartId, t.productId, t.variationId, t.optionIds, t.isSaved)
      .nullsNotDistinct(),
    index('cart_items_product').on(t.productId),
    index('cart_items_variation').on(t.variationId),
    check('cart_items_way', sql`${t.way} in ('drop_in', 'post_in')`),
    check('cart_items_quantity', sql`${t.quantity} between 1 and 99`),
  ],
);
