import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/calls.ts';
import type { Sales } from '#contract/today.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';

const DUE = 'GET /office/today';
const SALES = 'GET /office/sales';
const LOOK_AGAIN_MS = 30_000;

/**
 * Below the key of the list of orders: code that reads the list anew after a move also reads the queue anew.
 */
export const useDue = (perGroup: number) =>
  useQuery<Answer<typeof DUE>, ApiError>({
    queryKey: ['GET /office/orders', DUE, perGroup],
    queryFn: ({ signal }) => api(DUE, { query: { per_group: perGroup } }, signal),
    staleTime: 5_000,
    refetchInterval: LOOK_AGAIN_MS,
    placeholderData: keepPreviousData,
  });

export const useSales = () =>
  useQuery<Sales, ApiError>({
    queryKey: [SALES],
    queryFn: async ({ signal }) => (await api(SALES, {}, signal)).result,
    staleTime: 5 * 60_000,
  });
