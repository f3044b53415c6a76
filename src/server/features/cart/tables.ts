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

/** The cart of one line. A visitor's cart is found by its unguessable id, an account's by the session. */
export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** 1 buy, 2 sell, 3 repair. */
    line: smallint().$type<1 | 2 | 3>().notNull(),
    /** Null: a visitor's cart. */
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
 * The same product, variation and options in a cart are one item, however often they are added. An item saved for later
 * is a separate row.
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
    /** Sorted, so that the same choice always gives the same value. */
    optionIds: integer('option_ids').array().notNull().default([]),
    quantity: smallint().notNull(),
    /** Saved for later: shown below the cart, and not part of any total. */
    isSaved: boolean('is_saved').notNull().default(false),
    /** How a device for repair reaches the shop, as chosen with the repair. */
    way: text().$type<WayIn>(),
    /** When `way` was last chosen. It may be newer than the checkout's choice. */
    wayAt: timestamp('way_at', { withTimezone: true }),
    /** The unit price when it was added, in pence, to show a change. */
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
