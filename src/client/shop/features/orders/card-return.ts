/** Whether the visitor comes back from the bank's page, and whether the bank declined. */
export type CardReturn = 'none' | 'failed' | 'fine';

/** Removes Stripe's parameters from the address, so that a shared link doesn't contain them. */
export function takeCardReturn(): CardReturn {
  const status = new URLSearchParams(location.search).get('redirect_status');
  if (status === null) return 'none';
  history.replaceState(history.state, '', location.pathname);
  return status === 'failed' ? 'failed' : 'fine';
}
