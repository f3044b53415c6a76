import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#client/lib/api.ts';

const CALL = 'GET /web/site/credit';

/** The account's store credit, with its changes in pages, newest first. */
export const useCredit = () =>
  useInfiniteQuery({
    queryKey: [CALL],
    queryFn: ({ pageParam: cursor, signal }) => api(CALL, { query: { cursor } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 0,
  });
