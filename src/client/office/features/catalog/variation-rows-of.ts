import type { OfficeVariation } from '#contract/products-office-shapes.ts';
import { combinationsOf, termsKey, type VariationOption } from '#rules/catalog/variation-options.ts';
import type { Draft } from './product-draft.ts';

/** The options of a product, and the new combinations by their terms, as one value of the form. */
export interface Options {
  options: readonly VariationOption[];
  /** Keys of terms of combinations that are not saved yet. */
  made: readonly string[];
}

/** A row of the table of variations. */
export interface VariationRow {
  /**
   * `v` and the id of a saved variation, or the terms of a new variation. Part of the names of its fields.
   */
  key: string;
  terms: readonly number[];
  saved: OfficeVariation | undefined;
}

const sorted = <T>(list: readonly T[], by: (one: T) => number | string) =>
  list.toSorted((a, b) => (by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0));

/** The same options always give the same text, so that undone changes are no changes. */
export const writeOptions = ({ options, made }: Options): string =>
  JSON.stringify({
    options: options.map(({ attribute, terms }) => ({ attribute, terms: sorted(terms, (id) => id) })),
    made: sorted(made, (key) => key),
  });

export function readOptions(text: string): Options {
  return text === '' ? { options: [], made: [] } : (JSON.parse(text) as Options);
}

/** The options of the saved product. */
export function optionsOf({ attributes = [], variations = [] }: Draft): Options {
  const options = attributes.map(({ attribute_id: attribute }, index) => ({
    attribute,
    terms: [...new Set(variations.flatMap(({ term_ids: ids }) => ids[index] ?? []))],
  }));
  return { options, made: [] };
}

export const keyOfSaved = ({ id }: Pick<OfficeVariation, 'id'>) => `v${id}`;

/** The terms that a saved variation has under other options; undefined if it leaves the product. */
function termsUnder(
  { term_ids: ids }: OfficeVariation,
  { attributes = [] }: Draft,
  options: readonly VariationOption[],
): number[] | undefined {
  const terms = options.map(({ attribute, terms: [first] }) => {
    const place = attributes.findIndex(({ attribute_id: id }) => id === attribute);
    return place === -1 ? first : ids[place];
  });
  const fits = terms.every((id, index) => id !== undefined && options[index]?.terms.includes(id));
  return fits && options.length > 0 ? terms.filter((id) => id !== undefined) : undefined;
}

/**
 * The variations under these options. A saved one stays while its terms are among them: without one of the options it
 * keeps its other terms, with a new option it has that option's first term. Of those with the same terms the first stays.
 */
export function rowsOf(product: Draft, { options, made }: Options): VariationRow[] {
  const rows = new Map<string, VariationRow>();
  for (const saved of product.variations ?? []) {
    const terms = termsUnder(saved, product, options);
    if (terms && !rows.has(termsKey(terms)))
      rows.set(termsKey(terms), { key: keyOfSaved(saved), terms, saved });
  }
  for (const key of made)
    if (!rows.has(key)) rows.set(key, { key, terms: key.split('-').map(Number), saved: undefined });
  return [...rows.values()];
}

/** Rows in the order in which the shop lists terms. */
export function inOrder(rows: readonly VariationRow[], placeOf: (term: number) => number): VariationRow[] {
  return rows.toSorted((a, b) => {
    const at = a.terms.findIndex((term, index) => term !== b.terms[index]);
    return at === -1 ? 0 : placeOf(a.terms[at] ?? 0) - placeOf(b.terms[at] ?? 0);
  });
}

const agrees = (row: VariationRow, before: readonly VariationOption[], now: ReadonlyMap<number, number>) =>
  before.every(({ attribute }, index) => {
    const term = now.get(attribute);
    return term === undefined || row.terms[index] === term;
  });

/**
 * The product's combinations after a change of options. Every combination with a new term is added;
 * combinations that the product did not have before stay out.
 */
export function changeOptions(product: Draft, before: Options, options: readonly VariationOption[]): Options {
  const used = options.filter(({ terms }) => terms.length > 0);
  const old = rowsOf(product, before);
  const covered = new Set(rowsOf(product, { options: used, made: [] }).map(({ terms }) => termsKey(terms)));
  const made = combinationsOf(used).filter((terms) => {
    if (covered.has(termsKey(terms))) return false;
    const now = new Map(used.map(({ attribute }, index) => [attribute, terms[index] ?? 0]));
    const isNew = before.options.some(({ attribute, terms: known }) => {
      const term = now.get(attribute);
      return term !== undefined && !known.includes(term);
    });
    return isNew || before.options.length === 0 || old.some((row) => agrees(row, before.options, now));
  });
  return { options: used, made: made.map(termsKey) };
}

/** Combinations that the product does not have. */
export function missingOf(product: Draft, options: Options): number[][] {
  const there = new Set(rowsOf(product, options).map(({ terms }) => termsKey(terms)));
  return combinationsOf(options.options).filter((terms) => !there.has(termsKey(terms)));
}
