import type { Values } from './values.ts';

const keys = new WeakMap<Values, number>();
let last = 0;

/** A key for a thing of a list, which has no id on the wire. Undo brings the same object back, and so its key. */
export function keyOfItem(item: Values): number {
  const known = keys.get(item);
  if (known !== undefined) return known;
  last += 1;
  keys.set(item, last);
  return last;
}

/** A changed thing keeps the key of the one before, so that its fields stay as they are. */
export function keepKey(before: Values, after: Values): Values {
  keys.set(after, keyOfItem(before));
  return after;
}
