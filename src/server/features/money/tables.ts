import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { LEDGER_KINDS } from '#rules/money/statement.ts';
import { PAYMENT_KINDS, PAYMENT_STATES } from '#rules/orders/kinds.ts';
import { REPAIR_PARTS } from '#rules/repair/kinds.ts';
import { users } from '../account/public.ts';
import { categories } from '../catalog/public.ts';
import { businesses } from '../stores/public.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Discount codes. */
export const codes = pgTable(
  'codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In capital letters. */
    code: text().notNull().unique(),
    kind: text({ enum: ['percent', 'amount', 'free_delivery'] }).notNull(),
    /** Hundredths of a percent, or pence; 0 for free delivery. */
    value: integer().notNull().default(0),
    businessId: integer('business_id').references(() => businesses.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'restrict' }),
    productIds: integer('product_ids').array(),
    least: integer().notNull().default(0),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    mostUses: integer('most_uses'),
    mostPerPerson: integer('most_per_person'),
    uses: integer().notNull().default(0),
    paidBy: text('paid_by', { enum: ['vendor', 'site'] })
      .notNull()
      .default('site'),
    isActive: boolean('is_active').notNull().default(true),
    /** Goes up with every change in the office. */
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('codes_business').on(t.businessId),
    index('codes_code').using('gin', t.code.op('gin_trgm_ops')),
    check('codes_code', sql`${t.code} ~ '^[A-Z0-9-]{3,24}$'`),
    check(
      'codes_value',
      sql`case ${t.kind} when 'percent' then ${t.value} between 1 and 10000 when 'amount' then ${t.value} > 0 else ${t.value} = 0 end`,
    ),
    check('codes_kind', sql`${t.kind} in ('percent', 'amount', 'free_delivery')`),
    check('codes_paid_by', sql`${t.paidBy} in ('vendor', 'site')`),
    check('codes_least', sql`${t.least} >= 0`),
    check('codes_uses', sql`${t.uses} >= 0 and (${t.mostUses} is null or ${t.uses} <= ${t.mostUses})`),
    check('codes_dates', sql`${t.startsAt} < ${t.endsAt}`),
  ],
);

/** The uses of a code. A row is deleted when its order ends without a sale. */
export const codeUses = pgTable(
  'code_uses',
  {
    codeId: integer('code_id')
      .notNull()
      .references(() => codes.id, { onDelete: 'cascade' }),
    /** The orders that were placed together. */
    groupId: uuid('group_id').notNull(),
    /**
     * The mailbox of their email without tags and dots, so that one person can't use a code under several
     * spellings.
     */
    person: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [unique('code_uses_once').on(t.codeId, t.groupId), index('code_uses_person').on(t.codeId, t.person)],
);

/** An account's store credit: the stored sum of its entries. Never below zero. */
export const creditBalances = pgTable(
  'credit_balances',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    balance: integer().notNull().default(0),
  },
  (t) => [check('credit_balances_balance', sql`${t.balance} >= 0`)],
);

/** Every change of an account's credit. Rows are never changed. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    amount: integer().notNull(),
    /** Text for the owner. */
    reason: text().notNull(),
    /** The number of the order or refund. */
    source: text().notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('credit_entries_user').on(t.userId, t.id),
    check('credit_entries_amount', sql`${t.amount} <> 0`),
  ],
);

/**
 * One payment for all orders of a group, and one for each change of an order that costs more. For a repair, one for
 * each part of its price that the customer pays online.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The orders that it pays for; null: it pays for a repair. */
    groupId: uuid('group_id'),
    /** The repair that it pays for, and which part of its price; null: it pays for orders. */
    repairNumber: text('repair_number'),
    repairPart: text('repair_part', { enum: REPAIR_PARTS }),
    /** The order whose change it pays for; null: it pays for the whole group. */
    orderId: integer('order_id'),
    kind: text({ enum: PAYMENT_KINDS }).notNull(),
    state: text({ enum: PAYMENT_STATES }).notNull().default('pending'),
    amount: integer().notNull(),
    /** The provider's id. */
    reference: text(),
    /** The buyer's name for the payment, such as 'Visa ending 4242'. */
    label: text().notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    paidAt: moment('paid_at'),
  },
  (t) => [
    index('payments_group').on(t.groupId),
    index('payments_repair')
      .on(t.repairNumber)
      .where(sql`${t.repairNumber} is not null`),
    // Of a repair one payment is open at a time, so that no sum is paid in two ways at once.
    uniqueIndex('payments_repair_open')
      .on(t.repairNumber)
      .where(sql`${t.repairNumber} is not null and ${t.state} in ('pending', 'declined')`),
    uniqueIndex('payments_reference')
      .on(t.kind, t.reference)
      .where(sql`${t.reference} is not null`),
    index('payments_open')
      .on(t.createdAt)
      .where(sql`${t.state} in ('pending', 'declined')`),
    check('payments_kind', sql`${t.kind} in ('trial', 'bank_transfer', 'in_store', 'stripe')`),
    check('payments_state', sql`${t.state} in ('pending', 'declined', 'paid', 'cancelled')`),
    check('payments_amount', sql`${t.amount} >= 0`),
    check(
      'payments_for',
      sql`(${t.groupId} is null) <> (${t.repairNumber} is null) and (${t.repairNumber} is null) = (${t.repairPart} is null)
        and (${t.groupId} is not null or ${t.orderId} is null) and ${t.repairPart} in ('deposit', 'rest')`,
    ),
    check('payments_paid_at', sql`(${t.state} = 'paid') = (${t.paidAt} is not null)`),
  ],
);

