import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ORDER_STATES, type OrderState } from '#rules/flows/order.ts';
import { api } from '#client/lib/api.ts';

const CALL = 'GET /web/site/orders';
const PER_PAGE = 10;

const DONE: OrderState[] = ['completed', 'refunded', 'cancelled'];

/** Which orders are shown, by whether anything is left to happen. */
export const ORDER_FILTERS = {
  All: [...ORDER_STATES],
  Open: ORDER_STATES.filter((state) => !DONE.includes(state)),
  Done: DONE,
};
export type OrderFilter = keyof typeof ORDER_FILTERS;

/** The account's orders in pages, newest first. */
export function useOrders(filter: OrderFilter) {
  return useInfiniteQuery({
    queryKey: [CALL, filter],
    queryFn: ({ pageParam: cursor, signal }) => {
      const state = filter === 'All' ? undefined : ORDER_FILTERS[filter];
      return api(CALL, { query: { state, cursor, per_page: PER_PAGE } }, signal);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
