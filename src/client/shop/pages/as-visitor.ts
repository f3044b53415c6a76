import { onServer } from '#client/lib/on-server.ts';
import { clearSession, sessionQuery } from '#client/lib/session.ts';
import { queryClient } from '#client/lib/query-client.ts';

/** The session is not asked for again. */
const NEVER_STALE = { updatedAt: 8e15 };

/** For pages that the office shows in a frame: visitors don't see the account of who works there. */
export function showAsVisitor(path: string): void {
  if (onServer || location.pathname !== path) return;
  clearSession();
  queryClient.setQueryData(sessionQuery().queryKey, (answer) => answer, NEVER_STALE);
}
