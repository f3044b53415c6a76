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

/** A cart was changed here: other tabs of this browser read it anew. */
export function tellOtherTabs(): void {
  openChannel();
  channel?.postMessage('changed');
}

async function refresh(): Promise<void> {
  // Which carts there are may have changed too: a login in another tab is a login here.
  await readAgain(sessionQuery().queryKey);
  await readAgain([CARTS]);
}

async function readAgain(queryKey: readonly unknown[]): Promise<void> {
  const isFirstRead = ({ state }: { state: { data: unknown } }) => state.data === undefined;
  const mayBeOld = queryClient.isFetching({ queryKey, predicate: isFirstRead }) > 0;
  await queryClient.invalidateQueries({ queryKey });
  // A first read on its way is only waited for, and its answer may be older than the change.
  if (mayBeOld) await queryClient.invalidateQueries({ queryKey });
}

const onChange = () => void refresh();

function onStorage({ key }: StorageEvent): void {
  if (key === null || key.endsWith('CartId')) onChange();
}

/** A page that is kept for Back hears nothing, so it asks when it is shown again. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  openChannel();
  if (persisted) onChange();
}

/**
 * Follows what other tabs do to the carts, and who they log in, until the returned function is called. Whoever reads
 * a cart follows from before the read on: a change that came in between would never be seen.
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
  // An open channel may keep a browser from keeping the page.
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
