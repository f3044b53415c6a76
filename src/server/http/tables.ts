import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Requests that were carried out with an idempotency key, and their answers. A row is written in the transaction of
 * the change, so after a crash both exist or neither.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** A hash of the sender, so that no sender gets the answer to another. */
    scope: text().notNull(),
    key: text().notNull(),
    /** A hash of the request. */
    fingerprint: text().notNull(),
    /** As JSON. Empty during the transaction, which no other transaction can see. */
    answer: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index('idempotency_keys_created').on(t.createdAt),
    check('idempotency_keys_key', sql`${t.key} ~ '^[!-~]{8,64}$'`),
  ],
);
