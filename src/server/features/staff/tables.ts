import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#server/db/bytes.ts';
import type { Right } from '#rules/office/permissions.ts';
import type { ViewList } from '#rules/office/saved-views.ts';
import { users } from '../account/public.ts';
import { businesses } from '../stores/public.ts';

/** What somebody was given, or will be. */
const grant = () => ({
  /** Whose staff; none for staff of the site. */
  businessId: integer('business_id').references(() => businesses.id, { onDelete: 'cascade' }),
  permissions: text().array().$type<Right[]>().notNull(),
  /** In pence, of one order; for who may refund without having `money`. */
  refundLimit: integer('refund_limit'),
  /** Only for these stores; none: for all. */
  storeIds: integer('store_ids').array(),
});

/** Who works for a business or for the site. An account works for one of them at most. */
export const staffMembers = pgTable(
  'staff_members',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...grant(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Goes up with every change, so that nobody changes what they have not seen. */
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

/** Filters of lists that somebody keeps under a name, as in the address of the list. */
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
