import { useInfiniteQuery } from '@tanstack/react-query';
import type { Thread } from '#contract/messages.ts';
import { api } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query-client.ts';

const READ = 'GET /no/auth/web/site/track/{token}/messages';
const WRITE = 'POST /no/auth/web/site/track/{token}/messages';
const SEEN = 'POST /no/auth/web/site/track/{token}/messages/read';

/** Polled, so that answers come while the page is open. */
const LOOK_AGAIN_MS = 20_000;

/** The conversation about an order: its newest messages, and older ones on request. */
export const useThread = (token: string) =>
  useInfiniteQuery({
    queryKey: [READ, token],
    queryFn: async ({ pageParam, signal }): Promise<Thread> =>
      (await api(READ, { params: { token }, query: { before: pageParam } }, signal)).result,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ has_earlier: hasEarlier, messages }) => (hasEarlier ? messages[0]?.id : undefined),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });

const readAgain = (token: string) => queryClient.invalidateQueries({ queryKey: [READ, token] });

export async function write(
  token: string,
  body: { text: string; photos: string[] },
  key: string,
): Promise<void> {
  await api(WRITE, { params: { token }, body }, undefined, key);
  await readAgain(token);
}

/** If it fails, the messages stay unread and are mailed. */
export async function markSeen(token: string, upTo: number): Promise<void> {
  try {
    await api(SEEN, { params: { token }, body: { up_to: upTo } });
    await readAgain(token);
  } catch {
    // Tried again with the next message.
  }
}
