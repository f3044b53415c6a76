import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type { MailChoice } from '#contract/notifications.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';

const LIST = 'GET /web/site/notifications';
const CHOICES = 'GET /web/site/mail-choices';
/** As often as the lists of orders and messages. */
const LOOK_AGAIN_MS = 30_000;

export type Notifications = Answer<typeof LIST>;

const listQuery = (cursor?: string) =>
  queryOptions<Notifications, ApiError>({
    queryKey: [LIST, cursor],
    queryFn: ({ signal }) => api(LIST, { query: { cursor, per_page: undefined } }, signal),
    staleTime: 5_000,
    refetchInterval: LOOK_AGAIN_MS,
  });

/** This person's notifications: the newest, or those of a later page. */
export const useNotifications = (cursor?: string) =>
  useQuery({ ...listQuery(cursor), placeholderData: keepPreviousData });

/** If it fails, they stay unread. */
export async function markRead(body: Input<'POST /web/site/notifications/read'>['body']): Promise<void> {
  try {
    queryClient.setQueryData(listQuery().queryKey, await api('POST /web/site/notifications/read', { body }));
  } finally {
    void queryClient.invalidateQueries({ queryKey: [LIST] });
  }
}

const choicesQuery = queryOptions<readonly MailChoice[], ApiError>({
  queryKey: [CHOICES],
  queryFn: async ({ signal }) => (await api(CHOICES, {}, signal)).data,
});

export const useMailChoices = () => useQuery(choicesQuery);

export async function chooseMail(body: Input<'PUT /web/site/mail-choices'>['body']): Promise<void> {
  const { data } = await api('PUT /web/site/mail-choices', { body });
  queryClient.setQueryData(choicesQuery.queryKey, data);
}
