import pg from 'pg';
import { loadDemo } from '#demo/load.ts';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { scaleDemo } from '#demo/scale.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { findPostgres, startPostgres } from '../scripts/lib/postgres.mjs';
import { costOf } from './cost.ts';
import { fillOrders } from './office-fill.ts';
import { writeCosts } from './office-writes.ts';
import type { Measured } from './shop.ts';
import { startShop } from './shop.ts';
import { signIn } from './sign-in.ts';

/**
 * `npm run bench:office [-- PRODUCTS ORDERS LISTS]`: the lists of the office, each with its filters and searches, as the
 * administrator and as a vendor.
 */
const [products = 100_000, orders = 100_000] = process.argv.slice(2, 4).map(Number);
/** Parts of the paths of lists, such as `messages,units`; without it all of them, and the writes. */
const only = process.argv[4]?.split(',');
const WARM_UP = 3;
const CALLS = 10;
/** The longest time that a first page may take of the database. */
const WANTED_MS = 50;

const OPEN =
  'pending_payment,awaiting_trade_in,paid,preparing,ready_to_collect,dispatched,return_requested,returned';

/** How many pages are skipped for a deep page. */
const DEEP = 20;

/** A search that matches many orders comes first, then one that matches few, a number, an email and a SKU. */
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
      'assignee=nobody',
      'business_id=2',
      'with=store,code',
      'q=Pro',
      'q=Hugo',
      'q=Pro&late=1&sort=due',
      'q=Be',
      'q=nothing-like-it',
      'q=TF-900077777',
      'q=buyer-777@bench.example',
      'q=SC-00077777',
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
      'q=pro',
      'q=apple',
      'q=ip',
      'q=SC-77777',
      'q=nothing-like-it',
    ],
  ],
  [
    '/office/stock',
    [
      '',
      'level=low',
      'level=none',
      'store=1',
      'store=none',
      'q=iphone',
      'q=pro',
      'q=ip',
      'q=nothing-like-it',
    ],
  ],
  ['/office/transfers', ['', 'q=iphone']],
  ['/office/purchases', ['', 'q=iphone']],
  ['/office/units', ['', 'state=in_store', 'q=iphone', 'q=TU-900000777', 'q=ip', 'q=nothing-like-it']],
  ['/office/trade-ins', ['', 'state=received', 'late=1', 'q=Hugo', 'q=nothing-like-it']],
  ['/office/repairs', ['', 'q=Hugo', 'q=nothing-like-it']],
  ['/demo_requests', ['', 'status=new', 'search=nothing-like-it']],
  [
    '/office/messages',
    ['', 'tab=to_answer', 'assignee=nobody', 'assignee=me', 'q=Hugo', 'q=parcel', 'q=nothing-like-it'],
  ],
  ['/office/reviews', ['', 'state=published']],
  ['/office/media', ['', 'q=Picture', 'q=iphone']],
  ['/office/stock/movements', ['', 'reason=counted', 'store=1', 'q=iphone', 'q=zq', 'q=nothing-like-it']],
  [
    '/office/customers',
    ['', 'with=spent,credit', 'q=Hugo', 'q=buyer-777@bench.example', 'q=nothing-like-it'],
  ],
  ['/office/vendors', ['', 'q=Camden']],
  ['/office/codes', ['', 'q=AUTUMN', 'q=nothing-like-it']],
  [
    '/office/log',
    ['', 'subject=staff', 'business_id=3', 'actor=Nora', 'actor=nothing-like-it', 'action=refuse'],
  ],
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

type Page = { next_cursor?: string | null };

async function measure(shop: Measured, url: string, email: string): Promise<void> {
  const cookie = await signIn(shop, email);
  const client = new pg.Client({ connectionString: url });
  // The server ends before the connection when a call was refused. Without this, its end would hide why.
  client.on('error', () => undefined);
  await client.connect();
  const read = async (path: string, query: string): Promise<Page | undefined> => {
    const answer = await fetch(`${shop.origin}${path}?per_page=25${query && `&${query}`}`, {
      headers: { cookie },
    });
    const page = (await answer.json()) as Page;
    if (answer.status === 200) return page;
    if (answer.status === 403 && email !== ADMINISTRATOR) return undefined;
    throw new Error(`${path}?${query} answered ${answer.status}`);
  };
  for (const [path, queries] of LISTS) {
    if (only && !only.some((part) => path.includes(part))) continue;
    if ((await read(path, '')) === undefined) continue;
    const rows: Record<string, string>[] = [];
    const cost = async (what: string, query: string) => {
      const ask = async () => void (await read(path, query));
      const { databaseMs, databaseCpuMs, answerMs } = await costOf(shop, client, {
        what,
        warmUp: WARM_UP,
        calls: CALLS,
        ask,
      });
      rows.push({
        query: what,
        'database time': databaseMs.toFixed(1),
        'database CPU': databaseCpuMs.toFixed(1),
        answer: answerMs.toFixed(1),
        '': databaseMs > WANTED_MS ? `above ${WANTED_MS}` : '',
      });
    };
    for (const query of queries) await cost(query || 'first page', query);
    const cursor = await deepCursor((query) => read(path, query));
    if (cursor) await cost(`page ${DEEP + 1}`, `cursor=${encodeURIComponent(cursor)}`);
    console.log(`${path} as ${email}, milliseconds a call`);
    console.table(rows);
  }
  await client.end();
}

/** The cursor of a page deep inside a list; undefined where the list ends before. */
async function deepCursor(read: (query: string) => Promise<Page | undefined>): Promise<string | undefined> {
  let cursor = '';
  for (let page = 0; page < DEEP; page += 1) {
    const { next_cursor: next } = (await read(cursor && `cursor=${encodeURIComponent(cursor)}`)) ?? {};
    if (!next) return undefined;
    cursor = next;
  }
  return cursor;
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
  for (const email of [ADMINISTRATOR, VENDOR]) await measure(shop, server.url, email);
  if (!only) await writeCosts(shop, server.url, await signIn(shop, ADMINISTRATOR));
  await shop.stop();
} finally {
  await server.stop();
}
