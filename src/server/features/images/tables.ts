import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** making: its files are being written. ready: nothing uses it yet. dropped: its files are being removed. */
const PHOTO_STATES = ['making', 'ready', 'used', 'dropped'] as const;

/** Photos that buyers send about their orders. Private to the order, until a published review shows one. */
export const photos = pgTable(
  'photos',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order that it was sent for. Everybody who may see the order may see the photo. */
    orderId: integer('order_id').notNull(),
    state: text({ enum: PHOTO_STATES }).notNull().default('making'),
    width: smallint().notNull().default(0),
    height: smallint().notNull().default(0),
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When its state last changed. Unused photos are removed a day later. */
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('photos_order').on(t.orderId),
    index('photos_unused')
      .on(t.updatedAt)
      .where(sql`${t.state} <> 'used'`),
    check('photos_state', sql`${t.state} in ('making', 'ready', 'used', 'dropped')`),
    check('photos_public', sql`${t.state} = 'used' or not ${t.isPublic}`),
  ],
);
