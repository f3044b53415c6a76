import { useEffect, useState } from 'react';
import { isTyping } from './is-typing.ts';

/** J and K go through the rows, X ticks one, Enter opens it, A does its next step. Answers which row is meant. */
export function useRowKeys(ids: readonly string[], tick?: (id: string) => void): number {
  const [at, setAt] = useState(-1);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const step = { j: 1, k: -1 }[event.key];
      if (step !== undefined) {
        const next = Math.min(ids.length - 1, Math.max(0, at + step));
        setAt(next);
        rowOf(ids[next])?.scrollIntoView({ block: 'nearest' });
      }
      const id = ids[at];
      if (id === undefined) return;
      if (event.key === 'x') tick?.(id);
      if (event.key === 'a') rowOf(id)?.querySelector<HTMLElement>('[data-next]')?.click();
      const isOnControl = event.target instanceof HTMLElement && event.target.closest('a, button') !== null;
      if (event.key === 'Enter' && !isOnControl) rowOf(id)?.querySelector('a')?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return at;
}

const rowOf = (id: string | undefined) =>
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id ?? '')}"]`);
