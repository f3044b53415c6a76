import { MOST_ITEMS, MOST_OF_ONE } from './limits.ts';

export interface MergeItem {
  id: number;
  /** The same for the same product, variation and options. */
  choice: string;
  /** The same for what is taken from one stock: options do not make another device of it. */
  stock: string;
  quantity: number;
  isSaved: boolean;
  /** How many of that stock a cart may hold. */
  most: number;
}

export type MergedItem = Pick<MergeItem, 'id' | 'quantity' | 'isSaved'>;

/** Two full carts fit into one. The limit stops somebody who logs in with full carts again and again. */
const MOST_MERGED = MOST_ITEMS * 2;

/**
 * A visitor's items as they join those of an account: the same choice adds up, within stock. What the account
 * already had never becomes less, and what was saved for later stays beside what is in the cart.
 * Answers what changes, by the id that remains.
 */
export function mergeCarts(own: readonly MergeItem[], visitors: readonly MergeItem[]): MergedItem[] {
  const merged = new Map(own.map((item) => [keyOf(item), item]));
  const changed = new Map<number, MergedItem>();
  for (const item of visitors) {
    const before = merged.get(keyOf(item));
    if (!before && merged.size >= MOST_MERGED) continue;
    const after = before ? joined(before, item, merged) : { ...item, quantity: limited(item, 1, merged) };
    merged.set(keyOf(item), after);
    const { id, quantity, isSaved } = after;
    changed.set(id, { id, quantity, isSaved });
  }
  return [...changed.values()];
}

/** What is saved for later is an item of its own. */
const keyOf = ({ choice, isSaved }: MergeItem) => `${choice} ${isSaved}`;

function joined(before: MergeItem, item: MergeItem, merged: ReadonlyMap<string, MergeItem>): MergeItem {
  const sum = { ...before, quantity: before.quantity + item.quantity };
  return { ...sum, quantity: limited(sum, before.quantity, merged) };
}

/** What is kept for later waits outside the cart, and takes nothing from the stock. */
function limited(
  { choice, stock, quantity, isSaved, most }: MergeItem,
  least: number,
  merged: ReadonlyMap<string, MergeItem>,
): number {
  const others = [...merged.values()]
    .filter((other) => other.stock === stock && other.choice !== choice && !other.isSaved)
    .reduce((sum, other) => sum + other.quantity, 0);
  const room = isSaved ? MOST_OF_ONE : Math.min(most - others, MOST_OF_ONE);
  return Math.max(least, Math.min(quantity, room));
}
