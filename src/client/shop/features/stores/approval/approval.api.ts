import { useQuery } from '@tanstack/react-query';
import type { Input } from '#contract/calls.ts';
import { api, queryFor } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query-client.ts';

const waiting = () => queryFor({ name: 'GET /businesses', query: { approval: 'waiting' } });

/** Always read again, since businesses are registered at any time. */
export const useWaitingBusinesses = () => useQuery({ ...waiting(), staleTime: 0 });

export async function decideBusiness(body: Input<'PUT /businesses'>['body']): Promise<void> {
  await api('PUT /businesses', { body });
  await queryClient.invalidateQueries({ queryKey: waiting().queryKey });
}
