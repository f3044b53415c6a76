import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Requests for a demo of the point-of-sale product. */
export const demoRequests = pgTable(
  'demo_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text().notNull(),
    phone: text(),
    email: text().notNull(),
    status: text({ enum: ['new', 'contacted', 'won', 'lost'] })
      .notNull()
      .default('new'),
    notes: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('demo_requests_newest').on(t.status, t.createdAt),
    check('demo_requests_status', sql`${t.status} in ('new', 'contacted', 'won', 'lost')`),
    check(
      'demo_requests_words',
      sql`btrim(${t.firstName}) <> '' and btrim(${t.lastName}) <> '' and btrim(${t.company}) <> ''`,
    ),
  ],
);
