import type pg from 'pg';
import type { Cost } from './cost.ts';
import { costOf } from './cost.ts';
import { goodsOf, open, readyCarts, totalOf } from './order-carts.ts';
import { place } from './orders.ts';
import type { Measured } from './shop.ts';

const WARM_UP = 100;
const CALLS = 200;
const ROUNDS = ['with', 'without', 'with', 'without'] as const;

/** Triggers that note what has to be written into the tables that the lists pick from. */
const TRIGGERS = `
  select format('alter table %s %s trigger %I', tgrelid::regclass, $1::text, tgname) as text
  from pg_trigger where tgname like '%\\_stand'`;

async function turn(client: pg.Client, how: 'enable' | 'disable'): Promise<void> {
  const { rows } = await client.query<{ text: string }>(TRIGGERS, [how]);
  if (rows.length === 0) throw new Error('there are no such triggers');
  for (const { text } of rows) await client.query(text);
}

interface Product {
  id: number;
  version: number;
}

/** Products without variations, and with several, that nobody has changed. */
const PRODUCTS = `
  select p.id, p.version from products p where p.type = $1 and p.line = 1 and p.is_published and p.is_active
  order by p.id desc limit $2`;

/**
 * What a write costs with the tables of the office's lists and without them: a product that is saved, and an order of
 * three items.
 */
export async function writeCosts(shop: Measured, url: string, cookie: string): Promise<void> {
  const client = await open(url);
  const goods = await goodsOf(client);
  const [simple, varied] = [await productsOf(client, 1), await productsOf(client, 2)];
  const carts = await readyCarts(client, ROUNDS.length * (WARM_UP + CALLS), goods);
  const total = await totalOf(shop.origin, carts[0] ?? '');
  const save = async (product: Product | undefined, number: number): Promise<void> => {
    if (!product) throw new Error('there are too few products');
    const answer = await fetch(`${shop.origin}/office/products/${product.id}`, {
      method: 'PUT',
      headers: { cookie, origin: shop.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ version: product.version, warranty: `Year ${number}` }),
    });
    if (answer.status !== 200) throw new Error(`saving answered ${answer.status}: ${await answer.text()}`);
    product.version = ((await answer.json()) as { result: Product }).result.version;
  };
  const writes: Record<string, (number: number) => Promise<void>> = {
    'save a product': (number) => save(simple[number % simple.length], number),
    'save a product with variations': (number) => save(varied[number % varied.length], number),
    'place an order of three items': async () => void (await place(shop, carts.pop() ?? '', total)),
  };
  for (const [what, ask] of Object.entries(writes)) {
    const rows: Record<string, string>[] = [];
    for (const round of ROUNDS) {
      await turn(client, round === 'with' ? 'enable' : 'disable');
      rows.push(rowOf(round, await costOf(shop, client, { what, warmUp: WARM_UP, calls: CALLS, ask })));
    }
    await turn(client, 'enable');
    console.log(`${what}, with the tables of the lists and without, milliseconds`);
    console.table(rows);
  }
  await client.end();
}

async function productsOf(client: pg.Client, type: 1 | 2): Promise<Product[]> {
  const { rows } = await client.query<Product>(PRODUCTS, [type, 50]);
  return rows;
}

const rowOf = (round: string, { databaseMs, databaseCpuMs, answerMs }: Cost) => ({
  lists: round,
  'database time': databaseMs.toFixed(2),
  'database CPU': databaseCpuMs.toFixed(2),
  answer: answerMs.toFixed(1),
});
