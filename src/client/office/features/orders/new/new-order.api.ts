import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Input } from '#contract/calls.ts';
import type { Question } from '#contract/catalog-questions.ts';
import type { CounterQuote, Good } from '#contract/counter-orders.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';

const GOODS = 'GET /office/goods';
const QUOTE = 'POST /office/orders/quote';
const QUESTIONS = 'GET /no/auth/web/site/questions';

export type Basket = Input<typeof QUOTE>['body'];
export type NewOrder = Input<'POST /office/orders'>['body'];

/** Searches goods, of one vendor after the order has goods of that vendor. */
export const useGoods = (q: string, businessId: number | undefined, most: number) =>
  useQuery<{ data: Good[]; has_more: boolean }, ApiError>({
    queryKey: [GOODS, q, businessId, most],
    queryFn: async ({ signal }) => {
      const query = { q, most, ...(businessId !== undefined && { business_id: businessId }) };
      return api(GOODS, { query }, signal);
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

/** The current price of the order. Makes no call while there are no goods. */
export const useQuote = (basket: Basket) =>
  useQuery<CounterQuote, ApiError>({
    queryKey: [QUOTE, basket],
    queryFn: async ({ signal }) => (await api(QUOTE, { body: basket }, signal)).result,
    enabled: basket.items.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });

/** The quote that the screen shows for this basket. */
export const shownQuote = (basket: Basket): CounterQuote | undefined =>
  queryClient.getQueryData([QUOTE, basket]);

export const useAddOns = (productId: number) =>
  useQuery<Question[], ApiError>({
    queryKey: [QUESTIONS, productId],
    queryFn: async ({ signal }) => {
      const query = { product_id: productId, order_by_col: 'sort_order', order_by: 'ASC' } as const;
      return (await api(QUESTIONS, { query }, signal)).result;
    },
  });

/** Places the order and returns its number. The stock has changed, so the goods are searched anew. */
export async function placeNewOrder(body: NewOrder, key: string): Promise<string> {
  try {
    return (await api('POST /office/orders', { body }, undefined, key)).result.number;
  } finally {
    for (const call of [GOODS, QUOTE, 'GET /office/orders']) {
      void queryClient.invalidateQueries({ queryKey: [call] });
    }
  }
}
