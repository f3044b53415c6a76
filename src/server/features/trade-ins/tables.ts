import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from '#server/db/bytes.ts';
import { GRADES } from '#rules/catalog/conditions.ts';
import { PAYOUTS } from '#rules/checkout/form.ts';
import { BENCH_ACTORS } from '#rules/flows/flow.ts';
import { TRADE_IN_MOVES, TRADE_IN_STATES } from '#rules/flows/trade-in.ts';
import type { PriceRules } from '#rules/trade-in/price-rules.ts';
import type { CheckResult } from '#rules/trade-in/kinds.ts';
import { SENDING_WAYS } from '#rules/trade-in/kinds.ts';
import { users } from '../account/public.ts';
import { products, variations } from '../catalog/public.ts';
import { businesses, stores } from '../stores/public.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** The first event of a device is that its quote was made. */
export const TRADE_IN_EVENTS = [...TRADE_IN_MOVES, 'place'] as const;

/** Where devices are sent back to. */
export interface HomeAddress {
  line_1: string;
  line_2?: string | undefined;
  town: string;
  post_code: string;
}

/** How an offer was worked out, in pence, with the words of that time. */
export interface KeptQuote {
  best: { cash: number; voucher: number };
  lines: { question: string; answer: string; amount: number }[];
  rounding: number;
  offer: { cash: number; voucher: number };
  /** Of the business that made the offer. */
  rules_version: number;
  /** What it was rounded and limited by. Offers of before have the usual terms. */
  terms?: { floor: number; step: number; voucherPercent: number };
  /** What the same rules give for the worst answers: no revised offer is lower. */
  worst?: { cash: number; voucher: number };
  /** The same for the best answers: no device is paid more. */
  highest?: { cash: number; voucher: number };
  /** What the same rules add or take off for each other answer than the customer's. */
  others?: { question: string; answer: string; amount: number }[];
}

export interface KeptCheck {
  check: string;
  told: string;
  found: string;
  result: CheckResult;
}

/** What a customer offers to sell in one go: one or several devices. */
export const tradeIns = pgTable(
  'trade_ins',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    /** A higher number makes older links invalid. */
    linkVersion: smallint('link_version').notNull().default(1),
    /** Goes up with every move of any of its devices. */
    version: integer().notNull().default(1),
    cartId: uuid('cart_id').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    email: text().notNull(),
    name: text().notNull(),
    phone: text(),
    address: jsonb().$type<HomeAddress>().notNull(),
    payout: text({ enum: PAYOUTS }).notNull(),
    /** The bank account of the checkout, encrypted. Devices keep the one that they are paid to. */
    account: bytes(),
    accountEnds: text('account_ends'),
    placedAt: moment('placed_at').notNull(),
    /** Until when its offers can be accepted. */
    heldUntil: moment('held_until').notNull(),
    /** The repair that was given up for it, with its number; null: nothing was to be repaired. */
    repairId: integer('repair_id').unique(),
    repairNumber: text('repair_number'),
  },
  (t) => [
    index('trade_ins_cart').on(t.cartId),
    index('trade_ins_user').on(t.userId, t.id),
    index('trade_ins_email').on(sql`lower(${t.email})`),
    index('trade_ins_trigrams').using('gin', t.name.op('gin_trgm_ops')),
    check('trade_ins_payout', sql`${t.payout} in (${listed(PAYOUTS)})`),
    check('trade_ins_repair', sql`(${t.repairId} is null) = (${t.repairNumber} is null)`),
    check('trade_ins_account', sql`(${t.account} is null) = (${t.accountEnds} is null)`),
  ],
);

