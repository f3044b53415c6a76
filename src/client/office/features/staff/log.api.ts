import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/calls.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryOf, type LogSearch } from './log-search.ts';

const CALL = 'GET /office/log';

export const useLog = (search: LogSearch) => {
  const query = queryOf(search);
  return useQuery<Answer<typeof CALL>, ApiError>({
    queryKey: [CALL, query],
    queryFn: ({ signal }) => api(CALL, { query }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};
