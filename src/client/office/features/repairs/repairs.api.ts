import { signatureFile, type Strokes } from '../../ui/signature-strokes.ts';
import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type {
  RepairBoard,
  RepairCalendar,
  StaffRepair,
  StaffTrackedRepair,
} from '#contract/repairs-office.ts';
import { BOARD_COLUMNS, type BoardColumn } from '#rules/repair/kinds.ts';
import { api } from '#client/lib/api.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { sendFile } from '#client/lib/send-file.ts';
import type { SendPhoto } from '#client/sections/photos/use-photos.ts';

const LIST = 'GET /office/repairs';
const BOARD = 'GET /office/repairs/board';
const CALENDAR = 'GET /office/repairs/calendar';
const BENCHES = 'GET /office/repair-benches';
const ONE = 'GET /office/repairs/{number}';
/** Devices arrive while the page is open. */
const LOOK_AGAIN_MS = 30_000;

export type RepairsQuery = NonNullable<Input<typeof LIST>['query']>;
export type RepairList = Answer<typeof LIST>;
export type MoveBody = Input<'POST /office/repairs/{number}/moves'>['body'];
export type StoreBenches = Answer<typeof BENCHES>['data'][number];

const listQuery = (query: RepairsQuery) =>
  queryOptions<RepairList, ApiError>({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => api(LIST, { query }, signal),
    staleTime: 5_000,
    refetchInterval: LOOK_AGAIN_MS,
  });

export const useRepairs = (query: RepairsQuery) =>
  useQuery({ ...listQuery(query), placeholderData: keepPreviousData });

/** The number of tickets in each state, for the menu. */
export const useRepairCounts = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({ ...listQuery({ per_page: 1 }), enabled }).data?.counts;

type BoardQuery = NonNullable<Input<typeof BOARD>['query']>;

const boardQuery = (query: BoardQuery) =>
  queryOptions<RepairBoard, ApiError>({
    queryKey: [BOARD, query],
    queryFn: ({ signal }) => api(BOARD, { query }, signal),
    staleTime: 5_000,
    refetchInterval: LOOK_AGAIN_MS,
  });

/** How many cards each column shows that shows more than at first. */
export type LongColumns = Partial<Record<BoardColumn, number>>;

/** The open tickets, of one store or of all. Long columns are read beside the others. */
export function useBoard(store: number | undefined, long: LongColumns) {
  const of = { ...(store && { store_id: store }) };
  const first = useQuery({ ...boardQuery(of), placeholderData: keepPreviousData });
  const others = useQueries({
    queries: BOARD_COLUMNS.flatMap((column) =>
      long[column] === undefined
        ? []
        : { ...boardQuery({ ...of, column, per_column: long[column] }), placeholderData: keepPreviousData },
    ),
  });
  const isOfLong = (ticket: StaffRepair) =>
    others.some(({ data }) => data?.data.some(({ column }) => column === ticket.column));
  const data = first.data && {
    ...first.data,
    data: [
      ...first.data.data.filter((ticket) => !isOfLong(ticket)),
      ...others.flatMap((other) => other.data?.data ?? []),
    ],
  };
  const isReadingMore = others.some(({ isPlaceholderData, isPending }) => isPlaceholderData || isPending);
  return { ...first, data, isReadingMore };
}

/** The benches of a store on one day. */
export const useCalendar = (store: number | undefined, date: string) =>
  useQuery<RepairCalendar, ApiError>({
    queryKey: [CALENDAR, store, date],
    queryFn: async ({ signal }) =>
      (await api(CALENDAR, { query: { store_id: store ?? 0, date } }, signal)).result,
    enabled: store !== undefined,
    staleTime: 5_000,
    refetchInterval: LOOK_AGAIN_MS,
    placeholderData: keepPreviousData,
  });

/** The stores, with how many benches each has. */
export const useBenches = () =>
  useQuery<Answer<typeof BENCHES>, ApiError>({
    queryKey: [BENCHES],
    queryFn: ({ signal }) => api(BENCHES, {}, signal),
    staleTime: 60_000,
  });

export async function setBenches(storeId: number, benches: number): Promise<void> {
  try {
    await api('PUT /office/repair-benches/{storeId}', { params: { storeId }, body: { benches } });
  } finally {
    await queryClient.invalidateQueries({ queryKey: [BENCHES] });
    void queryClient.invalidateQueries({ queryKey: [CALENDAR] });
  }
}

const oneQuery = (number: string) =>
  queryOptions<StaffTrackedRepair, ApiError>({
    queryKey: [ONE, number],
    queryFn: async ({ signal }) => (await api(ONE, { params: { number } }, signal)).result,
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });

export const useRepair = (number: string) => useQuery(oneQuery(number));

function readAgain(): void {
  for (const name of [LIST, BOARD, CALENDAR, ONE]) void queryClient.invalidateQueries({ queryKey: [name] });
}

/**
 * Moves a ticket. If another person was faster, it is read again, and the error names the person and the
 * move.
 */
export async function moveRepair(number: string, body: MoveBody): Promise<void> {
  try {
    const call = 'POST /office/repairs/{number}/moves';
    const { result } = await api(call, { params: { number }, body }, undefined, newKey());
    queryClient.setQueryData(oneQuery(number).queryKey, result);
  } finally {
    readAgain();
  }
}

/** Reads the passcode of a device. The log keeps who did. */
export async function readPasscode(number: string): Promise<string> {
  const { result } = await api('POST /office/repairs/{number}/passcode', { params: { number } });
  return result.passcode;
}

/** Opens a ticket under the warranty of a closed one, and answers its number. */
export async function openWarranty(
  number: string,
  body: Input<'POST /office/repairs/{number}/warranty'>['body'],
  key: string,
): Promise<string> {
  try {
    const call = 'POST /office/repairs/{number}/warranty';
    return (await api(call, { params: { number }, body }, undefined, key)).result.number;
  } finally {
    readAgain();
  }
}

/** Sends photos of a check-in. */
export const sendAsTechnician =
  (number: string): SendPhoto =>
  (...sending) =>
    sendFile('POST /office/repairs/{number}/photos', { number }, ...sending);

/** Sends a drawn signature, and answers its id; undefined if nothing was drawn. */
export async function sendSignature(number: string, strokes: Strokes): Promise<string | undefined> {
  if (strokes.length === 0) return undefined;
  const send = sendAsTechnician(number);
  const file = await signatureFile(strokes);
  if (!file) throw new ApiError(0, 'This browser can’t keep a drawing. Clear it: the typed name is enough.');
  const { result } = await send(file, () => undefined, new AbortController().signal);
  return result.id;
}
