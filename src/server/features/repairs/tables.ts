import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { WAYS } from '#rules/checkout/form.ts';
import { BENCH_ACTORS } from '#rules/flows/flow.ts';
import { REPAIR_STATES } from '#rules/flows/repair.ts';
import {
  LINE_STATES,
  PART_STATES,
  PRICE_KINDS,
  REPAIR_EVENTS,
  REPAIR_PAYMENTS,
  SIGNED_MOVES,
} from '#rules/repair/kinds.ts';
import { PART_QUALITIES } from '#rules/repair/repair.ts';
import { bytes } from '#server/db/bytes.ts';
import { users } from '../account/public.ts';
import { carts } from '../cart/public.ts';
import { products, variations } from '../catalog/public.ts';
import { businesses, stores } from '../stores/public.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** Where a posted device goes back to. */
export interface ReturnAddress {
  line_1: string;
  line_2?: string | undefined;
  town: string;
  post_code: string;
}

/** One device that is repaired. */
export const repairs = pgTable(
  'repairs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    /** A higher number makes older links invalid. */
    linkVersion: smallint('link_version').notNull().default(1),
    /** The cart that it was placed from; null: staff opened it under a warranty. */
    cartId: uuid('cart_id'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'restrict' }),
    state: text({ enum: REPAIR_STATES }).notNull(),
    /** Goes up with every event. A move that names an older version is refused. */
    version: integer().notNull().default(1),
    /** When it came into this state. Clocks count from here. */
    stateSince: moment('state_since').notNull(),
    /** By when its next step is due, as `repairStep` says. It is written with every event, and sorts the board. */
    dueAt: moment('due_at'),
    email: text().notNull(),
    name: text().notNull(),
    phone: text(),
    address: jsonb().$type<ReturnAddress>(),
    way: text({ enum: WAYS }).notNull(),
    storeId: integer('store_id').references(() => stores.id, { onDelete: 'restrict' }),
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    variationId: integer('variation_id').references(() => variations.id, { onDelete: 'set null' }),
    device: text().notNull(),
    choice: text().notNull(),
    image: text(),
    path: text().notNull(),
    /** How long its work takes a bench. */
    minutes: smallint().notNull(),
    partsBy: date('parts_by'),
    /** Whether the check-in found what was told. */
    checksAgree: boolean('checks_agree'),
    /** The sealed passcode of the device. Erased when the device has left. */
    passcode: bytes(),
    /** Who finished the repair. Another person checks it. */
    repairedBy: integer('repaired_by').references(() => users.id, { onDelete: 'set null' }),
    carrier: text(),
    tracking: text(),
    sentAt: moment('sent_at'),
    collectedBy: text('collected_by'),
    collectedAt: moment('collected_at'),
    paidKind: text('paid_kind', { enum: REPAIR_PAYMENTS }),
    paidAmount: integer('paid_amount'),
    paidAt: moment('paid_at'),
    /** What is paid before the work begins, in pence, and what became of it. */
    deposit: integer().notNull().default(0),
    depositKind: text('deposit_kind', { enum: REPAIR_PAYMENTS }),
    depositPaidAt: moment('deposit_paid_at'),
    depositBackKind: text('deposit_back_kind', { enum: REPAIR_PAYMENTS }),
    depositBackAt: moment('deposit_back_at'),
    loanDevice: text('loan_device'),
    loanBackAt: moment('loan_back_at'),
    /** The closed ticket whose warranty this one is. */
    parentId: integer('parent_id').references((): AnyPgColumn => repairs.id, { onDelete: 'restrict' }),
    /** When the customer was reminded of the slot; null again after the slot was moved. */
    remindedAt: moment('reminded_at'),
    placedAt: moment('placed_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (t) => [
    index('repairs_state').on(t.state, t.id),
    index('repairs_business_state').on(t.businessId, t.state, t.id),
    index('repairs_user').on(t.userId, t.id),
    index('repairs_cart').on(t.cartId),
    index('repairs_email').on(sql`lower(${t.email})`),
    index('repairs_name_trigrams').using('gin', t.name.op('gin_trgm_ops')),
    index('repairs_device_trigrams').using('gin', t.device.op('gin_trgm_ops')),
    index('repairs_parent').on(t.parentId),
    index('repairs_waiting')
      .on(t.state, t.stateSince)
      .where(sql`${t.closedAt} is null`),
    // The board counts open tickets and picks the earliest of each column from this index alone.
    index('repairs_board')
      .on(t.state, t.businessId, t.storeId, t.dueAt, t.id)
      .where(sql`${t.closedAt} is null`),
    check('repairs_state_known', sql`${t.state} in (${listed(REPAIR_STATES)})`),
    check('repairs_way', sql`${t.way} in (${listed(WAYS)})`),
    check(
      'repairs_place',
      sql`case ${t.way} when 'drop_in' then ${t.storeId} is not null else ${t.address} is not null end`,
    ),
    check('repairs_minutes', sql`${t.minutes} between 1 and 1440`),
    check(
      'repairs_paid',
      sql`(${t.paidKind} is null) = (${t.paidAt} is null) and (${t.paidKind} is null) = (${t.paidAmount} is null)
        and ${t.paidKind} in (${listed(REPAIR_PAYMENTS)}) and ${t.paidAmount} > 0`,
    ),
    check(
      'repairs_deposit',
      sql`${t.deposit} >= 0 and (${t.depositKind} is null) = (${t.depositPaidAt} is null)
        and (${t.depositBackKind} is null) = (${t.depositBackAt} is null)
        and (${t.depositPaidAt} is null or ${t.deposit} > 0)
        and (${t.depositBackAt} is null or ${t.depositPaidAt} is not null)
        and ${t.depositKind} in (${listed(REPAIR_PAYMENTS)}) and ${t.depositBackKind} in (${listed(REPAIR_PAYMENTS)})`,
    ),
    check('repairs_loan', sql`${t.loanBackAt} is null or ${t.loanDevice} is not null`),
    check('repairs_closed', sql`${t.closedAt} is null or ${t.passcode} is null`),
  ],
);

