import { useQuery } from '@tanstack/react-query';
import type { MapSettings } from '#contract/stores.ts';
import { requests } from '#contract/first-calls.ts';
import { queryFor } from './api.ts';

export function useStores() {
  return useQuery({ ...queryFor(requests.stores()), select: (answer) => answer.result });
}

/** The map provider of the shop. */
export function useMapSettings(): { data: MapSettings | undefined; isError: boolean } {
  const { data, isError } = useQuery(queryFor(requests.map()));
  return { data: data?.result, isError };
}

/** Places for a postcode or town, the most likely first. No request for a text that can be neither. */
export function usePlaces(text: string) {
  const q = text.trim();
  return useQuery({
    ...queryFor({ name: 'GET /no/auth/web/site/places', query: { q } }),
    enabled: q.length > 1 && q.length <= LONGEST_PLACE,
    select: (answer) => answer.result,
  });
}

const LONGEST_PLACE = 80;
