import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { IMPORT_DAYS } from '#rules/catalog/import-states.ts';
import {
  MOST_SHEET_COLUMNS,
  MOST_SHEET_ROWS,
  readHead,
  type SheetHead,
} from '#rules/catalog/sheet-columns.ts';
import { CsvError, csvRows } from '#rules/csv/read.ts';
import type { Ask, Database, Db } from '../../db/connect.ts';
import { insertRows } from '../../db/insert.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { textOf } from '../../ports/text-file.ts';
import { keptRow } from './import-items.reads.ts';
import type { FileItem, KnownThings } from './import-groups.writes.ts';
import { groupRows, idIn, slugKey } from './import-groups.writes.ts';
import { CHECK_JOB } from './imports.reads.ts';
import { productImportItems, productImports } from './imports.tables.ts';
import type { CatalogueWriter } from './office.writes.ts';
import { NO_COST } from './refusals.writes.ts';
import type { SheetCells } from './sheet.reads.ts';

type Row = { row: number; cells: SheetCells };
type Sources = Pick<Database, 'ask' | 'db' | 'transaction'>;

/** After this many rows others get their turn. */
const ROWS_AT_A_TIME = 500;

/** Reads a file into an import, which a job then checks. Refuses a file that can't be divided into rows. */
export async function addImport(
  sources: Sources,
  file: { path: string; name: string },
  writer: CatalogueWriter,
): Promise<string | Refusal> {
  const text = textOf(await readFile(file.path));
  if (text === undefined)
    return refuse(
      400,
      'This file is not UTF-8 text. Save it in your spreadsheet as “CSV UTF-8”, and send that.',
    );
  if (text.trim() === '') return refuse(400, 'This file is empty. Please choose another one.');
  const sheet = await readSheet(sources.ask, text, writer);
  if (sheet instanceof Refusal) return sheet;
  const items = groupRows(sheet.rows, await readKnown(sources.ask, sheet.rows, writer));
  return keep(sources, { file, sheet, items }, writer);
}

interface Sheet {
  head: SheetHead;
  rows: Row[];
}

async function readSheet(ask: Ask, text: string, writer: CatalogueWriter): Promise<Sheet | Refusal> {
  const fields = await ask<{ label: string }>({ text: 'select label from custom_field_definitions' }, []);
  const labels = fields.map(({ label }) => label);
  try {
    let head: SheetHead | undefined;
    const rows: Row[] = [];
    for (const { row, cells } of csvRows(text, MOST_SHEET_COLUMNS)) {
      if (!head) {
        const read = readHead(cells, labels);
        if ('error' in read) return refuse(400, read.error);
        if (read.columns.includes('cost_price') && !writer.seesCost)
          return refuse(400, `${NO_COST} Take out the column cost_price.`);
        head = read;
        continue;
      }
      if (cells.length !== head.columns.length)
        throw new CsvError(row, `It has ${cells.length} cells, and the header has ${head.columns.length}.`);
      if (rows.length === MOST_SHEET_ROWS)
        return refuse(400, `The file has more than ${MOST_SHEET_ROWS} rows. Split it into several.`);
      rows.push({ row, cells: cellsOf(cells, head) });
      if (rows.length % ROWS_AT_A_TIME === 0) await setImmediate();
    }
    if (!head || rows.length === 0)
      return refuse(
        400,
        'This file has a first row with the names of its columns, and no products below it.',
      );
    return { head, rows };
  } catch (error) {
    if (error instanceof CsvError) return refuse(400, `Row ${error.row} of the file: ${error.message}`);
    throw error;
  }
}

const cellsOf = (cells: readonly string[], { columns }: SheetHead): SheetCells =>
  Object.fromEntries(
    columns.flatMap((column, index) => (column === '' ? [] : [[column, cells[index] ?? '']])),
  );

const PRODUCTS = `select id, sku, slug, case line when 1 then 'buy' when 2 then 'sell' else 'repair' end as line
  from products where ($1::int is null or business_id = $1)
    and (id = any($2::int[]) or sku = any($3::text[]) or slug = any($4::text[]))`;
const VARIATIONS = `select v.id, v.sku, v.product_id from variations v join products p on p.id = v.product_id
  where ($1::int is null or p.business_id = $1) and not v.is_removed
    and (v.id = any($2::int[]) or v.sku = any($3::text[]))`;

/** The records of the office that rows may refer to. Those of other businesses are not found. */
async function readKnown(
  ask: Ask,
  rows: readonly Row[],
  { businessId }: CatalogueWriter,
): Promise<KnownThings> {
  const all = (column: string) => [
    ...new Set(rows.flatMap(({ cells }) => (cells[column] ?? '').trim() || [])),
  ];
  const ids = (column: string) => all(column).flatMap((cell) => idIn(cell) ?? []);
  const products = await ask<{ id: number; sku: string; slug: string; line: string }>({ text: PRODUCTS }, [
    businessId,
    ids('product_id'),
    [...new Set([...all('sku'), ...all('parent_sku')])],
    all('slug'),
  ]);
  const variations = await ask<{ id: number; sku: string; product_id: number }>({ text: VARIATIONS }, [
    businessId,
    ids('variation_id'),
    all('sku'),
  ]);
  return {
    productIds: new Set(products.map(({ id }) => id)),
    productBySku: new Map(products.map(({ id, sku }) => [sku, id])),
    productBySlug: new Map(products.map(({ id, slug, line }) => [slugKey({ slug, line }), id])),
    productOfVariation: new Map(variations.map(({ id, product_id: of }) => [id, of])),
    productOfVariationSku: new Map(variations.map(({ sku, product_id: of }) => [sku, of])),
  };
}

const NAME_LENGTH = 160;
const nameOf = ({ rows }: FileItem) =>
  rows.map(({ cells }) => (cells['name'] ?? '').trim()).find(Boolean) ??
  rows.map(({ cells }) => (cells['sku'] ?? '').trim()).find(Boolean) ??
  '';

/**
 * Writes the rows in several steps, so that other changes need not wait. The job begins after the last row is
 * written.
 */
async function keep(
  { db, transaction }: Sources,
  { file, sheet, items }: { file: { name: string }; sheet: Sheet; items: readonly FileItem[] },
  { account, businessId }: CatalogueWriter,
): Promise<string> {
  const { ignored } = sheet.head;
  const columns = sheet.head.columns.filter((column) => column !== '');
  const [made] = await db
    .insert(productImports)
    .values({
      accountId: account.id,
      businessId,
      fileName: file.name,
      columns,
      ignored,
      rowCount: sheet.rows.length,
    })
    .returning({ id: productImports.id });
  if (!made) throw new Error('an import was not written');
  await insertRows(
    db,
    productImportItems,
    items.map((item, position) => ({
      importId: made.id,
      position,
      row: item.rows[0]?.row ?? 1,
      name: nameOf(item).slice(0, NAME_LENGTH),
      rows: item.rows.map((row) => keptRow(row, columns)),
      productId: item.productId,
      outcome: item.errors.length > 0 ? ('wrong' as const) : null,
      errors: item.errors,
    })),
  );
  await transaction(async ({ db: tx }) => {
    await tx.update(productImports).set({ state: 'checking' }).where(eq(productImports.id, made.id));
    await enqueueJob(tx, { kind: CHECK_JOB, key: made.id, payload: { id: made.id } });
  });
  return made.id;
}

/** Deletes old imports and bulk edits, since their rows hold what goods cost. */
export async function forgetImports(db: Db): Promise<void> {
  await db
    .delete(productImports)
    .where(sql`${productImports.createdAt} < now() - make_interval(days => ${IMPORT_DAYS})`);
}
