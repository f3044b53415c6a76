import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';

const placingCode = () =>
  queryOptions({
    queryKey: ['code of placing'],
    queryFn: () => import('./placing.ts'),
    staleTime: Infinity,
  });

export const usePlacingCode = (enabled = true) => useQuery({ ...placingCode(), enabled });

/** For a press that comes before the code does. */
export async function loadPlacing() {
  try {
    return await queryClient.ensureQueryData(placingCode());
  } catch {
    throw ApiError.unreachable();
  }
}
