import { useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import { requests } from '#contract/first-calls.ts';
import { api, queryFor } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { sessionQuery } from '#client/lib/session.ts';

const ownBusiness = () => queryFor({ name: 'GET /web/site/business' });
const ownDelivery = () => queryFor({ name: 'GET /web/site/business/delivery' });
const ownStores = () => queryFor({ name: 'GET /web/site/stores' });

/** Always read again, since others, such as the administrator, may have changed it. */
const ALWAYS_ASKED = { staleTime: 0 };

export const useOwnBusiness = () => useQuery({ ...ownBusiness(), ...ALWAYS_ASKED });
export const useBusinessExists = () =>
  useQuery({ ...queryFor({ name: 'GET /web/site/business/exists' }), ...ALWAYS_ASKED });
export const useBusinessBlocked = () =>
  useQuery({ ...queryFor({ name: 'GET /web/site/business/blocked' }), ...ALWAYS_ASKED });
export const useOwnDelivery = () => useQuery({ ...ownDelivery(), ...ALWAYS_ASKED });
export const useOwnStores = () => useQuery({ ...ownStores(), ...ALWAYS_ASKED });

export type BusinessBody = Input<'POST /web/site/business'>['body'];
export type StoreBody = Input<'POST /web/site/stores'>['body'];

/** Registers a business. The menus and the page change at once. */
export async function registerBusiness(body: BusinessBody): Promise<void> {
  const answer = await api('POST /web/site/business', { body });
  queryClient.setQueryData(ownBusiness().queryKey, answer);
  await queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey });
}

export async function changeBusiness(body: BusinessBody): Promise<void> {
  queryClient.setQueryData(ownBusiness().queryKey, await api('PUT /web/site/business', { body }));
  forgetPublicStores();
}

export async function setHoliday(holiday: Input<'PUT /web/site/business/holiday'>['body']['holiday']) {
  const answer = await api('PUT /web/site/business/holiday', { body: { holiday } });
  queryClient.setQueryData(ownBusiness().queryKey, answer);
  forgetPublicStores();
}

export async function setOwnDelivery(body: Input<'PUT /web/site/business/delivery'>['body']) {
  queryClient.setQueryData(ownDelivery().queryKey, await api('PUT /web/site/business/delivery', { body }));
}

export async function openStore(body: StoreBody): Promise<void> {
  showStores(await api('POST /web/site/stores', { body }));
}

export async function changeStore(id: number, body: StoreBody): Promise<void> {
  showStores(await api('PUT /web/site/stores/{id}', { params: { id }, body }));
}

export async function closeStore(id: number): Promise<void> {
  showStores(await api('DELETE /web/site/stores/{id}', { params: { id } }));
}

function showStores(answer: Answer<'GET /web/site/stores'>): void {
  queryClient.setQueryData(ownStores().queryKey, answer);
  forgetPublicStores();
}

/** Drops the cached list of stores, so that the owner sees the change there. */
function forgetPublicStores(): void {
  void queryClient.invalidateQueries({ queryKey: queryFor(requests.stores()).queryKey });
}
