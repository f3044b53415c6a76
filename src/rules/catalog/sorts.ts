/** The orders a listing can be shown in; the first is the default. */
export const SORTS = ['featured', 'newest', 'price_asc', 'price_desc', 'rating', 'discount'] as const;
export type Sort = (typeof SORTS)[number];

export function readSort(text: string | undefined): Sort | undefined {
  return SORTS.find((sort) => sort === text);
}
