import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ACTORS } from '#rules/flows/flow.ts';
import { EVENT_MOVES, ORDER_STATES } from '#rules/flows/order.ts';
import { VAT_SCHEMES } from '#rules/orders/basket.ts';
import { DELIVERY_WAYS } from '#rules/orders/delivery-ways.ts';
import type { Contents } from '#rules/orders/contents.ts';
import type { GoodsWays } from '#rules/orders/goods-ways.ts';
import type { ExchangeLine } from '#rules/orders/exchange.ts';
import { EXCHANGE_STATES, MAIL_RECIPIENTS, RETURN_REASONS, RETURN_STATES } from '#rules/orders/kinds.ts';
import { users } from '../account/public.ts';
import type { ItemPart } from '#rules/orders/line-units.ts';
import { MOST_WARRANTY_MONTHS } from '#rules/orders/warranty.ts';
import type { StockWish } from '../catalog/public.ts';
import { products, variations } from '../catalog/public.ts';
import { businesses, stores } from '../stores/public.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

export interface PostalAddress {
  line_1: string;
  line_2?: string | undefined;
  town: string;
  post_code: string;
}

/** A group of orders that were bought together: one basket, one payment, one order for each vendor. */
export const orderGroups = pgTable(
  'order_groups',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    /** A higher number makes older links invalid. */
    linkVersion: smallint('link_version').notNull().default(1),
    cartId: uuid('cart_id').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    email: text().notNull(),
    name: text().notNull(),
    phone: text(),
    /** Null if everything is collected. */
    address: jsonb().$type<PostalAddress>(),
    /** Null: the same as the address. */
    billing: jsonb().$type<PostalAddress & { name?: string | undefined }>(),
    code: text(),
    goods: integer().notNull(),
    delivery: integer().notNull(),
    discount: integer().notNull(),
    /** Store credit, including a device's part. */
    credit: integer().notNull(),
    /** How much of the credit a device pays: until it is validated, how much it is to pay. */
    tradeIn: integer('trade_in').notNull().default(0),
    vat: integer().notNull(),
    total: integer().notNull(),
    placedAt: moment('placed_at').notNull().defaultNow(),
  },
  (t) => [
    index('order_groups_cart').on(t.cartId),
    index('order_groups_user').on(t.userId, t.placedAt),
    index('order_groups_email').on(sql`lower(${t.email})`),
    check(
      'order_groups_total',
      sql`${t.total} = ${t.goods} + ${t.delivery} - ${t.discount} - ${t.credit} and ${t.total} >= 0`,
    ),
    check('order_groups_trade_in', sql`${t.tradeIn} >= 0`),
  ],
);

