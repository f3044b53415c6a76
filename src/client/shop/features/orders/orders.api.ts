import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ORDER_STATES, type OrderState } from '#rules/flows/order.ts';
import { api } from '#client/lib/api.ts';

const CALL = 'GET /web/site/orders';
const PER_PAGE = 10;

/** The filters of the list. Each state is in one of them, besides All. */
export const ORDER_FILTERS = {
  All: [...ORDER_STATES],
  'To pay': ['pending_payment', 'awaiting_trade_in'],
  'With the store': ['paid', 'preparing'],
  'On its way': ['dispatched'],
  'To collect': ['ready_to_collect'],
  Returns: ['return_requested', 'returned'],
  Done: ['completed', 'refunded', 'cancelled'],
} satisfies Record<string, OrderState[]>;
export type OrderFilter = keyof typeof ORDER_FILTERS;

/** Whether nothing is left to happen. */
export const isDone = (state: OrderState) => (ORDER_FILTERS.Done as OrderState[]).includes(state);

/** Nine digits are the number of an order, also without the letters before it. */
const BARE_NUMBER = /^(?:\d[\s-]*){9}[a-z]?$/i;

/** The account's orders in pages, newest first. The words are a number, or the name of a product. */
export function useOrders(filter: OrderFilter, words: string) {
  return useInfiniteQuery({
    queryKey: [CALL, filter, words],
    queryFn: ({ pageParam: cursor, signal }) => {
      const state = filter === 'All' ? undefined : ORDER_FILTERS[filter];
      const q = (BARE_NUMBER.test(words) ? `TF-${words}` : words) || undefined;
      return api(CALL, { query: { state, q, cursor, per_page: PER_PAGE } }, signal);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

const UNREAD = 'GET /web/site/messages';

/** Orders whose vendor has written something that the buyer has not read. */
export const useUnread = () =>
  useQuery({
    queryKey: [UNREAD],
    queryFn: async ({ signal }) => (await api(UNREAD, {}, signal)).data,
    staleTime: 0,
  });
