import { useEffect, useState } from 'react';

/**
 * The token of a link from a mail. It is removed from the address at once, so that it isn't kept in the history, seen
 * by others, or copied with the address.
 */
export function useLinkToken(search: Readonly<Record<string, string>>): string {
  const [token] = useState(search['token'] ?? '');
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  return token;
}
