import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';

/** A mouse that moves this far drags. */
const FAR = 6;
/** A finger has to rest this long before it drags, since it may also scroll. */
const HOLD_MS = 250;

/** The thing that is dragged and its target, for a point of the screen. */
type Follow<D> = (x: number, y: number, before: D | undefined) => D;

/** Drags a thing by mouse or finger. Escape lets it go where it was. */
export function useDrag<D>(onDrop: (drag: D) => void) {
  const [drag, setDrag] = useState<D>();
  const end = useRef<() => void>(() => undefined);
  // A press that was a drag opens nothing.
  const wasDragged = useRef(false);
  useEffect(() => () => end.current(), []);

  function begin(event: PointerEvent, follow: Follow<D>) {
    if (event.button !== 0) return;
    const { clientX: startX, clientY: startY, pointerId } = event;
    const isFinger = event.pointerType === 'touch';
    let now: D | undefined;
    wasDragged.current = false;
    const show = (x: number, y: number) => {
      now = follow(x, y, now);
      wasDragged.current = true;
      setDrag(now);
    };
    const timer = isFinger ? setTimeout(() => show(startX, startY), HOLD_MS) : undefined;
    const move = ({ clientX: x, clientY: y, pointerId: id }: globalThis.PointerEvent) => {
      if (id !== pointerId) return;
      const isFar = Math.hypot(x - startX, y - startY) > FAR;
      if (!now && isFar && isFinger) stop();
      else if (now || isFar) show(x, y);
    };
    const drop = ({ pointerId: id }: globalThis.PointerEvent) => {
      if (id !== pointerId) return;
      const dropped = now;
      stop();
      if (dropped) onDrop(dropped);
    };
    const cancel = (pressed: Event) => {
      if (!(pressed instanceof KeyboardEvent) || pressed.key === 'Escape') stop();
    };
    const keepStill = (touched: TouchEvent) => {
      if (now) touched.preventDefault();
    };
    const stop = () => {
      clearTimeout(timer);
      now = undefined;
      setDrag(undefined);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', drop);
      document.removeEventListener('pointercancel', cancel);
      document.removeEventListener('keydown', cancel);
      document.removeEventListener('touchmove', keepStill);
      end.current = () => undefined;
    };
    end.current();
    end.current = stop;
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', drop);
    document.addEventListener('pointercancel', cancel);
    document.addEventListener('keydown', cancel);
    document.addEventListener('touchmove', keepStill, { passive: false });
  }

  return { drag, begin, wasDragged: () => wasDragged.current };
}
