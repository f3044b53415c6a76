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
 * Work for later: mail, pictures to encode, reports, and what comes back by the clock. A row is written in the
 * transaction of what caused it, so that there is neither a job about something that did not happen nor something
 * that no job was written for.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Which handler does it. */
    kind: text().notNull(),
    /** A second job of the same kind and key is not written. */
    key: text(),
    /** What the handler needs. What is under `secret`, such as a link that opens an account, is erased at the end. */
    payload: jsonb().$type<object>().notNull().default({}),
    /** Comes back at these times, in UTC. */
    cron: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When to try next. While a node works on a job this is the end of its lease, which the node renews. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    tries: smallint().notNull().default(0),
    /** When the last try that failed, or the last round of a job that comes back, ended. */
    triedAt: timestamp('tried_at', { withTimezone: true }),
    /** How far it is, where a handler says so. */
    progressDone: integer('progress_done').notNull().default(0),
    progressTotal: integer('progress_total'),
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** Given up: nobody tries again. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (t) => [
    unique('jobs_kind_key').on(t.kind, t.key),
    index('jobs_due')
      .on(t.kind, t.dueAt)
      .where(sql`${t.doneAt} is null and ${t.failedAt} is null`),
    index('jobs_mail_to')
      .on(sql`lower(${t.payload} ->> 'to')`)
      .where(sql`${t.kind} = 'mail'`),
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
