import type { Facets } from '#contract/catalog.ts';

type Choice = Facets['categories'][number];

/** The categories one level down: the top categories, or the children of one. */
export function categoryChoices(categories: readonly Choice[], slug: string | undefined): readonly Choice[] {
  const here = slug === undefined ? null : categories.find((category) => category.slug === slug)?.id;
  return here === undefined ? [] : categories.filter(({ parent_id }) => parent_id === here);
}
