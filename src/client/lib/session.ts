import { useQuery } from '@tanstack/react-query';
import type { SessionResult } from '#contract/account.ts';
import type { SecondFactor } from '#contract/passkeys.ts';
import { LINES } from '#rules/catalog/lines.ts';
import { viewerOf, type Viewer } from '#rules/page/menu.ts';
import { api, queryFor, watchSession } from './api.ts';
import { CARTS, keepCartId, visitorCarts } from './cart-ids.ts';
import { queryClient } from './query-client.ts';

const visitor: SessionResult = {
  isUserLogIn: false,
  role: 'visitor',
  business_id: null,
  office: null,
  buyCartId: null,
  sellCartId: null,
  repairCartId: null,
  user: null,
};

export const sessionQuery = () => queryFor({ name: 'GET /global/user/session' });

/** The session. It is a visitor's until the server answers, since pages are the same for everybody at first. */
export function useSession(): SessionResult {
  return useQuery(sessionQuery()).data?.result ?? visitor;
}

export function useViewer(): Viewer {
  return viewerOf(useSession());
}

/** Answers that belong to one account. The next account in this browser must not see them. */
const isPersonal = ({ queryKey: [name] }: { queryKey: readonly unknown[] }) =>
  typeof name === 'string' && name.startsWith('GET /web/');

/** Starts a session after login. The visitor's carts now belong to the account. */
export async function enter(answer: { status: 200; result: SessionResult }): Promise<SessionResult> {
  // An older answer that is still on its way must not overwrite this one.
  await queryClient.cancelQueries({ queryKey: sessionQuery().queryKey });
  queryClient.removeQueries({ predicate: isPersonal });
  queryClient.setQueryData(sessionQuery().queryKey, answer);
  for (const line of LINES) keepCartId(line, null);
  // The shown carts were the visitor's and are gone. Components that show the account's carts fetch them.
  void queryClient.invalidateQueries({ queryKey: [CARTS], refetchType: 'none' });
  return answer.result;
}

export async function logIn(body: { email: string; password: string }): Promise<SessionResult> {
  return enter(await api('POST /global/user/login', { body: { ...body, ...visitorCarts() } }));
}

/** The second step of a login that asked for a second factor. */
export async function finishLogIn(given: SecondFactor): Promise<SessionResult> {
  return enter(await api('POST /global/user/login/code', { body: { ...given, ...visitorCarts() } }));
}

/** Clears a session that has ended on the server. */
export function clearSession(): void {
  queryClient.setQueryData(sessionQuery().queryKey, { status: 200, result: visitor });
  queryClient.removeQueries({ predicate: isPersonal });
}

/** Asks the server for the session again, after a sign that it has ended. */
export async function checkSession(): Promise<void> {
  const { result } = await queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 });
  if (!result.isUserLogIn) clearSession();
}

watchSession({
  isMember: () => queryClient.getQueryData(sessionQuery().queryKey)?.result.isUserLogIn ?? false,
  ended: clearSession,
});

/** Deletes the typed text of this tab, so that the next person who signs in does not see it. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is not available, so nothing was kept.
  }
}

/** Ends the session and clears its data. The page is reloaded even if the call fails. */
export async function logOut(): Promise<void> {
  try {
    const { result } = await api('POST /global/user/logout', { body: {} });
    const fresh = [
      result.buy_local_storage_card_id,
      result.sell_local_storage_card_id,
      result.repair_local_storage_card_id,
    ];
    LINES.forEach((line, index) => keepCartId(line, fresh[index] ?? null));
  } catch (error) {
    console.warn('Logout failed', error);
  }
  forgetTab();
  location.reload();
}
