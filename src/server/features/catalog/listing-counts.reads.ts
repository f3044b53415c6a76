import type pg from 'pg';
import { FACET } from './listing-bits.tables.ts';
import type { ListingFilter } from './listing-filter.reads.ts';
import { folded } from './listing-filter.reads.ts';
import { bytes, hasBit, setBits } from './listing-pick.reads.ts';

interface CountRow {
  facet: number;
  value: string;
  count: string;
}

/** How many products of a listing have each value. */
export class ListingCounts {
  readonly lowestPrice: number;
  readonly highestPrice: number;
  readonly #facets = new Map<number, Map<string, number>>();

  constructor(rows: readonly CountRow[]) {
    for (const { facet, value, count } of rows) {
      const values = this.#facets.get(facet) ?? new Map<string, number>();
      this.#facets.set(facet, values.set(value, Number(count)));
    }
    this.lowestPrice = this.of(FACET.price, 'lowest') ?? 0;
    this.highestPrice = this.of(FACET.price, 'highest') ?? 0;
  }

  /** undefined: no product has it, whatever is chosen. */
  of(facet: number, value: string | number): number | undefined {
    return this.#facets.get(facet)?.get(String(value));
  }

  valuesOf(facet: number): { value: string; count: number }[] {
    return [...(this.#facets.get(facet) ?? [])].map(([value, count]) => ({ value, count }));
  }
}

/** A base of so few products is searched for its prices one by one; a larger one has some near either end. */
const FEW = 200;

/** Counts of all values, each under what is chosen in the other facets, and the price range before any choice. */
export async function readCounts(pool: pg.Pool, filter: ListingFilter): Promise<ListingCounts> {
  const { owners } = filter;
  const masks = filter.masks({
    base: filter.onlyBase(),
    wanted: filter.every(),
    ...Object.fromEntries(owners.map((facet) => [`but_${facet}`, filter.except(facet)])),
  });
  const own = owners.map((facet) => `when ${facet} then masks.but_${facet}`);
  const under = own.length > 0 ? `case held.facet ${own.join(' ')} else masks.wanted end` : 'masks.wanted';
  const where = filter.walked('price');
  const farthest = (way: 'asc' | 'desc') => `(
    select l.price from listing l where ${where} and not (select is_few from choice) and ${hasBit('base')}
    order by l.price ${way} limit 1
  )`;
  const { rows } = await pool.query<CountRow>(
    `${masks},
${bytes({ base: 'base' })},
choice as materialized (select coalesce(sum(bit_count(base)), 0) < ${FEW} as is_few from masks),
few as materialized (${setBits('base', '(select is_few from choice)')}),
few_prices as materialized (
  select min(l.price) as lowest, max(l.price) as highest from few
  cross join lateral (select price from listing l where l.product_id = few.product_id offset 0) as l
),
held as (
  ${folded('facet, value, chunk', `select facet, value, chunk, bits from listing_bits where ${COUNTED}`)}
  union all
  select facet, value, chunk, bits from fresh where ${COUNTED}
),
matched as (
  select facet, value, count, count > 0 or bit_count(bits & base) > 0 as is_listed
  from (
    select held.facet, held.value, held.bits, masks.base, bit_count(held.bits & ${under}) as count
    from held join masks using (chunk) offset 0
  ) as each_chunk
  -- Bits are looked at here, so that none are carried into the grouping.
  offset 0
)
select facet, value, sum(count) as count from matched group by facet, value having bool_or(is_listed)
union all
select ${FACET.price}, 'lowest', coalesce(lowest, ${farthest('asc')}) from few_prices
union all
select ${FACET.price}, 'highest', coalesce(highest, ${farthest('desc')}) from few_prices`,
    filter.values,
  );
  return new ListingCounts(rows);
}

const COUNTED = `facet not in (${FACET.line}, ${FACET.price})`;

/** How many products of a line each category has. */
export async function countCategories(pool: pg.Pool, filter: ListingFilter): Promise<ListingCounts> {
  const { rows } = await pool.query<CountRow>(
    `${filter.masks({ wanted: filter.every() })},
held as (
  ${folded('facet, value, chunk', `select facet, value, chunk, bits from listing_bits where facet = ${FACET.category}`)}
  union all
  select facet, value, chunk, bits from fresh where facet = ${FACET.category}
)
select facet, value, sum(bit_count(held.bits & masks.wanted)) as count
from held join masks using (chunk) group by facet, value`,
    filter.values,
  );
  return new ListingCounts(rows);
}
