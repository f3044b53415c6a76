export type CartProblem =
  'out_of_stock' | 'not_enough' | 'unavailable' | 'own_product' | 'away' | 'answers_missing';

export interface CheckedItem {
  /** The shop still shows it, in this variation. */
  isShown: boolean;
  isOwn: boolean;
  /** Its business is on holiday. */
  isAway: boolean;
  /** How many of its stock the cart holds, with any options, and how many it may hold. */
  wanted: number;
  most: number;
  /** An option that is gone, or a question that has become required. */
  isAnswerMissing: boolean;
}

/** Why an item can't be ordered, the most serious reason first; null if it can. */
export function cartProblem(item: CheckedItem): CartProblem | null {
  if (!item.isShown) return 'unavailable';
  if (item.isOwn) return 'own_product';
  if (item.isAway) return 'away';
  if (item.most === 0) return 'out_of_stock';
  if (item.wanted > item.most) return 'not_enough';
  return item.isAnswerMissing ? 'answers_missing' : null;
}

/** How many of an item can be had where there is not enough for all; 0 if none. `left` is null where it is not known. */
export function stillTakeable(item: {
  problem: CartProblem | null;
  quantity: number;
  /** How many of the same stock other items of the cart hold. */
  others: number;
  left: number | null;
}): number {
  if (item.problem !== 'not_enough' || item.left === null) return 0;
  return Math.max(0, Math.min(item.quantity - 1, item.left - item.others));
}
