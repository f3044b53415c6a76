/** Between two turns: what the last one drew is being painted. */
const REST = 80;
/** Nobody waits longer for a turn, however busy the browser is. */
const LONGEST_WAIT = 300;

let last: Promise<void> = Promise.resolve();

/**
 * Resolves when the browser has nothing better to do, for one caller at a time. What stands below the first screen
 * is drawn in such turns, piece by piece: drawn all at once, it would keep a phone from answering a touch.
 */
export function idleTurn(): Promise<void> {
  last = last.then(() => new Promise(onIdle));
  return last;
}

function onIdle(resolve: () => void): void {
  // Safari knows no idle time.
  const isKnown = typeof requestIdleCallback === 'function';
  setTimeout(isKnown ? () => requestIdleCallback(resolve, { timeout: LONGEST_WAIT }) : resolve, REST);
}
