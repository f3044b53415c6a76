import type { Category } from '#contract/catalog.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { countOf } from '#client/lib/format.ts';

/** '26 phones', '5 products', '1 device'. Not all that is sold is a device: cases and cables are not. */
export function listingCount(total: number, line: Line, category: Category | undefined): string {
  const plural =
    category && category.level === 0 && category.name.endsWith('s') ? category.name.toLowerCase() : '';
  if (plural && total !== 1) return countOf(total, plural, plural);
  return countOf(total, line === 'buy' ? 'product' : 'device');
}