/** The part of a group that one vendor sends or hands over. */
export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => orderGroups.id, { onDelete: 'restrict' }),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'restrict' }),
    state: text({ enum: ORDER_STATES }).notNull(),
    /** Goes up with every move. A move that names an older version is refused, and its sender is told what happened. */
    version: integer().notNull().default(1),
    linkVersion: smallint('link_version').notNull().default(1),
    way: text({ enum: DELIVERY_WAYS }).notNull(),
    storeId: integer('store_id').references(() => stores.id, { onDelete: 'restrict' }),
    promise: text().notNull(),
    promisedFrom: moment('promised_from').notNull(),
    promisedBy: moment('promised_by').notNull(),
    /** The latest time to send it, or to have it ready at the counter, that keeps the promise. */
    sendBy: moment('send_by').notNull(),
    /** The code that the buyer shows at the counter. */
    collectCode: text('collect_code'),
    goods: integer().notNull(),
    delivery: integer().notNull(),
    deliveryVat: integer('delivery_vat').notNull(),
    discount: integer().notNull(),
    siteDiscount: integer('site_discount').notNull(),
    vat: integer().notNull(),
    commission: integer().notNull(),
    /** The site's commission when it was placed, in hundredths of a percent. Changes and exchanges keep it. */
    commissionBps: smallint('commission_bps').notNull(),
    /** The sum that the buyer pays, including credit. */
    total: integer().notNull(),
    credit: integer().notNull(),
    /** How much of the credit a device pays: until it is validated, how much it is to pay. */
    tradeIn: integer('trade_in').notNull().default(0),
    /** How much of each was refunded so far. */
    refunded: integer().notNull().default(0),
    refundedVat: integer('refunded_vat').notNull().default(0),
    refundedCommission: integer('refunded_commission').notNull().default(0),
    refundedSiteDiscount: integer('refunded_site_discount').notNull().default(0),
    refundedCredit: integer('refunded_credit').notNull().default(0),
    /** Money that was refunded as credit, at the buyer's choice. */
    refundedAsCredit: integer('refunded_as_credit').notNull().default(0),
    /**
     * Money that changes of the order gave back. The total is the current one, so this is no part of
     * `refunded`.
     */
    changedBack: integer('changed_back').notNull().default(0),
    /** The part of its store credit that changes gave back. A change that costs more takes it again. */
    changedCredit: integer('changed_credit').notNull().default(0),
    /** The part of `refunded` that did not go back: other variations of the returned goods were paid with it. */
    exchanged: integer().notNull().default(0),
    exchangedVat: integer('exchanged_vat').notNull().default(0),
    /** When its stock is released if it is not paid. */
    reservedUntil: moment('reserved_until'),
    placedAt: moment('placed_at').notNull().defaultNow(),
    paidAt: moment('paid_at'),
    /** When it was sent or handed over. Deadlines count from here. */
    sentAt: moment('sent_at'),
    completedAt: moment('completed_at'),
    /** The staff member who looks after it; null: no one in particular. */
    assigneeId: integer('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** When the buyer was asked for reviews; once for each order. */
    reviewAskedAt: moment('review_asked_at'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('orders_group').on(t.groupId),
    index('orders_business').on(t.businessId, t.state, t.placedAt),
    index('orders_placed').on(t.placedAt),
    // The tabs of the office: counted in the index, and each of them read newest first.
    index('orders_state').on(t.state, t.id),
    index('orders_business_state').on(t.businessId, t.state, t.id),
    index('orders_assignee')
      .on(t.assigneeId)
      .where(sql`${t.assigneeId} is not null`),
    index('orders_due')
      .on(t.reservedUntil)
      .where(sql`${t.state} in ('pending_payment', 'awaiting_trade_in')`),
    index('orders_sent')
      .on(t.sentAt)
      .where(sql`${t.state} in ('dispatched', 'ready_to_collect')`),
    index('orders_to_review')
      .on(t.completedAt)
      .where(sql`${t.state} = 'completed' and ${t.reviewAskedAt} is null`),
    index('orders_open')
      .on(t.businessId, t.sendBy)
      .where(sql`${t.state} in ('pending_payment', 'paid', 'preparing', 'return_requested', 'returned')`),
    check('orders_state', sql`${t.state} in (${listed(ORDER_STATES)})`),
    check('orders_way', sql`${t.way} in (${listed(DELIVERY_WAYS)})`),
    check('orders_store', sql`(${t.way} = 'collect') = (${t.storeId} is not null)`),
    check(
      'orders_total',
      sql`${t.total} = ${t.goods} + ${t.delivery} - ${t.discount} and ${t.credit} between 0 and ${t.total}`,
    ),
    check('orders_trade_in', sql`${t.tradeIn} >= 0`),
    check('orders_commission', sql`${t.commissionBps} between 0 and 10000`),
    check(
      'orders_refunded',
      sql`${t.refunded} between 0 and ${t.total} and ${t.refundedVat} between 0 and ${t.vat} and ${t.refundedCommission} between 0 and ${t.commission}
        and ${t.refundedSiteDiscount} between 0 and ${t.siteDiscount} and ${t.refundedCredit} between 0 and ${t.credit}
        and ${t.refundedAsCredit} between 0 and ${t.refunded} - ${t.refundedCredit}`,
    ),
    check(
      'orders_exchanged',
      sql`${t.exchanged} between 0 and ${t.refunded} and ${t.exchangedVat} between 0 and ${t.refundedVat}
        and ${t.changedCredit} >= 0`,
    ),
  ],
);

