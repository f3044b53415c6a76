import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * Background work: mail, pictures to encode, reports and scheduled jobs. A row is written in the transaction of the
 * change that causes it, so that either both exist or neither.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The kind of its handler. */
    kind: text().notNull(),
    /** A second job of the same kind and key is not written. */
    key: text(),
    /** Input of the handler. Its `secret`, such as a link that opens an account, is erased when the job ends. */
    payload: jsonb().$type<object>().notNull().default({}),
    /** The times of a repeated job, in UTC. */
    cron: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When to try next. While a node works on a job this is the end of its lease, which the node renews. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    tries: smallint().notNull().default(0),
    /** When the last failed try, or the last run of a repeated job, ended. */
    triedAt: timestamp('tried_at', { withTimezone: true }),
    /** Progress, if the handler reports it. */
    progressDone: integer('progress_done').notNull().default(0),
    progressTotal: integer('progress_total'),
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** Set when the job was given up. It is not retried. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    lastError: text('last_error'),
    /** When the site's staff dismissed the failure. */
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }),
  },
  (t) => [
    unique('jobs_kind_key').on(t.kind, t.key),
    index('jobs_due')
      .on(t.kind, t.dueAt)
      .where(sql`${t.doneAt} is null and ${t.failedAt} is null`),
    index('jobs_mail_to')
      .on(sql`lower(${t.payload} ->> 'to')`)
      .where(sql`${t.kind} = 'mail'`),
    index('jobs_failed')
      .on(t.failedAt)
      .where(sql`${t.failedAt} is not null and ${t.dismissedAt} is null`),
    index('jobs_cron')
      .on(t.kind)
      .where(sql`${t.cron} is not null`),
    check('jobs_end', sql`${t.doneAt} is null or ${t.failedAt} is null`),
    check('jobs_failure', sql`${t.failedAt} is null or ${t.lastError} is not null`),
    check('jobs_cron', sql`${t.cron} is null or (${t.doneAt} is null and ${t.failedAt} is null)`),
    check('jobs_tries', sql`${t.tries} >= 0`),
    check('jobs_payload', sql`jsonb_typeof(${t.payload}) = 'object'`),
    check('jobs_progress', sql`${t.progressDone} >= 0 and ${t.progressTotal} >= 0`),
    check(
      'jobs_mail',
      sql`${t.kind} <> 'mail' or (
        ${t.payload} ->> 'to' is not null and ${t.payload} ->> 'subject' is not null
        and ${t.payload} ->> 'to' ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(${t.payload} ->> 'to') <= 254
        and ${t.payload} ->> 'subject' !~ '[[:cntrl:]]' and length(${t.payload} ->> 'subject') between 1 and 250)`,
    ),
  ],
);
