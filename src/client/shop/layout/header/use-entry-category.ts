import { matchAddress } from '#contract/pages.ts';
import type { Category } from '#contract/catalog.ts';
import type { MenuEntry } from '#contract/site.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { categoryBySlug, useCategories } from '#client/lib/categories.api.ts';

/** The category that a menu entry leads to, and in which line; undefined where it leads elsewhere. */
export function useEntryCategory(entry: MenuEntry): { line: Line; category: Category } | undefined {
  const categories = useCategories();
  const address = matchAddress(entry.url);
  if (address?.page !== 'listing') return undefined;
  const category = categoryBySlug(categories, address.category);
  return category && { line: address.line, category };
}
