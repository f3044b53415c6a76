import { z } from 'zod';
import { IMPORT_OUTCOMES, IMPORT_RESULTS, IMPORT_STATES } from '#rules/catalog/import-states.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { createdStatus, cursor, id, okStatus, wholeNumber } from './fields.ts';

const CATALOGUE: OfficeAccess = { permission: 'catalogue' };
const words = z.string();
const importId = z.uuid({ error: 'must be the id of an import' });
const byId = z.strictObject({ id: importId });

const productImport = z
  .object({
    id: importId,
    file_name: words,
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
        done: z.int(),
        failed: z.int(),
      })
      .describe('Of products: what the check found, and what the import did'),
  })
  .meta({ id: 'ProductImport' });
export type ProductImport = z.infer<typeof productImport>;

const importItem = z
  .object({
    position: z.int(),
    row: z.int().describe('The first row of it in the file, as a spreadsheet counts'),
    name: words,
    product_id: id.nullable().describe('null: a new one that is not created yet'),
    outcome: z.enum(IMPORT_OUTCOMES).nullable().describe('null: not checked yet'),
    result: z.enum(IMPORT_RESULTS).nullable().describe('null: not imported'),
    changes: z.array(z.object({ row: z.int(), column: words, before: words, after: words })),
    errors: z.array(z.object({ row: z.int(), column: words.nullable(), text: words })),
  })
  .meta({ id: 'ProductImportItem' });
export type ProductImportItem = z.infer<typeof importItem>;

/** Which products of an import a list shows. */
const IMPORT_LISTS = [...IMPORT_OUTCOMES, 'failed'] as const;

const itemsQuery = z.strictObject({
  show: z.enum(IMPORT_LISTS).optional(),
  cursor: cursor.optional(),
  per_page: wholeNumber(1, 100).optional(),
});
export type ImportItemsQuery = z.output<typeof itemsQuery>;

export const productImportCalls = defineCalls({
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
    summary: 'Import what was checked, except products with errors. One that was started goes on',
    access: CATALOGUE,
    params: byId,
    body: z.strictObject({}),
    refusals: [409],
    answer: z.object({ status: okStatus, result: productImport }),
  },
});
