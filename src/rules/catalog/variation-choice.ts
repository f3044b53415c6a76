/** The chosen term of each attribute, by the attribute's column (1 to 4). */
export type Chosen = Readonly<Partial<Record<number, string>>>;

/** A variation as the choice sees it: the label of its term in each column, null where it has none. */
export interface Termed {
  terms: readonly (string | null)[];
}

export function termAt({ terms }: Termed, column: number): string | null {
  return terms[column - 1] ?? null;
}

export function chosenOf(variation: Termed): Chosen {
  return Object.fromEntries(
    variation.terms.flatMap((term, index) => (term === null ? [] : [[index + 1, term]])),
  );
}

/** Whether every attribute has a term, so that a variation can be looked up. */
export function isComplete(columns: readonly number[], chosen: Chosen): boolean {
  return columns.every((column) => chosen[column] !== undefined);
}

/** The variation with the chosen terms; none while a term is open, or if no such variation exists. */
export function variationFor<T extends Termed>(
  variations: readonly T[],
  columns: readonly number[],
  chosen: Chosen,
): T | undefined {
  return variations.find((variation) =>
    columns.every((column) => termAt(variation, column) === chosen[column]),
  );
}

/**
 * The variation that a product's page opens with: the one in its URL, or its default, or its first; null for
 * a product without variations. Undefined if the URL names one that the product doesn't have: that page is
 * not found.
 */
export function openingVariation<T extends { id: number; is_default: boolean }>(
  variations: readonly T[],
  named: string | undefined,
): T | null | undefined {
  if (named !== undefined) return variations.find(({ id }) => String(id) === named);
  return variations.find(({ is_default }) => is_default) ?? variations[0] ?? null;
}

/**
 * The best replacement for a variation that is not available: with the most equal terms, then with the closest price.
 * Undefined if there is no other.
 */
export function nearestVariation<T extends Termed & { id: number; price: number }>(
  others: readonly T[],
  wanted: T,
): T | undefined {
  const shared = ({ terms }: T) =>
    terms.filter((term, index) => term !== null && term === wanted.terms[index]).length;
  const away = ({ price }: T) => Math.abs(price - wanted.price);
  return others
    .filter(({ id }) => id !== wanted.id)
    .toSorted((a, b) => shared(b) - shared(a) || away(a) - away(b) || a.id - b.id)[0];
}

/**
 * Pictures of the chosen variation: those of its colour, or its own if the colour has none, and then those that are
 * the same in every colour, such as the box. The server preloads the first.
 */
export function picturesFor(
  pictures: readonly { imageName: string; term_label: string | null }[],
  chosen: Chosen,
  own: string | null | undefined,
): string[] {
  const labels = Object.values(chosen);
  const named = pictures.filter(({ term_label }) => term_label !== null && labels.includes(term_label));
  const plain = pictures.filter(({ term_label }) => term_label === null);
  const first = named.length > 0 ? named.map(({ imageName }) => imageName) : own ? [own] : [];
  return [...new Set([...first, ...plain.map(({ imageName }) => imageName)])];
}
