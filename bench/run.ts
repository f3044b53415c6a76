import pg from 'pg';
import { loadDemo } from '#demo/load.ts';
import { scaleDemo } from '#demo/scale.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { findPostgres, startPostgres } from '../scripts/lib/postgres.mjs';
import { cartCosts, manyCartsAtOnce } from './carts.ts';
import type { Cost } from './cost.ts';
import { firstLoadBytes } from './first-load.ts';
import { compareRates, rawAnswer } from './load.ts';
import { orderCosts, manyOrdersAtOnce, whileOrdersArePlaced } from './orders.ts';
import type { Measured } from './shop.ts';
import { startBare, startShop } from './shop.ts';
import { uncachedCosts } from './uncached.ts';
import type { WrittenRate } from './written.ts';
import { ratesWhileWritten, secondsUntilSeen } from './written.ts';

/** `npm run bench [-- SIZE …]`: measures everything in one run. Only ratios can be compared between machines. */
const sizes = process.argv
  .slice(2)
  .map(Number)
  .filter((size) => size > 0);
const SIZES = sizes.length > 0 ? sizes : [1_000, 100_000];

async function fill(url: string, size: number): Promise<void> {
  const database = await connect({ databaseUrl: url, dataDir: '.data', isPatient: true });
  await migrate(database);
  await loadDemo(database);
  const { rows } = await database.pool.query<{ count: string }>('select count(*) from listing');
  const missing = size - Number(rows[0]?.count ?? 0);
  if (missing > 0) await scaleDemo(database, missing);
  await database.pool.query('create extension if not exists pg_stat_statements');
  await database.close();
  // On its own connection: the shop's connections have a statement timeout that is too short for this.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

async function ratio(shop: Measured, path: string) {
  const url = shop.origin + path;
  const { headers, body } = await rawAnswer(url);
  const bare = await startBare(headers, body);
  try {
    return { bytes: body.length, ...(await compareRates(url, bare.origin)) };
  } finally {
    await bare.stop();
  }
}

const keptRow = (what: string, { bytes, shop, bare, ratio: share }: Awaited<ReturnType<typeof ratio>>) => ({
  what,
  bytes: String(bytes),
  'requests/s': shop.toFixed(0),
  'bare node:http': bare.toFixed(0),
  ratio: share.toFixed(2),
});

async function productPath(url: string): Promise<{ id: number; path: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: number; path: string }>(
    `select p.id, '/buy/product/' || c.slug || '/' || p.slug || '/' || p.id as path
     from listing l join products p on p.id = l.product_id join categories c on c.id = p.category_id
     where l.line = 1 order by l.featured_rank, l.product_id limit 1`,
  );
  await client.end();
  if (!rows[0]) throw new Error('the shop is empty');
  return rows[0];
}

const costRow = (cost: Cost) => ({
  what: cost.what,
  'server CPU': cost.serverCpuMs.toFixed(2),
  'database CPU': cost.databaseCpuMs.toFixed(2),
  'database time': cost.databaseMs.toFixed(2),
  answer: cost.answerMs.toFixed(2),
});

const rateRow = ({ what, quiet, written, ratio: share }: WrittenRate) => ({
  what,
  'nothing changes': quiet.toFixed(0),
  'stock changes': written.toFixed(0),
  ratio: share.toFixed(2),
});

async function measure(serverUrl: string, size: number): Promise<void> {
  const name = `bench_${size}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await fill(url.href, size);

  const shop = await startShop(url.href);
  const product = await productPath(url.href);
  const list = '/no/auth/web/site/products?is_active_for=1&category=phones';
  const rows: Record<string, string>[] = [];
  const kept = [
    ['list of 24, kept', list],
    ['product, kept', `/no/auth/web/site/products/${product.id}`],
    ['product page HTML, kept', product.path],
  ] as const;
  for (const [what, path] of kept) rows.push(keptRow(what, await ratio(shop, path)));
  console.log(`\n${size.toLocaleString('en-GB')} products on PostgreSQL`);
  console.table(rows);
  console.log('uncached, milliseconds a call');
  console.table((await uncachedCosts(shop, url.href, size)).map(costRow));
  console.log(
    'answers a second, asked for in turn, while nothing and while 20 products a second change their stock',
  );
  console.table((await ratesWhileWritten(shop, url.href)).map(rateRow));
  const other = await startShop(url.href);
  const seen = await secondsUntilSeen([shop, other], url.href);
  await other.stop();
  console.log(`a change of stock is seen on both of two nodes after ${seen.toFixed(2)} s at most`);
  console.log('carts, milliseconds a call');
  console.table((await cartCosts(shop, url.href)).map(costRow));
  const carts = await manyCartsAtOnce(shop, url.href);
  console.log(
    `${carts.visitors.toLocaleString('en-GB')} visitors' carts: ${carts.acknowledged} additions acknowledged, ${carts.stored} of them stored, ${carts.refused} refused, ${carts.seconds.toFixed(1)} s`,
  );
  console.log('orders, milliseconds a call');
  console.table((await orderCosts(shop, url.href)).map(costRow));
  const rush = await manyOrdersAtOnce(shop, url.href);
  console.log(
    `${rush.buyers.toLocaleString('en-GB')} buyers at once of ${rush.left}: ${rush.sold} sold (${rush.reserved} set aside), ${rush.tooLate} too late, ${rush.failed} failed, ${rush.seconds.toFixed(1)} s`,
  );
  const [what, path] = kept[0];
  const { worked, orders } = await whileOrdersArePlaced(shop, url.href, () => ratio(shop, path));
  console.log(`while 20 orders a second are placed (${orders} of them)`);
  console.table([keptRow(what, worked)]);
  const load = await firstLoadBytes(shop.origin, '/');
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  console.log(
    `ready in ${shop.startSeconds.toFixed(2)} s, ${shop.memoryMb().toFixed(0)} MB after the load; first load brotli: HTML ${kb(load.html)}, scripts ${kb(load.scripts)}, styles ${kb(load.styles)}`,
  );
  await shop.stop();
}

const bin = findPostgres();
if (!bin) throw new Error('The benchmark needs PostgreSQL: apt-get install postgresql');
await ensureBuilt();
const server = await startPostgres(bin, {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_planning': 'on',
});
try {
  for (const size of SIZES) await measure(server.url, size);
} finally {
  await server.stop();
}
