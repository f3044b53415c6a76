import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/calls.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';

const REFUNDS = 'GET /office/refunds';
const DISPUTES = 'GET /office/disputes';

export type OpenRefund = Answer<typeof REFUNDS>['data'][number];
export type OpenDispute = Answer<typeof DISPUTES>['data'][number];

/** Refunds that are not done. */
export const useOpenRefunds = (enabled: boolean) =>
  useQuery<OpenRefund[], ApiError>({
    queryKey: [REFUNDS],
    queryFn: async ({ signal }) => (await api(REFUNDS, { query: {} }, signal)).data,
    staleTime: 0,
    enabled,
  });

export const useDisputes = (enabled: boolean) =>
  useQuery<OpenDispute[], ApiError>({
    queryKey: [DISPUTES],
    queryFn: async ({ signal }) => (await api(DISPUTES, {}, signal)).data,
    staleTime: 0,
    enabled,
  });
