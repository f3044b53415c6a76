import type { Answer, Parsed } from '#contract/calls.ts';
import { calls as contract } from '#contract/calls.ts';
import { SHEET_BYTES } from '#rules/catalog/sheet-columns.ts';
import type { Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { parseInput } from '../../http/call-input.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { notOpen } from '../../http/private-calls.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { productLines } from './export.reads.ts';
import { logExport } from './export.writes.ts';
import { startEdit } from './edit.writes.ts';
import { addImport } from './import-file.writes.ts';
import { startImport } from './import-run.writes.ts';
import { startUndo } from './import-undo.writes.ts';
import type { ImportReader } from './imports.reads.ts';
import { readFailedRows, readImport, readImportItems, readImports } from './imports.reads.ts';
import { readerOf, writerOf } from './writers.writes.ts';

type Sources = Pick<Database, 'ask' | 'db' | 'transaction'>;

const LIMITS = { bytes: SHEET_BYTES, types: ['csv'] as const };
/** How many files one person may send in an hour. */
const MOST_FILES = { most: 100, windowMs: 60 * 60_000 };
const CATALOGUE = { permission: 'catalogue' } as const;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const noImport = () => refuse(404, 'There is no such import.');

/** The imports that the caller sees: an account that may use these calls has an office. */
const importReader = (account: Account): ImportReader => ({
  accountId: account.id,
  businessId: account.office?.businessId ?? null,
  seesCost: account.office?.rights.includes('cost') ?? false,
});

/** Products as files: imports are checked first, and exports can be imported again. */
export async function importOffice(calls: PrivateCalls, sources: Sources): Promise<void> {
  const { ask } = sources;

  await calls.defineUpload(
    'POST /office/product-imports',
    SHEET_BYTES,
    async (_input, { account, tooManyByAll }, take) => {
      const writer = writerOf(account);
      if (writer instanceof Refusal) return writer;
      if (tooManyByAll('product imports', String(account.id), MOST_FILES))
        return refuse(429, 'Too many files were sent.');
      return take(LIMITS, async (upload): Promise<Answer<'POST /office/product-imports'> | Refusal> => {
        const id = await addImport(sources, upload, writer);
        if (id instanceof Refusal) return id;
        const result = await readImport(ask, { id, ...importReader(account) });
        return result ? { status: 201, result } : noImport();
      });
    },
  );

  calls.define('GET /office/product-imports/{id}', async ({ params: { id } }, { account }) => {
    const result = await readImport(ask, { id, ...importReader(account) });
    return result ? { status: 200, result } : noImport();
  });

  calls.define('GET /office/product-imports', async (_input, { account }) => ({
    status: 200,
    data: await readImports(ask, importReader(account)),
  }));

  calls.define('GET /office/product-imports/{id}/items', async ({ params: { id }, query }, { account }) => {
    const found = await readImport(ask, { id, ...importReader(account) });
    return found ? readImportItems(ask, found, query) : noImport();
  });

  calls.define('POST /office/product-imports/{id}/start', async ({ params: { id } }, { account }) => {
    const writer = writerOf(account);
    if (writer instanceof Refusal) return writer;
    await startImport(sources, id, account.id);
    const result = await readImport(ask, { id, ...importReader(account) });
    if (!result) return noImport();
    return result.state === 'reading' || result.state === 'checking'
      ? refuse(409, 'The file is still being checked.')
      : { status: 200, result };
  });

  calls.define('POST /office/product-edits', async ({ body }, { account, idempotencyKey: key }) => {
    const writer = writerOf(account);
    if (writer instanceof Refusal) return writer;
    const once = { key, call: 'edit products', sender: ['account', account.id] as const, input: body };
    return onlyOnce(sources, once, async (at) => {
      const id = await startEdit(at, body, writer);
      if (id instanceof Refusal) return id;
      const result = await readImport(at.ask, { id, ...importReader(account) });
      return result ? { status: 201 as const, result } : noImport();
    });
  });

  calls.define('POST /office/product-imports/{id}/undo', async ({ params: { id } }, { account }) => {
    const writer = writerOf(account);
    if (writer instanceof Refusal) return writer;
    const whose = { id, ...importReader(account) };
    if (!(await readImport(ask, whose))) return noImport();
    await startUndo(sources, id, account.id);
    const result = await readImport(ask, whose);
    if (!result) return noImport();
    return result.state === 'undoing' || result.state === 'undone'
      ? { status: 200, result }
      : refuse(409, 'There is nothing to undo: nothing was changed, or it has not ended yet.');
  });

  calls.defineDownload('/office/products/file', CATALOGUE, async ({ query }, account) => {
    const reader = readerOf(account);
    if (!reader || !account.office?.rights.includes('export')) return notOpen();
    const input = parseInput(contract['GET /office/products'], { query });
    if (input instanceof Refusal) return input;
    const filter = input.query as Parsed<'GET /office/products'>['query'];
    await logExport(sources.db, account, filter);
    return { fileName: 'products.csv', lines: productLines(ask, filter, reader) };
  });

  calls.defineDownload('/office/product-imports/:id/failed', CATALOGUE, async ({ params }, account) => {
    const id = params['id'] ?? '';
    return (
      (UUID.test(id) ? await readFailedRows(ask, { id, accountId: account.id }) : undefined) ?? noImport()
    );
  });
}
