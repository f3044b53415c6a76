import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { QUESTION_ROLES } from '#rules/catalog/questions.ts';
import { PART_QUALITIES } from '#rules/repair/repair.ts';
import { oneOf, products } from './tables.ts';

/** An add-on question. Several products may ask the same one. */
export const questions = pgTable(
  'questions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    title: text().notNull(),
    key: text().notNull(),
    /** Set for questions whose answers the shop calculates with. */
    role: text({ enum: QUESTION_ROLES }),
    /** 2: an answer is required. */
    condition: smallint().$type<1 | 2>().notNull().default(1),
    /** 1 single choice, 2 multiple choice, 3 description only. */
    optionType: smallint('option_type').$type<1 | 2 | 3>().notNull(),
    description: text(),
    sortOrder: smallint('sort_order').notNull().default(0),
  },
  (t) => [
    check('questions_role', oneOf(t.role, QUESTION_ROLES)),
    check('questions_condition', sql`${t.condition} in (1, 2)`),
    check('questions_option_type', sql`${t.optionType} between 1 and 3`),
    check('questions_answerable', sql`not (${t.condition} = 2 and ${t.optionType} = 3)`),
  ],
);

export const questionOptions = pgTable(
  'question_options',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    value: text().notNull(),
    /** For a repair: only the signs of the fault. `optionWordsSql` adds time and warranty, which have own columns. */
    description: text(),
    /** The key of the fault that this repair fixes. The label may be any text. */
    fault: text(),
    partQuality: text('part_quality', { enum: PART_QUALITIES }),
    /** How long the repair takes, in minutes or days. */
    benchDays: smallint('bench_days'),
    benchMinutes: smallint('bench_minutes'),
    /** 0: it depends on the fault. */
    warrantyMonths: smallint('warranty_months'),
    price: integer().notNull().default(0),
    inventoryItemId: integer('inventory_item_id').references(() => products.id, { onDelete: 'set null' }),
    quantity: smallint().notNull().default(0),
    sortOrder: smallint('sort_order').notNull().default(0),
  },
  (t) => [
    unique('question_options_value').on(t.questionId, t.value),
    check('question_options_fault', sql`${t.fault} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('question_options_part_quality', oneOf(t.partQuality, PART_QUALITIES)),
    check(
      'question_options_bench',
      sql`(${t.benchDays} is null) = (${t.benchMinutes} is null) and ${t.benchDays} >= 0 and ${t.benchMinutes} >= 0
        and (${t.benchDays} = 0) <> (${t.benchMinutes} = 0)`,
    ),
    check('question_options_warranty', sql`${t.warrantyMonths} between 0 and 999`),
    check('question_options_quantity', sql`${t.quantity} >= 0`),
  ],
);

export const productQuestions = pgTable(
  'product_questions',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.questionId] }),
    index('product_questions_question').on(t.questionId),
  ],
);
