/** Steps that can be undone, as snapshots. */
export interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
  /** What the last step changed, and when: typing in one field is one step. */
  last?: { what: string; at: number } | undefined;
}

const MOST_STEPS = 100;
/** Changes of the same thing within this time are one step. */
const TOGETHER_MS = 1_500;

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [] });

/** `what` names the thing that changes, if its changes may count as one step. */
export function put<T>(history: History<T>, now: T, at: number, what?: string): History<T> {
  if (now === history.now) return history;
  const { last } = history;
  const isSame = what !== undefined && last?.what === what && at - last.at < TOGETHER_MS;
  return {
    past: isSame ? history.past : [...history.past, history.now].slice(-MOST_STEPS),
    now,
    future: [],
    last: what === undefined ? undefined : { what, at },
  };
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future };
}
