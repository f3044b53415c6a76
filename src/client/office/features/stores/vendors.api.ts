import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type { Vendor } from '#contract/vendors-office.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';

const LIST = 'GET /office/vendors';
const ONE = 'GET /office/vendors/{id}';

export type VendorsQuery = NonNullable<Input<typeof LIST>['query']>;

export const useVendors = (query: VendorsQuery) =>
  useQuery<Answer<typeof LIST>, ApiError>({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => api(LIST, { query }, signal),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });

const vendorQuery = (id: number) =>
  queryOptions<Vendor, ApiError>({
    queryKey: [ONE, id],
    queryFn: async ({ signal }) => (await api(ONE, { params: { id } }, signal)).result,
    staleTime: 0,
  });

export const useVendor = (id: number) => useQuery(vendorQuery(id));

/** Runs a decision. If a colleague was faster, the vendor is read anew. */
async function deciding(id: number, work: Promise<{ result: Vendor }>): Promise<void> {
  try {
    queryClient.setQueryData(vendorQuery(id).queryKey, (await work).result);
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: [ONE, id] });
    throw error;
  } finally {
    void queryClient.invalidateQueries({ queryKey: [LIST] });
  }
}

export async function addSiteBusiness(body: Input<'POST /office/vendors'>['body']): Promise<void> {
  await api('POST /office/vendors', { body });
  // A new product can be given to it.
  await Promise.all(
    [LIST, 'GET /office/catalogue'].map((call) => queryClient.invalidateQueries({ queryKey: [call] })),
  );
}

export const moveVendor = (id: number, body: Input<'POST /office/vendors/{id}/moves'>['body']) =>
  deciding(id, api('POST /office/vendors/{id}/moves', { params: { id }, body }));

export const setCommission = (id: number, body: Input<'PUT /office/vendors/{id}/commission'>['body']) =>
  deciding(id, api('PUT /office/vendors/{id}/commission', { params: { id }, body }));

export const setHoliday = (id: number, body: Input<'PUT /office/vendors/{id}/holiday'>['body']) =>
  deciding(id, api('PUT /office/vendors/{id}/holiday', { params: { id }, body }));
