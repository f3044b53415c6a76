import { useQuery } from '@tanstack/react-query';
import { requests } from '#contract/first-calls.ts';
import { queryFor } from '#client/lib/api.ts';

/** Advice is an extra: until it is there, and where it fails, the page is whole without it. */
export function useAdvice(productId: number) {
  return useQuery({ ...queryFor(requests.advice(productId)), select: (answer) => answer.result }).data;
}
