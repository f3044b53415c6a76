import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { PURCHASE_STATES } from '#rules/flows/purchase.ts';
import { users } from '../account/public.ts';
import { businesses, stores } from '../stores/public.ts';
import { products, variations } from './tables.ts';

/** An order of a business to a supplier. */
export const purchaseOrders = pgTable(
  'purchase_orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    supplier: text().notNull(),
    /** The store that it is delivered to; null: not to a store. */
    storeId: integer('store_id').references(() => stores.id, { onDelete: 'set null' }),
    expectedOn: date('expected_on'),
    note: text().notNull().default(''),
    state: text({ enum: PURCHASE_STATES }).notNull().default('draft'),
    /** Goes up with every change. A change that names an older version is refused. */
    version: integer().notNull().default(1),
    madeBy: integer('made_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    orderedAt: timestamp('ordered_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (t) => [
    index('purchase_orders_business').on(t.businessId, t.id),
    check(
      'purchase_orders_state',
      sql`${t.state} in ('draft', 'ordered', 'part_received', 'received', 'cancelled')`,
    ),
  ],
);

export const purchaseLines = pgTable(
  'purchase_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    purchaseId: integer('purchase_id')
      .notNull()
      .references(() => purchaseOrders.id, { onDelete: 'cascade' }),
    /** Null: a part that is not a product, named by its text alone. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    variationId: integer('variation_id').references(() => variations.id, { onDelete: 'set null' }),
    /** The name at the time of the order. */
    text: text().notNull(),
    quantity: integer().notNull(),
    /** In pence, without VAT; null: not known. */
    unitCost: integer('unit_cost'),
    received: integer().notNull().default(0),
  },
  (t) => [
    index('purchase_lines_purchase').on(t.purchaseId),
    check(
      'purchase_lines_units',
      sql`${t.quantity} > 0 and ${t.received} between 0 and ${t.quantity} and ${t.unitCost} >= 0`,
    ),
  ],
);
