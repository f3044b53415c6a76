import type pg from 'pg';
import { COLOUR_FAMILIES } from '#rules/catalog/colour-family.ts';
import { isColourSwatch } from '#rules/page/safe-colour.ts';
import type { FacetNames } from './facets.reads.ts';
import { readAttributes, readBrands } from '../catalog/public.ts';
import { readCategories } from './categories.reads.ts';

/** The names for a listing's ids. They are small, used by every list and facet call, and cached until they change. */
export async function readNames(pool: pg.Pool): Promise<FacetNames> {
  const [categories, attributes, brands, businesses, terms] = await Promise.all([
    readCategories(pool),
    readAttributes(pool),
    readBrands(pool),
    pool.query<{ id: number; name: string }>(
      'select id, name from businesses where is_trading order by name',
    ),
    pool.query<{ attribute: number; label: string; swatch: string | null; order: number }>(
      'select attribute_id as attribute, label, swatch, sort_order as order from attribute_terms',
    ),
  ]);
  const colours = new Set(
    terms.rows.filter(({ swatch }) => isColourSwatch(swatch)).map(({ attribute }) => attribute),
  );
  const families = [...colours].flatMap((attribute) =>
    COLOUR_FAMILIES.map(({ name, swatch }, order) => ({ attribute, label: name, swatch, order })),
  );
  return {
    categories,
    attributes,
    brands,
    businesses: businesses.rows,
    // Families, which have their own swatch, come before names without a family.
    terms: new Map(
      [...terms.rows, ...families].map(({ attribute, label, swatch, order }) => [
        `${attribute}:${label}`,
        { swatch, order },
      ]),
    ),
  };
}
