import type { Choices } from './products.api.ts';
import type { Draft } from './product-values.ts';
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
  // Pictures of a term that has no variation any more can still be moved or removed.
  const others = (choices?.attributes ?? [])
    .flatMap(({ terms }) => terms)
    .filter(({ id }) => shown.has(id) && !colours.some((colour) => colour.id === id));
  const rows = [...colours, ...others].map(({ id, label, swatch }) => ({
    term: id,
    label,
    swatch,
    isDefault: usual.includes(id),
  }));
  const all = { term: null, label: 'All colours', swatch: null, isDefault: false };
  return rows.length === 0 ? [{ ...all, label: 'Pictures' }] : [...rows, all];
}