/** One device. Each has its own state, and is paid by itself. */
export const tradeInItems = pgTable(
  'trade_in_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tradeInId: integer('trade_in_id')
      .notNull()
      .references(() => tradeIns.id, { onDelete: 'cascade' }),
    number: text().notNull().unique(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'restrict' }),
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    variationId: integer('variation_id').references(() => variations.id, { onDelete: 'set null' }),
    state: text({ enum: TRADE_IN_STATES }).notNull(),
    /** Goes up with every move. A move that names an older version is refused. */
    version: integer().notNull().default(1),
    name: text().notNull(),
    choice: text().notNull(),
    image: text(),
    path: text().notNull(),
    optionIds: integer('option_ids').array().notNull().default([]),
    /** What the customer told about it, in words. */
    answers: jsonb().$type<{ question: string; answer: string }[]>().notNull(),
    quote: jsonb().$type<KeptQuote>().notNull(),
    /** The offer that the customer has accepted last, in pence. */
    cash: integer().notNull(),
    voucher: integer().notNull(),
    /** What is paid for it; null until that is settled. */
    price: integer(),
    payout: text({ enum: PAYOUTS }).notNull(),
    account: bytes(),
    accountEnds: text('account_ends'),
    /** Its IMEI or serial number, encrypted, and the end of it for everybody who may see the device. */
    identifier: bytes(),
    identifierEnds: text('identifier_ends'),
    /** By which a whole number is found among the devices that were bought. */
    identifierMark: text('identifier_mark'),
    way: text({ enum: SENDING_WAYS }),
    storeId: integer('store_id').references(() => stores.id, { onDelete: 'restrict' }),
    carrier: text(),
    tracking: text(),
    backCarrier: text('back_carrier'),
    backTracking: text('back_tracking'),
    /** As found at the bench. */
    grade: text({ enum: GRADES }),
    checks: jsonb().$type<KeptCheck[]>().notNull().default([]),
    photoIds: uuid('photo_ids').array().notNull().default([]),
    wasDisputed: boolean('was_disputed').notNull().default(false),
    /** It arrived after its price had lapsed. */
    cameLate: boolean('came_late').notNull().default(false),
    /** How many reminders to send it were mailed. */
    reminded: smallint().notNull().default(0),
    /** When it got its state, and until when something has to happen. */
    since: moment('since').notNull(),
    dueAt: moment('due_at'),
    /** When its payment was last written into a file for the bank. */
    filedAt: moment('filed_at'),
  },
  (t) => [
    index('trade_in_items_request').on(t.tradeInId),
    index('trade_in_items_product').on(t.productId),
    index('trade_in_items_variation').on(t.variationId),
    index('trade_in_items_store').on(t.storeId),
    index('trade_in_items_mark').on(t.identifierMark),
    // The tabs of the office: counted in the index, and each of them read newest first.
    index('trade_in_items_state').on(t.state, t.id),
    index('trade_in_items_business').on(t.businessId, t.state, t.id),
    index('trade_in_items_trigrams').using('gin', t.name.op('gin_trgm_ops')),
    index('trade_in_items_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    check('trade_in_items_state', sql`${t.state} in (${listed(TRADE_IN_STATES)})`),
    check('trade_in_items_payout', sql`${t.payout} in (${listed(PAYOUTS)})`),
    check('trade_in_items_way', sql`${t.way} in (${listed(SENDING_WAYS)})`),
    check(
      'trade_in_items_store',
      sql`(${t.way} is not distinct from 'drop_in') = (${t.storeId} is not null)`,
    ),
    check('trade_in_items_grade', sql`${t.grade} in (${listed(GRADES)})`),
    check('trade_in_items_account', sql`(${t.account} is null) = (${t.accountEnds} is null)`),
    check('trade_in_items_identifier', sql`(${t.identifier} is null) = (${t.identifierEnds} is null)`),
    check('trade_in_items_offer', sql`${t.cash} > 0 and ${t.voucher} > 0 and ${t.price} > 0`),
    // Nothing is paid before the price is settled.
    check(
      'trade_in_items_priced',
      sql`${t.price} is not null or ${t.state} not in ('validated', 'payout_pending', 'payout_failed', 'paid')`,
    ),
  ],
);

