import type pg from 'pg';
import type { Facets, ProductFilters } from '#contract/catalog.ts';
import { GRADES } from '#rules/conditions.ts';
import { pence, poundsFromPence } from '#rules/money.ts';
import type { Brand } from './tree.reads.ts';
import type { CatalogFacts, ListingFilter } from './filter.reads.ts';
import { listingFilter } from './filter.reads.ts';

interface CountRow {
  facet: 'brand' | 'category' | 'business' | 'grade' | 'term';
  key: string;
  count: string;
}

interface RangeRow {
  low: number | null;
  high: number | null;
  in_stock: string;
  on_sale: string;
}

export interface FacetNames extends CatalogFacts {
  brands: readonly Brand[];
  businesses: readonly { id: number; name: string }[];
  /** By `attribute id:label`. */
  terms: ReadonlyMap<string, { swatch: string | null; order: number }>;
}

/**
 * Every value that the listing has before filters, with how many products are left if it is chosen too: counted
 * under all chosen facets but its own, so that a second brand shows what it would add. A value with none stays.
 */
export async function readFacets(
  pool: pg.Pool,
  query: ProductFilters,
  names: FacetNames,
): Promise<Facets | undefined> {
  const filter = listingFilter(query, names);
  if (!filter) return undefined;
  const chosen = names.attributes.filter(({ name }) => query.terms?.[name]).map(({ id }) => id);
  const [counts, ranges] = await Promise.all([
    pool.query<CountRow>(countsQuery(filter, chosen), filter.values),
    pool.query<RangeRow>(rangesQuery(filter), filter.values),
  ]);
  return shapeFacets(counts.rows, ranges.rows[0], names);
}

function countsQuery(filter: ListingFilter, chosenAttributes: readonly number[]): string {
  const base = filter.base();
  const byColumn = (facet: 'brand' | 'category' | 'business', column: string) =>
    `select '${facet}' as facet, ${column}::text as key, count(*) filter (where ${filter.except(facet)}) as count
     from listing l where ${base} group by ${column}`;
  const byElement = (facet: 'grade' | 'term', column: string, counted: string) =>
    `select '${facet}', value, count(*) filter (where ${counted})
     from listing l, unnest(${column}) as value where ${base} group by value`;
  return [
    byColumn('brand', 'l.brand_id'),
    byColumn('category', 'l.category_id'),
    byColumn('category', 'l.root_category_id'),
    byColumn('business', 'l.business_id'),
    byElement('grade', 'l.grades', filter.except('grade')),
    byElement('term', 'l.terms', termCounted(filter, chosenAttributes)),
  ].join(' union all ');
}

/** A term is counted under every chosen attribute but its own. */
function termCounted(filter: ListingFilter, chosenAttributes: readonly number[]): string {
  const everything = filter.except('none');
  if (chosenAttributes.length === 0) return everything;
  const own = chosenAttributes.map(
    (id) => `when value like '${id}:%' then ${filter.except(`attribute ${id}`)}`,
  );
  return `case ${own.join(' ')} else ${everything} end`;
}

function rangesQuery(filter: ListingFilter): string {
  return `select min(l.price) as low, max(l.price) as high,
      count(*) filter (where l.in_stock and ${filter.except('stock')}) as in_stock,
      count(*) filter (where l.discount > 0 and ${filter.except('sale')}) as on_sale
    from listing l where ${filter.base()}`;
}

function shapeFacets(rows: readonly CountRow[], range: RangeRow | undefined, names: FacetNames): Facets {
  const counts = new Map(rows.map(({ facet, key, count }) => [`${facet} ${key}`, Number(count)]));
  const counted = <T>(things: readonly T[], facet: CountRow['facet'], key: (thing: T) => string | number) =>
    things.flatMap((thing) => {
      const count = counts.get(`${facet} ${key(thing)}`);
      return count === undefined ? [] : [{ thing, count }];
    });
  const named = (things: readonly { id: number; name: string }[], facet: CountRow['facet']) =>
    counted(things, facet, ({ id }) => id).map(({ thing: { id, name }, count }) => ({ id, name, count }));
  return {
    brands: named(names.brands, 'brand'),
    categories: counted(names.categories, 'category', ({ id }) => id).map(({ thing, count }) => ({
      id: thing.id,
      name: thing.name,
      slug: thing.slug,
      parent_id: thing.parent_id,
      count,
    })),
    conditions: counted(GRADES, 'grade', (grade) => grade).map(({ thing, count }) => ({
      label: thing,
      count,
    })),
    businesses: named(names.businesses, 'business'),
    price: { min: poundsFromPence(pence(range?.low ?? 0)), max: poundsFromPence(pence(range?.high ?? 0)) },
    in_stock: Number(range?.in_stock ?? 0),
    on_sale: Number(range?.on_sale ?? 0),
    attributes: shapeAttributes(rows, names),
  };
}

function shapeAttributes(rows: readonly CountRow[], names: FacetNames): Facets['attributes'] {
  const terms = rows.filter(({ facet }) => facet === 'term');
  return names.attributes.flatMap(({ id, name }) => {
    const own = terms
      .filter(({ key }) => key.startsWith(`${id}:`))
      .map(({ key, count }) => ({ key, count: Number(count), ...names.terms.get(key) }))
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
    if (own.length === 0) return [];
    return [
      {
        attribute_id: id,
        attribute_name: name,
        terms: own.map(({ key, count, swatch }) => ({
          label: key.slice(key.indexOf(':') + 1),
          term_image: swatch ?? null,
          count,
        })),
      },
    ];
  });
}
