import { CARTS } from '#client/lib/cart-ids.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { sessionQuery } from '#client/lib/session.ts';

let channel: BroadcastChannel | undefined;
let followers = 0;

function openChannel(): void {
  if (channel || !('BroadcastChannel' in globalThis)) return;
  channel = new BroadcastChannel('threefold-carts');
  channel.addEventListener('message', onChange);
}

function closeChannel(): void {
  channel?.close();
  channel = undefined;
}

/** Tells other tabs of this browser to read the cart again after a change. */
export function tellOtherTabs(): void {
  openChannel();
  channel?.postMessage('changed');
}

async function refresh(): Promise<void> {
  // A login in another tab also changes which carts there are.
  await readAgain(sessionQuery().queryKey);
  await readAgain([CARTS]);
}

async function readAgain(queryKey: readonly unknown[]): Promise<void> {
  const isFirstRead = ({ state }: { state: { data: unknown } }) => state.data === undefined;
  const mayBeOld = queryClient.isFetching({ queryKey, predicate: isFirstRead }) > 0;
  await queryClient.invalidateQueries({ queryKey });
  // The call above only waits for a first read that is running. Its answer may be older than the change, so read again.
  if (mayBeOld) await queryClient.invalidateQueries({ queryKey });
}

const onChange = () => void refresh();

function onStorage({ key }: StorageEvent): void {
  if (key === null || key.endsWith('CartId')) onChange();
}

/** A page in the browser's back-forward cache gets no messages, so it reads again when it is shown. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  openChannel();
  if (persisted) onChange();
}

/**
 * Follows changes of carts and logins in other tabs, until the returned function is called. Start it before a cart is
 * read, or a change in between would be missed.
 */
export function followOtherTabs(): () => void {
  followers += 1;
  if (followers === 1) startFollowing();
  return () => {
    followers -= 1;
    if (followers === 0) stopFollowing();
  };
}

function startFollowing(): void {
  openChannel();
  if (!('window' in globalThis)) return;
  addEventListener('storage', onStorage);
  // With an open channel, a browser may not keep the page in its back-forward cache.
  addEventListener('pagehide', closeChannel);
  addEventListener('pageshow', onPageShow);
}

function stopFollowing(): void {
  closeChannel();
  if (!('window' in globalThis)) return;
  removeEventListener('storage', onStorage);
  removeEventListener('pagehide', closeChannel);
  removeEventListener('pageshow', onPageShow);
}
