import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, timestamp, uniqueIndex, uuid, text } from 'drizzle-orm/pg-core';
import { products, variations } from '../catalog/public.ts';

/** Who waits for a product or one variation of it to be sold again, and up to which price. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    /** Unguessable: the link that ends an alert holds nothing else. */
    id: uuid().primaryKey().defaultRandom(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** None: the simple product itself, or any variation. */
    variationId: integer('variation_id').references(() => variations.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** In pence; none: at any price. */
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
