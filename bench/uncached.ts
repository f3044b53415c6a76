import pg from 'pg';
import type { Cost } from './cost.ts';
import { costOf } from './cost.ts';
import type { Measured } from './shop.ts';

const WARM_UP = 30;
const CALLS = 200;

const LIST = '/no/auth/web/site/products';
const FACETS = '/no/auth/web/site/products/filter';
const SUGGEST = '/no/auth/web/site/search';

/** Calls of one kind, all different, so that none is cached. */
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

/**
 * Typed searches: whole names, beginnings, typing mistakes, words joined and split, and words without
 * results.
 */
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

const withQuery = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query).toString()}`;

const KINDS: readonly Kind[] = [
  {
    what: 'list of 24, filtered',
    path: (number) => withQuery(LIST, { ...filters(number), sort: sort(number) }),
  },
  {
    what: 'the same, page 100',
    path: (number) => withQuery(LIST, { ...filters(number), sort: sort(number), page: '100' }),
    fromSize: 100_000,
  },
  { what: 'its facets', path: (number) => withQuery(FACETS, filters(number)) },
  {
    what: 'search, list of 24',
    path: (number) =>
      withQuery(LIST, { is_active_for: '1', q: typed(number), max_price: (9_000 + number).toFixed(0) }),
  },
  {
    what: 'search, its facets',
    path: (number) =>
      withQuery(FACETS, { is_active_for: '1', q: typed(number), max_price: (9_000 + number).toFixed(0) }),
  },
  {
    what: 'suggestions while typing',
    path: (number) => withQuery(SUGGEST, { q: `${typed(number)} ${number}` }),
  },
];

export async function uncachedCosts(shop: Measured, databaseUrl: string, size: number): Promise<Cost[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const costs: Cost[] = [];
  for (const { what, path, fromSize } of KINDS) {
    if (size < (fromSize ?? 0)) continue;
    const ask = async (number: number) => {
      const response = await fetch(shop.origin + path(number), { headers: { 'accept-encoding': 'br' } });
      if (response.status !== 200) throw new Error(`${path(number)} answered ${response.status}`);
      await response.arrayBuffer();
    };
    costs.push(await costOf(shop, client, { what, warmUp: WARM_UP, calls: CALLS, ask }));
  }
  await client.end();
  return costs;
}
