const STORE = 'scroll-positions';
const KEPT = 50;

/** How far each entry of the history was scrolled, for as long as the tab lives. */
const positions = new Map<string, number>(read());

function read(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

export function rememberScroll(key: string): void {
  positions.delete(key);
  positions.set(key, window.scrollY);
}

export function keepPositions(): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...positions].slice(-KEPT)));
  } catch {
    // Storage may be full or forbidden; a reload then starts at the top.
  }
}

/** Left at the top, or never seen: a page that has just loaded is there already, and need not be laid out to find out. */
export function wasScrolled(key: string): boolean {
  return (positions.get(key) ?? 0) > 0;
}

/**
 * Goes back to where the entry was left. The page may still be growing: it is tried again with each growth until
 * it fits, the visitor scrolls, or two seconds have passed.
 */
export function restoreScroll(key: string): () => void {
  const target = positions.get(key) ?? 0;
  window.scrollTo({ top: target, behavior: 'instant' });
  const reached = () => Math.abs(window.scrollY - target) < 2;
  if (reached()) return () => {};

  const growth = new ResizeObserver(() => {
    window.scrollTo({ top: target, behavior: 'instant' });
    if (reached()) stop();
  });
  const timer = setTimeout(() => stop(), 2_000);
  const byHand = ['wheel', 'touchstart', 'keydown'] as const;
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const name of byHand) removeEventListener(name, stop);
  };
  growth.observe(document.body);
  for (const name of byHand) addEventListener(name, stop, { passive: true });
  return stop;
}
