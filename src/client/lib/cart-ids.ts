import type { Line } from '#rules/catalog/lines.ts';

/** The storage keys of a visitor's cart ids, as SPEC names them. */
const NAMES: Record<Line, string> = { buy: 'buyCartId', sell: 'sellCartId', repair: 'repairCartId' };
/** The query key of every answer about a cart. */
export const CARTS = 'cart';
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const listeners = new Set<() => void>();
/** If storage is forbidden, cart ids are kept in memory while the page is open. */
const remembered = new Map<Line, string | null>();

/** null if there is no cart yet. */
export function readCartId(line: Line): string | null {
  try {
    const id = localStorage.getItem(NAMES[line]);
    return id !== null && ID.test(id) ? id : null;
  } catch {
    return remembered.get(line) ?? null;
  }
}

export function keepCartId(line: Line, id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(NAMES[line]);
    else localStorage.setItem(NAMES[line], id);
  } catch {
    remembered.set(line, id);
  }
  for (const listener of listeners) listener();
}

/** The cart ids that login and registration send, so that the carts move to the account. */
export function visitorCarts() {
  return {
    buy_local_storage_cart_id: readCartId('buy'),
    sell_local_storage_cart_id: readCartId('sell'),
    repair_local_storage_cart_id: readCartId('repair'),
  };
}

/** Listens for changes of cart ids in this tab and in other tabs. */
export function onCartIds(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
