import { useQueries } from '@tanstack/react-query';
import type { ProductDetail } from '#contract/catalog.ts';
import { requests } from '#contract/first-calls.ts';
import { isNotFound } from '#client/lib/api-error.ts';
import { queryFor } from '#client/lib/api.ts';

/** The products of a comparison, in order. A deleted product is left out. Other failures are reported. */
export function useComparedProducts(ids: readonly number[]) {
  return useQueries({
    queries: ids.map((id) => queryFor(requests.product(id))),
    combine: (answers) => ({
      products: answers.flatMap(({ data }): ProductDetail[] => data?.result ?? []),
      isPending: answers.some((answer) => answer.isPending),
      isFetching: answers.some((answer) => answer.isFetching),
      error: answers.find(({ error }) => error && !isNotFound(error))?.error,
      retry: () => {
        for (const answer of answers) if (answer.isError) void answer.refetch();
      },
    }),
  });
}
