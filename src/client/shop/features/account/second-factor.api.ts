import { useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/calls.ts';
import type { SecondFactor } from '#contract/passkeys.ts';
import { api, queryFor } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { readSessionAnew } from './account.api.ts';

const request = { name: 'GET /global/user/second-factor' } as const;

export type Factors = Answer<'GET /global/user/second-factor'>['result'];
export type AppSetup = Answer<'POST /global/user/second-factor'>['result'];
export type WantedPasskey = Answer<'POST /global/user/passkeys/new'>['result'];
/** The password, and a second factor where the account has one. */
export type OwnerProof = { password: string } & Partial<SecondFactor>;

export const useSecondFactor = () => useQuery({ ...queryFor(request), staleTime: 0 });

/** After a change: the office may be open now, and other sessions are over. */
async function changed(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryFor(request).queryKey }),
    queryClient.invalidateQueries({ queryKey: ['GET /web/site/account/sessions'] }),
    readSessionAnew(),
  ]);
}

export const beginApp = async (body: OwnerProof): Promise<AppSetup> =>
  (await api('POST /global/user/second-factor', { body })).result;

export const beginPasskey = async (body: OwnerProof): Promise<WantedPasskey> =>
  (await api('POST /global/user/passkeys/new', { body })).result;

export async function confirmApp(code: string): Promise<string[]> {
  const { result } = await api('POST /global/user/second-factor/confirm', { body: { code } });
  await changed();
  return result.recovery_codes;
}

export async function addPasskey(body: Input<'POST /global/user/passkeys'>['body']): Promise<string[]> {
  const { result } = await api('POST /global/user/passkeys', { body });
  await changed();
  return result.recovery_codes;
}

export async function renewCodes(password: string): Promise<string[]> {
  const { result } = await api('POST /global/user/second-factor/recovery-codes', { body: { password } });
  await changed();
  return result.recovery_codes;
}

export async function removeApp(body: OwnerProof): Promise<string> {
  const { message } = await api('POST /global/user/second-factor/remove', { body });
  await changed();
  return message;
}

export async function removePasskey(id: string, body: OwnerProof): Promise<string> {
  const { message } = await api('POST /global/user/passkeys/{id}/remove', { params: { id }, body });
  await changed();
  return message;
}
