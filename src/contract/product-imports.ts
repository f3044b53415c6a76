import { z } from 'zod';
import {
  IMPORT_KINDS,
  IMPORT_OUTCOMES,
  IMPORT_RESULTS,
  IMPORT_STATES,
  UNDO_RESULTS,
} from '#rules/catalog/import-states.ts';
import { PRODUCT_MOVES } from '#rules/catalog/office-states.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { createdStatus, cursor, id, okStatus, wholeNumber } from './fields.ts';
import { priceChange, version } from './products-office-shapes.ts';

const CATALOGUE: OfficeAccess = { permission: 'catalogue' };
const words = z.string();
const importId = z.uuid({ error: 'must be the id of an import' });
const byId = z.strictObject({ id: importId });

const productImport = z
  .object({
    id: importId,
    kind: z.enum(IMPORT_KINDS).describe('edit: products that were changed together, without a file'),
    file_name: words.describe('Of an edit: what it does, in words'),
    by: words.describe('Who sent it'),
    is_own: z.boolean().describe('true: the caller started it'),
    undone_by: words.nullable(),
    can_undo: z.boolean(),
    state: z.enum(IMPORT_STATES),
    has_stopped: z.boolean().describe('true: it could not be finished, and is not tried again'),
    row_count: z.int(),
    ignored_columns: z.array(words).describe('Columns of the file that change nothing'),
    created_at: z.iso.datetime(),
    counts: z
      .object({
        all: z.int(),
        checked: z.int(),
        create: z.int(),
        change: z.int(),
        same: z.int(),
        wrong: z.int(),
        warned: z.int().describe('Whose prices change by more than half'),
        done: z.int(),
        failed: z.int(),
        undone: z.int(),
        kept: z.int().describe('What an undo left alone, at least in part'),
      })
      .describe('Of products: what the check found, what the import did, and what its undo did'),
  })
  .meta({ id: 'ProductImport' });
export type ProductImport = z.infer<typeof productImport>;

const importItem = z
  .object({
    position: z.int(),
    row: z.int().describe('Its first row in the file, as a spreadsheet counts'),
    name: words,
    product_id: id.nullable().describe('null: a new product that is not created yet'),
    outcome: z.enum(IMPORT_OUTCOMES).nullable().describe('null: not checked yet'),
    result: z.enum(IMPORT_RESULTS).nullable().describe('null: not imported'),
    changes: z.array(
      z
        .object({
          row: z.int(),
          column: words,
          before: words,
          after: words,
          warning: words.optional().describe('Why it may be a mistake'),
        })
        .meta({ id: 'ProductImportChange' }),
    ),
    errors: z.array(z.object({ row: z.int(), column: words.nullable(), text: words })),
    undo: z.enum(UNDO_RESULTS).nullable().describe('null: not undone'),
    undo_notes: z.array(words).describe('What was not set back, and why'),
  })
  .meta({ id: 'ProductImportItem' });
export type ProductImportItem = z.infer<typeof importItem>;

/** The products of an import that a list shows. */
const IMPORT_LISTS = [...IMPORT_OUTCOMES, 'warned', 'failed', 'undone', 'kept'] as const;

const itemsQuery = z.strictObject({
  show: z.enum(IMPORT_LISTS).optional(),
  cursor: cursor.optional(),
  per_page: wholeNumber(1, 100).optional(),
});
export type ImportItemsQuery = z.output<typeof itemsQuery>;

/** The most products that one bulk edit changes. */
const MOST_EDITED = 500;

/** One change for many products. Each is named with the version that was read. */
const productEdit = z
  .strictObject({
    products: z
      .array(z.strictObject({ id, version }))
      .min(1)
      .max(MOST_EDITED)
      .refine((some) => new Set(some.map((one) => one.id)).size === some.length, 'names a product twice'),
    move: z.enum(PRODUCT_MOVES).exclude(['schedule']).optional(),
    prices: priceChange.omit({ version: true, variation_ids: true }).optional(),
  })
  .refine(({ move, prices }) => (move === undefined) !== (prices === undefined), {
    path: ['move'],
    error: 'Name a move or a change of prices, one of them',
  })
  .meta({ id: 'ProductEdit' });
export type ProductEdit = z.output<typeof productEdit>;

export const productImportCalls = defineCalls({
  'GET /office/product-imports': {
    summary:
      'The latest 50 imports and bulk edits of this office that were begun. Without the permission Cost only one’s own',
    access: CATALOGUE,
    answer: z.object({ status: okStatus, data: z.array(productImport) }),
  },
  'POST /office/product-edits': {
    summary:
      'Change many products in the same way. It runs as a job, and can be followed and undone like an import',
    access: CATALOGUE,
    body: productEdit,
    idempotency: 'required',
    refusals: [404],
    answer: z.object({ status: createdStatus, result: productImport }),
  },
  'POST /office/product-imports/{id}/undo': {
    summary:
      'Undo an import or a bulk edit, except what was changed since. Within 30 days. An undo that was started goes on',
    access: CATALOGUE,
    params: byId,
    body: z.strictObject({}),
    refusals: [409],
    answer: z.object({ status: okStatus, result: productImport }),
  },
  'POST /office/product-imports': {
    summary:
      'Send a CSV file of products, of at most 20 MB and 50,000 rows. It is checked, and nothing is changed yet',
    access: CATALOGUE,
    upload: true,
    answer: z.object({ status: createdStatus, result: productImport }),
  },
  'GET /office/product-imports/{id}': {
    summary: 'How far an import is, and what it finds',
    access: CATALOGUE,
    params: byId,
    answer: z.object({ status: okStatus, result: productImport }),
  },
  'GET /office/product-imports/{id}/items': {
    summary:
      'What an import does with each product, before and after, and every error with its row and column',
    access: CATALOGUE,
    params: byId,
    query: itemsQuery,
    answer: z.object({ status: okStatus, data: z.array(importItem), next_cursor: words.nullable() }),
  },
  'POST /office/product-imports/{id}/start': {
    summary: 'Import the checked products, except those with errors. An import that was started goes on',
    access: CATALOGUE,
    params: byId,
    body: z.strictObject({}),
    refusals: [409],
    answer: z.object({ status: okStatus, result: productImport }),
  },
});
