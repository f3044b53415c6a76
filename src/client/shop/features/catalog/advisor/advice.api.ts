import { useQuery } from '@tanstack/react-query';
import { requests } from '#contract/first-calls.ts';
import { queryFor } from '#client/lib/api.ts';

/** Advice is optional: the page works without it while loading or after a failure. */
export function useAdvice(productId: number) {
  return useQuery({ ...queryFor(requests.advice(productId)), select: (answer) => answer.result }).data;
}
