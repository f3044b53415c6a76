import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requests, type CallRequest } from '#contract/first-calls.ts';
import type { Chosen } from '#rules/catalog/variation-choice.ts';
import { queryFor } from '#client/lib/api.ts';

export function useProduct(id: number) {
  return useQuery({ ...queryFor(requests.product(id)), select: (answer) => answer.result[0] });
}

/**
 * Add-on questions, in order. A failed call is not repeated automatically: SPEC shows no options to a logged-out
 * member, and other failures offer a retry.
 */
export function useQuestions(productId: number) {
  return useQuery({
    ...queryFor(requests.questions(productId)),
    select: (answer) => answer.result,
    retryOnMount: false,
  });
}

/** The lookup fires only once every attribute has a chosen term. */
export function useVariation(productId: number, chosen: Chosen | undefined) {
  const request: CallRequest<'GET /no/auth/web/site/products/variation'> = {
    name: 'GET /no/auth/web/site/products/variation',
    query: {
      product_id: productId,
      col_1_term_name: chosen?.[1],
      col_2_term_name: chosen?.[2],
      col_3_term_name: chosen?.[3],
      col_4_term_name: chosen?.[4],
    },
  };
  return useQuery({
    ...queryFor(request),
    select: (answer) => answer.result[0] ?? null,
    enabled: chosen !== undefined,
    placeholderData: keepPreviousData,
  });
}
