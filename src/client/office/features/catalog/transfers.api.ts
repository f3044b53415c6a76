import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type { Transfer } from '#contract/transfers-office.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { readListsAgain } from './products.api.ts';

const LIST = 'GET /office/transfers';
const ONE = 'GET /office/transfers/{id}';
const MOVE = 'POST /office/transfers/{id}/moves';

export type NewTransfer = Input<'POST /office/transfers'>['body'];
export type TransferChange = Input<'PUT /office/transfers/{id}'>['body'];
export type TransferMoveBody = Omit<Input<typeof MOVE>['body'], 'version'>;

export const useTransfers = (query: NonNullable<Input<typeof LIST>['query']>) =>
  useQuery<Answer<typeof LIST>, ApiError>({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => api(LIST, { query }, signal),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });

export const useTransfer = (id: number) =>
  useQuery<Transfer, ApiError>({
    queryKey: [ONE, id],
    queryFn: async ({ signal }) => (await api(ONE, { params: { id } }, signal)).result,
    staleTime: 5_000,
  });

async function afterwards(work: Promise<{ result: Transfer }>): Promise<Transfer> {
  try {
    const { result } = await work;
    queryClient.setQueryData([ONE, result.id], result);
    return result;
  } finally {
    void queryClient.invalidateQueries({ queryKey: [LIST] });
    void readListsAgain();
  }
}

export const createTransfer = (body: NewTransfer, key: string) =>
  afterwards(api('POST /office/transfers', { body }, undefined, key));

export const changeTransfer = (id: number, body: TransferChange) =>
  afterwards(api('PUT /office/transfers/{id}', { params: { id }, body }));

export const moveTransfer = ({ id, version }: Transfer, body: TransferMoveBody) =>
  afterwards(api(MOVE, { params: { id }, body: { ...body, version } }, undefined, newKey()));
