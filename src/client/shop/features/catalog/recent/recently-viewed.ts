import { withRecent } from '#rules/catalog/recent.ts';

const STORE = 'recently-viewed';

/** Ids of the products that were looked at in this browser, the latest first. */
export function recentlyViewed(): number[] {
  try {
    const stored = JSON.parse(localStorage.getItem(STORE) ?? '[]') as unknown;
    return Array.isArray(stored)
      ? stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0)
      : [];
  } catch {
    return [];
  }
}

export function rememberViewed(id: number): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(withRecent(recentlyViewed(), id)));
  } catch {
    // If storage is forbidden, nothing is remembered.
  }
}
