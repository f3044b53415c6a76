import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { TRANSFER_STATES } from '#rules/flows/transfer.ts';
import { users } from '../account/public.ts';
import { businesses, stores } from '../stores/public.ts';
import { products, variations } from './tables.ts';

/** Goods that are brought from one place of a business to another. A place without a store is null. */
export const stockTransfers = pgTable(
  'stock_transfers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    fromStoreId: integer('from_store_id').references(() => stores.id, { onDelete: 'set null' }),
    toStoreId: integer('to_store_id').references(() => stores.id, { onDelete: 'set null' }),
    state: text({ enum: TRANSFER_STATES }).notNull().default('draft'),
    note: text().notNull().default(''),
    /** Goes up with every change. A change that names an older version is refused. */
    version: integer().notNull().default(1),
    madeBy: integer('made_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (t) => [
    index('stock_transfers_business').on(t.businessId, t.id),
    check('stock_transfers_state', sql`${t.state} in ('draft', 'sent', 'received', 'cancelled')`),
  ],
);

export const stockTransferLines = pgTable(
  'stock_transfer_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    transferId: integer('transfer_id')
      .notNull()
      .references(() => stockTransfers.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variationId: integer('variation_id').references(() => variations.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    received: integer().notNull().default(0),
    /** Sent, and found not to have come. */
    missing: integer().notNull().default(0),
  },
  (t) => [
    unique('stock_transfer_lines_once').on(t.transferId, t.productId, t.variationId).nullsNotDistinct(),
    check(
      'stock_transfer_lines_units',
      sql`${t.quantity} > 0 and ${t.received} >= 0 and ${t.missing} >= 0 and ${t.received} + ${t.missing} <= ${t.quantity}`,
    ),
  ],
);
