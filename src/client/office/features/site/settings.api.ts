import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Input } from '#contract/calls.ts';
import type { OfficeSettings, SiteSetup } from '#contract/settings-office.ts';
import { requests } from '#contract/first-calls.ts';
import { api, queryFor } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';

const READ = 'GET /office/settings';
export type SettingsChange = Input<'PUT /office/settings'>['body'];

const settingsQuery = queryOptions<OfficeSettings, ApiError>({
  queryKey: [READ],
  queryFn: async ({ signal }) => (await api(READ, {}, signal)).result,
  staleTime: 0,
});

export const useOfficeSettings = () => useQuery(settingsQuery);

export async function changeSettings(body: SettingsChange): Promise<OfficeSettings> {
  const { result } = await api('PUT /office/settings', { body });
  queryClient.setQueryData(settingsQuery.queryKey, result);
  // The frame of the office shows the name of the shop.
  void queryClient.invalidateQueries({ queryKey: queryFor(requests.settings()).queryKey });
  return result;
}

export async function changeTransferAccount(
  body: Input<'PUT /office/settings/transfer-account'>['body'],
): Promise<OfficeSettings> {
  const { result } = await api('PUT /office/settings/transfer-account', { body });
  queryClient.setQueryData(settingsQuery.queryKey, result);
  return result;
}

/** The settings from the environment. They change only when the shop is started anew. */
export const useSetup = () =>
  useQuery<SiteSetup, ApiError>({
    queryKey: ['GET /office/settings/setup'],
    queryFn: async ({ signal }) => (await api('GET /office/settings/setup', {}, signal)).result,
  }).data;
