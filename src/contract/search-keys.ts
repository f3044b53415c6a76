/** The query keys that change a page's first view, by page. Others, such as `utm_source`, change nothing. */
export const LISTING_KEYS = [
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
export const FINDER_KEYS = ['category', 'brand'] as const;
export const COMPARE_KEYS = ['ids'] as const;
/**
 * Of the last five, the server keeps only values that the device has. `selling`: the answers of the model's sell page;
 * `repairing`: those of its repair page.
 */
export const PRODUCT_KEYS = ['variation', 'answers', 'fault', 'way', 'selling', 'repairing'] as const;

export type SearchKey = (
  typeof LISTING_KEYS | typeof FINDER_KEYS | typeof COMPARE_KEYS | typeof PRODUCT_KEYS
)[number];

/** The query of an address with only the keys above, so that no page reads another key by mistake. */
export type PageSearch = Readonly<Partial<Record<SearchKey, string>>>;