/** Every move of a device: who, when, from and to which state. Rows are never changed. */
export const tradeInEvents = pgTable(
  'trade_in_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: integer('item_id')
      .notNull()
      .references(() => tradeInItems.id, { onDelete: 'cascade' }),
    move: text({ enum: TRADE_IN_EVENTS }).notNull(),
    fromState: text('from_state', { enum: TRADE_IN_STATES }),
    toState: text('to_state', { enum: TRADE_IN_STATES }).notNull(),
    actor: text({ enum: BENCH_ACTORS }).notNull(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Shown to the customer. */
    note: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('trade_in_events_item').on(t.itemId, t.id),
    check('trade_in_events_actor', sql`${t.actor} in (${listed(BENCH_ACTORS)})`),
    check('trade_in_events_move', sql`${t.move} in (${listed(TRADE_IN_EVENTS)})`),
    check('trade_in_events_states', sql`${t.toState} in (${listed(TRADE_IN_STATES)})`),
  ],
);

/** A lower offer after an inspection. */
export const tradeInRevisions = pgTable(
  'trade_in_revisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    itemId: integer('item_id')
      .notNull()
      .references(() => tradeInItems.id, { onDelete: 'cascade' }),
    oldCash: integer('old_cash').notNull(),
    oldVoucher: integer('old_voucher').notNull(),
    cash: integer().notNull(),
    voucher: integer().notNull(),
    rounding: integer().notNull(),
    /** By the second inspector, after a dispute. */
    isFinal: boolean('is_final').notNull(),
    inspectorId: integer('inspector_id').references(() => users.id, { onDelete: 'set null' }),
    /** The inspector's name at that time, since the account may be deleted later. */
    inspector: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    // One, and a final one after a dispute.
    unique('trade_in_revisions_once').on(t.itemId, t.isFinal),
    check('trade_in_revisions_lower', sql`${t.cash} between 1 and ${t.oldCash} - 1`),
  ],
);

/** What a revised offer takes off, each with its reason and its photos. */
export const tradeInCuts = pgTable(
  'trade_in_cuts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    revisionId: integer('revision_id')
      .notNull()
      .references(() => tradeInRevisions.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    told: text().notNull(),
    found: text().notNull(),
    reason: text().notNull(),
    amount: integer().notNull(),
    photoIds: uuid('photo_ids').array().notNull(),
  },
  (t) => [
    index('trade_in_cuts_revision').on(t.revisionId, t.id),
    check('trade_in_cuts_amount', sql`${t.amount} > 0`),
    // No cut without evidence.
    check('trade_in_cuts_evidence', sql`${t.reason} <> '' and cardinality(${t.photoIds}) > 0`),
  ],
);

/** Every published version of the price rules of a business. Rows are never changed. */
export const priceRules = pgTable(
  'price_rules',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'restrict' }),
    version: integer().notNull(),
    rules: jsonb().$type<PriceRules>().notNull(),
    note: text().notNull(),
    /** Who published it, by the name of that time; empty for the shop itself. */
    editor: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [unique('price_rules_version').on(t.businessId, t.version)],
);

/** The price rules that somebody is preparing, one draft for each business. */
export const priceRuleDrafts = pgTable('price_rule_drafts', {
  businessId: integer('business_id')
    .primaryKey()
    .references(() => businesses.id, { onDelete: 'cascade' }),
  /** Goes up with every change, and stays when the draft is published or discarded. */
  version: integer().notNull(),
  /** Null: nothing is prepared. */
  rules: jsonb().$type<PriceRules>(),
  editor: text().notNull(),
  savedAt: moment('saved_at').notNull(),
});

/** Every mail about a trade-in: what and when. Its text holds a link, so it is not stored. */
export const tradeInMails = pgTable(
  'trade_in_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The key of the mail's job. Only one mail is written for a key. */
    key: text().notNull().unique(),
    tradeInId: integer('trade_in_id')
      .notNull()
      .references(() => tradeIns.id, { onDelete: 'cascade' }),
    /** Null: about all of its devices. */
    itemId: integer('item_id').references(() => tradeInItems.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (t) => [index('trade_in_mails_request').on(t.tradeInId, t.id), index('trade_in_mails_item').on(t.itemId)],
);
