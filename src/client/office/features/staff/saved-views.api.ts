import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Input } from '#contract/calls.ts';
import type { SavedView } from '#contract/saved-views.ts';
import type { ViewList } from '#rules/office/saved-views.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';

const READ = 'GET /web/site/saved-views';

const viewsQuery = queryOptions<readonly SavedView[], ApiError>({
  queryKey: [READ],
  queryFn: async ({ signal }) => (await api(READ, {}, signal)).data,
  staleTime: 60_000,
});

/** The views of a list that this person keeps. */
export const useSavedViews = (list: ViewList): readonly SavedView[] =>
  useQuery(viewsQuery).data?.filter((view) => view.list === list) ?? [];

export async function saveView(body: Input<'POST /web/site/saved-views'>['body']): Promise<void> {
  const { data } = await api('POST /web/site/saved-views', { body });
  queryClient.setQueryData(viewsQuery.queryKey, data);
}

export async function removeView(id: number): Promise<void> {
  const { data } = await api('DELETE /web/site/saved-views/{id}', { params: { id } });
  queryClient.setQueryData(viewsQuery.queryKey, data);
}
