import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '#demo/load.ts';
import { VENDOR } from '#demo/people.ts';
import { csvRows } from '#rules/csv/read.ts';
import { csvLine, guarded } from '#rules/csv/write.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { productLines } from '#server/features/catalog/export.reads.ts';
import { checkImport } from '#server/features/catalog/import-check.writes.ts';
import { addImport } from '#server/features/catalog/import-file.writes.ts';
import { runImport, startImport } from '#server/features/catalog/import-run.writes.ts';
import { writerOf } from '#server/features/catalog/writers.writes.ts';
import { readAccount } from '#server/features/account/public.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findPostgres, startPostgres } from '../scripts/lib/postgres.mjs';

/**
 * `npm run bench:imports [-- ROWS VARIATIONS]`: imports a file of so many rows on both databases, with so many
 * variations to a product. Three times: all of them new, their export unchanged, and with another price in every row.
 */
const rows = Number(process.argv[2] ?? 10_000);
const variations = Number(process.argv[3] ?? 9);
const products = Math.ceil(rows / (variations + 1));

type Option = readonly [storage: string, colour: string];

async function optionsOf({ pool }: Database): Promise<Option[]> {
  const { rows: found } = await pool.query<{ storage: string; colour: string }>(
    `select s.label as storage, c.label as colour
     from attribute_terms s join attributes a on a.id = s.attribute_id and a.name = 'Storage'
     cross join attribute_terms c join attributes b on b.id = c.attribute_id and b.name = 'Colour'
     order by s.id, c.id limit $1`,
    [variations],
  );
  return found.map(({ storage, colour }) => [storage, colour] as const);
}

const HEAD =
  'sku,parent_sku,name,category,brand,option_1_name,option_2_name,option_1_value,option_2_value,regular_price,stock';

function newProducts(options: readonly Option[]): string {
  const lines = [`${HEAD}\r\n`];
  for (let at = 0; at < products; at += 1) {
    const sku = `IMPORT-${at}`;
    lines.push(
      csvLine([sku, '', `Imported phone ${at}`, '#10', '#1', 'Storage', 'Colour', '', '', '199', '']),
    );
    for (const [index, option] of options.entries())
      lines.push(csvLine([`${sku}-${index}`, sku, '', '', '', '', '', ...option, '199', '5']));
  }
  return lines.join('');
}

/** Ten pounds more in every row. */
function dearer(file: string): string {
  const [head = [], ...body] = [...csvRows(file, 500)].map(({ cells }) => cells);
  const price = head.indexOf('regular_price');
  return [
    head,
    ...body.map((cells) => cells.map((cell, at) => (at === price ? String(Number(cell) + 10) : cell))),
  ]
    .map((cells) => csvLine(cells.map(guarded)))
    .join('');
}

const idle = { signal: new AbortController().signal, progress: async () => undefined };

async function measure(database: Database, what: string, text: string, folder: string): Promise<void> {
  const { rows: people } = await database.pool.query<{ id: number }>(
    'select id from users where email = $1',
    [VENDOR],
  );
  const account = await readAccount(database.db, people[0]?.id ?? 0);
  const writer = account && writerOf(account);
  if (!account || !writer || writer instanceof Refusal) throw new Error('the vendor may not import');
  const path = join(folder, 'products.csv');
  await writeFile(path, text);
  const cpu = process.cpuUsage();
  const begun = performance.now();
  const id = await addImport(database, { path, name: 'products.csv' }, writer);
  if (id instanceof Refusal) throw new Error(id.message);
  const read = performance.now();
  await checkImport(database, idle, id);
  const checked = performance.now();
  await startImport(database, id, account.id);
  await runImport(database, idle, id);
  const ended = performance.now();
  const { user, system } = process.cpuUsage(cpu);
  const { rows: counts } = await database.pool.query<{ found: string; count: number }>(
    `select coalesce(result, outcome) as found, count(*)::int as count from product_import_items where import_id = $1
     group by 1 order by 1`,
    [id],
  );
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
  console.log(
    `${database.kind}, ${what}: read ${seconds(begun, read)}, check ${seconds(read, checked)}, import ${seconds(checked, ended)}; ${((user + system) / 1e6).toFixed(1)} s of CPU in this process`,
    `(${counts.map(({ found, count }) => `${count} ${found}`).join(', ')})`,
  );
}

async function run(databaseUrl: string | undefined): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'threefold-imports-'));
  const database = await connect({ databaseUrl, dataDir: folder, isPatient: true });
  try {
    await migrate(database);
    await loadDemo(database);
    await measure(database, 'all new', newProducts(await optionsOf(database)), folder);
    const reader = { businessId: null, seesCost: true, mayPublish: true };
    const begun = performance.now();
    let file = '';
    for await (const part of productLines(database.ask, { q: 'IMPORT-' }, reader)) file += part;
    console.log(`${database.kind}, export: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    await measure(database, 'unchanged', file, folder);
    await measure(database, 'every price', dearer(file), folder);
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

console.log(`${products * (variations + 1)} rows of ${products} products`);
await run(undefined);
const bin = findPostgres();
if (bin) {
  const server = await startPostgres(bin);
  try {
    await run(server.url);
  } finally {
    await server.stop();
  }
}
