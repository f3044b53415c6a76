import type pg from 'pg';
import type { Business } from '#contract/stores.ts';
import { lineCode, LINES, type Line } from '#rules/catalog/lines.ts';
import { awaySql } from '../stores/public.ts';
import { countFacet, FACET, ListingFilter } from './index/public.ts';

/** The business of a listing; undefined if it doesn't trade. Only products that visitors may see count. */
export async function readBusiness(pool: pg.Pool, id: number): Promise<Business | undefined> {
  const { rows } = await pool.query<Business>(
    `with listed as materialized (
       select p.id from products p join listing l on l.product_id = p.id where p.business_id = $1
     )
     select b.id, b.name as business_name, b.address as business_address, b.post_code, ${awaySql('b')} as away,
       rated.rating, rated.rating_count, (select count(*)::int from listed) as product_count,
       (select count(*)::int from stores s where s.business_id = b.id and s.is_active) as store_count
     from businesses b
     cross join lateral (
       select coalesce(round(avg(r.rating), 1), 0)::float8 as rating, count(*)::int as rating_count
       from reviews r join listed on listed.id = r.product_id where r.is_published
     ) as rated
     where b.id = $1 and b.is_trading`,
    [id],
  );
  return rows[0];
}

/** For each business, the lines in which visitors see its products. */
export async function readBusinessLines(pool: pg.Pool): Promise<Map<number, Line[]>> {
  const counted = await Promise.all(
    LINES.map(async (line) => {
      const filter = new ListingFilter();
      filter.base.line(String(lineCode(line)));
      const counts = await countFacet(pool, filter, FACET.business);
      return {
        line,
        ids: counts
          .valuesOf(FACET.business)
          .flatMap(({ value, count }) => (count > 0 ? [Number(value)] : [])),
      };
    }),
  );
  const lines = new Map<number, Line[]>();
  for (const { line, ids } of counted) for (const id of ids) lines.set(id, [...(lines.get(id) ?? []), line]);
  return lines;
}
