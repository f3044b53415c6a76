import { startTransition, useEffect, useState } from 'react';
import { onServer } from '#client/lib/on-server.ts';
import { idleTurn } from './idle-turn.ts';

/**
 * How many items of a list are rendered: first those that are needed, then some more whenever the browser is idle. All
 * at once would block a phone. The server renders all.
 */
export function useDrawn(count: number, needed: number, atOnce: number): number {
  const [drawn, setDrawn] = useState(onServer ? count : needed);
  if (drawn < needed) setDrawn(needed);
  useEffect(() => {
    if (drawn >= count) return undefined;
    let isHere = true;
    void idleTurn().then(() => {
      if (isHere) startTransition(() => setDrawn(drawn + atOnce));
    });
    return () => {
      isHere = false;
    };
  }, [drawn, count, atOnce]);
  return Math.max(drawn, needed);
}
