import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
} from 'drizzle-orm/pg-core';
import { DELIVERY_WAYS } from '#rules/orders/delivery-ways.ts';
import { users } from '../account/public.ts';

/** A vendor. An owner has one business; the site's own business may have none. */
export const businesses = pgTable(
  'businesses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ownerId: integer('owner_id')
      .unique()
      .references(() => users.id, { onDelete: 'restrict' }),
    name: text().notNull().unique(),
    address: text().notNull(),
    phone: text().notNull(),
    postCode: text('post_code').notNull(),
    /** The legal name for invoices, if it differs. */
    legalName: text('legal_name'),
    /** 'GB123456789'. */
    vatNumber: text('vat_number'),
    companyNumber: text('company_number'),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    hideStock: boolean('hide_stock').notNull().default(false),
    deliveryDays: smallint('delivery_days').notNull().default(0),
    deliveryHours: smallint('delivery_hours').notNull().default(0),
    deliveryMinutes: smallint('delivery_minutes').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    isBlocked: boolean('is_blocked').notNull().default(false),
    blockedReason: text('blocked_reason'),
    /** If the site requires approval, shoppers see a new business only after the administrator approved it. */
    approval: text({ enum: ['waiting', 'approved', 'refused'] })
      .notNull()
      .default('approved'),
    refusalReason: text('refusal_reason'),
    /** The site's commission, in hundredths of a percent. */
    commissionBps: smallint('commission_bps').notNull().default(1_000),
    /** The next commission, and the moment from which it counts. */
    nextCommissionBps: smallint('next_commission_bps'),
    nextCommissionFrom: timestamp('next_commission_from', { withTimezone: true }),
    /** The first and the last day on which it sells nothing, in London. Without a last day it lasts until it is ended. */
    holidayFrom: date('holiday_from'),
    holidayTo: date('holiday_to'),
    /** Whether today is a holiday. Set with the dates, and by a job each hour. */
    isOnHoliday: boolean('is_on_holiday').notNull().default(false),
    /** Goes up with every decision about it. A decision that names an older version is refused. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Whether shoppers see it, its products and its stores. On holiday they do, and can't buy. */
    isTrading: boolean('is_trading')
      .notNull()
      .generatedAlwaysAs(sql`is_active and not is_blocked and approval = 'approved'`),
  },
  (t) => [
    check('businesses_approval', sql`${t.approval} in ('waiting', 'approved', 'refused')`),
    check(
      'businesses_refusal_reason',
      sql`(${t.approval} = 'refused') = (btrim(coalesce(${t.refusalReason}, '')) <> '')`,
    ),
    index('businesses_waiting')
      .on(t.id)
      .where(sql`${t.approval} <> 'approved'`),
    check('businesses_vat_number', sql`${t.vatNumber} ~ '^GB([0-9]{9}|[0-9]{12})$'`),
    check('businesses_company_number', sql`${t.companyNumber} ~ '^([0-9]{8}|[A-Z]{2}[0-9]{6})$'`),
    check('businesses_commission', sql`${t.commissionBps} between 0 and 10000`),
    check(
      'businesses_next_commission',
      sql`${t.nextCommissionBps} between 0 and 10000 and (${t.nextCommissionBps} is null) = (${t.nextCommissionFrom} is null)`,
    ),
    check(
      'businesses_holiday',
      sql`(${t.holidayFrom} is not null or ${t.holidayTo} is null) and ${t.holidayFrom} <= ${t.holidayTo}`,
    ),
    check('businesses_place', sql`${t.latitude} between -90 and 90 and ${t.longitude} between -180 and 180`),
    check(
      'businesses_delivery',
      sql`${t.deliveryDays} between 0 and 90 and ${t.deliveryHours} between 0 and 23 and ${t.deliveryMinutes} between 0 and 59`,
    ),
    check(
      'businesses_blocked_reason',
      sql`not ${t.isBlocked} or btrim(coalesce(${t.blockedReason}, '')) <> ''`,
    ),
  ],
);

/** Places of a business that people can visit. */
export const stores = pgTable(
  'stores',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    name: text().notNull().unique(),
    address: text().notNull(),
    phone: text().notNull(),
    postCode: text('post_code').notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    image: text(),
    isActive: boolean('is_active').notNull().default(true),
    sortOrder: smallint('sort_order').notNull().default(0),
  },
  (t) => [
    check('stores_place', sql`${t.latitude} between -90 and 90 and ${t.longitude} between -180 and 180`),
  ],
);

/** A weekday without a row is a day on which the store is closed. */
export const storeHours = pgTable(
  'store_hours',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    weekday: smallint().notNull(),
    opens: time().notNull(),
    closes: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.weekday] }),
    check('store_hours_weekday', sql`${t.weekday} between 1 and 7`),
    check('store_hours_order', sql`${t.opens} < ${t.closes}`),
  ],
);

/** A business's own price for a delivery method, if it differs from the shop's default. */
export const deliveryTerms = pgTable(
  'delivery_terms',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    way: text({ enum: DELIVERY_WAYS }).notNull(),
    isOffered: boolean('is_offered').notNull().default(true),
    price: integer().notNull(),
    /** Free from this subtotal; null: never free. */
    freeFrom: integer('free_from'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.way] }),
    check('delivery_terms_way', sql`${t.way} in ('standard', 'next_day', 'collect')`),
    check('delivery_terms_price', sql`${t.price} >= 0 and ${t.freeFrom} >= 0`),
  ],
);