/** The bought items, with name and price at that time. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    variationId: integer('variation_id').references(() => variations.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** The chosen terms and options, in one line. */
    choice: text().notNull(),
    sku: text().notNull(),
    image: text(),
    /** The path of its page in the shop. */
    path: text().notNull(),
    optionIds: integer('option_ids').array().notNull().default([]),
    /** Other products that each unit uses, from options. */
    parts: jsonb().$type<ItemPart[]>().notNull().default([]),
    quantity: smallint().notNull(),
    unit: integer().notNull(),
    discount: integer().notNull(),
    siteDiscount: integer('site_discount').notNull(),
    vat: integer().notNull(),
    commission: integer().notNull(),
    scheme: text({ enum: VAT_SCHEMES }).notNull(),
    /** The warranty that the product promised when this was added to the order; null: none. It counts from the arrival. */
    warrantyMonths: smallint('warranty_months'),
    sentUnits: smallint('sent_units').notNull().default(0),
    /** Units that will never be sent: the order was cancelled, or stock was missing. */
    cancelledUnits: smallint('cancelled_units').notNull().default(0),
    /** Sent, returned and refunded. */
    refundedUnits: smallint('refunded_units').notNull().default(0),
  },
  (t) => [
    index('order_lines_order').on(t.orderId),
    index('order_lines_product').on(t.productId),
    index('order_lines_sku').on(t.sku),
    check('order_lines_scheme', sql`${t.scheme} in ('standard', 'margin', 'none')`),
    check(
      'order_lines_warranty',
      sql`${t.warrantyMonths} between 1 and ${sql.raw(String(MOST_WARRANTY_MONTHS))}`,
    ),
    check('order_lines_quantity', sql`${t.quantity} between 1 and 99`),
    check(
      'order_lines_units',
      sql`${t.sentUnits} >= 0 and ${t.cancelledUnits} >= 0 and ${t.sentUnits} + ${t.cancelledUnits} <= ${t.quantity}
        and ${t.refundedUnits} between 0 and ${t.sentUnits}`,
    ),
    check(
      'order_lines_amounts',
      sql`${t.unit} >= 0 and ${t.discount} between 0 and ${t.unit} * ${t.quantity}`,
    ),
  ],
);

/**
 * The text that the office finds an order by, in small letters: its number, email and name of the customer,
 * and the names of the bought items, one a line. Triggers write it. In a table of its own, so that a move of
 * the order does not write its trigrams again.
 */
export const orderWords = pgTable(
  'order_words',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    businessId: integer('business_id').notNull(),
    words: text().notNull(),
  },
  (t) => [index('order_words_trigrams').using('gin', t.words.op('gin_trgm_ops'))],
);

/** Every move of an order: who, when, from and to which state. Rows are never changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    move: text({ enum: EVENT_MOVES }).notNull(),
    fromState: text('from_state', { enum: ORDER_STATES }),
    toState: text('to_state', { enum: ORDER_STATES }).notNull(),
    actor: text({ enum: ACTORS }).notNull(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Shown to the buyer. */
    note: text().notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('order_events_order').on(t.orderId, t.id),
    check('order_events_actor', sql`${t.actor} in (${listed(ACTORS)})`),
    check('order_events_move', sql`${t.move} in (${listed(EVENT_MOVES)})`),
    check('order_events_states', sql`${t.toState} in (${listed(ORDER_STATES)})`),
  ],
);

export const CHANGE_STATES = ['waiting', 'made', 'ended'] as const;

