import { useSyncExternalStore } from 'react';
import { MOST_COMPARED } from '#rules/catalog/comparison.ts';

/** The facts of a product that the tray shows without a request. */
export interface Compared {
  id: number;
  title: string;
  image: string | null;
}

const STORE = 'compare';
let chosen: readonly Compared[] = read();
const listeners = new Set<() => void>();

function isCompared(thing: unknown): thing is Compared {
  const { id, title, image } = (thing ?? {}) as Partial<Record<keyof Compared, unknown>>;
  return (
    Number.isSafeInteger(id) && typeof title === 'string' && (image === null || typeof image === 'string')
  );
}

function read(): Compared[] {
  try {
    const stored = JSON.parse(localStorage.getItem(STORE) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isCompared).slice(0, MOST_COMPARED) : [];
  } catch {
    return [];
  }
}

function change(next: readonly Compared[]): void {
  chosen = next;
  try {
    localStorage.setItem(STORE, JSON.stringify(next));
  } catch {
    // If storage is forbidden, the choice lasts while the page is open.
  }
  for (const listener of listeners) listener();
}

/** Follows choices in other tabs. */
function follow(event: StorageEvent): void {
  if (event.key !== STORE && event.key !== null) return;
  chosen = read();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', follow);
  };
}

const current = () => chosen;

export function useCompared(): readonly Compared[] {
  return useSyncExternalStore(subscribe, current, current);
}

/** False if there are four already. */
export function addCompared(product: Compared): boolean {
  if (chosen.some(({ id }) => id === product.id)) return true;
  if (chosen.length >= MOST_COMPARED) return false;
  change([...chosen, product]);
  return true;
}

export function removeCompared(id: number): void {
  change(chosen.filter((other) => other.id !== id));
}

export function clearCompared(): void {
  change([]);
}
