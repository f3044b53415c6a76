import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Requests that were carried out under a key of their sender, with what was answered. A row is written in the
 * transaction of what the request changed: either both are there after a crash, or neither.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** A hash of who sent it: nobody is answered with what was somebody else's. */
    scope: text().notNull(),
    key: text().notNull(),
    /** A hash of what was asked. */
    fingerprint: text().notNull(),
    /** As JSON; empty while the request is being carried out, which nobody else can see. */
    answer: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index('idempotency_keys_created').on(t.createdAt),
    check('idempotency_keys_key', sql`${t.key} ~ '^[!-~]{8,64}$'`),
  ],
);
