/** Entries of the browser's history carry a key of ours, by which their scroll positions are remembered. */
interface Marked {
  key: string;
}

let last = 0;

export function newKey(): string {
  last += 1;
  return `${Date.now().toString(36)}-${last}`;
}

export function isMarked(state: unknown): state is Marked {
  return typeof state === 'object' && state !== null && 'key' in state;
}

/** The present entry's key; an entry made by the browser itself (first visit, #fragment) is given one. */
export function currentKey(): string {
  const state: unknown = history.state;
  if (isMarked(state)) return state.key;
  const key = newKey();
  history.replaceState({ key }, '');
  return key;
}
