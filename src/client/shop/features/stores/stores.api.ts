import { useQuery } from '@tanstack/react-query';
import { requests } from '#contract/first-calls.ts';
import { queryFor } from '#client/lib/api.ts';

export function useStores() {
  return useQuery({ ...queryFor(requests.stores()), select: (answer) => answer.result });
}
