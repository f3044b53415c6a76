import pg from 'pg';
import type { Measured } from './shop.ts';
import { cpuSecondsOf } from './shop.ts';

const WARM_UP = 30;
const CALLS = 200;

const LIST = '/no/auth/web/site/products';
const FACETS = '/no/auth/web/site/products/filter';
const SUGGEST = '/no/auth/web/site/search';

/** Calls of one kind, no two alike: every one is worked out anew. */
interface Kind {
  what: string;
  path: (number: number) => string;
  /** Smaller shops have no such page. */
  fromSize?: number;
}

const pick = <T>(things: readonly [T, ...T[]], number: number): T =>
  things[number % things.length] ?? things[0];

const filters = (number: number) => ({
  is_active_for: '1',
  category: pick(['phones', 'tablets', 'laptops', 'watches'], number),
  min_price: (20 + number / 100).toFixed(2),
  max_price: '900',
  in_stock: '1',
  conditions: JSON.stringify(['New', 'Excellent', 'Good']),
});

const sort = (number: number) => pick(['price_asc', 'featured', 'rating', 'newest'], Math.floor(number / 4));

/** As people type: whole names, beginnings, slips, words joined and parted, and what is not there. */
const TYPED = [
  (n: number) => `iphone ${n % 97}`,
  (n: number) => `iphnoe ${n % 97} pormax`,
  (n: number) => `${n % 97} pro max 256`,
  (n: number) => `galxy s${n % 97} ulta`,
  (n: number) => `macbok air ${n % 15}`,
  (n: number) => `playstaton ${n % 15} slm`,
  (n: number) => `air pods ${n % 15}`,
  (n: number) => `thinkpad gen ${n % 9} blue`,
  (n: number) => `apple ${n}`,
] as const;
const typed = (number: number) => pick(TYPED, number)(Math.floor(number / TYPED.length));

const address = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query).toString()}`;

const KINDS: readonly Kind[] = [
  {
    what: 'list of 24, filtered',
    path: (number) => address(LIST, { ...filters(number), sort: sort(number) }),
  },
  {
    what: 'the same, page 100',
    path: (number) => address(LIST, { ...filters(number), sort: sort(number), page: '100' }),
    fromSize: 100_000,
  },
  { what: 'its facets', path: (number) => address(FACETS, filters(number)) },
  {
    what: 'search, list of 24',
    path: (number) =>
      address(LIST, { is_active_for: '1', q: typed(number), max_price: (9_000 + number).toFixed(0) }),
  },
  {
    what: 'search, its facets',
    path: (number) =>
      address(FACETS, { is_active_for: '1', q: typed(number), max_price: (9_000 + number).toFixed(0) }),
  },
  {
    what: 'suggestions while typing',
    path: (number) => address(SUGGEST, { q: `${typed(number)} ${number}` }),
  },
];

export interface UncachedCost {
  what: string;
  serverCpuMs: number;
  /** By the clock: a busy machine makes it longer. */
  databaseMs: number;
  databaseCpuMs: number;
  answerMs: number;
}

/** What each kind of call costs the server and the database, planning included. */
export async function uncachedCosts(
  shop: Measured,
  databaseUrl: string,
  size: number,
): Promise<UncachedCost[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const costs: UncachedCost[] = [];
  for (const kind of KINDS) {
    if (size >= (kind.fromSize ?? 0)) costs.push(await cost(shop, client, kind));
  }
  await client.end();
  return costs;
}

async function cost(shop: Measured, client: pg.Client, { what, path }: Kind): Promise<UncachedCost> {
  const ask = async (number: number) => {
    const response = await fetch(shop.origin + path(number), { headers: { 'accept-encoding': 'br' } });
    if (response.status !== 200) throw new Error(`${path(number)} answered ${response.status}`);
    await response.arrayBuffer();
  };
  for (let number = 0; number < WARM_UP; number += 1) await ask(number);
  await client.query('select pg_stat_statements_reset()');
  const cpuBefore = shop.cpuSeconds();
  const backendsBefore = await backendCpu(client);
  const begun = performance.now();
  for (let number = WARM_UP; number < WARM_UP + CALLS; number += 1) await ask(number);
  const answerMs = (performance.now() - begun) / CALLS;
  const serverCpuMs = ((shop.cpuSeconds() - cpuBefore) * 1000) / CALLS;
  const databaseCpuMs = (spentSince(backendsBefore, await backendCpu(client)) * 1000) / CALLS;
  const { rows } = await client.query<{ ms: number }>(
    `select coalesce(sum(total_exec_time + total_plan_time), 0)::float8 as ms from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and query not like '%pg_stat_statements%'`,
  );
  return { what, serverCpuMs, databaseMs: (rows[0]?.ms ?? 0) / CALLS, databaseCpuMs, answerMs };
}

/** Processor seconds of each of the shop's connections, by process. */
async function backendCpu(client: pg.Client): Promise<Map<number, number>> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'threefold'`,
  );
  return new Map(rows.map(({ pid }) => [pid, cpuSecondsOf(pid)]));
}

/** The pool may open connections meanwhile: all that a new one has spent counts. */
function spentSince(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);
}
