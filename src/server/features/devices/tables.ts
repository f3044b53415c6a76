import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../account/public.ts';
import { models } from '../catalog/public.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Requests to be mailed when the value of an own device falls. Amounts are in pence. */
export const valueReminders = pgTable(
  'value_reminders',
  {
    /** Unguessable, since the link that ends a request holds nothing else. */
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id of the device in the list of the account. */
    device: text().notNull(),
    name: text().notNull(),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    /** The known facts about the device, as answers of the trade-in. */
    optionIds: integer('option_ids').array().notNull(),
    below: integer(),
    step: integer(),
    /** The value that the next fall counts from. It changes only by an update that names the old value. */
    reference: integer().notNull(),
    /** How many mails were written. */
    told: integer().notNull().default(0),
    toldAt: moment('told_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('value_reminders_once').on(t.userId, t.device),
    index('value_reminders_model').on(t.modelId),
    check('value_reminders_wish', sql`(${t.below} is null) <> (${t.step} is null)`),
    check('value_reminders_amounts', sql`${t.below} > 0 and ${t.step} > 0 and ${t.reference} >= 0`),
  ],
);
