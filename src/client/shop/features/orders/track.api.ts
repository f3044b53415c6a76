import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Input } from '#contract/calls.ts';
import type { ExchangeChoices } from '#contract/order-returns.ts';
import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import { isByHand } from '#rules/orders/refund-moves.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { queryClient } from '#client/lib/query-client.ts';

const CALL = 'GET /no/auth/web/site/track/{token}';
/** How often the page polls while something is pending: at a provider, or by somebody's hand. */
const WAITING_MS = 4_000;
const BY_HAND_MS = 15_000;

export type MoveBody = Input<'POST /no/auth/web/site/track/{token}/moves'>['body'];

const trackQuery = (token: string) =>
  queryOptions<Tracked, ApiError>({
    queryKey: [CALL, token],
    queryFn: async ({ signal }) => (await api(CALL, { params: { token } }, signal)).result,
    staleTime: 0,
  });

/**
 * When to look again: a payment comes in, or a refund goes out. What a person has to do, such as to find a transfer in
 * the account, takes longer than what a provider does.
 */
export function lookAgainIn(
  tracked:
    | (Pick<Tracked, 'state'> & {
        payment: Pick<Tracked['payment'], 'kind' | 'is_awaited'>;
        orders: readonly (Pick<TrackedOrder, 'refund_due'> & Partial<Pick<TrackedOrder, 'change'>>)[];
      })
    | undefined,
): number | false {
  if (!tracked) return false;
  const { state, payment, orders } = tracked;
  const isPending =
    state === 'pending_payment' ||
    payment.is_awaited ||
    orders.some(({ refund_due: due, change }) => due > 0 || change?.payment.is_awaited);
  if (!isPending) return false;
  return isByHand(payment.kind) ? BY_HAND_MS : WAITING_MS;
}

const EXCHANGES = 'GET /no/auth/web/site/track/{token}/exchanges';

/** What each line of an order could be exchanged for, while somebody returns something of it. */
export const useExchanges = (token: string) =>
  useQuery<ExchangeChoices[], ApiError>({
    queryKey: [EXCHANGES, token],
    queryFn: async ({ signal }) => (await api(EXCHANGES, { params: { token }, query: {} }, signal)).data,
    staleTime: 0,
  });

export function useTracking(token: string) {
  const { data, error, isFetching, refetch } = useQuery({
    ...trackQuery(token),
    // Not while the page is in the background.
    refetchInterval: ({ state }) => lookAgainIn(state.data),
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
