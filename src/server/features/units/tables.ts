import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from '#server/db/bytes.ts';
import { GRADES } from '#rules/catalog/conditions.ts';
import { UNIT_EVENTS, UNIT_SOURCES, UNIT_STATES } from '#rules/flows/unit.ts';
import { VAT_SCHEMES } from '#rules/orders/basket.ts';
import { users } from '../account/public.ts';
import { models, products, variations } from '../catalog/public.ts';
import { businesses, stores } from '../stores/public.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** A finding of the inspection. The seller's description is not shown to buyers. */
export interface UnitCheck {
  check: string;
  told: string;
  found: string;
}

/** A device with an IMEI or serial number that a business owns, or has sold. */
export const stockUnits = pgTable(
  'stock_units',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'restrict' }),
    state: text({ enum: UNIT_STATES }).notNull(),
    /** Goes up with every move. A move that names an older version is refused. */
    version: integer().notNull().default(1),
    source: text({ enum: UNIT_SOURCES }).notNull(),
    /** The number of the traded-in device or of the repair. */
    sourceNumber: text('source_number'),
    /** The trade-in that its photos belong to. */
    tradeInId: integer('trade_in_id'),
    modelId: integer('model_id').references(() => models.id, { onDelete: 'set null' }),
    name: text().notNull(),
    choice: text().notNull(),
    image: text(),
    grade: text({ enum: GRADES }),
    /** In pence. */
    cost: integer().notNull(),
    /**
     * Its IMEI or serial number, encrypted, with its last digits, and the mark by which a whole number is
     * found.
     */
    identifier: bytes(),
    identifierEnds: text('identifier_ends'),
    identifierMark: text('identifier_mark'),
    checks: jsonb().$type<UnitCheck[]>().notNull().default([]),
    photoIds: uuid('photo_ids').array().notNull().default([]),
    storeId: integer('store_id').references(() => stores.id, { onDelete: 'restrict' }),
    /** The variation that it is, or was last, for sale as. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    variationId: integer('variation_id').references(() => variations.id, { onDelete: 'set null' }),
    since: moment('since').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    // The tabs of the office: counted in the index, and each of them read newest first.
    index('stock_units_state').on(t.state, t.id),
    index('stock_units_business').on(t.businessId, t.state, t.id),
    index('stock_units_mark').on(t.identifierMark),
    // Each part of a search has an index.
    index('stock_units_trigrams').using('gin', t.name.op('gin_trgm_ops')),
    index('stock_units_ends').on(t.identifierEnds),
    index('stock_units_source').on(t.sourceNumber),
    index('stock_units_model').on(t.modelId),
    index('stock_units_store').on(t.storeId),
    // The shelf that an order takes from, the oldest first.
    index('stock_units_shelf').on(t.productId, t.variationId, t.state, t.since),
    index('stock_units_variation').on(t.variationId),
    // A device that is paid for a second time, after the bank refused the first payment, is the same unit.
    uniqueIndex('stock_units_once')
      .on(t.sourceNumber)
      .where(sql`${t.source} = 'trade_in'`),
    check('stock_units_state', sql`${t.state} in (${listed(UNIT_STATES)})`),
    check('stock_units_source', sql`${t.source} in (${listed(UNIT_SOURCES)})`),
    check('stock_units_grade', sql`${t.grade} in (${listed(GRADES)})`),
    check('stock_units_cost', sql`${t.cost} >= 0`),
    check('stock_units_identifier', sql`(${t.identifier} is null) = (${t.identifierEnds} is null)`),
  ],
);

/** Everything that happened to a unit. Rows are never changed. */
export const unitEvents = pgTable(
  'unit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    unitId: integer('unit_id')
      .notNull()
      .references(() => stockUnits.id, { onDelete: 'cascade' }),
    event: text({ enum: UNIT_EVENTS }).notNull(),
    fromState: text('from_state', { enum: UNIT_STATES }),
    toState: text('to_state', { enum: UNIT_STATES }).notNull(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    orderNumber: text('order_number'),
    note: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('unit_events_unit').on(t.unitId, t.id),
    check('unit_events_event', sql`${t.event} in (${listed(UNIT_EVENTS)})`),
    check('unit_events_to', sql`${t.toState} in (${listed(UNIT_STATES)})`),
  ],
);

/** The sales of a unit, with the figures of that time. One that came back can be sold again. */
export const unitSales = pgTable(
  'unit_sales',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    unitId: integer('unit_id')
      .notNull()
      .references(() => stockUnits.id, { onDelete: 'restrict' }),
    orderId: integer('order_id').notNull(),
    orderLineId: integer('order_line_id').notNull(),
    orderNumber: text('order_number').notNull(),
    cost: integer().notNull(),
    /** The buyer's price, after a code. */
    price: integer().notNull(),
    scheme: text({ enum: VAT_SCHEMES }).notNull(),
    soldAt: moment('sold_at').notNull(),
    returnedAt: moment('returned_at'),
    /** The sale of the device that was named by mistake. That one ended when the mistake was corrected. */
    corrects: integer().references((): AnyPgColumn => unitSales.id, { onDelete: 'restrict' }),
  },
  (t) => [
    // One buyer at a time.
    uniqueIndex('unit_sales_now')
      .on(t.unitId)
      .where(sql`${t.returnedAt} is null`),
    index('unit_sales_unit').on(t.unitId, t.id),
    index('unit_sales_line').on(t.orderLineId),
    index('unit_sales_order').on(t.orderId),
    index('unit_sales_number').on(t.orderNumber),
    index('unit_sales_sold').on(t.soldAt),
    index('unit_sales_returned')
      .on(t.returnedAt)
      .where(sql`${t.returnedAt} is not null`),
    index('unit_sales_corrects')
      .on(t.corrects)
      .where(sql`${t.corrects} is not null`),
    check('unit_sales_scheme', sql`${t.scheme} in (${listed(VAT_SCHEMES)})`),
    check('unit_sales_amounts', sql`${t.cost} >= 0 and ${t.price} >= 0`),
  ],
);
