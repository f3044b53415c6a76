import {
  PRODUCT_SORTS,
  STOCK_LEVELS,
  type ProductSort,
  type StockLevel,
} from '#rules/catalog/office-states.ts';
import type { ProductsQuery } from './products.api.ts';
import { readColumns } from '#rules/office/list-columns.ts';
import { TABS, type TabKey } from './product-words.ts';

export interface ProductsSearch {
  tab?: TabKey | undefined;
  q?: string | undefined;
  line?: number | undefined;
  category?: number | undefined;
  stock?: StockLevel | undefined;
  vendor?: number | undefined;
  sort?: ProductSort | undefined;
  /** The cursors of the pages before this one; the last one is this page's. */
  from?: string | undefined;
  /** The names of the columns, such as `order.total`. */
  cols?: string | undefined;
}

const one = <T extends string>(words: readonly T[], text: unknown): T | undefined =>
  words.find((word) => word === text);
const idIn = (given: unknown, most = 2_147_483_647) =>
  Number.isSafeInteger(given) && Number(given) > 0 && Number(given) <= most ? Number(given) : undefined;

/** Reads the search from the URL. Invalid values are left out. */
export function readProductsSearch(given: Record<string, unknown>): ProductsSearch {
  const { q, from } = given;
  const search: ProductsSearch = {
    tab: one(
      TABS.map(({ key }) => key),
      given['tab'],
    ),
    // The router parses digits in the URL as a number.
    q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 120) || undefined : undefined,
    line: idIn(given['line'], 3),
    category: idIn(given['category']),
    stock: one(STOCK_LEVELS, given['stock']),
    vendor: idIn(given['vendor']),
    sort: one(PRODUCT_SORTS, given['sort']),
    from: typeof from === 'string' && /^[\w,-]{1,4000}$/.test(from) ? from : undefined,
  };
  return Object.fromEntries(
    Object.entries({ ...search, ...readColumns(given['cols']) }).filter(([, value]) => value !== undefined),
  );
}

export const PER_PAGE = 25;

export function queryOf({
  tab = 'all',
  q,
  line,
  category,
  stock,
  vendor,
  sort,
  from,
}: ProductsSearch): ProductsQuery {
  const states = TABS.find(({ key }) => key === tab)?.states;
  const cursor = from?.split(',').at(-1);
  return {
    per_page: PER_PAGE,
    ...(states && { state: [...states] }),
    ...(q && { q }),
    ...(line && { is_active_for: line }),
    ...(category && { category_id: category }),
    ...(stock && { stock }),
    ...(vendor && { business_id: vendor }),
    ...(sort && { sort }),
    ...(cursor && { cursor }),
  };
}
