import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Suggestions } from '#contract/catalog.ts';
import { loadDemo } from '#demo/load.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { judge, readQueries, success } from './search-judge.ts';

/**
 * `npm run bench:search [-- FILE …]`: how often the right result of a search in the demo shop is the first, and among
 * the first three.
 */
const given = process.argv.slice(2);
const files =
  given.length > 0
    ? given
    : ['search-queries.json', 'search-newcomers.json', 'search-slang.json', 'search-held-out.json'];

const dataDir = await mkdtemp(join(tmpdir(), 'threefold-bench-'));
const database = await connect({ databaseUrl: undefined, dataDir });
await migrate(database);
await loadDemo(database);
const app = await buildApp({
  config: readConfig({ LOG_LEVEL: 'error', RATE_LIMIT: '1000000', DATA_DIR: dataDir }),
  database,
  template: () => Promise.resolve(''),
});
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

async function suggest(q: string): Promise<Suggestions> {
  const url = `http://127.0.0.1:${port}/no/auth/web/site/search?q=${encodeURIComponent(q)}`;
  const answer = (await (await fetch(url)).json()) as { result: Suggestions };
  return answer.result;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
for (const file of files) {
  const queries = await readQueries(file);
  const judged = await judge(queries, suggest);
  for (const { q, place, first, expect } of judged.filter((one) => (one.place ?? 4) > 3))
    console.log(`${place ?? '-'}  ${q}\n     wanted ${expect.join(' or ')}\n     found  ${first.join('  ')}`);
  console.log(
    `${file}: ${queries.length} queries, success in 1: ${percent(success(judged, 1))}, in 3: ${percent(success(judged, 3))}\n`,
  );
}
await app.close();
await database.close();
await rm(dataDir, { recursive: true, force: true });
