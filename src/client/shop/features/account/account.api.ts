import { useQuery } from '@tanstack/react-query';
import type { Answer, CallName } from '#contract/calls.ts';
import { api, queryFor } from '#client/lib/api.ts';
import { visitorCarts } from '#client/lib/cart-ids.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { enter, sessionQuery } from '#client/lib/session.ts';

export async function register(body: { name: string; email: string; password: string }) {
  return enter(await api('POST /global/user/register', { body: { ...body, ...visitorCarts() } }));
}

export async function confirmEmail(token: string, password?: string) {
  const body = { token, ...(password !== undefined && { password }), ...visitorCarts() };
  const { message, ...answer } = await api('POST /global/user/confirm', { body });
  const { user } = await enter(answer);
  return { user, message };
}

export async function resetPassword(body: { token: string; password: string }) {
  return enter(await api('POST /global/user/password/reset', { body: { ...body, ...visitorCarts() } }));
}

export const requests = {
  profile: { name: 'GET /web/site/account/profile' },
  addresses: { name: 'GET /web/site/account/addresses' },
  sessions: { name: 'GET /web/site/account/sessions' },
  alerts: { name: 'GET /web/site/account/alerts' },
} as const;

export const useProfile = () => useQuery(queryFor(requests.profile));
export const useAddresses = () => useQuery(queryFor(requests.addresses));
export const useSessions = () => useQuery({ ...queryFor(requests.sessions), staleTime: 0 });
export const useAlerts = () => useQuery({ ...queryFor(requests.alerts), staleTime: 0 });

/** A change answers with the new list, which is then shown. */
export function showAnswer<N extends CallName>(request: { name: N }, answer: Answer<N>): void {
  queryClient.setQueryData(queryFor(request).queryKey, answer);
}

/** The header shows the name too. */
export function readSessionAnew(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey });
}
