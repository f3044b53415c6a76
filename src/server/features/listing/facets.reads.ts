import type { Facets, ProductFilters } from '#contract/catalog.ts';
import { GRADES } from '#rules/catalog/conditions.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { Ask } from '../../db/connect.ts';
import type { Brand } from '../catalog/public.ts';
import type { Alternatives, CatalogFacts } from './reads.ts';
import { listingFilter } from './reads.ts';
import type { ListingCounts } from './index/public.ts';
import { ATTRIBUTE, FACET, readCounts } from './index/public.ts';

export interface FacetNames extends CatalogFacts {
  brands: readonly Brand[];
  businesses: readonly { id: number; name: string }[];
  /** By `attribute id:label`. */
  terms: ReadonlyMap<string, { swatch: string | null; order: number }>;
}

/**
 * Every value in the listing before filters, with how many products it would add. Each is counted with the choices in
 * all other facets, so that a second brand shows what it would add. Values with zero products stay.
 */
export async function readFacets(
  ask: Ask,
  query: ProductFilters,
  names: FacetNames,
  alternatives: Alternatives | undefined,
): Promise<Facets | undefined> {
  const filter = listingFilter(query, names, alternatives);
  if (!filter) return undefined;
  const counts = await readCounts(ask, filter);
  return shapeFacets(counts, names);
}

function shapeFacets(counts: ListingCounts, names: FacetNames): Facets {
  const counted = <T>(things: readonly T[], facet: number, key: (thing: T) => string | number) =>
    things.flatMap((thing) => {
      const count = counts.of(facet, key(thing));
      return count === undefined ? [] : [{ thing, count }];
    });
  const named = (things: readonly { id: number; name: string }[], facet: number) =>
    counted(things, facet, ({ id }) => id).map(({ thing: { id, name }, count }) => ({ id, name, count }));
  return {
    brands: named(names.brands, FACET.brand),
    categories: counted(names.categories, FACET.category, ({ id }) => id).map(({ thing, count }) => ({
      id: thing.id,
      name: thing.name,
      slug: thing.slug,
      parent_id: thing.parent_id,
      count,
    })),
    conditions: counted(GRADES, FACET.grade, (grade) => grade).map(({ thing, count }) => ({
      label: thing,
      count,
    })),
    businesses: named(names.businesses, FACET.business),
    price: {
      min: poundsFromPence(pence(counts.lowestPrice)),
      max: poundsFromPence(pence(counts.highestPrice)),
    },
    in_stock: counts.of(FACET.stock, 1) ?? 0,
    on_sale: counts.of(FACET.sale, 1) ?? 0,
    attributes: shapeAttributes(counts, names),
  };
}

function shapeAttributes(counts: ListingCounts, names: FacetNames): Facets['attributes'] {
  return names.attributes.flatMap(({ id, name, role }) => {
    const own = counts
      .valuesOf(ATTRIBUTE + id)
      .map(({ value, count }) => ({ value, count, ...names.terms.get(`${id}:${value}`) }))
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || (a.value < b.value ? -1 : 1));
    if (own.length === 0) return [];
    return [
      {
        attribute_id: id,
        attribute_name: name,
        attribute_role: role,
        terms: own.map(({ value, count, swatch }) => ({ label: value, term_image: swatch ?? null, count })),
      },
    ];
  });
}
