import type { Address } from '#rules/page/addresses.ts';

/** The search keys of each page that change what it shows first. Others, such as `utm_source`, change nothing. */
const LISTING_KEYS = [
  'business',
  'brands',
  'categories',
  'conditions',
  'min',
  'max',
  'terms',
  'q',
  'in_stock',
  'on_sale',
  'literal',
  'sort',
] as const;
const FINDER_KEYS = ['category', 'brand'] as const;
const COMPARE_KEYS = ['ids'] as const;
/**
 * Of the last five the server keeps only what the device has. `selling`: the answers of the model's sell page;
 * `repairing`: those of its repair page.
 */
const PRODUCT_KEYS = ['variation', 'answers', 'fault', 'way', 'selling', 'repairing'] as const;

type Key = (typeof LISTING_KEYS | typeof FINDER_KEYS | typeof COMPARE_KEYS | typeof PRODUCT_KEYS)[number];

/** The search of an address as far as a page may read it: a key that is missing above can't be read by mistake. */
export type PageSearch = Readonly<Partial<Record<Key, string>>>;

const KEYS: Partial<Record<Address['page'], readonly Key[]>> = {
  listing: LISTING_KEYS,
  finder: FINDER_KEYS,
  compare: COMPARE_KEYS,
  product: PRODUCT_KEYS,
};

/** The keys that a page reads, always in the same order. */
export const searchKeysOf = (page: Address['page']): readonly string[] => KEYS[page] ?? [];
