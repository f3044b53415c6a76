import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProductState } from '#contract/own-products.ts';
import { queryFor } from '#client/lib/api.ts';

export interface OwnSearch {
  q: string;
  state: ProductState | undefined;
  page: number;
}

const PER_PAGE = 20;

export function useOwnProducts({ q, state, page }: OwnSearch) {
  return useQuery({
    ...queryFor({
      name: 'GET /web/site/products',
      query: { q: q || undefined, state, page, per_page: PER_PAGE },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

const STATES: readonly string[] = ['listed', 'out_of_stock', 'hidden'] satisfies ProductState[];
const LAST_PAGE = 100_000;

/** The filters in an address. Unreadable values are ignored. */
export function readOwnSearch(search: Readonly<Record<string, string>>): OwnSearch {
  const state = search['state'] ?? '';
  const page = /^[1-9]\d{0,5}$/.exec(search['page'] ?? '')?.[0];
  return {
    q: (search['q'] ?? '').trim().slice(0, 120),
    state: STATES.includes(state) ? (state as ProductState) : undefined,
    page: Math.min(Number(page ?? 1), LAST_PAGE),
  };
}
