import { useQuery } from '@tanstack/react-query';
import { finderQueries, requests } from '#contract/first-calls.ts';
import { queryFor } from '#client/lib/api.ts';
import type { FinderLine } from './finder-words.ts';

/** The brands of a category. No request before a category is chosen. */
export function useBrands(line: FinderLine, category: string | undefined) {
  return useQuery({
    ...queryFor(requests.filter(finderQueries.brands(line, category ?? ''))),
    select: (answer) => answer.data.brands.filter(({ count }) => count > 0),
    enabled: category !== undefined,
  });
}

export function useModels(line: FinderLine, category: string, brand: number) {
  return useQuery(queryFor(requests.products(finderQueries.models(line, category, brand))));
}
