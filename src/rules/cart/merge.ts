import { MOST_ITEMS, MOST_OF_ONE } from './limits.ts';

export interface MergeItem {
  id: number;
  /** Equal for the same product, variation and options. */
  choice: string;
  /** Equal for items that use the same stock. Options don't change the stock. */
  stock: string;
  quantity: number;
  isSaved: boolean;
  /** How many of that stock a cart may hold. */
  most: number;
}

export type MergedItem = Pick<MergeItem, 'id' | 'quantity' | 'isSaved'>;

/** Two full carts fit into one. The limit stops a visitor who logs in with full carts again and again. */
const MOST_MERGED = MOST_ITEMS * 2;

/**
 * Merges a visitor's items into those of an account. Quantities of the same choice are added, up to the stock. The
 * account's own quantities never go down, and items saved for later stay separate from those in the cart. Returns the
 * changes by the id of the item that remains.
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

/** An item saved for later is separate from the same choice in the cart. */
const keyOf = ({ choice, isSaved }: MergeItem) => `${choice} ${isSaved}`;

function joined(before: MergeItem, item: MergeItem, merged: ReadonlyMap<string, MergeItem>): MergeItem {
  const sum = { ...before, quantity: before.quantity + item.quantity };
  return { ...sum, quantity: limited(sum, before.quantity, merged) };
}

/** Items saved for later use no stock. */
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
