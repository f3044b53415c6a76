import { useEffect, useState } from 'react';

/**
 * The token of a link from a mail. It is taken out of the address at once: what stays there is kept in the
 * history, shown to whoever looks over a shoulder, and copied along.
 */
export function useLinkToken(search: Readonly<Record<string, string>>): string {
  const [token] = useState(search['token'] ?? '');
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  return token;
}
