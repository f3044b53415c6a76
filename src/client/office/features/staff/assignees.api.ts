import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Colleague } from '#contract/assignees-office.ts';
import type { Person } from '#rules/office/assignees.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';

const PEOPLE = 'GET /office/orders/{number}/colleagues';

const peopleQuery = (number: string) =>
  queryOptions<readonly Colleague[], ApiError>({
    queryKey: [PEOPLE, number],
    queryFn: async ({ signal }) => (await api(PEOPLE, { params: { number } }, signal)).data,
    staleTime: 60_000,
  });

/** The people who see an order. */
export const useColleagues = (number: string): readonly Colleague[] | undefined =>
  useQuery(peopleQuery(number)).data;

/** Everything that shows who looks after an order. */
const SHOWN = [
  'GET /office/orders',
  'GET /office/orders/{number}',
  'GET /office/messages',
  'GET /office/messages/{number}',
];

/** Assigns an order. Everything is read again in any case: a colleague may have been faster. */
export async function assign(number: string, to: Person | null, seen: Person | null): Promise<void> {
  try {
    const body = { assignee_id: to?.id ?? null, seen: seen?.id ?? null };
    await api('PUT /office/orders/{number}/assignee', { params: { number }, body });
  } finally {
    await Promise.all(SHOWN.map((call) => queryClient.invalidateQueries({ queryKey: [call] })));
  }
}