/** What is wrong with the device, one row for each fault. Prices are in pence. */
export const repairLines = pgTable(
  'repair_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    repairId: integer('repair_id')
      .notNull()
      .references(() => repairs.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The key of the fault; null for one that was found on the bench. */
    fault: text(),
    partQuality: text('part_quality', { enum: PART_QUALITIES }),
    priceKind: text('price_kind', { enum: PRICE_KINDS }).notNull(),
    /** Null: it is known after the diagnosis. */
    price: integer(),
    warrantyMonths: smallint('warranty_months').notNull(),
    /** Set when the ticket is closed. A ticket under warranty has the days of its parent from the beginning. */
    warrantyUntil: date('warranty_until'),
    state: text({ enum: LINE_STATES }).notNull().default('asked'),
    partProductId: integer('part_product_id').references(() => products.id, { onDelete: 'set null' }),
    partVariationId: integer('part_variation_id').references(() => variations.id, { onDelete: 'set null' }),
    partQuantity: smallint('part_quantity').notNull().default(0),
    partState: text('part_state', { enum: PART_STATES }).notNull().default('none'),
  },
  (t) => [
    index('repair_lines_repair').on(t.repairId),
    check('repair_lines_state', sql`${t.state} in (${listed(LINE_STATES)})`),
    check('repair_lines_part_quality', sql`${t.partQuality} in (${listed(PART_QUALITIES)})`),
    check(
      'repair_lines_price',
      sql`${t.priceKind} in (${listed(PRICE_KINDS)}) and ${t.price} >= 0
        and (${t.price} is not null or (${t.priceKind} = 'after_diagnosis' and ${t.state} <> 'approved'))`,
    ),
    check('repair_lines_warranty', sql`${t.warrantyMonths} between 0 and 999`),
    check(
      'repair_lines_part',
      sql`${t.partState} in (${listed(PART_STATES)}) and ${t.partQuantity} between 0 and 9
        and (${t.partState} = 'none' or ${t.partQuantity} > 0)`,
    ),
  ],
);

/** Every event of a ticket: who, when, from and to which state. Rows are never changed. */
export const repairEvents = pgTable(
  'repair_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    repairId: integer('repair_id')
      .notNull()
      .references(() => repairs.id, { onDelete: 'cascade' }),
    move: text({ enum: REPAIR_EVENTS }).notNull(),
    fromState: text('from_state', { enum: REPAIR_STATES }),
    toState: text('to_state', { enum: REPAIR_STATES }).notNull(),
    actor: text({ enum: BENCH_ACTORS }).notNull(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Shown to the customer. */
    note: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('repair_events_repair').on(t.repairId, t.id),
    check('repair_events_actor', sql`${t.actor} in (${listed(BENCH_ACTORS)})`),
    check('repair_events_move', sql`${t.move} in (${listed(REPAIR_EVENTS)})`),
    check('repair_events_states', sql`${t.toState} in (${listed(REPAIR_STATES)})`),
  ],
);

/** What the bench says that a repair costs. A newer version takes the place of an older one. */
export const repairEstimates = pgTable(
  'repair_estimates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    repairId: integer('repair_id')
      .notNull()
      .references(() => repairs.id, { onDelete: 'cascade' }),
    version: smallint().notNull(),
    note: text().notNull().default(''),
    /** What is paid before the work begins, in pence. */
    deposit: integer().notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    answeredAt: moment('answered_at'),
  },
  (t) => [
    unique('repair_estimates_version').on(t.repairId, t.version),
    check('repair_estimates_deposit', sql`${t.deposit} >= 0`),
  ],
);

