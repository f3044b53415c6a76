import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { products } from './tables.ts';

const productId = () =>
  integer('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' });

export const customFieldDefinitions = pgTable(
  'custom_field_definitions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    label: text().notNull().unique(),
    type: text({ enum: ['date', 'checkbox', 'text'] }).notNull(),
    sortOrder: smallint('sort_order').notNull().default(0),
  },
  (t) => [check('custom_field_definitions_type', sql`${t.type} in ('date', 'checkbox', 'text')`)],
);

export const customFieldValues = pgTable(
  'custom_field_values',
  {
    productId: productId(),
    definitionId: integer('definition_id')
      .notNull()
      .references(() => customFieldDefinitions.id, { onDelete: 'cascade' }),
    value: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.definitionId] })],
);

export const boxItems = pgTable(
  'box_items',
  {
    productId: productId(),
    sortOrder: smallint('sort_order').notNull(),
    title: text().notNull(),
    quantity: smallint().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.sortOrder] }),
    check('box_items_quantity', sql`${t.quantity} > 0`),
  ],
);

export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: productId(),
    author: text().notNull(),
    rating: smallint().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    isPublished: boolean('is_published').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('reviews_newest').on(t.productId, t.createdAt),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
  ],
);
