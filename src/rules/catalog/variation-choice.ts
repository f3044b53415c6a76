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

/** Every attribute has a term: only then is there something to look up. */
export function isComplete(columns: readonly number[], chosen: Chosen): boolean {
  return columns.every((column) => chosen[column] !== undefined);
}

/** The one variation that is what was chosen; none while a choice is open, and none where it isn't made. */
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
 * The variation a product opens with: the one its address names, or else its default, or its first; null for a
 * product without any. Undefined where the address names one that isn't the product's: there is nothing there.
 */
export function openingVariation<T extends { id: number; is_default: boolean }>(
  variations: readonly T[],
  named: string | undefined,
): T | null | undefined {
  if (named !== undefined) return variations.find(({ id }) => String(id) === named);
  return variations.find(({ is_default }) => is_default) ?? variations[0] ?? null;
}

/**
 * What comes nearest to a variation that can't be had: as many of its terms as possible, then the price that is least
 * far from its own. Undefined where there is nothing else.
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
 * Pictures of what is chosen: those of its colour, or its own where its colour has none, and then those that are
 * the same in every colour, such as the box. The server preloads the first of them.
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
