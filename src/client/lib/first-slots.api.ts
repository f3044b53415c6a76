import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

const CALL = 'GET /no/auth/web/site/repairs/slots';

/** The first free slot of each store for so many minutes of work; null: none in the next two weeks. */
export const useFirstSlots = (minutes: number) =>
  useQuery({
    queryKey: [CALL, 'first', minutes],
    queryFn: ({ signal }) => api(CALL, { query: { minutes } }, signal),
    select: ({ data }) => new Map(data.map(({ store_id: id, next }) => [id, next])),
    placeholderData: (before) => before,
  }).data;
