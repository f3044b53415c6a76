import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type { Tracked } from '#contract/orders.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { queryClient } from '#client/lib/query-client.ts';

const LIST = 'GET /office/orders';
const ONE = 'GET /office/orders/{number}';
/** New orders come while the page is open. */
const LOOK_AGAIN_MS = 30_000;

export type OrdersQuery = NonNullable<Input<typeof LIST>['query']>;
export type MoveBody = Input<'POST /office/orders/{number}/moves'>['body'];
export type OrderList = Answer<typeof LIST>;

const listQuery = (query: OrdersQuery) =>
  queryOptions<OrderList, ApiError>({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => api(LIST, { query }, signal),
    staleTime: 5_000,
    refetchInterval: LOOK_AGAIN_MS,
  });

export const useOrders = (query: OrdersQuery) =>
  useQuery({ ...listQuery(query), placeholderData: keepPreviousData });

/** How many orders there are of each state, for the menu. */
export const useOrderCounts = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({ ...listQuery({ per_page: 1 }), enabled }).data?.counts;

const orderQuery = (number: string) =>
  queryOptions<Tracked, ApiError>({
    queryKey: [ONE, number],
    queryFn: async ({ signal }) => (await api(ONE, { params: { number } }, signal)).result,
    staleTime: 0,
  });

export const useOrder = (number: string) => useQuery(orderQuery(number));

/** Moves an order. Where somebody else was faster, the page is drawn anew, and the error says who did what. */
export async function moveOrder(number: string, body: MoveBody): Promise<void> {
  try {
    const { result } = await api(
      'POST /office/orders/{number}/moves',
      { params: { number }, body },
      undefined,
      newKey(),
    );
    queryClient.setQueryData(orderQuery(number).queryKey, result);
  } finally {
    void queryClient.invalidateQueries({ queryKey: [LIST] });
    void queryClient.invalidateQueries({ queryKey: [ONE, number] });
  }
}
