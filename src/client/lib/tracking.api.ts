import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer, Input } from '#contract/calls.ts';
import { api } from './api.ts';
import type { ApiError } from './api-error.ts';
import { newKey } from './new-key.ts';
import { queryClient } from './query-client.ts';

const CALL = 'GET /no/auth/web/site/track/{token}';

/** The content of a link: an order, a trade-in or a repair. */
export type AnyTracked = Answer<typeof CALL>['result'];
export type TrackedKind = AnyTracked['kind'];
export type MoveBody = Input<'POST /no/auth/web/site/track/{token}/moves'>['body'];

/**
 * The first letter of a link's token is the kind of its page, so the code of the page loads beside its data.
 */
const LETTERS: Readonly<Record<string, TrackedKind>> = { t: 'trade_in', r: 'repair' };
export const kindOf = (token: string): TrackedKind => LETTERS[token.charAt(0)] ?? 'order';

const trackQuery = (token: string) =>
  queryOptions<AnyTracked, ApiError>({
    queryKey: [CALL, token],
    queryFn: async ({ signal }) => (await api(CALL, { params: { token } }, signal)).result,
    staleTime: 0,
  });

/**
 * The content of a tracking link and its moves. `lookAgainIn` returns after how many milliseconds to look
 * again.
 */
export function useTracking(
  token: string,
  lookAgainIn: (tracked: AnyTracked | undefined) => number | false = () => false,
) {
  const { data, error, isFetching, refetch } = useQuery({
    ...trackQuery(token),
    // Not while the page is in the background.
    refetchInterval: ({ state }) => lookAgainIn(state.data),
  });
  const [missed, setMissed] = useState<string>();
  return {
    tracked: data,
    error,
    /** Something else happened before a press. The button may be gone with the fresh data, so the page says it. */
    missed,
    isFetching,
    refresh: async () => {
      await refetch();
    },
    /** Cancel, return and the like. A press that is repeated after no answer counts once. */
    move: async (body: MoveBody) => {
      setMissed(undefined);
      const { result } = await api(
        'POST /no/auth/web/site/track/{token}/moves',
        { params: { token }, body },
        undefined,
        newKey(),
      ).catch(async (failure: ApiError) => {
        // Another person moved it first, so the page is out of date.
        if (failure.status === 409) {
          const { data: fresh } = await refetch();
          if (fresh !== data) {
            setMissed(failure.message);
            scrollTo(0, 0);
          }
        }
        throw failure;
      });
      queryClient.setQueryData(trackQuery(token).queryKey, result);
    },
  };
}

export type Tracking = ReturnType<typeof useTracking>;
