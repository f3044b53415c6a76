import type { Line } from '#rules/catalog/lines.ts';

/** The carts of a visitor are known to the browser alone, under the names that SPEC gives them. */
const NAMES: Record<Line, string> = { buy: 'buyCartId', sell: 'sellCartId', repair: 'repairCartId' };
/** What every answer about a cart is kept under. */
export const CARTS = 'cart';
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const listeners = new Set<() => void>();
/** Where storage is forbidden, a cart is found again for as long as the page is open. */
const remembered = new Map<Line, string | null>();

/** null where there is no cart yet. */
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

/** What login and registration send, so that the visitor's carts become the account's. */
export function visitorCarts() {
  return {
    buy_local_storage_cart_id: readCartId('buy'),
    sell_local_storage_cart_id: readCartId('sell'),
    repair_local_storage_cart_id: readCartId('repair'),
  };
}

/** Hears of ids that this tab keeps or forgets, and of those that others do. */
export function onCartIds(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
