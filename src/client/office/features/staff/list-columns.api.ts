import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/calls.ts';
import type { ColumnList } from '#rules/office/list-columns.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';

const READ = 'GET /web/site/list-columns';
type Chosen = Answer<typeof READ>['data'];

const columnsQuery = queryOptions<Chosen, ApiError>({
  queryKey: [READ],
  queryFn: async ({ signal }) => (await api(READ, {}, signal)).data,
  staleTime: Infinity,
});

/** The columns that this person keeps for a list. While they are not known, the list waits with its rows. */
export function useOwnColumns(list: ColumnList) {
  const { data, isPending } = useQuery(columnsQuery);
  return { own: data?.find((one) => one.list === list)?.columns, isPending };
}

/** Keeps the columns of a list; none: those it has at first. They are shown before the server has them. */
export async function keepColumns(list: ColumnList, columns: readonly string[]): Promise<void> {
  await queryClient.cancelQueries({ queryKey: columnsQuery.queryKey });
  const before = queryClient.getQueryData(columnsQuery.queryKey) ?? [];
  const others = before.filter((one) => one.list !== list);
  queryClient.setQueryData(
    columnsQuery.queryKey,
    columns.length > 0 ? [...others, { list, columns: [...columns] }] : others,
  );
  await api('PUT /web/site/list-columns/{list}', { params: { list }, body: { columns: [...columns] } });
}
