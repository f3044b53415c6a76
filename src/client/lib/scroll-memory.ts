const STORE = 'scroll-positions';
const KEPT = 50;

/** The scroll position of each history entry, while the tab is open. */
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
    // Storage may be full or forbidden. A reload then starts at the top.
  }
}

/** False if the entry was left at the top or is new. A new page is at the top already, so no layout is needed. */
export function wasScrolled(key: string): boolean {
  return (positions.get(key) ?? 0) > 0;
}

/**
 * Restores the scroll position of an entry. The page may still be growing, so it retries with each growth until the
 * position fits, the visitor scrolls, or two seconds have passed.
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
