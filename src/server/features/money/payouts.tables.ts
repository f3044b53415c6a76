import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '#server/db/bytes.ts';
import { users } from '../account/public.ts';
import { businesses } from '../stores/public.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A vendor's bank account, encrypted. */
export const payoutAccounts = pgTable('payout_accounts', {
  businessId: integer('business_id')
    .primaryKey()
    .references(() => businesses.id, { onDelete: 'cascade' }),
  account: bytes().notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Payouts to vendors that were made together. */
export const payoutRuns = pgTable(
  'payout_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    madeBy: integer('made_by').references(() => users.id, { onDelete: 'set null' }),
    madeAt: moment('made_at').notNull(),
  },
  (t) => [index('payout_runs_made').on(t.madeAt)],
);

/** One vendor's part of a run. */
export const payouts = pgTable(
  'payouts',
  {
    runId: integer('run_id')
      .notNull()
      .references(() => payoutRuns.id, { onDelete: 'restrict' }),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'restrict' }),
    amount: integer().notNull(),
    /** The account at that time, encrypted, so that the bank file stays the same. */
    account: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.businessId] }),
    index('payouts_business').on(t.businessId),
    check('payouts_amount', sql`${t.amount} > 0`),
  ],
);
