import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { loadDemo } from '#demo/load.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { cancelOverdue } from '#server/features/orders/cancel.writes.ts';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { findPostgres, startPostgres } from '../scripts/lib/postgres.mjs';
import { goodsOf, open, readyCarts, totalOf } from './order-carts.ts';
import { startShop } from './shop.ts';

/**
 * `npm run bench:kills [-- RUNS]`: kills the shop at a random time between the order request and its answer, starts
 * it again, and repeats the request with the same key. Each time there must be exactly one order with its reserved
 * stock. In the end all unpaid stock must be for sale again.
 */
const runs = Number(process.argv[2] ?? 200);
/** A little longer than placing an order takes, so that some runs are killed after the answer. */
const LONGEST_MS = 80;

interface Answer {
  status: number;
  number: string | undefined;
}

async function place(origin: string, cartId: string, key: string, total: number): Promise<Answer> {
  const answer = await fetch(`${origin}/no/auth/web/site/checkouts/${cartId}/place`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ payment: 'trial', agreed_total: total }),
  });
  const body = (await answer.json()) as { result?: { number: string } };
  return { status: answer.status, number: body.result?.number };
}

interface OrderState {
  orders: number;
  items: number;
  /** Reserved units of the goods, and the units in orders that wait for payment. */
  reserved: number;
  waiting: number;
}

const ORDER_STATE = `
  select (select count(*) from order_groups where cart_id = $1)::int as orders,
    (select count(*) from cart_items where cart_id = $1)::int as items,
    (select sum(reserved_stock) from products where id = any($2::int[]))::int as reserved,
    (select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
     where o.state = 'pending_payment' and l.product_id = any($2::int[]))::int as waiting`;

const bin = findPostgres();
if (!bin) throw new Error('This needs PostgreSQL: apt-get install postgresql');
await ensureBuilt();
const server = await startPostgres(bin);
const wrong: string[] = [];
let before = 0;
let after = 0;
try {
  const database = await connect({ databaseUrl: server.url, dataDir: '.data', isPatient: true });
  await migrate(database);
  await loadDemo(database);
  const client = await open(server.url);
  const goods = await goodsOf(client);
  const carts = await readyCarts(client, runs, goods);
  let shop = await startShop(server.url);
  const total = await totalOf(shop.origin, carts[0] ?? '');
  for (const [index, cartId] of carts.entries()) {
    const key = randomUUID();
    const first = place(shop.origin, cartId, key, total).catch(() => undefined);
    await wait((LONGEST_MS * index) / runs);
    await shop.kill();
    if (await first) after += 1;
    else before += 1;
    shop = await startShop(server.url);
    const again = await place(shop.origin, cartId, key, total);
    const third = await place(shop.origin, cartId, key, total);
    const { rows } = await client.query<OrderState>(ORDER_STATE, [cartId, goods]);
    const stands = { again: again.status, isSame: again.number === third.number, ...rows[0] };
    // On a slow machine the first orders have expired by now, and no longer wait for payment.
    const waiting = rows[0]?.waiting ?? 0;
    const wanted = { again: 201, isSame: true, orders: 1, items: 0, reserved: waiting, waiting };
    if (JSON.stringify(stands) !== JSON.stringify(wanted))
      wrong.push(`run ${index}: ${JSON.stringify(stands)}`);
    if (index % 20 === 19) console.log(`${index + 1} of ${runs}, ${wrong.length} wrong`);
  }
  await shop.stop();
  await releaseAll(database, client, goods);
  await client.end();
  await database.close();
} finally {
  await server.stop();
}
console.log(`${runs} kills: ${before} before the answer, ${after} after it; ${wrong.length} wrong`);
for (const line of wrong) console.log(line);
process.exitCode = wrong.length > 0 ? 1 : 0;

/** The orders are unpaid: after they expire, no stock is reserved any more. */
async function releaseAll(
  database: Awaited<ReturnType<typeof connect>>,
  client: pg.Client,
  goods: readonly number[],
): Promise<void> {
  const sender = {
    shop: { name: 'Shop', url: 'https://shop.example', email: '' },
    secret: Buffer.alloc(0),
    isSilent: true,
  };
  const now = new Date(Date.now() + 3_600_000);
  while ((await cancelOverdue(database, { now, sender })) > 0);
  const { rows } = await client.query<{ reserved: number }>(
    'select sum(reserved_stock)::int as reserved from products where id = any($1::int[])',
    [goods],
  );
  if (rows[0]?.reserved !== 0) wrong.push(`still set aside: ${rows[0]?.reserved}`);
}
