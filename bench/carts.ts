import { Agent, request } from 'node:http';
import pg from 'pg';
import { DEMO_PASSWORD, SHOPPER } from '#demo/people.ts';
import type { Cost } from './cost.ts';
import { costOf } from './cost.ts';
import type { Measured } from './shop.ts';

const WARM_UP = 300;
const CALLS = 1_000;
const VISITORS = 10_000;
/** As many connections as a proxy keeps open. The other visitors wait. */
const CONNECTIONS = 500;

const ADD = '/no/auth/web/site/cart/add';

interface Thing {
  product_id: number;
  product_variation_id: number;
  options: { question_id: number; option_id: number }[];
}

/** Variations with plenty of stock, each with an answer to every required question. */
async function variationsInStock(client: pg.Client): Promise<Thing[]> {
  await client.query(`update variations set stock = 100000, reserved_stock = 0 where counts_stock`);
  const { rows } = await client.query<Thing>(
    `select p.id as product_id, v.id as product_variation_id,
       (select coalesce(jsonb_agg(jsonb_build_object('question_id', q.id, 'option_id',
           (select min(o.id) from question_options o where o.question_id = q.id))), '[]')
        from product_questions pq join questions q on q.id = pq.question_id and q.condition = 2
        where pq.product_id = p.id) as options
     from products p join listing l on l.product_id = p.id and l.line = 1
     join variations v on v.product_id = p.id and v.is_active and v.stock_status = 'instock' and v.counts_stock
     order by v.id limit 400`,
  );
  return rows;
}

async function send(shop: Measured, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(shop.origin + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  });
  if (response.status !== 200)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return { cookie: response.headers.get('set-cookie') ?? '', body: (await response.json()) as Added };
}

interface Added {
  result: { cart_id: string };
}

/** The cost of adding to a cart with three items and of reading it, on one connection. */
export async function cartCosts(shop: Measured, databaseUrl: string): Promise<Cost[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('delete from carts');
  const things = await variationsInStock(client);
  const thing = (number: number) => ({ ...things[number % things.length], quantity: 1 });
  const carts: string[] = [];
  const load = (what: string, ask: (number: number) => Promise<void>) =>
    costOf(shop, client, { what, warmUp: WARM_UP, calls: CALLS, ask });
  const costs = [
    await load('first add of a visitor', async (number) => {
      carts.push((await send(shop, ADD, thing(number))).body.result.cart_id);
    }),
    await load('second add', async (number) => {
      await send(shop, ADD, { ...thing(number + 7), buy_local_storage_cart_id: carts[number] });
    }),
    await load('third add', async (number) => {
      await send(shop, ADD, { ...thing(number + 13), buy_local_storage_cart_id: carts[number] });
    }),
    await load('read a cart of three', async (number) => {
      await send(shop, `/no/auth/web/site/cart/${carts[number]}`);
    }),
  ];
  const { cookie } = await send(shop, '/global/user/login', { email: SHOPPER, password: DEMO_PASSWORD });
  const session = { cookie: cookie.split(';')[0] ?? '' };
  const again = (number: number) => send(shop, '/web/site/cart/add', thing(number % 3), session);
  costs.push(
    await costOf(shop, client, {
      what: 'add of an account, to a cart of three',
      // One item takes at most 99, and there are three.
      warmUp: 30,
      calls: 250,
      ask: async (number) => void (await again(number)),
    }),
  );
  await client.end();
  return costs;
}

export interface ManyCarts {
  visitors: number;
  acknowledged: number;
  refused: number;
  stored: number;
  seconds: number;
}

/**
 * All visitors start a cart at the same time, and add twice more in parallel. Then checks that everything confirmed
 * is stored.
 */
export async function manyCartsAtOnce(shop: Measured, databaseUrl: string): Promise<ManyCarts> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const things = await variationsInStock(client);
  await client.query('delete from carts');
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const acknowledged = new Map<string, number>();
  let refused = 0;
  const add = async (body: object) => {
    const cartId = await addOver(agent, shop.origin + ADD, { ...body, quantity: 1 });
    if (cartId === undefined) refused += 1;
    else acknowledged.set(cartId, (acknowledged.get(cartId) ?? 0) + 1);
    return cartId;
  };
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: VISITORS }, async (_, number) => {
      const cartId = await add({ ...things[number % things.length] });
      const mine = { buy_local_storage_cart_id: cartId };
      await Promise.all([
        add({ ...things[number % things.length], ...mine }),
        add({ ...things[(number + 1) % things.length], ...mine }),
      ]);
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  const { rows } = await client.query<{ cart_id: string; held: number }>(
    'select cart_id, sum(quantity)::int as held from cart_items group by cart_id',
  );
  await client.end();
  const stored = rows.reduce(
    (sum, { cart_id, held }) => sum + Math.min(held, acknowledged.get(cart_id) ?? 0),
    0,
  );
  const sum = [...acknowledged.values()].reduce((all, count) => all + count, 0);
  return { visitors: VISITORS, acknowledged: sum, refused, stored, seconds };
}

/** The id of the cart; undefined when the addition was refused. */
function addOver(agent: Agent, url: string, body: object): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve(response.statusCode === 200 ? (JSON.parse(text) as Added).result.cart_id : undefined),
      );
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}
