import { slugOf } from '#rules/catalog/slug.ts';
import type { brands } from '#server/features/catalog/tables.ts';
import { BUY_DEVICES } from './catalogue.ts';

/** In the order of their first device in the catalogue. */
const NAMES = [...new Set(BUY_DEVICES.map(({ brand }) => brand))];

export function brandId(name: string): number {
  const index = NAMES.indexOf(name);
  if (index < 0) throw new Error(`not a brand of the demo shop: ${name}`);
  return index + 1;
}

export const brandRows: (typeof brands.$inferInsert)[] = NAMES.map((name) => ({
  id: brandId(name),
  name,
  slug: slugOf(name),
  image: `brands/${slugOf(name)}`,
}));
