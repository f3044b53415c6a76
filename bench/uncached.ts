import pg from 'pg';
import type { Measured } from './shop.ts';

const WARM_UP = 40;
const CALLS = 300;

export interface UncachedCost {
  serverCpuMs: number;
  databaseMs: number;
}

/** Filtered lists, no two alike: every one is read from the database. */
export function filteredList(number: number): string {
  const query = new URLSearchParams({
    is_active_for: '1',
    category: ['phones', 'tablets', 'laptops', 'watches'][number % 4] ?? 'phones',
    sort: ['price_asc', 'featured', 'rating', 'newest'][Math.floor(number / 4) % 4] ?? 'featured',
    min_price: (20 + number / 100).toFixed(2),
    max_price: '900',
    in_stock: '1',
    conditions: JSON.stringify(['New', 'Excellent', 'Good']),
  });
  return `/no/auth/web/site/products?${query.toString()}`;
}

/** What one uncached list costs the server's processor and the database's clock. */
export async function uncachedCost(shop: Measured, databaseUrl: string, from: number): Promise<UncachedCost> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ask = async (number: number) => {
    const response = await fetch(shop.origin + filteredList(number), {
      headers: { 'accept-encoding': 'br' },
    });
    if (response.status !== 200) throw new Error(`a list answered ${response.status}`);
    await response.arrayBuffer();
  };
  for (let number = 0; number < WARM_UP; number += 1) await ask(from + number);
  await client.query('select pg_stat_statements_reset()');
  const before = shop.cpuSeconds();
  for (let number = 0; number < CALLS; number += 1) await ask(from + WARM_UP + number);
  const cpu = shop.cpuSeconds() - before;
  const { rows } = await client.query<{ ms: number }>(
    `select coalesce(sum(total_exec_time + total_plan_time), 0)::float8 as ms from pg_stat_statements
     where query like '%from listing l%'`,
  );
  await client.end();
  return { serverCpuMs: (cpu * 1000) / CALLS, databaseMs: (rows[0]?.ms ?? 0) / CALLS };
}
