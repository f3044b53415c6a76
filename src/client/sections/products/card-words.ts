import type { ProductCard } from '#contract/catalog.ts';
import { isColourSwatch } from '#rules/page/safe-colour.ts';
import { benchWords } from '#rules/repair/repair.ts';
import type { Swatch } from '#client/ui/swatches.tsx';

type Terms = ProductCard['terms'];

/** '128GB', '128GB or 256GB', '128GB to 1TB': the first attribute that is neither colour nor grade. */
export function specWords(terms: Terms): string | undefined {
  const spec = terms.find(
    ({ attribute_role, labels }) =>
      attribute_role !== 'grade' && !labels.some(({ term_image }) => isColourSwatch(term_image)),
  );
  const labels = spec?.labels.map(({ label }) => label) ?? [];
  const [first, second] = labels;
  if (!first || !second) return first;
  return labels.length === 2 ? `${first} or ${second}` : `${first} to ${labels.at(-1)}`;
}

export function colours(terms: Terms): Swatch[] {
  return terms
    .flatMap(({ labels }) => labels)
    .flatMap(({ label, term_image }) =>
      isColourSwatch(term_image) ? [{ name: label, colour: term_image }] : [],
    );
}

/** 'Battery · about 45 min': the cheapest repair, and how long it takes. */
export function faultWords(fault: ProductCard['lowest_fault']): string | undefined {
  if (!fault) return undefined;
  return timedFault(fault.label, fault.bench && benchWords(fault.bench));
}

export const timedFault = (label: string, time: string | null) => (time ? `${label} · about ${time}` : label);
