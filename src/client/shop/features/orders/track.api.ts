import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Input } from '#contract/calls.ts';
import type { Tracked } from '#contract/orders.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { queryClient } from '#client/lib/query-client.ts';

const CALL = 'GET /no/auth/web/site/track/{token}';
/** How often the page polls while something is pending. */
const WAITING_MS = 4_000;

export type MoveBody = Input<'POST /no/auth/web/site/track/{token}/moves'>['body'];

const trackQuery = (token: string) =>
  queryOptions<Tracked, ApiError>({
    queryKey: [CALL, token],
    queryFn: async ({ signal }) => (await api(CALL, { params: { token } }, signal)).result,
    staleTime: 0,
  });

/** Whether the page changes by itself soon: a payment comes in, or a refund goes out without a person's work. */
const isWaiting = (tracked: Tracked | undefined) =>
  tracked !== undefined &&
  tracked.payment.kind !== 'bank_transfer' &&
  tracked.payment.kind !== 'in_store' &&
  (tracked.state === 'pending_payment' ||
    tracked.payment.is_awaited ||
    tracked.orders.some(({ refund_due: due }) => due > 0));

export function useTracking(token: string) {
  const { data, error, isFetching, refetch } = useQuery({
    ...trackQuery(token),
    refetchInterval: ({ state }) => (isWaiting(state.data) ? WAITING_MS : false),
  });
  return {
    tracked: data,
    error,
    isFetching,
    refresh: () => void refetch(),
    /** Cancel, return and the like. A press that is repeated after no answer counts once. */
    move: async (body: MoveBody) => {
      const { result } = await api(
        'POST /no/auth/web/site/track/{token}/moves',
        { params: { token }, body },
        undefined,
        newKey(),
      ).catch((error: ApiError) => {
        // Somebody else moved the order first, so the page is out of date.
        if (error.status === 409) void refetch();
        throw error;
      });
      queryClient.setQueryData(trackQuery(token).queryKey, result);
    },
    tryPayment: async (paymentId: string, outcome: 'paid' | 'declined' | 'late') => {
      await api(
        'POST /no/auth/web/site/payments/{paymentId}/trial',
        { params: { paymentId }, body: { outcome } },
        undefined,
        newKey(),
      );
      await refetch();
    },
  };
}

export type Tracking = ReturnType<typeof useTracking>;

const REVIEW = '/no/auth/web/site/track/{token}/lines/{lineId}/review';
interface LineOfOrder {
  token: string;
  lineId: number;
}

export const saveReview = (params: LineOfOrder, body: Input<`PUT ${typeof REVIEW}`>['body']) =>
  api(`PUT ${REVIEW}`, { params, body });

export const takeReviewBack = (params: LineOfOrder) => api(`DELETE ${REVIEW}`, { params });
