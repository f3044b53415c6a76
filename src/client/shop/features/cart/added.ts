import { useSyncExternalStore } from 'react';
import type { CartBusiness, CartItem } from '#contract/cart.ts';
import type { Line } from '#rules/catalog/lines.ts';

/** The item that was just added, for the drawer. */
export interface Added {
  line: Line;
  cartId: string;
  item: CartItem;
  business: CartBusiness | undefined;
  /** How many were added. The item's quantity may be higher. */
  quantity: number;
}

let added: Added | undefined;
const listeners = new Set<() => void>();

export function showAdded(next: Added | undefined): void {
  added = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const current = () => added;

export function useAdded(): Added | undefined {
  return useSyncExternalStore(subscribe, current, current);
}
