/** Whether the visitor comes back from the page of their bank, and whether the bank said no. */
export type CardReturn = 'none' | 'failed' | 'fine';

/** What Stripe wrote into the address is taken out again: a link that is passed on must not hold it. */
export function takeCardReturn(): CardReturn {
  const status = new URLSearchParams(location.search).get('redirect_status');
  if (status === null) return 'none';
  history.replaceState(history.state, '', location.pathname);
  return status === 'failed' ? 'failed' : 'fine';
}
