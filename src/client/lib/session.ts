import { useQuery } from '@tanstack/react-query';
import type { SessionResult } from '#contract/account.ts';
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

/** Who is looking. A visitor until the server says otherwise: pages are the same for everybody at first. */
export function useSession(): SessionResult {
  return useQuery(sessionQuery()).data?.result ?? visitor;
}

export function useViewer(): Viewer {
  return viewerOf(useSession());
}

/** Answers that are one account's alone: the next to come in must not find them. */
const isPersonal = ({ queryKey: [name] }: { queryKey: readonly unknown[] }) =>
  typeof name === 'string' && name.startsWith('GET /web/');

/** Somebody has come in: what the visitor's browser kept is the account's from now on. */
export async function enter(answer: { status: 200; result: SessionResult }): Promise<SessionResult> {
  // An answer of before that is still on its way must not have the last word.
  await queryClient.cancelQueries({ queryKey: sessionQuery().queryKey });
  queryClient.removeQueries({ predicate: isPersonal });
  queryClient.setQueryData(sessionQuery().queryKey, answer);
  for (const line of LINES) keepCartId(line, null);
  // Those on the screen are still the visitor's, which are no more: whoever shows the account's asks for them anew.
  void queryClient.invalidateQueries({ queryKey: [CARTS], refetchType: 'none' });
  return answer.result;
}

export async function logIn(body: { email: string; password: string }): Promise<SessionResult> {
  return enter(await api('POST /global/user/login', { body: { ...body, ...visitorCarts() } }));
}

/** The session has ended on the server: the visitor goes on without an account. */
export function clearSession(): void {
  queryClient.setQueryData(sessionQuery().queryKey, { status: 200, result: visitor });
  queryClient.removeQueries({ predicate: isPersonal });
}

/** Asks who is here, where something says that it is nobody any more. */
export async function checkSession(): Promise<void> {
  const { result } = await queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 });
  if (!result.isUserLogIn) clearSession();
}

watchSession({
  isMember: () => queryClient.getQueryData(sessionQuery().queryKey)?.result.isUserLogIn ?? false,
  ended: clearSession,
});

/** Ends the session and forgets what the browser kept for it; whatever happens, the page starts anew. */
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
  location.reload();
}
