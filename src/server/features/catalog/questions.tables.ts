import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { products } from './tables.ts';

/** An add-on question. Several products may ask the same one. */
export const questions = pgTable(
  'questions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    title: text().notNull(),
    key: text().notNull(),
    /** 2: an answer is required. */
    condition: smallint().$type<1 | 2>().notNull().default(1),
    /** 1 single choice, 2 multiple choice, 3 description only. */
    optionType: smallint('option_type').$type<1 | 2 | 3>().notNull(),
    description: text(),
    sortOrder: smallint('sort_order').notNull().default(0),
  },
  (t) => [
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
    description: text(),
    price: integer().notNull().default(0),
    inventoryItemId: integer('inventory_item_id').references(() => products.id, { onDelete: 'set null' }),
    quantity: smallint().notNull().default(0),
    sortOrder: smallint('sort_order').notNull().default(0),
  },
  (t) => [
    unique('question_options_value').on(t.questionId, t.value),
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
