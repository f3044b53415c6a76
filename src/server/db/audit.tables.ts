import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Who changed what in the office. A row is written in the transaction of the change. The database refuses to change
 * or delete one, so there are no foreign keys: an entry outlives the account and the thing that it names.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null when a job of the shop did it. */
    actorId: integer('actor_id'),
    actorName: text('actor_name').notNull(),
    /** The business in whose office it was done; null for the site's office. */
    businessId: integer('business_id'),
    /** Such as `approve business`. */
    action: text().notNull(),
    /** Such as `business` and its id. */
    subject: text().notNull(),
    subjectId: text('subject_id').notNull(),
    /** The fields that changed, without secrets. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    index('audit_log_subject').on(t.subject, t.subjectId, t.id),
    index('audit_log_business').on(t.businessId, t.id),
    index('audit_log_actor').on(t.actorId, t.id),
    index('audit_log_actor_name').using('gin', t.actorName.op('gin_trgm_ops')),
    index('audit_log_action').using('gin', t.action.op('gin_trgm_ops')),
    check(
      'audit_log_words',
      sql`length(${t.action}) between 1 and 100 and length(${t.subject}) between 1 and 100`,
    ),
  ],
);
