import pg from 'pg';
import { loadDemo } from '#demo/load.ts';
import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import { scaleDemo } from '#demo/scale.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { findPostgres, startPostgres } from '../scripts/lib/postgres.mjs';
import { costOf } from './cost.ts';
import { fillOrders } from './office-fill.ts';
import type { Measured } from './shop.ts';
import { startShop } from './shop.ts';

/** `npm run bench:office [-- PRODUCTS ORDERS]`: the lists of the office, each with its filters and searches. */
const [products = 100_000, orders = 100_000] = process.argv.slice(2).map(Number);
const WARM_UP = 3;
const CALLS = 10;
/** What a first page may take of the database. */
const WANTED_MS = 50;

const OPEN =
  'pending_payment,awaiting_trade_in,paid,preparing,ready_to_collect,dispatched,return_requested,returned';

const LISTS: readonly (readonly [path: string, queries: readonly string[]])[] = [
  [
    '/office/orders',
    [
      '',
      `state=${OPEN}&sort=due`,
      'late=1&sort=due',
      'state=paid,pending_payment&to_accept=1&sort=due',
      'state=completed,refunded,cancelled',
      'to_refund=1',
      'uncollected=1',
      'assignee=me',
      'business_id=2',
      'with=store,code',
      'q=Hugo',
      'q=Pro',
      'q=nothing-like-it',
      'q=TF-900077777',
    ],
  ],
  [
    '/office/products',
    [
      '',
      'state=live',
      'state=draft,scheduled',
      'state=sold_out',
      'state=hidden',
      'state=archived',
      'is_active_for=1',
      'category_id=1',
      'business_id=2',
      'stock=none',
      'stock=low',
      ...['newest', 'updated', 'name', 'price_asc', 'stock'].map((sort) => `sort=${sort}`),
      'q=iphone',
      'q=SC-77777',
      'q=nothing-like-it',
    ],
  ],
  ['/office/stock', ['', 'level=low', 'level=none', 'store=1', 'q=iphone', 'q=nothing-like-it']],
  ['/office/stock/movements', ['', 'reason=counted', 'store=1', 'q=iphone', 'q=nothing-like-it']],
  ['/office/customers', ['', 'with=spent,credit', 'q=Hugo', 'q=nothing-like-it']],
  ['/office/vendors', ['', 'q=Camden']],
  ['/office/codes', ['', 'q=AUTUMN']],
  ['/office/log', ['', 'subject=staff', 'business_id=3', 'actor=Nora', 'actor=nothing-like-it']],
];

async function fill(url: string): Promise<void> {
  const database = await connect({ databaseUrl: url, dataDir: '.data', isPatient: true });
  await migrate(database);
  await loadDemo(database);
  await scaleDemo(database, products);
  await database.pool.query('create extension if not exists pg_stat_statements');
  await database.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fillOrders(client, orders);
  await client.end();
}

async function signIn({ origin }: Measured): Promise<string> {
  const answer = await fetch(`${origin}/global/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: ADMINISTRATOR, password: DEMO_PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`signing in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

async function measure(shop: Measured, url: string): Promise<void> {
  const cookie = await signIn(shop);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [path, queries] of LISTS) {
    const rows: Record<string, string>[] = [];
    for (const query of queries) {
      const ask = async () => {
        const answer = await fetch(`${shop.origin}${path}?per_page=25${query && `&${query}`}`, {
          headers: { cookie },
        });
        if (answer.status !== 200) throw new Error(`${path}?${query} answered ${answer.status}`);
        await answer.arrayBuffer();
      };
      const cost = await costOf(shop, client, { what: query, warmUp: WARM_UP, calls: CALLS, ask });
      rows.push({
        query: query || 'first page',
        'database time': cost.databaseMs.toFixed(1),
        'database CPU': cost.databaseCpuMs.toFixed(1),
        answer: cost.answerMs.toFixed(1),
        '': cost.databaseMs > WANTED_MS ? `above ${WANTED_MS}` : '',
      });
    }
    console.log(`${path}, milliseconds a call`);
    console.table(rows);
  }
  await client.end();
}

const bin = findPostgres();
if (!bin) throw new Error('The benchmark needs PostgreSQL: apt-get install postgresql');
await ensureBuilt();
const server = await startPostgres(bin, {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_planning': 'on',
});
try {
  await fill(server.url);
  const shop = await startShop(server.url);
  await measure(shop, server.url);
  await shop.stop();
} finally {
  await server.stop();
}
