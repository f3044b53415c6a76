import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type { TrackedOrder } from '#contract/orders.ts';
import type { RefundPlan, StaffTracked } from '#contract/orders-office.ts';
import type { RefundMove } from '#rules/orders/refund-moves.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { proven } from '#client/lib/proven.ts';
import { isOnItsWay } from './state-words.ts';

const LIST = 'GET /office/orders';
const ONE = 'GET /office/orders/{number}';
/** New orders arrive while the page is open. */
const LOOK_AGAIN_MS = 30_000;
/** A refund that a provider sends takes seconds, and so does a mail. */
const LOOK_SOON_MS = 2_000;
/** A mail that waits for longer can't be sent now. It is tried again later. */
const MAIL_SOON_MS = 60_000;

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

/** The number of orders in each state, for the menu. */
export const useOrderCounts = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({ ...listQuery({ per_page: 1 }), enabled }).data?.counts;

/** Whether a provider is sending a refund. A refund by hand, or a failed one, waits for staff. */
const isRefunding = (tracked: StaffTracked) =>
  isOnItsWay(tracked) && tracked.orders.some((order) => order.refund_due > 0);

/** Whether a mail was written a moment ago, and is about to be sent. */
const isMailing = ({ messages }: StaffTracked) =>
  messages.some(({ state, at }) => state === 'waiting' && Date.now() - Date.parse(at) < MAIL_SOON_MS);

const orderQuery = (number: string) =>
  queryOptions<StaffTracked, ApiError>({
    queryKey: [ONE, number],
    queryFn: async ({ signal }) => (await api(ONE, { params: { number } }, signal)).result,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && (isRefunding(data) || isMailing(data)) ? LOOK_SOON_MS : LOOK_AGAIN_MS,
  });

export const useOrder = (number: string) => useQuery(orderQuery(number));

const PLAN = 'GET /office/orders/{number}/refund';
type RefundOrderMove = Input<typeof PLAN>['query']['move'];

/** The refund that a move would make, calculated by the server. Makes no call without a move. */
export const useRefundPlan = (
  { number, version }: TrackedOrder,
  move: RefundOrderMove | undefined,
  lines: readonly { line_id: number; units: number }[] | undefined,
  amount?: number,
) => {
  const named = lines?.map(({ line_id: id, units }) => `${id}:${units}`).join(',');
  return useQuery<RefundPlan, ApiError>({
    queryKey: [PLAN, number, version, move, named, amount],
    queryFn: async ({ signal }) => {
      if (!move) throw new Error('a plan is asked for no move');
      const query = {
        move,
        ...(named && { lines: named }),
        ...(amount !== undefined && { amount }),
      };
      return (await api(PLAN, { params: { number }, query }, signal)).result;
    },
    enabled: move !== undefined,
    staleTime: 0,
  });
};

export async function writeNote(number: string, text: string, key: string): Promise<void> {
  const call = 'POST /office/orders/{number}/notes';
  const { result } = await api(call, { params: { number }, body: { text } }, undefined, key);
  queryClient.setQueryData(orderQuery(number).queryKey, result);
}

/** Renews the tracking links. The order is read again in any case: a colleague may have been faster. */
export async function renewLink(number: string, version: number, key: string): Promise<void> {
  try {
    const call = 'POST /office/orders/{number}/link';
    await api(call, { params: { number }, body: { link_version: version } }, undefined, key);
  } finally {
    await queryClient.invalidateQueries({ queryKey: [ONE, number] });
  }
}

/**
 * Moves an order. If another person was faster, the order is read again, and the error names the person and
 * the move.
 */
export async function moveOrder(number: string, body: MoveBody): Promise<void> {
  try {
    const key = newKey();
    const { result } = await proven(() =>
      api('POST /office/orders/{number}/moves', { params: { number }, body }, undefined, key),
    );
    queryClient.setQueryData(orderQuery(number).queryKey, result);
  } finally {
    void queryClient.invalidateQueries({ queryKey: [LIST] });
    void queryClient.invalidateQueries({ queryKey: [ONE, number] });
  }
}

/** Decides about a refund. The order is read again in any case: a colleague may have been faster. */
export async function moveRefund(number: string, refundId: string, move: RefundMove): Promise<void> {
  try {
    await api(
      'POST /office/refunds/{refundId}/moves',
      { params: { refundId }, body: { move } },
      undefined,
      newKey(),
    );
  } finally {
    await queryClient.invalidateQueries({ queryKey: [ONE, number] });
    void queryClient.invalidateQueries({ queryKey: [LIST] });
  }
}
