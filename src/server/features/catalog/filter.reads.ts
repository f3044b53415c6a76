import type { ProductFilters } from '#contract/catalog.ts';
import type { Category } from '#contract/catalog.ts';
import { penceFromPounds } from '#rules/money.ts';
import type { AttributeFact } from './tree.reads.ts';
import { prefixQuery, wordsOf } from '#rules/search-words.ts';

/** The facets of a listing; each is counted as if its own filter were not set. */
export type Facet =
  'brand' | 'category' | 'grade' | 'business' | 'price' | 'stock' | 'sale' | 'none' | `attribute ${number}`;

/** A condition on `listing l`, with the facet it belongs to; those without one say what is listed at all. */
interface Condition {
  facet: Facet | undefined;
  sql: string;
}

/** Everything that comes from outside is a parameter; the only SQL here is written out below. */
export class ListingFilter {
  readonly values: unknown[] = [];
  readonly #conditions: Condition[] = [];

  add(facet: Facet | undefined, write: (parameter: string) => string, value: unknown): void {
    this.values.push(value);
    this.#conditions.push({ facet, sql: write(`$${this.values.length}`) });
  }

  addFixed(facet: Facet | undefined, sql: string): void {
    this.#conditions.push({ facet, sql });
  }

  parameter(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  all(): string {
    return and(this.#conditions);
  }

  /** What is listed before any facet is chosen. */
  base(): string {
    return and(this.#conditions.filter(({ facet }) => facet === undefined));
  }

  /** The chosen facets but one. */
  except(facet: Facet): string {
    return and(this.#conditions.filter((condition) => condition.facet && condition.facet !== facet));
  }
}

function and(conditions: readonly Condition[]): string {
  return conditions.length === 0 ? 'true' : conditions.map(({ sql }) => `(${sql})`).join(' and ');
}

export interface CatalogFacts {
  categories: readonly Category[];
  attributes: readonly AttributeFact[];
}

/** Turns the wire's filters into conditions; undefined where they name a category or attribute that isn't there. */
export function listingFilter(query: ProductFilters, facts: CatalogFacts): ListingFilter | undefined {
  const filter = new ListingFilter();
  if (query.ids) filter.add(undefined, (p) => `l.product_id = any(${p}::int[])`, query.ids);
  if (query.is_active_for) filter.add(undefined, (p) => `l.line = ${p}`, Number(query.is_active_for));
  if (query.business) filter.add(undefined, (p) => `l.business_id = ${p}`, query.business);
  if (query.category) {
    const found = facts.categories.find(({ slug }) => slug === query.category);
    if (!found) return undefined;
    const column = found.level === 0 ? 'l.root_category_id' : 'l.category_id';
    filter.add(undefined, (p) => `${column} = ${p}`, found.id);
  }
  if (query.q)
    filter.add(undefined, (p) => `l.words @@ to_tsquery('simple', ${p})`, prefixQuery(wordsOf(query.q)));

  if (query.category_ids) {
    filter.add(
      'category',
      (p) => `l.category_id = any(${p}::int[]) or l.root_category_id = any(${p}::int[])`,
      query.category_ids,
    );
  }
  if (query.brand_ids) filter.add('brand', (p) => `l.brand_id = any(${p}::int[])`, query.brand_ids);
  if (query.conditions) filter.add('grade', (p) => `l.grades && ${p}::text[]`, query.conditions);
  if (query.min_price !== undefined)
    filter.add('price', (p) => `l.price >= ${p}`, penceFromPounds(query.min_price));
  if (query.max_price !== undefined)
    filter.add('price', (p) => `l.price <= ${p}`, penceFromPounds(query.max_price));
  if (query.in_stock) filter.addFixed('stock', 'l.in_stock');
  if (query.on_sale) filter.addFixed('sale', 'l.discount > 0');
  for (const [name, labels] of Object.entries(query.terms ?? {})) {
    const attribute = facts.attributes.find((known) => known.name === name);
    if (!attribute) return undefined;
    const terms = labels.map((label) => `${attribute.id}:${label}`);
    filter.add(`attribute ${attribute.id}`, (p) => `l.terms && ${p}::text[]`, terms);
  }
  return filter;
}
