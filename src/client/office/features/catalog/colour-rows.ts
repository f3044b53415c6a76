import type { Choices } from './products.api.ts';
import type { Draft } from './product-draft.ts';
import type { ProductPicture } from './picture-list.ts';

export interface ColourRow {
  /** null: pictures that every colour shows. */
  term: number | null;
  label: string;
  swatch: string | null;
  isDefault: boolean;
}

/** The rows of pictures: one for each colour of the product, and one for all of them. */
export function colourRows(
  { attributes = [], variations = [] }: Draft,
  choices: Choices | undefined,
  pictures: readonly ProductPicture[],
): ColourRow[] {
  const used = new Set(variations.flatMap(({ term_ids: terms }) => terms));
  const shown = new Set(pictures.map(({ term_id: term }) => term));
  const own = new Set(attributes.map(({ attribute_id: id }) => id));
  const usual = variations.find(({ is_default: isDefault }) => isDefault)?.term_ids ?? [];
  const colours = (choices?.attributes ?? [])
    .filter(({ id, terms }) => own.has(id) && terms.some(({ swatch }) => swatch !== null))
    .flatMap(({ terms }) => terms.filter(({ id }) => used.has(id)));
  // Until the lists are there, and for terms without a variation, rows are made of the pictures themselves.
  const labels = new Map(
    variations.flatMap(({ term_ids: ids, terms }) =>
      ids.map((id, index) => [id, terms[index] ?? ''] as const),
    ),
  );
  const known = (choices?.attributes ?? []).flatMap(({ terms }) => terms);
  const others = [...shown].flatMap((id) => {
    if (id === null || colours.some((colour) => colour.id === id)) return [];
    return known.find((term) => term.id === id) ?? { id, label: labels.get(id) ?? 'A colour', swatch: null };
  });
  const rows = [...colours, ...others].map(({ id, label, swatch }) => ({
    term: id,
    label,
    swatch,
    isDefault: usual.includes(id),
  }));
  const all = { term: null, label: 'All colours', swatch: null, isDefault: false };
  return rows.length === 0 ? [{ ...all, label: 'Pictures' }] : [...rows, all];
}
