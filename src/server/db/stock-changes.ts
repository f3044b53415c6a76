import type { StaleAnswers } from './changes.ts';

/** Stock changes with every order. Old stock may be shown for this long, so that many changes cost one new answer. */
const GATHER_MS = 1_000;

type Listener = (change: StaleAnswers) => void;

/** Passes changes on at once. Stock changes are collected and passed on together, within a second of the first. */
export function gatherStock(tell: Listener, waitMs = GATHER_MS): Listener {
  let gathered: { tag: 'listing' | 'products'; products: Set<number> } | undefined;
  const pass = () => {
    const change = gathered;
    gathered = undefined;
    if (change) tell(change);
  };
  return (change) => {
    if (!change.isStockOnly) {
      tell(change);
      return;
    }
    if (!gathered) {
      gathered = { tag: 'products', products: new Set() };
      setTimeout(pass, waitMs).unref();
    }
    // A 'listing' change covers everything that a 'products' change does, and lists too.
    if (change.tag !== 'products') gathered.tag = 'listing';
    for (const product of change.products ?? []) gathered.products.add(product);
  };
}
