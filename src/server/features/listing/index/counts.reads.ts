import type pg from 'pg';
import type { Ask } from '../../../db/connect.ts';
import { FACET, RAW_ATTRIBUTE } from './tables.ts';
import type { ListingFilter } from './filter.reads.ts';
import { folded } from './filter.reads.ts';

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

  /** undefined: no product has this value, with any filter. */
  of(facet: number, value: string | number): number | undefined {
    return this.#facets.get(facet)?.get(String(value));
  }

  valuesOf(facet: number): { value: string; count: number }[] {
    return [...(this.#facets.get(facet) ?? [])].map(([value, count]) => ({ value, count }));
  }
}

/** The current bits: those that were folded, with the changes since. */
const held = (condition: string) => `
  ${folded('facet, value, chunk', `select facet, value, chunk, bits from listing_bits where ${condition}`)}
  union all
  select facet, value, chunk, bits from fresh where ${condition}`;

/** Counts of all values, each with the choices in the other facets, and the price range before any choice. */
export async function readCounts(ask: Ask, filter: ListingFilter): Promise<ListingCounts> {
  const { owners } = filter;
  const masks = filter.masks({
    base: filter.onlyBase(),
    wanted: filter.every(),
    ends: `price_ends(${filter.onlyBase()}, ${filter.prices()})`,
    ...Object.fromEntries(owners.map((facet) => [`but_${facet}`, filter.except(facet)])),
  });
  const own = owners.map((facet) => `when ${facet} then masks.but_${facet}`);
  const under = own.length > 0 ? `case held.facet ${own.join(' ')} else masks.wanted end` : 'masks.wanted';
  // Without a choice, a count of zero means that the listing never had the value.
  const isListed = own.length > 0 ? 'count > 0 or bit_count(bits & base) > 0' : 'count > 0';
  const rows = await ask<CountRow>(
    {
      text: `${masks},
held as (${held(COUNTED)}),
matched as (
  select facet, value, count, ${isListed} as is_listed
  from (
    select held.facet, held.value, held.bits, masks.base, bit_count(held.bits & ${under}) as count
    from held join masks using (chunk) where bit_count(masks.base) > 0 offset 0
  ) as each_chunk
  -- Bits are looked at here, so that none are carried into the grouping.
  offset 0
)
select facet, value, sum(count) as count from matched group by facet, value having bool_or(is_listed)
union all
select ${FACET.price}, 'lowest', min(ends[1]) from masks where bit_count(base) > 0
union all
select ${FACET.price}, 'highest', max(ends[2]) from masks where bit_count(base) > 0`,
    },
    filter.values,
  );
  return new ListingCounts(rows);
}

const COUNTED = `facet not in (${FACET.line}, ${FACET.price}) and facet < ${RAW_ATTRIBUTE}`;

/** How many products of a listing have each value of one facet. */
export async function countFacet(
  pool: pg.Pool,
  filter: ListingFilter,
  facet: number,
): Promise<ListingCounts> {
  const { rows } = await pool.query<CountRow>(
    `${filter.masks({ wanted: filter.every() })},
held as (${held(`facet = ${facet}`)})
select facet, value, sum(bit_count(held.bits & masks.wanted)) as count
from held join masks using (chunk) group by facet, value`,
    filter.values,
  );
  return new ListingCounts(rows);
}
