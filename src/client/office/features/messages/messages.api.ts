import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type { OfficeThread } from '#contract/messages.ts';
import { api } from '#client/lib/api.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';

const LIST = 'GET /office/messages';
const ONE = 'GET /office/messages/{number}';
/** Buyers write while the page is open. */
const LIST_AGAIN_MS = 30_000;
const THREAD_AGAIN_MS = 15_000;

export type InboxQuery = NonNullable<Input<typeof LIST>['query']>;

const listQuery = (query: InboxQuery) =>
  queryOptions<Answer<typeof LIST>, ApiError>({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => api(LIST, { query }, signal),
    staleTime: 5_000,
    refetchInterval: LIST_AGAIN_MS,
  });

export const useInbox = (query: InboxQuery) =>
  useQuery({ ...listQuery(query), placeholderData: keepPreviousData });

const EMPTY: InboxQuery = {
  tab: undefined,
  q: undefined,
  assignee: undefined,
  cursor: undefined,
  per_page: 1,
};

/** How many conversations wait for an answer, for the menu and for Today. */
export const useToAnswer = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({ ...listQuery(EMPTY), enabled }).data?.counts.to_answer;

/** The conversation about an order: its newest messages, and older ones on request. */
export const useConversation = (number: string) =>
  useInfiniteQuery<OfficeThread, ApiError, { pages: OfficeThread[] }, readonly string[], number | undefined>({
    queryKey: [ONE, number],
    queryFn: async ({ pageParam, signal }) =>
      (await api(ONE, { params: { number }, query: { before: pageParam } }, signal)).result,
    initialPageParam: undefined,
    getNextPageParam: ({ has_earlier: hasEarlier, messages }) => (hasEarlier ? messages[0]?.id : undefined),
    staleTime: 0,
    refetchInterval: THREAD_AGAIN_MS,
  });

/** Runs after a change, and also after a refused one: a colleague may have been faster. */
async function readAgain(number: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: [LIST] });
  await queryClient.invalidateQueries({ queryKey: [ONE, number] });
}

type AnswerBody = Input<'POST /office/messages/{number}'>['body'];

export async function answer(number: string, body: AnswerBody, key: string): Promise<void> {
  try {
    await api('POST /office/messages/{number}', { params: { number }, body }, undefined, key);
  } catch (error) {
    // A colleague was faster. Their answer is shown together with the refusal.
    if (isOvertaken(error)) await readAgain(number);
    throw error;
  }
  await readAgain(number);
}

export const isOvertaken = (error: unknown) => error instanceof ApiError && error.status === 409;

/** If it fails, the messages stay new. */
export async function markSeen(number: string, upTo: number): Promise<void> {
  try {
    await api('POST /office/messages/{number}/read', { params: { number }, body: { up_to: upTo } });
    await readAgain(number);
  } catch {
    // Tried again with the next message.
  }
}

export async function setClosed(number: string, isClosed: boolean, seen: number): Promise<void> {
  try {
    const body = { is_closed: isClosed, seen };
    await api('POST /office/messages/{number}/state', { params: { number }, body });
  } finally {
    await readAgain(number);
  }
}
