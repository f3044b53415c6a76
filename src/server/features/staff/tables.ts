import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from '#server/db/bytes.ts';
import type { ColumnList } from '#rules/office/list-columns.ts';
import type { NotificationEvent, NotificationTarget } from '#rules/office/notifications.ts';
import type { Right } from '#rules/office/permissions.ts';
import type { ViewList } from '#rules/office/saved-views.ts';
import { users } from '../account/public.ts';
import { businesses } from '../stores/public.ts';

/** The rights of a member or an invitation. */
const grant = () => ({
  /** The business whose staff it is; none for staff of the site. */
  businessId: integer('business_id').references(() => businesses.id, { onDelete: 'cascade' }),
  permissions: text().array().$type<Right[]>().notNull(),
  /** In pence, for one order; for people who may refund without having `money`. */
  refundLimit: integer('refund_limit'),
  /** Only for these stores; none: for all. */
  storeIds: integer('store_ids').array(),
});

/** The staff of businesses and of the site. An account works for one of them at most. */
export const staffMembers = pgTable(
  'staff_members',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...grant(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Goes up with every change. A change must name the version that was seen. */
    version: integer().notNull().default(1),
  },
  (t) => [
    index('staff_members_business').on(t.businessId),
    check('staff_members_permissions', sql`cardinality(${t.permissions}) > 0`),
    check('staff_members_refund_limit', sql`${t.refundLimit} >= 0`),
    check('staff_members_stores', sql`${t.businessId} is not null or ${t.storeIds} is null`),
  ],
);

/** A link in a mail that makes its reader a member of the staff, once. Only its hash is kept. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: bytes('token_hash').notNull().unique(),
    email: text().notNull(),
    ...grant(),
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('staff_invitations_once').on(sql`coalesce(${t.businessId}, 0)`, sql`lower(${t.email})`),
    index('staff_invitations_by').on(t.invitedBy),
    check('staff_invitations_token', sql`length(${t.tokenHash}) = 32`),
    check('staff_invitations_permissions', sql`cardinality(${t.permissions}) > 0`),
    check('staff_invitations_refund_limit', sql`${t.refundLimit} >= 0`),
    check('staff_invitations_stores', sql`${t.businessId} is not null or ${t.storeIds} is null`),
  ],
);

/** Filters of lists that a person keeps under a name, as in the URL of the list. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text().$type<ViewList>().notNull(),
    name: text().notNull(),
    search: text().notNull(),
  },
  (t) => [uniqueIndex('saved_views_once').on(t.userId, t.list, sql`lower(${t.name})`)],
);

/** The columns of a list that a person has chosen, in their order. */
export const listColumns = pgTable(
  'list_columns',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text().$type<ColumnList>().notNull(),
    columns: text().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.list] })],
);

/** Milliseconds, like JavaScript: a cursor with finer times would show the last row of a page again. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The bell's notifications of a person in an office. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text().$type<NotificationEvent>().notNull(),
    /** The subject. Each person is notified of it once, or again when it comes up again. */
    key: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    target: text().$type<NotificationTarget>().notNull(),
    /** The record: the number of an order, the id of a product. */
    ref: text().notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (t) => [
    unique('notifications_once').on(t.key, t.userId),
    index('notifications_user').on(t.userId, t.createdAt, t.id),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`${t.readAt} is null`),
  ],
);

/** The events about which a person has chosen to get mails, or not to. */
export const mailChoices = pgTable(
  'mail_choices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text().$type<NotificationEvent>().notNull(),
    isMailed: boolean('is_mailed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.event] })],
);
