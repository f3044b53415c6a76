import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CONVERSATION_SUBJECTS, MESSAGE_SIDES } from '#rules/messages/message-fields.ts';
import { users } from '../account/public.ts';
import { businesses, stores } from '../stores/public.ts';

/** Milliseconds, like JavaScript: a cursor with finer times would show the last row of a page again. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/**
 * The messages between a buyer and an office about one thing, such as an order. The row holds everything that
 * the inbox shows and searches, so that conversations of all kinds are in one list.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject: text({ enum: CONVERSATION_SUBJECTS }).notNull(),
    subjectId: integer('subject_id').notNull(),
    /** The number of the thing, for people. */
    number: text().notNull().unique(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'restrict' }),
    /** The store where the goods are handed over, for staff who work for some stores only. */
    storeId: integer('store_id').references(() => stores.id, { onDelete: 'restrict' }),
    /** The buyer's name. */
    person: text().notNull(),
    /** Since when the buyer waits for an answer; null: for none. */
    waitsSince: moment('waits_since'),
    /** When staff put it away; null: it is open. A new message opens it again. */
    closedAt: moment('closed_at'),
    lastAt: moment('last_at').notNull(),
  },
  (t) => [
    unique('conversations_subject').on(t.subject, t.subjectId),
    index('conversations_business').on(t.businessId, t.lastAt, t.id),
    index('conversations_last').on(t.lastAt, t.id),
    index('conversations_person').using('gin', t.person.op('gin_trgm_ops')),
    index('conversations_number').using('gin', t.number.op('gin_trgm_ops')),
    index('conversations_waiting')
      .on(t.waitsSince, t.id)
      .where(sql`${t.waitsSince} is not null`),
    check('conversations_subject_kind', sql`${t.subject} in (${listed(CONVERSATION_SUBJECTS)})`),
    check('conversations_waits', sql`${t.closedAt} is null or ${t.waitsSince} is null`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    /** Rises with time inside a conversation, whose row is locked while a message is written. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    side: text({ enum: MESSAGE_SIDES }).notNull(),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The author's name at that time, since the account may be deleted later. */
    author: text().notNull(),
    text: text().notNull(),
    photoIds: uuid('photo_ids').array().notNull().default([]),
    /** The words were removed, because their writer has closed the account. */
    isErased: boolean('is_erased').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When the other side first saw it, and which staff member did. */
    readAt: moment('read_at'),
    reader: text(),
    /** When a mail told the other side, or was no longer needed. */
    mailedAt: moment('mailed_at'),
  },
  (t) => [
    index('messages_conversation').on(t.conversationId, t.id),
    index('messages_unread')
      .on(t.conversationId)
      .where(sql`${t.readAt} is null`),
    index('messages_unmailed')
      .on(t.conversationId)
      .where(sql`${t.mailedAt} is null`),
    index('messages_text').using('gin', sql`${t.text} gin_trgm_ops`),
    check('messages_side', sql`${t.side} in (${listed(MESSAGE_SIDES)})`),
    check('messages_words', sql`${t.isErased} = (${t.text} = '') and length(${t.text}) <= 2000`),
    check('messages_photos', sql`cardinality(${t.photoIds}) <= 5`),
  ],
);

/** Answers that an office sends often. Each business has its own, and so has the site. */
export const savedAnswers = pgTable(
  'saved_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** null: the site's. */
    businessId: integer('business_id').references(() => businesses.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    text: text().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('saved_answers_name').on(sql`coalesce(${t.businessId}, 0)`, sql`lower(${t.name})`),
    check(
      'saved_answers_words',
      sql`length(${t.name}) between 1 and 60 and length(${t.text}) between 1 and 2000`,
    ),
  ],
);
