import type { Facets } from '#contract/catalog.ts';

type Choice = Facets['categories'][number];

/** One step down from where the visitor is: the tops of the tree, or the children of a top. */
export function categoryChoices(categories: readonly Choice[], slug: string | undefined): readonly Choice[] {
  const here = slug === undefined ? null : categories.find((category) => category.slug === slug)?.id;
  return here === undefined ? [] : categories.filter(({ parent_id }) => parent_id === here);
}
