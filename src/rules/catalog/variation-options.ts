/** How many attributes the variations of a product may differ in; `col_1` to `col_4` of the wire. */
export const MOST_OPTIONS = 4;
/** How many variations a product may have. */
export const MOST_VARIATIONS = 1000;

/** An attribute that variations differ in, with the terms that can be chosen. */
export interface VariationOption {
  attribute: number;
  terms: readonly number[];
}

/** Names a combination of terms, in the order of the options. */
export const termsKey = (terms: readonly number[]): string => terms.join('-');

/** Every combination with one term of each option, in the order of the terms. */
export function combinationsOf(options: readonly VariationOption[]): number[][] {
  if (options.length === 0) return [];
  return options.reduce<number[][]>(
    (made, { terms }) => made.flatMap((before) => terms.map((term) => [...before, term])),
    [[]],
  );
}

/** 'NP-PIXEL', ['128GB', 'Rose Quartz'] → 'NP-PIXEL-128-ROSQUA', followed by a number if that is taken. */
export function variationSku(base: string, labels: readonly string[], taken: ReadonlySet<string>): string {
  const first = [base.slice(0, 50), ...labels.map(shortPart).filter(Boolean)].join('-').slice(0, 72);
  let sku = first;
  for (let count = 2; taken.has(sku); count += 1) sku = `${first}-${count}`;
  return sku;
}

/** Numbers keep all their digits, words their first three letters. */
const shortPart = (label: string): string =>
  (label.toUpperCase().match(/[A-Z0-9]+/g) ?? [])
    .map((word) =>
      /^\d/.test(word) ? word.replace(/[A-Z]+$/, (unit) => (unit === 'TB' ? 'T' : '')) : word.slice(0, 3),
    )
    .join('');
