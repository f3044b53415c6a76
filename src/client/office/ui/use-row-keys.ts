import { useEffect, useRef, useState } from 'react';
import { isTyping } from './is-typing.ts';

/**
 * J and K move through the rows, X ticks one, Enter opens it, A does its next step. Other keys go to the control of
 * the row that names them in `data-key`. `takeNext` does the next step of a row that shows no button for it. Returns the
 * index of the current row.
 */
export function useRowKeys(
  ids: readonly string[],
  tick?: (id: string) => void,
  takeNext?: (id: string) => void,
): number {
  const [at, setAt] = useState(-1);
  // The next key may be pressed before React has drawn the new row.
  const here = useRef(at);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const step = { j: 1, k: -1 }[event.key];
      if (step !== undefined) {
        const next = Math.min(ids.length - 1, Math.max(0, here.current + step));
        here.current = next;
        setAt(next);
        rowOf(ids[next])?.scrollIntoView({ block: 'nearest' });
      }
      const id = ids[here.current];
      if (id === undefined) return;
      if (event.key === 'x') tick?.(id);
      if (event.key === 'a') {
        const next = rowOf(id)?.querySelector<HTMLElement>('[data-next]');
        if (next) next.click();
        else takeNext?.(id);
      }
      reachControl(rowOf(id), event);
      const isOnControl = event.target instanceof HTMLElement && event.target.closest('a, button') !== null;
      if (event.key === 'Enter' && !isOnControl) rowOf(id)?.querySelector('a')?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return at;
}

/** A field gets the focus. Any other control is clicked. */
function reachControl(row: HTMLElement | null, event: KeyboardEvent): void {
  const control = row?.querySelector<HTMLElement>(`[data-key="${CSS.escape(event.key)}"]`);
  if (!control) return;
  event.preventDefault();
  if (control instanceof HTMLInputElement) control.focus();
  else control.click();
}

const rowOf = (id: string | undefined) =>
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id ?? '')}"]`);