/** Changes of the contents of an order. A change that costs more waits until it is paid. */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text({ enum: CHANGE_STATES }).notNull(),
    /** The changes in plain sentences. */
    words: jsonb().$type<string[]>().notNull(),
    /** The order before and after it, with every figure. */
    before: jsonb().$type<Contents>().notNull(),
    after: jsonb().$type<Contents>().notNull(),
    /** Set if it is the exchange of a return: the payment for what another variation costs more. */
    returnId: integer('return_id').references((): AnyPgColumn => orderReturns.id, { onDelete: 'cascade' }),
    /** Store credit that it has taken again, after an earlier change gave it back. */
    credit: integer().notNull().default(0),
    /** Stock that is kept for it while it waits. */
    reserved: jsonb().$type<StockWish[]>().notNull().default([]),
    /** The payment of the difference; null where nothing is to pay. */
    paymentId: uuid('payment_id'),
    /** Until when it can be paid. */
    until: moment('until'),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('order_changes_order').on(t.orderId, t.createdAt),
    uniqueIndex('order_changes_waiting')
      .on(t.orderId)
      .where(sql`${t.state} = 'waiting'`),
    uniqueIndex('order_changes_payment').on(t.paymentId),
    check('order_changes_state', sql`${t.state} in (${listed(CHANGE_STATES)})`),
    check(
      'order_changes_payment_until',
      sql`(${t.paymentId} is null) = (${t.until} is null) and (${t.state} <> 'waiting' or ${t.until} is not null)`,
    ),
  ],
);

/** Every mail about an order: what and when. Its text holds links, so it is not stored. */
export const orderMails = pgTable(
  'order_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The key of the mail's job. Only one mail is written for a key. */
    key: text().notNull().unique(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => orderGroups.id, { onDelete: 'cascade' }),
    /** Null: about the whole group. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    recipient: text({ enum: MAIL_RECIPIENTS }).notNull(),
    title: text().notNull(),
    writtenAt: moment('written_at').notNull().defaultNow(),
  },
  (t) => [
    index('order_mails_group').on(t.groupId),
    check('order_mails_recipient', sql`${t.recipient} in (${listed(MAIL_RECIPIENTS)})`),
  ],
);

/** The parcels of an order. */
export const parcels = pgTable(
  'parcels',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    carrier: text().notNull(),
    tracking: text().notNull(),
    /** Units by line id. */
    units: jsonb().$type<Record<string, number>>().notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (t) => [
    index('parcels_order').on(t.orderId),
    index('parcels_scanned').on(sql`replace(${t.tracking}, ' ', '')`),
    unique('parcels_tracking').on(t.carrier, t.tracking, t.orderId),
  ],
);

/** Returns of an order. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text({ enum: RETURN_STATES }).notNull().default('requested'),
    /** Units by line id. */
    units: jsonb().$type<Record<string, number>>().notNull(),
    reason: text({ enum: RETURN_REASONS }).notNull(),
    note: text().notNull().default(''),
    photoIds: uuid('photo_ids').array().notNull().default([]),
    /** Whether the buyer wants store credit instead of money. */
    asCredit: boolean('as_credit').notNull().default(false),
    /** The variations that the buyer wants instead of money, with all figures; null: money for everything. */
    exchange: jsonb().$type<ExchangeLine[]>(),
    exchangeState: text('exchange_state', { enum: EXCHANGE_STATES }),
    /** Why the buyer appealed to the administrator; null: no appeal. */
    appeal: text(),
    /** The ways of the returned goods, by line id; null before they arrive, and for older returns. */
    goods: jsonb().$type<GoodsWays>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('order_returns_open')
      .on(t.orderId)
      .where(sql`${t.state} in ('requested', 'appealed', 'accepted', 'received')`),
    index('order_returns_order').on(t.orderId),
    check('order_returns_state', sql`${t.state} in (${listed(RETURN_STATES)})`),
    check('order_returns_reason', sql`${t.reason} in (${listed(RETURN_REASONS)})`),
    check(
      'order_returns_exchange',
      sql`(${t.exchange} is null) = (${t.exchangeState} is null) and ${t.exchangeState} in (${listed(EXCHANGE_STATES)})`,
    ),
  ],
);

/** Staff notes about an order. Buyers never see them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The author's name at that time, since the account may be deleted later. */
    author: text().notNull(),
    text: text().notNull(),
    /** The names of colleagues in the text who were notified. */
    mentions: text().array().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('order_notes_order').on(t.orderId, t.id),
    check('order_notes_text', sql`length(${t.text}) between 1 and 2000`),
  ],
);
