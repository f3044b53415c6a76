import { useQuery } from '@tanstack/react-query';
import type { MapSettings } from '#contract/stores.ts';
import { requests } from '#contract/first-calls.ts';
import { queryFor } from './api.ts';

export function useStores() {
  return useQuery({ ...queryFor(requests.stores()), select: (answer) => answer.result });
}

/** Whose maps the shop shows. */
export function useMapSettings(): { data: MapSettings | undefined; isError: boolean } {
  const { data, isError } = useQuery(queryFor(requests.map()));
  return { data: data?.result, isError };
}

/** Where a postcode or a town is, the likeliest first; nothing is asked for what can't be either. */
export function usePlaces(text: string) {
  const q = text.trim();
  return useQuery({
    ...queryFor({ name: 'GET /no/auth/web/site/places', query: { q } }),
    enabled: q.length > 1 && q.length <= LONGEST_PLACE,
    select: (answer) => answer.result,
  });
}

const LONGEST_PLACE = 80;
