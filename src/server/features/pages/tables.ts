import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../account/public.ts';
import type { StoredSection } from '../site/public.ts';

/** A row as it is stored with a draft, a revision or a schedule. */
export interface StoredRow {
  id: number;
  sort_order: number;
  position: 'slider' | 'top' | 'middle' | 'bottom' | 'footer';
  is_active: boolean;
  template_meta_data: StoredSection[];
}

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What is prepared for a page. Its row is also the lock of the page: whoever publishes holds it. */
export const pageDrafts = pgTable('page_drafts', {
  pageKey: text('page_key').primaryKey(),
  /** Goes up with every save and publication. A change that names an older version is refused. */
  version: integer().notNull().default(0),
  /** null: nothing is prepared. */
  rows: jsonb().$type<StoredRow[]>(),
  savedBy: text('saved_by').notNull().default(''),
  savedAt: moment('saved_at'),
});

/** Every publication of a page. The newest one is what visitors see. */
export const pageRevisions = pgTable(
  'page_revisions',
  {
    pageKey: text('page_key').notNull(),
    revision: integer().notNull(),
    rows: jsonb().$type<StoredRow[]>().notNull(),
    editor: text().notNull(),
    note: text().notNull(),
    changes: jsonb().$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pageKey, t.revision] })],
);

/** Rows that are published at a time, and taken back at another. */
export const pageSchedules = pgTable(
  'page_schedules',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    pageKey: text('page_key').notNull(),
    state: text({ enum: ['waiting', 'on', 'done', 'cancelled'] })
      .notNull()
      .default('waiting'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    rows: jsonb().$type<StoredRow[]>().notNull(),
    /** What was live before; it comes back at the end. */
    rowsBefore: jsonb('rows_before').$type<StoredRow[]>(),
    /** The revision that the schedule published. A newer one stays at the end. */
    revision: integer(),
    wasPublished: boolean('was_published').notNull().default(true),
    note: text().notNull(),
    editor: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('page_schedules_page').on(t.pageKey, t.startsAt),
    check('page_schedules_times', sql`${t.endsAt} is null or ${t.endsAt} > ${t.startsAt}`),
  ],
);

/** Who has a page open. */
export const pageEditors = pgTable(
  'page_editors',
  {
    pageKey: text('page_key').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
    savedAt: moment('saved_at'),
  },
  (t) => [primaryKey({ columns: [t.pageKey, t.userId] })],
);
