import { useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import { api } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { proven } from '#client/lib/proven.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { saveFile } from '../../ui/save-file.ts';

const LIST = 'GET /office/trade-in-payouts';
const MARK = 'POST /office/trade-in-payouts';

export type PayoutList = Answer<typeof LIST>;
export type Payout = PayoutList['data'][number];
const FILE = 'POST /office/trade-in-payouts/file';
type MarkBody = Input<typeof MARK>['body'];

/** The bank payments that wait to be made. */
export const usePayouts = () =>
  useQuery<PayoutList, ApiError>({
    queryKey: [LIST],
    queryFn: ({ signal }) => api(LIST, {}, signal),
    staleTime: 5_000,
  });

/** Marks bank payments as made or failed. The list is read again in any case: another person may have been faster. */
export async function markPayouts(
  { outcome, note }: Pick<MarkBody, 'outcome' | 'note'>,
  payouts: readonly Payout[],
  key: string,
): Promise<void> {
  const body: MarkBody = {
    outcome,
    ...(note && { note }),
    payouts: payouts.map(({ number, version }) => ({ number, version })),
  };
  try {
    await proven(() => api(MARK, { body }, undefined, key));
  } finally {
    await queryClient.invalidateQueries({ queryKey: [LIST] });
    void queryClient.invalidateQueries({ queryKey: ['GET /office/trade-ins'] });
    void queryClient.invalidateQueries({ queryKey: ['GET /office/trade-ins/{number}'] });
  }
}

/** Saves the payments that are in no file for the bank yet, or `again` all of them. */
export async function savePayoutFile(again: boolean): Promise<void> {
  try {
    const { result } = await proven(() => api(FILE, { body: { again } }));
    saveFile(result.name, result.text, 'text/csv');
  } finally {
    await queryClient.invalidateQueries({ queryKey: [LIST] });
  }
}
