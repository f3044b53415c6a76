import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type { Purchase } from '#contract/purchases-office.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { readListsAgain } from './products.api.ts';

const LIST = 'GET /office/purchases';
const ONE = 'GET /office/purchases/{id}';
const MOVE = 'POST /office/purchases/{id}/moves';

export type NewPurchase = Input<'POST /office/purchases'>['body'];
export type PurchaseChange = Input<'PUT /office/purchases/{id}'>['body'];
export type PurchaseMoveBody = Omit<Input<typeof MOVE>['body'], 'version'>;

export const usePurchases = (query: NonNullable<Input<typeof LIST>['query']>) =>
  useQuery<Answer<typeof LIST>, ApiError>({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => api(LIST, { query }, signal),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });

export const usePurchase = (id: number) =>
  useQuery<Purchase, ApiError>({
    queryKey: [ONE, id],
    queryFn: async ({ signal }) => (await api(ONE, { params: { id } }, signal)).result,
    staleTime: 5_000,
  });

async function afterwards(work: Promise<{ result: Purchase }>): Promise<Purchase> {
  try {
    const { result } = await work;
    queryClient.setQueryData([ONE, result.id], result);
    return result;
  } finally {
    void queryClient.invalidateQueries({ queryKey: [LIST] });
    void readListsAgain();
  }
}

export const createPurchase = (body: NewPurchase, key: string) =>
  afterwards(api('POST /office/purchases', { body }, undefined, key));

export const changePurchase = (id: number, body: PurchaseChange) =>
  afterwards(api('PUT /office/purchases/{id}', { params: { id }, body }));

export const movePurchase = ({ id, version }: Purchase, body: PurchaseMoveBody) =>
  afterwards(api(MOVE, { params: { id }, body: { ...body, version } }, undefined, newKey()));
