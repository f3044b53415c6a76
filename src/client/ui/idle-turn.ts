/** The pause between two turns, in which the browser paints. */
const REST = 80;
/** The longest wait for a turn, even if the browser is busy. */
const LONGEST_WAIT = 300;

let last: Promise<void> = Promise.resolve();

/**
 * Resolves when the browser is idle, for one caller at a time. Content below the first screen is rendered in such
 * turns, piece by piece. Rendered all at once, it would block touches on a phone.
 */
export function idleTurn(): Promise<void> {
  last = last.then(() => new Promise(onIdle));
  return last;
}

function onIdle(resolve: () => void): void {
  // Safari has no requestIdleCallback.
  const isKnown = typeof requestIdleCallback === 'function';
  setTimeout(isKnown ? () => requestIdleCallback(resolve, { timeout: LONGEST_WAIT }) : resolve, REST);
}
