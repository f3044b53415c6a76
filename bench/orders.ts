import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Cost } from './cost.ts';
import { costOf } from './cost.ts';
import type { Measured } from './shop.ts';

const WARM_UP = 100;
const CALLS = 500;
const BUYERS = 2_000;
const LEFT = 100;
const CONNECTIONS = 500;
const ORDERS_PER_SECOND = 20;

const DETAILS = {
  email: 'ann@mail.example',
  name: 'Ann Lee',
  line_1: '1 High Street',
  town: 'Leeds',
  post_code: 'LS1 4AP',
};

/** Three things that are counted, asked nothing about, and plenty. */
const GOODS = `
  update products p set stock = 1000000, reserved_stock = 0, stock_status = 'instock'
  where p.id in (
    select p.id from products p join listing l on l.product_id = p.id
    where p.line = 1 and p.type = 1 and p.counts_stock
      and not exists (select from product_questions q where q.product_id = p.id)
    order by p.id limit 3)
  returning p.id`;

/** Carts that only have to be placed, straight in the tables. */
const CARTS = `
  with made as (insert into carts (line) select 1 from generate_series(1, $1) returning id),
  filled as (
    insert into cart_items (cart_id, product_id, quantity, price_then)
    select made.id, product, 1, 1 from made cross join unnest($2::int[]) as product
  ), kept as (
    insert into checkout_details (cart_id, details, choices) select id, $3, '{}' from made
  )
  select id from made`;

async function readyCarts(client: pg.Client, count: number, products: readonly number[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(CARTS, [count, products, DETAILS]);
  return rows.map(({ id }) => id);
}

const pathOf = (cartId: string) => `/no/auth/web/site/checkouts/${cartId}`;

async function totalOf(shop: Measured, cartId: string): Promise<number> {
  const answer = await fetch(shop.origin + pathOf(cartId));
  const { result } = (await answer.json()) as { result: { order: { totals: { total: number } } } };
  return result.order.totals.total;
}

async function goodsOf(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(GOODS);
  return rows.map(({ id }) => id);
}

async function place(shop: Measured, cartId: string, total: number): Promise<string> {
  const answer = await fetch(`${shop.origin}${pathOf(cartId)}/place`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ payment: 'trial', agreed_total: total }),
  });
  if (answer.status !== 201) throw new Error(`placing answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { result: { payment: { id: string } } }).result.payment.id;
}

/** What it costs to place an order of three lines, and to pay for it. */
export async function orderCosts(shop: Measured, databaseUrl: string): Promise<Cost[]> {
  const client = await open(databaseUrl);
  const carts = await readyCarts(client, WARM_UP + CALLS, await goodsOf(client));
  const total = await totalOf(shop, carts[0] ?? '');
  const payments: string[] = [];
  const load = (what: string, ask: (number: number) => Promise<void>) =>
    costOf(shop, client, { what, warmUp: WARM_UP, calls: CALLS, ask });
  const costs = [
    await load('place an order of three lines', async (number) => {
      payments.push(await place(shop, carts[number] ?? '', total));
    }),
    await load('pay for it', async (number) => {
      const answer = await fetch(`${shop.origin}/no/auth/web/site/payments/${payments[number]}/trial`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ outcome: 'paid' }),
      });
      if (answer.status !== 200) throw new Error(`paying answered ${answer.status}`);
      await answer.arrayBuffer();
    }),
  ];
  await client.end();
  return costs;
}

export interface OrderStorm {
  buyers: number;
  left: number;
  sold: number;
  tooLate: number;
  /** Answers that are neither. */
  failed: number;
  reserved: number;
  seconds: number;
}

/** Everybody wants the same thing at once, and there is enough for a few. */
export async function orderStorm(shop: Measured, databaseUrl: string): Promise<OrderStorm> {
  const client = await open(databaseUrl);
  const [product = 0] = await goodsOf(client);
  const carts = await readyCarts(client, BUYERS, [product]);
  const total = await totalOf(shop, carts[0] ?? '');
  await client.query('update products set stock = $2, reserved_stock = 0 where id = $1', [product, LEFT]);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begun = performance.now();
  const statuses = await Promise.all(
    carts.map((cartId) => statusOver(agent, `${shop.origin}${pathOf(cartId)}/place`, total)),
  );
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  const { rows } = await client.query<{ reserved: number }>(
    'select reserved_stock as reserved from products where id = $1',
    [product],
  );
  await client.end();
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
  const [sold, tooLate] = [count(201), count(409)];
  const reserved = rows[0]?.reserved ?? 0;
  return { buyers: BUYERS, left: LEFT, sold, tooLate, failed: BUYERS - sold - tooLate, reserved, seconds };
}

function statusOver(agent: Agent, url: string, total: number): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', () => resolve(0));
    sent.end(JSON.stringify({ payment: 'trial', agreed_total: total }));
  });
}

/** Does the work while twenty orders a second are placed. */
export async function whileOrdersArePlaced<T>(
  shop: Measured,
  databaseUrl: string,
  work: () => Promise<T>,
): Promise<{ worked: T; orders: number }> {
  const client = await open(databaseUrl);
  const carts = await readyCarts(client, 3_000, await goodsOf(client));
  await client.end();
  const total = await totalOf(shop, carts[0] ?? '');
  let isOver = false;
  let orders = 0;
  const buying = (async () => {
    for (const cartId of carts) {
      if (isOver) return;
      void place(shop, cartId, total).then(() => (orders += 1));
      await wait(1_000 / ORDERS_PER_SECOND);
    }
  })();
  const worked = await work();
  isOver = true;
  await buying;
  return { worked, orders };
}

async function open(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
}
