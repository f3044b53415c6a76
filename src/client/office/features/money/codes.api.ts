import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { queryClient } from '#client/lib/query-client.ts';

const LIST = 'GET /office/codes';

export type CodesQuery = NonNullable<Input<typeof LIST>['query']>;
export type NewCodeBody = Input<'POST /office/codes'>['body'];
export type CodeChangeBody = Input<'PUT /office/codes/{id}'>['body'];

export const useCodes = (query: CodesQuery) =>
  useQuery<Answer<typeof LIST>, ApiError>({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => api(LIST, { query }, signal),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });

/** Runs a change and reads the list again, also when it failed: a colleague may have been faster. */
async function changing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } finally {
    await queryClient.invalidateQueries({ queryKey: [LIST] });
  }
}

export const createCode = (body: NewCodeBody) =>
  changing(api('POST /office/codes', { body }, undefined, newKey()));

export const changeCode = (id: number, body: CodeChangeBody) =>
  changing(api('PUT /office/codes/{id}', { params: { id }, body }));

export const endCode = (id: number, version: number) =>
  changing(api('POST /office/codes/{id}/end', { params: { id }, body: { version } }));
