import { useEffect } from 'react';
import { CARTS } from '#client/lib/cart-ids.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { sessionQuery } from '#client/lib/session.ts';

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('threefold-carts') : undefined;

/** A cart was changed here: other tabs of this browser read it anew. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed');
}

async function refresh(): Promise<void> {
  // Which carts there are may have changed too: whoever logs in elsewhere is logged in here.
  await queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey });
  await queryClient.invalidateQueries({ queryKey: [CARTS] });
}

/** Follows what other tabs do to the carts, and who they log in. */
export function useOtherTabs(): void {
  useEffect(() => {
    const onMessage = () => void refresh();
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.endsWith('CartId')) void refresh();
    };
    channel?.addEventListener('message', onMessage);
    addEventListener('storage', onStorage);
    return () => {
      channel?.removeEventListener('message', onMessage);
      removeEventListener('storage', onStorage);
    };
  }, []);
}
