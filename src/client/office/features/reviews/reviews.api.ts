import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { queryClient } from '#client/lib/query-client.ts';

const LIST = 'GET /office/reviews';

type ReviewsQuery = NonNullable<Input<typeof LIST>['query']>;
export type ReviewMoveBody = Input<'POST /office/reviews/{id}/moves'>['body'];

export const useReviews = (query: ReviewsQuery) =>
  useQuery<Answer<typeof LIST>, ApiError>({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => api(LIST, { query }, signal),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });

/** Moves a review. The list is read again in any case: a colleague may have been faster. */
export async function moveReview(id: number, body: ReviewMoveBody): Promise<void> {
  try {
    await api('POST /office/reviews/{id}/moves', { params: { id }, body }, undefined, newKey());
  } finally {
    await queryClient.invalidateQueries({ queryKey: [LIST] });
  }
}
