import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import { callAddress } from '#contract/request.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';

const PAYOUTS = 'GET /office/payouts';
const STATEMENT = 'GET /office/statement';
const ACCOUNT = 'GET /office/payout-account';

export type Payouts = Answer<typeof PAYOUTS>;
export type DueVendor = Payouts['due'][number];
export type PayoutRun = Payouts['runs'][number];
export type Statement = Answer<typeof STATEMENT>['result'];
export type StatementRow = Statement['rows'][number];
type StatementQuery = NonNullable<Input<typeof STATEMENT>['query']>;

export const usePayouts = () =>
  useQuery<Payouts, ApiError>({
    queryKey: [PAYOUTS],
    queryFn: ({ signal }) => api(PAYOUTS, {}, signal),
    staleTime: 0,
  });

/** @param query undefined until a vendor is chosen */
export const useStatement = (query: StatementQuery | undefined) =>
  useQuery<Statement, ApiError>({
    queryKey: [STATEMENT, query],
    queryFn: async ({ signal }) => (await api(STATEMENT, { query: query ?? { month: '' } }, signal)).result,
    enabled: query !== undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const statementHref = (query: StatementQuery): string =>
  callAddress('GET /office/statement/file', undefined, query);

export const usePayoutAccount = () =>
  useQuery<Answer<typeof ACCOUNT>['result'], ApiError>({
    queryKey: [ACCOUNT],
    queryFn: async ({ signal }) => (await api(ACCOUNT, {}, signal)).result,
    staleTime: 0,
  });

export async function savePayoutAccount(body: Input<'PUT /office/payout-account'>['body']): Promise<void> {
  const { result } = await api('PUT /office/payout-account', { body });
  queryClient.setQueryData([ACCOUNT], result);
  await queryClient.invalidateQueries({ queryKey: [PAYOUTS] });
}

/** The lists are read again in any case: another administrator may have been faster. */
export async function makePayouts(vendors: readonly DueVendor[], key: string): Promise<PayoutRun> {
  const payouts = vendors.map(({ business, balance }) => ({ business_id: business.id, amount: balance }));
  try {
    return (await api('POST /office/payouts', { body: { payouts } }, undefined, key)).result;
  } finally {
    await Promise.all(
      [PAYOUTS, STATEMENT].map((call) => queryClient.invalidateQueries({ queryKey: [call] })),
    );
  }
}
