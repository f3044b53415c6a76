import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type { Customer } from '#contract/customers-office.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { proven } from '#client/lib/proven.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { saveFile } from '../../ui/save-file.ts';

const LIST = 'GET /office/customers';
const ONE = 'GET /office/customers/{id}';

export type CustomersQuery = NonNullable<Input<typeof LIST>['query']>;

export const useCustomers = (query: CustomersQuery) =>
  useQuery<Answer<typeof LIST>, ApiError>({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => api(LIST, { query }, signal),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });

export const useCustomer = (id: number) =>
  useQuery(
    queryOptions<Customer, ApiError>({
      queryKey: [ONE, id],
      queryFn: async ({ signal }) => (await api(ONE, { params: { id } }, signal)).result,
      staleTime: 0,
    }),
  );

/** Saves all data that the shop keeps about a customer as a file. */
export async function exportCustomer({ id, email }: Customer): Promise<void> {
  const { result } = await proven(() =>
    api('POST /office/customers/{id}/export', { params: { id }, body: {} }),
  );
  const name = `${email.replaceAll(/[^\w.@-]/g, '_')}.json`;
  saveFile(name, JSON.stringify(result, null, 2), 'application/json');
}

export async function closeAccount({ id, email }: Pick<Customer, 'id' | 'email'>): Promise<void> {
  await proven(() => api('POST /office/customers/{id}/close', { params: { id }, body: { email } }));
  queryClient.removeQueries({ queryKey: [ONE, id] });
  await queryClient.invalidateQueries({ queryKey: [LIST] });
}
