import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cost } from './cost.ts';
import { costOf } from './cost.ts';
import { goodsOf, open, pathOf, readyCarts, totalOf } from './order-carts.ts';
import type { Measured } from './shop.ts';

/** Until Node has compiled the code that an order runs, each order costs about twice as much. */
const WARM_UP = 1_000;
const CALLS = 500;
const BUYERS = 2_000;
const LEFT = 100;
const CONNECTIONS = 500;
const ORDERS_PER_SECOND = 20;

export async function place(shop: Measured, cartId: string, total: number): Promise<string> {
  const answer = await fetch(`${shop.origin}${pathOf(cartId)}/place`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ payment: 'trial', agreed_total: total }),
  });
  if (answer.status !== 201) throw new Error(`placing answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { result: { payment: { id: string } } }).result.payment.id;
}

/** The cost of placing an order of three items, and of paying for it. */
export async function orderCosts(shop: Measured, databaseUrl: string): Promise<Cost[]> {
  const client = await open(databaseUrl);
  const carts = await readyCarts(client, WARM_UP + CALLS, await goodsOf(client));
  const total = await totalOf(shop.origin, carts[0] ?? '');
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

export interface ManyOrders {
  buyers: number;
  left: number;
  sold: number;
  tooLate: number;
  /** Answers that mean neither 'sold' nor 'too late'. */
  failed: number;
  reserved: number;
  seconds: number;
}

/** All buyers order the same product at once, and there is stock for a few. */
export async function manyOrdersAtOnce(shop: Measured, databaseUrl: string): Promise<ManyOrders> {
  const client = await open(databaseUrl);
  const [product = 0] = await goodsOf(client);
  const carts = await readyCarts(client, BUYERS, [product]);
  const total = await totalOf(shop.origin, carts[0] ?? '');
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

/** Runs the work while twenty orders a second are placed. */
export async function whileOrdersArePlaced<T>(
  shop: Measured,
  databaseUrl: string,
  work: () => Promise<T>,
): Promise<{ worked: T; orders: number }> {
  const client = await open(databaseUrl);
  const carts = await readyCarts(client, 3_000, await goodsOf(client));
  await client.end();
  const total = await totalOf(shop.origin, carts[0] ?? '');
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
