import type { OfficeAttribute } from '#contract/attributes-office.ts';
import { termFields } from '#rules/catalog/list-fields.ts';

/** A value of an attribute in the form. */
export interface TypedTerm {
  /** Undefined for a new value. */
  id?: number;
  label: string;
  swatch: string;
  /** How many variations have it. */
  uses: number;
}

/** The form keeps texts, so the list is one. */
export const termsText = (attribute: OfficeAttribute | undefined): string =>
  JSON.stringify(
    (attribute?.terms ?? []).map(({ id, label, swatch, variation_count: uses }) => ({
      id,
      label,
      swatch: swatch ?? '',
      uses,
    })),
  );

export const readTerms = (text: string): TypedTerm[] => JSON.parse(text) as TypedTerm[];

const isColour = (swatch: string) => swatch === '' || swatch.startsWith('#');

/** Colours are typed. A picture that came with the shop stays as it is. */
export const showsColour = ({ swatch }: TypedTerm) => isColour(swatch) || !swatch.includes('/');

/** The colour to show beside the typed text, once the text is a colour. */
export const colourOf = ({ swatch }: TypedTerm): string | undefined =>
  swatch.trim() !== '' && termFields.swatch.errorOf(swatch) === undefined ? swatch.trim() : undefined;

export function termsError(text: string): string | undefined {
  const terms = readTerms(text);
  const empty = terms.some(({ label }) => label.trim() === '');
  if (empty) return 'Every value needs a name';
  const labels = terms.map(({ label }) => label.trim().toLowerCase());
  if (new Set(labels).size < labels.length) return 'Two values have the same name';
  const wrong = terms.find(
    (term) => showsColour(term) && termFields.swatch.errorOf(term.swatch) !== undefined,
  );
  return wrong && `${wrong.label}: ${termFields.swatch.errorOf(wrong.swatch)}`;
}

export const termsBody = (text: string) =>
  readTerms(text).map(({ id, label, swatch }) => ({
    ...(id !== undefined && { id }),
    label,
    swatch: swatch.trim() || null,
  }));

/** The list with one value moved. */
export function withMoved(terms: readonly TypedTerm[], from: number, to: number): TypedTerm[] {
  const others = terms.filter((_term, index) => index !== from);
  return [...others.slice(0, to), ...terms.slice(from, from + 1), ...others.slice(to)];
}

/** Pictures that came with the shop stay. */
export const withoutColours = (terms: readonly TypedTerm[]): TypedTerm[] =>
  terms.map((term) => (showsColour(term) ? { ...term, swatch: '' } : term));
