import { useQuery } from '@tanstack/react-query';
import type { SessionResult } from '#contract/account.ts';
import { viewerOf, type Viewer } from '#rules/menu.ts';
import { api, queryFor } from './api.ts';
import { queryClient } from './query-client.ts';

const visitor: SessionResult = {
  isUserLogIn: false,
  role: 'visitor',
  business_id: null,
  buyCartId: null,
  sellCartId: null,
  repairCartId: null,
  user: null,
};

const sessionQuery = () => queryFor({ name: 'GET /global/user/session' });

/** Who is looking. A visitor until the server says otherwise: pages are the same for everybody at first. */
export function useSession(): SessionResult {
  return useQuery(sessionQuery()).data?.result ?? visitor;
}

export function useViewer(): Viewer {
  return viewerOf(useSession());
}

export async function logIn(body: { email: string; password: string }): Promise<SessionResult> {
  const answer = await api('POST /global/user/login', { body });
  queryClient.setQueryData(sessionQuery().queryKey, answer);
  return answer.result;
}

/** Names of the cart ids that a visitor's browser keeps, as SPEC has them. */
const CART_IDS = ['buyCartId', 'sellCartId', 'repairCartId'] as const;

/** Ends the session and forgets what the browser kept for it; whatever happens, the page starts anew. */
export async function logOut(): Promise<void> {
  try {
    const { result } = await api('POST /global/user/logout', { body: {} });
    const fresh = [
      result.buy_local_storage_card_id,
      result.sell_local_storage_card_id,
      result.repair_local_storage_card_id,
    ];
    CART_IDS.forEach((name, index) => keep(name, fresh[index] ?? null));
  } catch (error) {
    console.warn('Logout failed', error);
  }
  location.reload();
}

function keep(name: string, value: string | null): void {
  if (value === null) localStorage.removeItem(name);
  else localStorage.setItem(name, value);
}
