import type pg from 'pg';
import type { FacetNames } from './facets.reads.ts';
import { readAttributes, readBrands, readCategories } from './tree.reads.ts';

/** The names behind a listing's ids: small, read by every list and facet call, remembered until they change. */
export async function readNames(pool: pg.Pool): Promise<FacetNames> {
  const [categories, attributes, brands, businesses, terms] = await Promise.all([
    readCategories(pool),
    readAttributes(pool),
    readBrands(pool),
    pool.query<{ id: number; name: string }>(
      'select id, name from businesses where is_active and not is_blocked order by name',
    ),
    pool.query<{ key: string; swatch: string | null; order: number }>(
      `select attribute_id || ':' || label as key, swatch, sort_order as order from attribute_terms`,
    ),
  ]);
  return {
    categories,
    attributes,
    brands,
    businesses: businesses.rows,
    terms: new Map(terms.rows.map(({ key, swatch, order }) => [key, { swatch, order }])),
  };
}
