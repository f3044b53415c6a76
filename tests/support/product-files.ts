import type { Answer } from '#contract/calls.ts';
import type { ProductImport, ProductImportItem } from '#contract/product-imports.ts';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { csvRows } from '#rules/csv/read.ts';
import { BOM, csvLine, guarded } from '#rules/csv/write.ts';
import { catalogJobs } from '#server/features/catalog/jobs.ts';
import { JobRunner } from '#server/jobs/runner.ts';
import type { TestApp } from './app.ts';
import { runDue, silentLog } from './jobs.ts';
import { formWith } from './photos.ts';

type Headers = Record<string, string>;
/** A row of a sheet by the names of its columns. */
export type SheetRow = Record<string, string>;

/** The rows of a file, as a person would see them in a spreadsheet. */
export function rowsOf(text: string): SheetRow[] {
  const [head, ...rows] = [...csvRows(text, 1_000)].map(({ cells }) => cells);
  return rows.map((cells) =>
    Object.fromEntries((head ?? []).map((column, index) => [column, cells[index] ?? ''])),
  );
}

/** A file of these rows, with all columns that any of them has. */
export function fileOf(rows: readonly SheetRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return (
    BOM +
    [columns, ...rows.map((row) => columns.map((column) => guarded(row[column] ?? '')))].map(csvLine).join('')
  );
}

/** The facts of a product that an import may change. */
export const factsOf = ({ updated_at: _at, ...product }: OfficeProduct) => product;

interface ImportSent {
  status: number;
  body: { message?: string; result?: ProductImport };
}

/** Exports, sends files, and runs the jobs that work on them. */
export function productFilesOf(shop: TestApp) {
  /** Runs the jobs that are due, over this database. */
  const jobs = (database = shop.database) => {
    const runner = new JobRunner({ database, log: silentLog });
    catalogJobs(runner, database);
    return runDue(runner);
  };

  async function exported(headers: Headers, query = ''): Promise<string> {
    const answer = await shop.fetch(`/office/products/file${query}`, { headers });
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    // `text()` would take the byte order mark off.
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  }

  /** All products of an account as rows, or those that a search finds. */
  const sheet = async (headers: Headers, q?: string) =>
    rowsOf(await exported(headers, q === undefined ? '' : `?q=${encodeURIComponent(q)}`));

  async function send(headers: Headers, content: string | Buffer): Promise<ImportSent> {
    const answer = await shop.fetch('/office/product-imports', {
      method: 'POST',
      headers,
      body: formWith(Buffer.from(content), 'products.csv'),
    });
    return { status: answer.status, body: (await answer.json()) as ImportSent['body'] };
  }

  const read = async (headers: Headers, id: string): Promise<ProductImport> =>
    (await shop.call('GET /office/product-imports/{id}', { headers, params: { id } })).result;

  async function items(headers: Headers, id: string): Promise<ProductImportItem[]> {
    const all: ProductImportItem[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Answer<'GET /office/product-imports/{id}/items'> = await shop.call(
        'GET /office/product-imports/{id}/items',
        { headers, params: { id }, query: cursor === '' ? {} : { cursor } },
      );
      all.push(...page.data);
      cursor = page.next_cursor;
    }
    return all;
  }

  /** Sends a file that must be taken, and checks it. */
  async function check(headers: Headers, content: string | readonly SheetRow[]) {
    const { status, body } = await send(headers, typeof content === 'string' ? content : fileOf(content));
    if (status !== 201 || !body.result) throw new Error(`the file was refused: ${body.message}`);
    await jobs();
    const { id } = body.result;
    return { ...(await read(headers, id)), items: await items(headers, id) };
  }

  const start = async (headers: Headers, id: string) =>
    (await shop.call('POST /office/product-imports/{id}/start', { headers, params: { id }, body: {} }))
      .result;

  /** Checks a file and imports it. */
  async function imported(headers: Headers, content: string | readonly SheetRow[]) {
    const { id } = await check(headers, content);
    await start(headers, id);
    await jobs();
    return { ...(await read(headers, id)), items: await items(headers, id) };
  }

  return { jobs, exported, sheet, send, read, items, check, start, imported };
}
