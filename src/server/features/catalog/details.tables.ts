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
  uuid,
} from 'drizzle-orm/pg-core';
import { CUSTOM_FIELD_TYPES } from '#rules/catalog/list-fields.ts';
import { REVIEW_STATES } from '#rules/catalog/review-fields.ts';
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
    type: text({ enum: CUSTOM_FIELD_TYPES }).notNull(),
    sortOrder: smallint('sort_order').notNull().default(0),
    version: integer().notNull().default(1),
  },
  (t) => [check('custom_field_definitions_type', sql`${t.type} in ('date', 'checkbox', 'text')`)],
);

export const customFieldValues = pgTable(
  'custom_field_values',
  {
    productId: productId(),
    definitionId: integer('definition_id')
      .notNull()
      .references(() => customFieldDefinitions.id, { onDelete: 'restrict' }),
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
    state: text({ enum: REVIEW_STATES }).notNull().default('published'),
    isPublished: boolean('is_published')
      .notNull()
      .generatedAlwaysAs(sql`state = 'published'`),
    /** The order line it is about, which proves that its writer bought it. Null: older than orders in this shop. */
    orderLineId: integer('order_line_id').unique(),
    photoIds: uuid('photo_ids').array().notNull().default([]),
    hiddenReason: text('hidden_reason'),
    /** The vendor's answer. A vendor may answer once. */
    answer: text(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** Goes up with every change. A publication must name the version that was read. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('reviews_newest').on(t.productId, t.createdAt),
    index('reviews_waiting')
      .on(t.id)
      .where(sql`${t.state} = 'waiting'`),
    check('reviews_state', sql`${t.state} in ('waiting', 'published', 'hidden')`),
    check('reviews_answer', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
  ],
);
