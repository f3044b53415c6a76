import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/calls.ts';
import { api, queryFor } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { readSessionAnew } from './account.api.ts';

const request = { name: 'GET /global/user/second-factor' } as const;

export type Setup = Answer<'POST /global/user/second-factor'>['result'];

export const useSecondFactor = () => useQuery({ ...queryFor(request), staleTime: 0 });

/** After a change: the office may be open now, and other sessions are over. */
async function changed(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryFor(request).queryKey }),
    queryClient.invalidateQueries({ queryKey: ['GET /web/site/account/sessions'] }),
    readSessionAnew(),
  ]);
}

export const beginSetup = async (password: string): Promise<Setup> =>
  (await api('POST /global/user/second-factor', { body: { password } })).result;

export async function confirmSetup(code: string): Promise<string[]> {
  const { result } = await api('POST /global/user/second-factor/confirm', { body: { code } });
  await changed();
  return result.recovery_codes;
}

export async function renewCodes(password: string): Promise<string[]> {
  const { result } = await api('POST /global/user/second-factor/recovery-codes', { body: { password } });
  await changed();
  return result.recovery_codes;
}

export async function removeFactor(body: { password: string; code: string }): Promise<string> {
  const { message } = await api('POST /global/user/second-factor/remove', { body });
  await changed();
  return message;
}
