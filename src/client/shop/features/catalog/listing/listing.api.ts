import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requests, type FilterQuery, type ListingQuery } from '#contract/first-calls.ts';
import { queryFor } from '#client/lib/api.ts';

/** While the next answer is on its way the present one stays, so that the grid keeps its place. */
export function useProducts(query: ListingQuery) {
  return useQuery({ ...queryFor(requests.products(query)), placeholderData: keepPreviousData });
}

export function useFacets(filters: FilterQuery) {
  return useQuery({
    ...queryFor(requests.filter(filters)),
    select: (answer) => answer.data,
    placeholderData: keepPreviousData,
  });
}
