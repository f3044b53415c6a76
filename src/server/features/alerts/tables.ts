import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, timestamp, uniqueIndex, uuid, text } from 'drizzle-orm/pg-core';
import { products, variations } from '../catalog/public.ts';

/** Requests to be mailed when a product or variation can be bought, up to a price. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    /** Unguessable, since the link that ends an alert holds nothing else. */
    id: uuid().primaryKey().defaultRandom(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null: the simple product itself, or any variation. */
    variationId: integer('variation_id').references(() => variations.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** In pence; null: any price. */
    maxPrice: integer('max_price'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('stock_alerts_once')
      .on(t.productId, sql`coalesce(${t.variationId}, 0)`, sql`lower(${t.email})`)
      .where(sql`${t.notifiedAt} is null`),
    index('stock_alerts_told')
      .on(sql`lower(${t.email})`, t.notifiedAt)
      .where(sql`${t.notifiedAt} is not null`),
    index('stock_alerts_variation').on(t.variationId),
    check(
      'stock_alerts_email',
      sql`${t.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(${t.email}) <= 254`,
    ),
    check('stock_alerts_max_price', sql`${t.maxPrice} > 0`),
  ],
);
