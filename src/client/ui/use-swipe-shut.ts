import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { pulledShut } from './swipe.ts';

/** A finger that has moved less may still press or scroll. */
const MEANT_AFTER = 10;

/**
 * Lets a finger push a drawer back to the left edge. `drawer` goes on the drawer, `swipe` on its content.
 */
export function useSwipeShut(onClose: () => void) {
  const drawer = useRef<HTMLDialogElement>(null);
  const began = useRef<{ x: number; y: number; at: number; meant: boolean } | null>(null);

  const end = (event: PointerEvent) => {
    const from = began.current;
    const dialog = drawer.current;
    began.current = null;
    if (!from?.meant || !dialog) return;
    const pushed = from.x - event.clientX;
    const speed = pushed / Math.max(1, event.timeStamp - from.at);
    dialog.style.transitionDuration = '';
    dialog.style.translate = '';
    if (event.type === 'pointerup' && pulledShut(pushed, dialog.offsetWidth, speed)) onClose();
  };

  const swipe = {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse') return;
      began.current = { x: event.clientX, y: event.clientY, at: event.timeStamp, meant: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = began.current;
      const dialog = drawer.current;
      if (!from || !dialog) return;
      const pushed = from.x - event.clientX;
      if (!from.meant) {
        if (pushed < MEANT_AFTER || Math.abs(event.clientY - from.y) > pushed) return;
        from.meant = true;
        // From here on it is a swipe, and must not press the link under the finger.
        event.currentTarget.setPointerCapture(event.pointerId);
        dialog.style.transitionDuration = '0s';
      }
      dialog.style.translate = `${-Math.max(0, pushed)}px 0`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { drawer, swipe };
}
