import { useQuery } from '@tanstack/react-query';
import type { ProductCard } from '#contract/catalog.ts';
import type { ListingQuery } from '#contract/first-calls.ts';
import { requests } from '#contract/first-calls.ts';
import { queryFor } from '#client/lib/api.ts';
import { categoryBySlug, useCategories } from '#client/lib/categories.api.ts';

const CATEGORY = 'accessories';

/** The query for accessories; undefined if the shop has no such category. */
export function useAccessoriesQuery(): ListingQuery | undefined {
  const category = categoryBySlug(useCategories(), CATEGORY);
  return category && { is_active_for: '1', category: CATEGORY, in_stock: true, per_page: 12 };
}

/** Accessories for a list; empty while loading or after a failure. */
export function useAccessories(): readonly ProductCard[] {
  const query = useAccessoriesQuery();
  return (
    useQuery({ ...queryFor(requests.products(query ?? {})), enabled: query !== undefined }).data?.data ?? NONE
  );
}

const NONE: readonly ProductCard[] = [];
