import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import type { Measured } from './shop.ts';

const CHANGES_PER_SECOND = 20;
const SECONDS = 5;
const ROUNDS = 3;
const CONNECTIONS = 20;
const PER_PAGE = 24;

interface Product {
  id: number;
  path: string;
}

export interface WrittenRate {
  what: string;
  quiet: number;
  written: number;
  ratio: number;
}

/** Answers per second while stock changes, compared with the rate while nothing changes. */
export async function ratesWhileWritten(shop: Measured, databaseUrl: string): Promise<WrittenRate[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: products } = await client.query<Product>(
    `select p.id, '/buy/product/' || c.slug || '/' || p.slug || '/' || p.id as path
     from listing l join products p on p.id = l.product_id join categories c on c.id = p.category_id
     where l.line = 1 order by p.id limit 1000`,
  );
  const lists = Array.from(
    { length: Math.ceil(products.length / PER_PAGE) },
    (_, index) => `/no/auth/web/site/products?is_active_for=1&per_page=${PER_PAGE}&page=${index + 1}`,
  );
  const kinds: [string, string[]][] = [
    ['lists of 24', lists],
    ['products', products.map(({ id }) => `/no/auth/web/site/products/${id}`)],
    ['product pages', products.map(({ path }) => path)],
  ];
  const rates: WrittenRate[] = [];
  for (const [what, paths] of kinds) rates.push({ what, ...(await compare(shop, paths, products, client)) });
  await client.end();
  return rates;
}

/** Measured alternately, so that a busy machine slows both. The median round counts. */
async function compare(
  shop: Measured,
  paths: readonly string[],
  products: readonly Product[],
  client: pg.Client,
): Promise<Omit<WrittenRate, 'what'>> {
  await rateOf(shop, paths);
  const rounds: Omit<WrittenRate, 'what'>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const quiet = await rateOf(shop, paths);
    const stop = changeStock(client, products);
    const written = await rateOf(shop, paths);
    await stop();
    rounds.push({ quiet, written, ratio: written / quiet });
  }
  rounds.sort((a, b) => a.ratio - b.ratio);
  const median = rounds[Math.floor(ROUNDS / 2)];
  if (!median) throw new Error('no round was measured');
  return median;
}

/** Requests the paths in turn, again and again. */
async function rateOf(shop: Measured, paths: readonly string[]): Promise<number> {
  const result = await autocannon({
    url: shop.origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    requests: paths.map((path) => ({ path })),
  });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${paths[0] ?? ''}: ${result.errors} errors, ${result.non2xx} refusals`);
  return result.requests.average;
}

/** Changes the stock of one product after the other until it is stopped. */
function changeStock(client: pg.Client, products: readonly Product[]): () => Promise<void> {
  let isStopped = false;
  const work = (async () => {
    for (let turn = 0; !isStopped; turn += 1) {
      const { id } = products[(turn * 37) % products.length] ?? { id: 0 };
      await client.query('update products set stock = stock + 1 where id = $1', [id]);
      await client.query('update variations set stock = stock + 1 where product_id = $1', [id]);
      await wait(1000 / CHANGES_PER_SECOND);
    }
  })();
  return async () => {
    isStopped = true;
    await work;
  };
}

/** The longest of ten waits, in seconds, until each node shows a changed stock. */
export async function secondsUntilSeen(nodes: readonly Measured[], databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number; shown: number }>(
    `select p.id, p.stock - p.reserved_stock as shown from listing l join products p on p.id = l.product_id
     join businesses b on b.id = p.business_id and not b.hide_stock
     where l.line = 1 and p.type = 1 and p.counts_stock order by p.id limit 10`,
  );
  let longest = 0;
  for (const { id, shown } of rows) {
    const shownAt = async ({ origin }: Measured) => {
      const response = await fetch(`${origin}/no/auth/web/site/products/${id}`);
      return ((await response.json()) as { result: { stock: number }[] }).result[0]?.stock;
    };
    await Promise.all(nodes.map(shownAt));
    await client.query('update products set stock = stock + 7 where id = $1', [id]);
    const begun = performance.now();
    for (const node of nodes) {
      while ((await shownAt(node)) !== shown + 7) await wait(20);
    }
    longest = Math.max(longest, (performance.now() - begun) / 1000);
  }
  await client.end();
  return longest;
}
