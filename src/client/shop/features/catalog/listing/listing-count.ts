import type { Category } from '#contract/catalog.ts';
import { countOf } from '#client/lib/format.ts';

/** '26 phones', '1 device'. */
export function listingCount(total: number, category: Category | undefined): string {
  const plural =
    category && category.level === 0 && category.name.endsWith('s') ? category.name.toLowerCase() : '';
  return plural && total !== 1 ? countOf(total, plural, plural) : countOf(total, 'device');
}
