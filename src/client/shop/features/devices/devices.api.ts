import type { InfiniteData } from '@tanstack/react-query';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/calls.ts';
import type { OwnDevice } from '#contract/devices.ts';
import { api } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query-client.ts';

const CALL = 'GET /web/site/devices';
const PER_PAGE = 10;

export const useDevices = () =>
  useInfiniteQuery({
    queryKey: [CALL],
    queryFn: ({ pageParam: cursor, signal }) => api(CALL, { query: { cursor, per_page: PER_PAGE } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    staleTime: 0,
  });

const REMINDERS = 'GET /web/site/devices/reminders';

/** The devices whose value the account waits for. */
export const useReminders = () =>
  useQuery({ queryKey: [REMINDERS], queryFn: ({ signal }) => api(REMINDERS, {}, signal), staleTime: 0 });

type Wish = { below: number } | { step: number };

export async function remind(id: string, wish: Wish): Promise<void> {
  showReminder(id, (await api('PUT /web/site/devices/{id}/reminder', { params: { id }, body: wish })).result);
}

export async function stopReminding(id: string): Promise<void> {
  showReminder(id, (await api('DELETE /web/site/devices/{id}/reminder', { params: { id } })).result);
  queryClient.setQueryData<Answer<typeof REMINDERS>>(
    [REMINDERS],
    (known) => known && { ...known, result: known.result.filter((one) => one.id !== id) },
  );
}

/** The list shows the answer, without being read again. */
function showReminder(id: string, reminder: OwnDevice['reminder']): void {
  queryClient.setQueryData<InfiniteData<Answer<typeof CALL>>>(
    [CALL],
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          data: page.data.map((device) => (device.id === id ? { ...device, reminder } : device)),
        })),
      },
  );
}
