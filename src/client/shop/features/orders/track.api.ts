import { useQuery } from '@tanstack/react-query';
import type { Input } from '#contract/calls.ts';
import type { ExchangeChoices } from '#contract/order-returns.ts';
import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import { isByHand } from '#rules/orders/refund-moves.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';

/** How often the page polls while a step is pending: at a provider, or by hand. */
const WAITING_MS = 4_000;
const BY_HAND_MS = 15_000;

export type MoveBody = Input<'POST /no/auth/web/site/track/{token}/moves'>['body'];

/**
 * When to look again: a payment comes in, or a refund goes out. Work of a person, such as finding a transfer
 * in the account, takes longer than a provider's.
 */
export function lookAgainIn(
  tracked:
    | (Pick<Tracked, 'state'> & {
        payment: Pick<Tracked['payment'], 'kind' | 'is_awaited'>;
        device?: Tracked['device'];
        orders: readonly (Pick<TrackedOrder, 'refund_due'> & Partial<Pick<TrackedOrder, 'change'>>)[];
      })
    | undefined,
): number | false {
  if (!tracked) return false;
  const { state, payment, orders } = tracked;
  const isPending =
    state === 'pending_payment' ||
    payment.is_awaited ||
    (state === 'awaiting_trade_in' && Boolean(tracked.device?.difference)) ||
    orders.some(({ refund_due: due, change }) => due > 0 || change?.payment.is_awaited);
  if (!isPending) return false;
  return isByHand(payment.kind) ? BY_HAND_MS : WAITING_MS;
}

const EXCHANGES = 'GET /no/auth/web/site/track/{token}/exchanges';

/** The variations that each line of an order could be exchanged for, while the buyer fills in a return. */
export const useExchanges = (token: string) =>
  useQuery<ExchangeChoices[], ApiError>({
    queryKey: [EXCHANGES, token],
    queryFn: async ({ signal }) => (await api(EXCHANGES, { params: { token }, query: {} }, signal)).data,
    staleTime: 0,
  });

/** Tries a way to pay in the demo shop. */
export const tryPayment = (paymentId: string, outcome: 'paid' | 'declined' | 'late') =>
  api(
    'POST /no/auth/web/site/payments/{paymentId}/trial',
    { params: { paymentId }, body: { outcome } },
    undefined,
    newKey(),
  );

/** The actions of the parts of an order's page. */
export interface Tracking {
  move: (body: MoveBody) => Promise<void>;
  refresh: () => void;
  tryPayment: (paymentId: string, outcome: 'paid' | 'declined' | 'late') => Promise<void>;
}

const REVIEW = '/no/auth/web/site/track/{token}/lines/{lineId}/review';
interface LineOfOrder {
  token: string;
  lineId: number;
}

export const saveReview = (params: LineOfOrder, body: Input<`PUT ${typeof REVIEW}`>['body']) =>
  api(`PUT ${REVIEW}`, { params, body });

export const takeReviewBack = (params: LineOfOrder) => api(`DELETE ${REVIEW}`, { params });