export const estimateLines = pgTable(
  'repair_estimate_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    estimateId: integer('estimate_id')
      .notNull()
      .references(() => repairEstimates.id, { onDelete: 'cascade' }),
    /** The line that it prices; null: a fault that was found. */
    lineId: integer('line_id').references(() => repairLines.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Lines of an estimate with the same number are alternatives. */
    choice: smallint(),
    price: integer().notNull(),
    /** What was said before; null: nothing was said. */
    was: integer(),
    warrantyMonths: smallint('warranty_months').notNull(),
    partQuality: text('part_quality', { enum: PART_QUALITIES }),
    partProductId: integer('part_product_id').references(() => products.id, { onDelete: 'set null' }),
    partVariationId: integer('part_variation_id').references(() => variations.id, { onDelete: 'set null' }),
    partQuantity: smallint('part_quantity').notNull().default(0),
    /** Null: not answered. */
    approved: boolean(),
  },
  (t) => [
    index('repair_estimate_lines_estimate').on(t.estimateId),
    check('repair_estimate_lines_price', sql`${t.price} >= 0 and ${t.was} >= 0`),
    check('repair_estimate_lines_part', sql`${t.partQuantity} between 0 and 9`),
  ],
);

/** How a device was when it was handed over, and who agreed to the terms. */
export const checkIns = pgTable('repair_check_ins', {
  repairId: integer('repair_id')
    .primaryKey()
    .references(() => repairs.id, { onDelete: 'cascade' }),
  photos: uuid().array().notNull(),
  checks: jsonb().$type<{ check: string; is_ok: boolean; note: string }[]>().notNull(),
  accessories: text().notNull(),
  signedBy: text('signed_by').notNull(),
  createdAt: moment('created_at').notNull(),
});

/**
 * Who signed a ticket: at the check-in with the terms, at the hand-over for the device. A row is never changed.
 */
export const repairSignatures = pgTable(
  'repair_signatures',
  {
    repairId: integer('repair_id')
      .notNull()
      .references(() => repairs.id, { onDelete: 'cascade' }),
    kind: text({ enum: SIGNED_MOVES }).notNull(),
    name: text().notNull(),
    /** The drawn signature, one of the private photos of the ticket; null: the typed name counts. */
    photo: uuid(),
    /** The version of the terms page at that moment; null: they were not agreed to with it. */
    termsVersion: integer('terms_version'),
    signedAt: moment('signed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.repairId, t.kind] }),
    check('repair_signatures_kind', sql`${t.kind} in (${listed(SIGNED_MOVES)})`),
    check('repair_signatures_terms', sql`(${t.kind} = 'check_in') = (${t.termsVersion} is not null)`),
  ],
);

/** How many benches a store has. A store without a row has the usual number. */
export const storeBenches = pgTable(
  'repair_benches',
  {
    storeId: integer('store_id')
      .primaryKey()
      .references(() => stores.id, { onDelete: 'cascade' }),
    benches: smallint().notNull(),
  },
  (t) => [check('repair_benches_count', sql`${t.benches} between 0 and 20`)],
);

/**
 * Times on the benches of a store: booked for a ticket, or held for a cart while its details are typed. The row of the
 * store is locked before one is written, so that none overlap on a bench.
 */
export const repairSlots = pgTable(
  'repair_slots',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    bench: smallint().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    repairId: integer('repair_id')
      .unique()
      .references(() => repairs.id, { onDelete: 'cascade' }),
    cartId: uuid('cart_id')
      .unique()
      .references(() => carts.id, { onDelete: 'cascade' }),
    heldUntil: moment('held_until'),
  },
  (t) => [
    index('repair_slots_store').on(t.storeId, t.endsAt),
    check('repair_slots_bench', sql`${t.bench} between 1 and 20`),
    check('repair_slots_order', sql`${t.startsAt} < ${t.endsAt}`),
    check('repair_slots_for', sql`(${t.repairId} is null) <> (${t.cartId} is null)`),
    check('repair_slots_held', sql`(${t.cartId} is null) = (${t.heldUntil} is null)`),
  ],
);

/** Every mail about a ticket: what and when. Its text holds a link, so it is not stored. */
export const repairMails = pgTable(
  'repair_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The key of the mail's job. Only one mail is written for a key. */
    key: text().notNull().unique(),
    repairId: integer('repair_id')
      .notNull()
      .references(() => repairs.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (t) => [index('repair_mails_repair').on(t.repairId, t.id)],
);
