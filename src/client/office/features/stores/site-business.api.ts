import { useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type { OwnBusiness, OwnStore } from '#contract/own-business.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';

const BUSINESS = 'GET /office/vendors/{id}/business';
const STORES = 'GET /office/vendors/{id}/stores';

type StoreBody = Input<'POST /office/vendors/{id}/stores'>['body'];

/** A business of the site's own with all its data. */
export const useSiteBusiness = (id: number) =>
  useQuery<OwnBusiness, ApiError>({
    queryKey: [BUSINESS, id],
    queryFn: async ({ signal }) => (await api(BUSINESS, { params: { id } }, signal)).result,
    staleTime: 0,
  });

export const useSiteStores = (id: number) =>
  useQuery<readonly OwnStore[], ApiError>({
    queryKey: [STORES, id],
    queryFn: async ({ signal }) => (await api(STORES, { params: { id } }, signal)).result,
    staleTime: 0,
  });

/** The page of the vendor and the list show its name and stores too. */
const vendorsChanged = () =>
  Promise.all(
    ['GET /office/vendors', 'GET /office/vendors/{id}', 'GET /office/catalogue'].map((call) =>
      queryClient.invalidateQueries({ queryKey: [call] }),
    ),
  );

export async function changeSiteBusiness(
  id: number,
  body: Input<'PUT /office/vendors/{id}/business'>['body'],
): Promise<void> {
  const { result } = await api('PUT /office/vendors/{id}/business', { params: { id }, body });
  queryClient.setQueryData([BUSINESS, id], result);
  await vendorsChanged();
}

async function showStores(id: number, work: Promise<Answer<typeof STORES>>): Promise<void> {
  queryClient.setQueryData([STORES, id], (await work).result);
  await vendorsChanged();
}

export const openSiteStore = (id: number, body: StoreBody) =>
  showStores(id, api('POST /office/vendors/{id}/stores', { params: { id }, body }));

export const changeSiteStore = (id: number, storeId: number, body: StoreBody) =>
  showStores(id, api('PUT /office/vendors/{id}/stores/{storeId}', { params: { id, storeId }, body }));

export const closeSiteStore = (id: number, storeId: number) =>
  showStores(id, api('DELETE /office/vendors/{id}/stores/{storeId}', { params: { id, storeId } }));
