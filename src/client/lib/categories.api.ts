import { useQuery } from '@tanstack/react-query';
import type { Category } from '#contract/catalog.ts';
import { requests } from '#contract/first-calls.ts';
import { LINES, type Line } from '#rules/catalog/lines.ts';
import { addresses } from '#rules/page/addresses.ts';
import { queryFor } from './api.ts';

const none: Category[] = [];

export function useCategories(): Category[] {
  return useQuery(queryFor(requests.categories())).data?.result ?? none;
}

/** The categories of the navbar call. If it fails, those that were passed in. */
export function useNavbar(passedIn: readonly Category[]): readonly Category[] {
  const ids = passedIn.map(({ id }) => id);
  const navbar = useQuery({ ...queryFor(requests.navbar(ids)), enabled: ids.length > 0 });
  return navbar.data?.result ?? passedIn;
}

/** SPEC: only level 0 is shown. */
export function topCategories(categories: readonly Category[], line?: Line): Category[] {
  return categories.filter((category) => category.level === 0 && (!line || isActiveFor(category, line)));
}

export function isActiveFor(category: Category, line: Line): boolean {
  return {
    buy: category.is_active_for_buy,
    sell: category.is_active_for_sell,
    repair: category.is_active_for_repair,
  }[line];
}

/** The lines that have categories. The server names none of a line that is off. */
export function useOfferedLines(): Line[] {
  const categories = useCategories();
  return LINES.filter((line) => categories.some((category) => isActiveFor(category, line)));
}

/** The path where a visitor can look around: the first line that is on. */
export function useLookAround(): string {
  return addresses.listing(useOfferedLines()[0] ?? 'buy');
}

export function categoryBySlug(categories: readonly Category[], slug: string): Category | undefined {
  return categories.find((category) => category.slug === slug);
}

/** The top-level category of a category. */
export function topOf(categories: readonly Category[], slug: string): Category | undefined {
  const category = categoryBySlug(categories, slug);
  if (!category || category.parent_id === null) return category;
  return categories.find((parent) => parent.id === category.parent_id) ?? category;
}
