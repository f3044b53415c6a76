import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Calls `close` when a press lands outside the element, while it is open. */
export function usePressOutside(root: RefObject<Element | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
    // A new function each time it is drawn; all of them do the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open]);
}
