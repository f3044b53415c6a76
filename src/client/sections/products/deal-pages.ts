/** SPEC section 9: the deal of the week shows four at a time. */
export const DEALS_A_PAGE = 4;

export interface DealPage<T> {
  items: T[];
  /** Limited to 0 … pages − 1. */
  index: number;
  pages: number;
}

export function dealPage<T>(all: readonly T[], asked: number): DealPage<T> {
  const pages = Math.max(1, Math.ceil(all.length / DEALS_A_PAGE));
  const wanted = Number.isFinite(asked) ? Math.trunc(asked) : 0;
  const index = Math.min(pages - 1, Math.max(0, wanted));
  return { items: all.slice(index * DEALS_A_PAGE, (index + 1) * DEALS_A_PAGE), index, pages };
}
