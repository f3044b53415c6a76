import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { businesses } from '../stores/public.ts';
import { questionOptions } from './questions.tables.ts';

/** How a business rounds and limits its offers for devices. Without a row: `USUAL_TERMS`. */
export const offerTerms = pgTable(
  'offer_terms',
  {
    businessId: integer('business_id')
      .primaryKey()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** The version of the price rules that is in effect. */
    version: integer().notNull(),
    floor: integer().notNull(),
    step: integer().notNull(),
    voucherPercent: smallint('voucher_percent').notNull(),
  },
  (t) => [
    check('offer_terms_amounts', sql`${t.floor} > 0 and ${t.step} > 0`),
    check('offer_terms_voucher', sql`${t.voucherPercent} between 0 and 100`),
  ],
);

/**
 * How much an answer changes the offers of one business, if that differs from the price of the option itself.
 */
export const offerAmounts = pgTable(
  'offer_amounts',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    optionId: integer('option_id')
      .notNull()
      .references(() => questionOptions.id, { onDelete: 'cascade' }),
    /** For a question that products of another business ask too. */
    amount: integer(),
    /** Of a grade: its share of the price for model and spec, in hundredths of a percent. */
    factor: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.optionId] }),
    index('offer_amounts_option').on(t.optionId),
    check('offer_amounts_factor', sql`${t.factor} between 0 and 15000`),
  ],
);
