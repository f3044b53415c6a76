import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { TRADE_IN_CREDIT_STATES } from '#rules/orders/kinds.ts';
import { users } from '../account/public.ts';
import { businesses } from '../stores/public.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A device that pays for a part of orders that were placed together. Waiting: the orders wait for it. Used: it has paid.
 * Released: the orders are paid otherwise or cancelled, and the device is paid out as its customer chose.
 */
export const tradeInCredits = pgTable(
  'trade_in_credits',
  {
    id: uuid().primaryKey().defaultRandom(),
    itemId: integer('item_id').notNull(),
    itemNumber: text('item_number').notNull(),
    itemName: text('item_name').notNull(),
    /** The vendor that buys the device. It may differ from the vendors that sell the goods. */
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'restrict' }),
    groupId: uuid('group_id').notNull(),
    groupNumber: text('group_number').notNull(),
    /** How much of the orders it pays. */
    amount: integer().notNull(),
    /** Its value after the inspection; 0 if it does not arrive. Null until then. */
    worth: integer(),
    state: text({ enum: TRADE_IN_CREDIT_STATES }).notNull().default('waiting'),
    /** The payment of the difference; null while none is asked. */
    paymentId: uuid('payment_id'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    // A device pays once, and an order waits for one device.
    uniqueIndex('trade_in_credits_item')
      .on(t.itemId)
      .where(sql`${t.state} in ('waiting', 'used')`),
    uniqueIndex('trade_in_credits_group').on(t.groupId),
    index('trade_in_credits_payment').on(t.paymentId),
    check('trade_in_credits_state', sql`${t.state} in ('waiting', 'used', 'released')`),
    check('trade_in_credits_amount', sql`${t.amount} > 0 and ${t.worth} >= 0`),
    check('trade_in_credits_ended', sql`(${t.state} = 'waiting') = (${t.endedAt} is null)`),
  ],
);

/** Credit of a person without an account. It is given once there is an account with this email that is confirmed. */
export const waitingCredits = pgTable(
  'waiting_credits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    amount: integer().notNull(),
    /** As in the account's list of credit. */
    reason: text().notNull(),
    source: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** The account that got it; null while it waits. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    givenAt: moment('given_at'),
  },
  (t) => [
    index('waiting_credits_open')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.givenAt} is null`),
    index('waiting_credits_user').on(t.userId),
    check('waiting_credits_amount', sql`${t.amount} > 0`),
  ],
);
