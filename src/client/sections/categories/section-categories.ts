import type { Category } from '#contract/catalog.ts';
import type { SectionOf } from '#contract/sections/registry.ts';
import { topCategories, useCategories } from '#client/lib/categories.api.ts';

/** The categories of a section in the order in which they were put there. SPEC: only those of level 0 are shown. */
export function useSectionCategories({
  categories_items: ids = [],
}: SectionOf<'categories_section'>): Category[] {
  const top = topCategories(useCategories());
  return ids.flatMap((id) => top.find((category) => category.id === id) ?? []);
}