/** Money or credit on its way back to a buyer. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    /** Null: a whole payment for all orders of a group came too late and was refunded. */
    orderId: integer('order_id'),
    toPayment: integer('to_payment').notNull(),
    toCredit: integer('to_credit').notNull(),
    /** The site's bonus when the buyer takes credit instead of money. */
    bonus: integer().notNull().default(0),
    state: text({ enum: ['pending', 'done', 'failed'] })
      .notNull()
      .default('pending'),
    reason: text().notNull(),
    /** The buyer's bank took the money back, so the shop sent none. */
    isTaken: boolean('is_taken').notNull().default(false),
    /** The provider's id. */
    reference: text(),
    /** How often the provider refused for good. */
    failures: integer().notNull().default(0),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('refunds_payment').on(t.paymentId),
    index('refunds_order').on(t.orderId),
    index('refunds_open')
      .on(t.createdAt)
      .where(sql`${t.state} <> 'done'`),
    check('refunds_state', sql`${t.state} in ('pending', 'done', 'failed')`),
    check(
      'refunds_amount',
      sql`${t.toPayment} >= 0 and ${t.toCredit} >= 0 and ${t.toPayment} + ${t.toCredit} > 0 and ${t.bonus} between 0 and ${t.toCredit}`,
    ),
  ],
);

/** Events of providers that were handled, so that each counts once. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (t) => [index('provider_events_seen').on(t.seenAt)],
);

export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;

/** A dispute: a buyer's bank wants money back. Until it is decided, the vendor's share is held. */
export const disputes = pgTable(
  'disputes',
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    /** The provider's id. */
    reference: text().notNull().unique(),
    state: text({ enum: DISPUTE_STATES }).notNull(),
    amount: integer().notNull(),
    /** In the provider's words. */
    reason: text().notNull(),
    /** The deadline for evidence. */
    dueBy: moment('due_by'),
    openedAt: moment('opened_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
  },
  (t) => [
    index('disputes_payment').on(t.paymentId),
    index('disputes_open')
      .on(t.dueBy)
      .where(sql`${t.state} = 'open'`),
    check('disputes_state', sql`${t.state} in ('open', 'won', 'lost')`),
    check('disputes_amount', sql`${t.amount} > 0`),
    check('disputes_closed', sql`(${t.state} = 'open') = (${t.closedAt} is null)`),
  ],
);

export const ACCOUNTS = [
  'money',
  'credit',
  'vendor',
  'commission',
  'vat',
  'site_discount',
  'payout',
  'goodwill',
  'unapplied',
  'held',
] as const;

/** The heads of ledger entries: the event behind their postings. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: LEDGER_KINDS }).notNull(),
    /** The order of the entry. */
    orderId: integer('order_id'),
    source: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('ledger_entries_order').on(t.orderId),
    unique('ledger_entries_source').on(t.kind, t.source),
    check(
      'ledger_entries_kind',
      sql`${t.kind} in ('payment', 'refund', 'late_payment', 'payout', 'chargeback', 'credit', 'dispute_fee', 'trade_in', 'waiting_payment')`,
    ),
  ],
);

/**
 * Double entry: what an account receives is positive, what it gives is negative, and the postings of an entry sum to
 * zero. They are written in one statement, and a trigger refuses another sum. Rows are never changed.
 */
export const postings = pgTable(
  'postings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerEntries.id, { onDelete: 'restrict' }),
    account: text({ enum: ACCOUNTS }).notNull(),
    /** The vendor, for ledger accounts that exist once per vendor. */
    businessId: integer('business_id').references(() => businesses.id, { onDelete: 'restrict' }),
    amount: integer().notNull(),
  },
  (t) => [
    index('postings_entry').on(t.entryId),
    index('postings_business').on(t.businessId, t.account),
    check('postings_amount', sql`${t.amount} <> 0`),
    check(
      'postings_account',
      sql`${t.account} in ('money', 'credit', 'vendor', 'commission', 'vat', 'site_discount', 'payout', 'goodwill', 'unapplied', 'held')`,
    ),
    check('postings_business', sql`${t.account} <> 'vendor' or ${t.businessId} is not null`),
  ],
);

/** Errors that each check of the books found, for operators. */
export const bookChecks = pgTable(
  'book_checks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    checkedAt: moment('checked_at').notNull().defaultNow(),
    wrongEntries: integer('wrong_entries').notNull(),
    wrongCredit: integer('wrong_credit').notNull(),
    wrongStock: integer('wrong_stock').notNull(),
  },
  (t) => [index('book_checks_checked').on(t.checkedAt)],
);

/** The last number of each series. Taking a number locks the row, so that there is no gap. */
export const numberSeries = pgTable('number_series', {
  name: text().primaryKey(),
  last: integer().notNull().default(0),
});

/** Invoices and credit notes as issued. Their content is never changed. */
export const invoices = pgTable(
  'invoices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    kind: text({ enum: ['invoice', 'credit_note'] }).notNull(),
    orderId: integer('order_id').notNull(),
    /** Null also for a credit note that corrects the invoice of a changed order. */
    refundId: uuid('refund_id').references(() => refunds.id, { onDelete: 'restrict' }),
    /** Everything that is printed. */
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    issuedAt: moment('issued_at').notNull().defaultNow(),
  },
  (t) => [
    index('invoices_order').on(t.orderId),
    check('invoices_kind', sql`${t.kind} in ('invoice', 'credit_note')`),
    check('invoices_refund', sql`${t.kind} = 'credit_note' or ${t.refundId} is null`),
  ],
);
