import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';
import type { DemosSearch } from './demos-search.ts';

const LIST = 'GET /demo_requests';
export const PER_PAGE = 20;

export const useDemoRequests = ({ status, q, page }: DemosSearch) => {
  const query = { per_page: PER_PAGE, ...(status && { status }), ...(q && { search: q }), page: page ?? 1 };
  return useQuery<Answer<typeof LIST>, ApiError>({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => api(LIST, { query }, signal),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });
};

export async function changeDemoRequest(body: Input<'PUT /demo_requests'>['body']): Promise<void> {
  await api('PUT /demo_requests', { body });
  await queryClient.invalidateQueries({ queryKey: [LIST] });
}
