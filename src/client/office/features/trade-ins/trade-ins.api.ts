import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type { StaffTrackedTradeIn } from '#contract/trade-ins-office.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { proven } from '#client/lib/proven.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { sendFile } from '#client/lib/send-file.ts';
import type { SendPhoto } from '#client/sections/photos/use-photos.ts';

const LIST = 'GET /office/trade-ins';
const ONE = 'GET /office/trade-ins/{number}';
/** Devices arrive while the page is open. */
const LOOK_AGAIN_MS = 30_000;

export type TradeInsQuery = NonNullable<Input<typeof LIST>['query']>;
export type TradeInList = Answer<typeof LIST>;
export type MoveBody = Input<'POST /office/trade-ins/{number}/moves'>['body'];
export type Device = StaffTrackedTradeIn['items'][number];

const listQuery = (query: TradeInsQuery) =>
  queryOptions<TradeInList, ApiError>({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => api(LIST, { query }, signal),
    staleTime: 5_000,
    refetchInterval: LOOK_AGAIN_MS,
  });

export const useTradeIns = (query: TradeInsQuery) =>
  useQuery({ ...listQuery(query), placeholderData: keepPreviousData });

/** The number of devices in each state, for the menu. */
export const useTradeInCounts = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({ ...listQuery({ per_page: 1 }), enabled }).data?.counts;

const oneQuery = (number: string) =>
  queryOptions<StaffTrackedTradeIn, ApiError>({
    queryKey: [ONE, number],
    queryFn: async ({ signal }) => (await api(ONE, { params: { number } }, signal)).result,
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });

/** The request of a device, or the request itself. */
export const useTradeIn = (number: string) => useQuery(oneQuery(number));

/**
 * Moves a device. If another person was faster, it is read again, and the error names the person and the
 * move.
 */
export async function moveDevice(
  { number, version }: Pick<Device, 'number' | 'version'>,
  body: Omit<MoveBody, 'version' | 'item'>,
): Promise<void> {
  try {
    const key = newKey();
    const { result } = await proven(() =>
      api(
        'POST /office/trade-ins/{number}/moves',
        { params: { number }, body: { ...body, version, item: number } },
        undefined,
        key,
      ),
    );
    queryClient.setQueryData(oneQuery(number).queryKey, result);
  } finally {
    void queryClient.invalidateQueries({ queryKey: [LIST] });
    void queryClient.invalidateQueries({ queryKey: [ONE] });
  }
}

/** Sends photos of an inspection. */
export const sendAsInspector =
  (number: string): SendPhoto =>
  (...sending) =>
    sendFile('POST /office/trade-ins/{number}/photos', { number }, ...sending);
