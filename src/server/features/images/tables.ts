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

/**
 * Photos that belong to one order, trade-in, repair or device in stock. They are private, until a published review
 * shows a photo of an order.
 */
export const photos = pgTable(
  'photos',
  {
    id: uuid().primaryKey().defaultRandom(),
    /**
     * The record that it was sent for, exactly one of these. People who may see the record may see the photo.
     */
    orderId: integer('order_id'),
    tradeInId: integer('trade_in_id'),
    repairId: integer('repair_id'),
    unitId: integer('unit_id'),
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
    index('photos_trade_in')
      .on(t.tradeInId)
      .where(sql`${t.tradeInId} is not null`),
    index('photos_repair')
      .on(t.repairId)
      .where(sql`${t.repairId} is not null`),
    index('photos_unit')
      .on(t.unitId)
      .where(sql`${t.unitId} is not null`),
    index('photos_unused')
      .on(t.updatedAt)
      .where(sql`${t.state} <> 'used'`),
    check('photos_state', sql`${t.state} in ('making', 'ready', 'used', 'dropped')`),
    check('photos_owner', sql`num_nonnulls(${t.orderId}, ${t.tradeInId}, ${t.repairId}, ${t.unitId}) = 1`),
    check('photos_public', sql`${t.state} = 'used' or not ${t.isPublic}`),
  ],
);
