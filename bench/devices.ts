import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { loadDemo } from '#demo/load.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import { BOARD } from '#rules/repair/kinds.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { findPostgres, startPostgres } from '../scripts/lib/postgres.mjs';
import type { Cost } from './cost.ts';
import { costOf } from './cost.ts';
import { fillBenches } from './devices-fill.ts';
import type { Measured } from './shop.ts';
import { startShop } from './shop.ts';
import { signIn } from './sign-in.ts';

/**
 * `npm run bench:devices [-- REPAIRS]`: what a device costs the server and the database until it is sold or repaired: the
 * offer of a trade-in, the free times of ten stores in two weeks, and the board of the bench.
 */
const [repairs = 5_000] = process.argv.slice(2).map(Number);
/** Until Node has compiled the code of a call, each call costs about twice as much. */
const WARM_UP = 1_000;
const CALLS = 300;
/** What one call may take of the server's processor, and of the database. */
const WANTED = { serverCpuMs: 5, databaseMs: 10 };

const CART = '/no/auth/web/site/cart';
const SLOTS = '/no/auth/web/site/repairs/slots';
const BOARD_CALL = '/office/repairs/board';

async function fill(url: string) {
  const database = await connect({ databaseUrl: url, dataDir: '.data', isPatient: true });
  await migrate(database);
  await loadDemo(database);
  await database.pool.query('create extension if not exists pg_stat_statements');
  await database.close();
}

interface Device {
  product_id: number;
  options: { question_id: number; option_id: number }[];
}

/** Devices that the shop buys, each with an answer to every question. */
async function devicesOf(client: pg.Client): Promise<Device[]> {
  const { rows } = await client.query<Device>(
    `select p.id as product_id,
       (select coalesce(jsonb_agg(jsonb_build_object('question_id', q.id, 'option_id',
           (select min(o.id) from question_options o where o.question_id = q.id))), '[]')
        from product_questions pq join questions q on q.id = pq.question_id and q.option_type <> 3
        where pq.product_id = p.id) as options
     from products p join listing l on l.product_id = p.id and l.line = 2 where p.type = 1 order by p.id limit 50`,
  );
  return rows;
}

/** The answer as JSON. Throws if the call was refused. */
async function call<T>(shop: Measured, path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(shop.origin + path, init);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

const json = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body: JSON.stringify(body),
});

interface CartAnswer {
  result: { cart_id: string; totals: { voucher: number } };
}

async function measure(shop: Measured, client: pg.Client, storeIds: readonly number[]): Promise<Cost[]> {
  const load = (what: string, ask: (number: number) => Promise<unknown>) =>
    costOf(shop, client, {
      what,
      warmUp: WARM_UP,
      calls: CALLS,
      ask: async (number) => void (await ask(number)),
    });
  const devices = await devicesOf(client);
  const carts: string[] = [];
  const costs = [
    await load('quote: offer for a device with its answers', async (number) => {
      const device = { ...devices[number % devices.length], quantity: 1 };
      const { result } = await call<CartAnswer>(shop, `${CART}/add`, json('POST', device));
      carts.push(result.cart_id);
    }),
    await load('quote: read it again', (number) => call(shop, `${CART}/${carts[number]}`)),
  ];
  const details = { email: 'ann@mail.example', name: 'Ann Lee', payout: 'voucher' };
  const address = { line_1: '1 High Street', town: 'Leeds', post_code: 'LS1 4AP' };
  const checkout = (number: number) => `/no/auth/web/site/checkouts/${carts[number]}`;
  costs.push(
    await load('quote: the details of the customer', (number) =>
      call(shop, checkout(number), json('PUT', { ...details, ...address })),
    ),
  );
  const totals: number[] = [];
  for (const id of carts) totals.push((await call<CartAnswer>(shop, `${CART}/${id}`)).result.totals.voucher);
  costs.push(
    await load('quote: kept and mailed', (number) =>
      call(shop, `${checkout(number)}/place`, json('POST', { agreed_total: totals[number] })),
    ),
    await load('slots: the first of each of ten stores', (number) =>
      call(shop, `${SLOTS}?minutes=${30 + (number % 60)}`),
    ),
    await load('slots: two weeks of one store', (number) =>
      call(shop, `${SLOTS}?store_id=${storeIds[number % storeIds.length]}&minutes=${30 + (number % 60)}`),
    ),
  );
  const cookie = await signIn(shop, ADMINISTRATOR);
  const board = (query: string) => call(shop, BOARD_CALL + query, { headers: { cookie } });
  costs.push(
    await load(`board of ${repairs} open repairs`, () => board('')),
    await load('board of one store', (number) => board(`?store_id=${storeIds[number % storeIds.length]}`)),
    await load('board: 36 of one column', () => board('?column=waiting&per_column=36')),
  );
  return costs;
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
  try {
    const client = new pg.Client({ connectionString: server.url });
    // The server ends before the connection when a call was refused. Without this, its end would hide why.
    client.on('error', () => undefined);
    await client.connect();
    const { storeIds } = await fillBenches(client, repairs, Object.values(BOARD).flat());
    const costs = await measure(shop, client, storeIds);
    console.log('milliseconds a call');
    console.table(
      costs.map(({ what, serverCpuMs, databaseMs, databaseCpuMs, answerMs }) => ({
        call: what,
        'server CPU': serverCpuMs.toFixed(2),
        'database time': databaseMs.toFixed(2),
        'database CPU': databaseCpuMs.toFixed(2),
        answer: answerMs.toFixed(1),
        '': serverCpuMs > WANTED.serverCpuMs || databaseMs > WANTED.databaseMs ? 'above what is wanted' : '',
      })),
    );
    await client.end();
  } finally {
    await shop.stop();
  }
} finally {
  await server.stop();
}
