import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Messages on their way out. A row is written in the transaction of what it tells about, so that there is
 * neither a message about something that did not happen nor something that nobody was told of.
 */
export const outbox = pgTable(
  'outbox',
  {
    /** Also the Message-ID: a message that is sent again after a crash is known by its reader's mail program. */
    id: uuid().primaryKey().defaultRandom(),
    /** What the message is about, so that a job which runs again does not write it again. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When to try next; whoever tries moves it on first, and so keeps the others away. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    tries: smallint().notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Given up: nobody tries again. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (t) => [
    index('outbox_due')
      .on(t.dueAt)
      .where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    check(
      'outbox_recipient',
      sql`${t.recipient} ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(${t.recipient}) <= 254`,
    ),
    check('outbox_subject', sql`${t.subject} !~ '[[:cntrl:]]' and length(${t.subject}) between 1 and 250`),
    check('outbox_end', sql`${t.sentAt} is null or ${t.failedAt} is null`),
    check('outbox_failure', sql`${t.failedAt} is null or ${t.lastError} is not null`),
    check('outbox_tries', sql`${t.tries} >= 0`),
  ],
);
