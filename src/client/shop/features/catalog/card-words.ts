import type { ProductCard } from '#contract/catalog.ts';
import type { Swatch } from '#client/ui/swatches.tsx';

type Terms = ProductCard['terms'];

const CONDITION = 'Condition';
/** A term whose picture is a colour is a colour. */
const isColour = (image: string | null): image is string => image?.startsWith('#') ?? false;

/** '128GB', '128GB or 256GB', '128GB to 1TB': the first attribute that is neither colour nor condition. */
export function specWords(terms: Terms): string | undefined {
  const spec = terms.find(
    ({ attribute_name, labels }) =>
      attribute_name !== CONDITION && !labels.some(({ term_image }) => isColour(term_image)),
  );
  const labels = spec?.labels.map(({ label }) => label) ?? [];
  const [first, second] = labels;
  if (!first || !second) return first;
  return labels.length === 2 ? `${first} or ${second}` : `${first} to ${labels.at(-1)}`;
}

export function colours(terms: Terms): Swatch[] {
  return terms
    .flatMap(({ labels }) => labels)
    .flatMap(({ label, term_image }) => (isColour(term_image) ? [{ name: label, colour: term_image }] : []));
}
