import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../account/public.ts';
import {
  IMPORT_KINDS,
  IMPORT_OUTCOMES,
  IMPORT_RESULTS,
  IMPORT_STATES,
  UNDO_RESULTS,
} from '#rules/catalog/import-states.ts';
import { oneOf, products } from './tables.ts';

/**
 * A file of products that an office sent: first checked, then imported after a member of staff starts it. A
 * bulk edit has no file and needs no check. Either can be undone.
 */
export const productImports = pgTable(
  'product_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In whose name it is imported. */
    accountId: integer('account_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The office that it was sent in; null: the site's. */
    businessId: integer('business_id'),
    kind: text({ enum: IMPORT_KINDS }).notNull().default('file'),
    /** Of a bulk edit: its change, in words. */
    fileName: text('file_name').notNull(),
    state: text({ enum: IMPORT_STATES }).notNull().default('reading'),
    columns: text().array().notNull(),
    /** Columns that change nothing, as the file calls them. */
    ignored: text().array().notNull(),
    rowCount: integer('row_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** In whose name it is undone. */
    undoneBy: integer('undone_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('product_imports_account').on(t.accountId, t.createdAt),
    index('product_imports_business').on(t.businessId, t.createdAt),
    check('product_imports_kind', oneOf(t.kind, IMPORT_KINDS)),
    check('product_imports_state', oneOf(t.state, IMPORT_STATES)),
  ],
);

/** The rows of one product in such a file. They are imported together or not at all. */
export const productImportItems = pgTable(
  'product_import_items',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Its first row, as a spreadsheet counts. */
    row: integer().notNull(),
    name: text().notNull(),
    /** The rows with their cells. */
    rows: jsonb().$type<object[]>().notNull(),
    /** The product that it changes; null for a new one until it is created. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** The result of the check. */
    outcome: text({ enum: IMPORT_OUTCOMES }),
    /** The changes to make, and the version of the product that the check saw. */
    plan: jsonb().$type<object>(),
    version: integer(),
    changes: jsonb().$type<object[]>().notNull().default([]),
    errors: jsonb().$type<object[]>().notNull().default([]),
    /** The result of the import. */
    result: text({ enum: IMPORT_RESULTS }),
    /** The changes that it made, before and after, so that it can be undone. */
    trace: jsonb().$type<object[]>(),
    /** The result of the undo, with its message. */
    undo: text({ enum: UNDO_RESULTS }),
    undoNotes: jsonb('undo_notes').$type<string[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.position] }),
    check('product_import_items_outcome', oneOf(t.outcome, IMPORT_OUTCOMES)),
    check('product_import_items_result', oneOf(t.result, IMPORT_RESULTS)),
    check('product_import_items_undo', oneOf(t.undo, UNDO_RESULTS)),
    check('product_import_items_row', sql`${t.row} >= 1`),
  ],
);
