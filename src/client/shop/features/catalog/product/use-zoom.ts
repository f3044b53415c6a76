import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { WHOLE, isWhole, panBy, zoomAt, type Point, type ZoomView } from './zoom-maths.ts';

const DOUBLE_TAP = 300;
/** Movements below this many pixels don't count, since a finger is never quite still. */
const STILL = 10;
const SWIPE = 60;
const CLOSER = 2.5;

/** Pinch, double tap, wheel and drag on one element. At its whole size a picture can be swiped to the next. */
export function useZoom(onSwipe: (step: 1 | -1) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ZoomView>(WHOLE);
  const pointers = useRef(new Map<number, Point>());
  const pressed = useRef<Point & { fingers: number }>(undefined);
  const lastTap = useRef<Point & { at: number }>(undefined);

  const sizeOf = () => stage.current?.getBoundingClientRect() ?? new DOMRect();
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = sizeOf();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };
  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) =>
    setView((old) => zoomAt(old, factor, at, sizeOf()));
  const pan = (by: Point) => setView((old) => panBy(old, by, sizeOf()));

  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    // A native listener, since React's are passive and can't stop the page behind from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
      setView((old) => zoomAt(old, Math.exp(-event.deltaY / 400), at, box));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = { x: event.clientX, y: event.clientY };
    pointers.current.set(event.pointerId, at);
    pressed.current = { ...(pressed.current ?? at), fingers: pointers.current.size };
  }

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (!other) return pan({ x: now.x - before.x, y: now.y - before.y });
    const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    zoom(distance(now, other) / Math.max(1, distance(before, other)), fromMiddle(between));
  }

  function onPointerUp(event: PointerEvent) {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    const start = pressed.current;
    pressed.current = undefined;
    if (!start || start.fingers > 1) return;
    const end = { x: event.clientX, y: event.clientY };
    if (distance(start, end) < STILL) tap(end, event.timeStamp);
    else if (isWhole(view) && Math.abs(end.x - start.x) > SWIPE) onSwipe(end.x < start.x ? 1 : -1);
  }

  function tap(at: Point, time: number) {
    const last = lastTap.current;
    lastTap.current = { ...at, at: time };
    if (!last || time - last.at > DOUBLE_TAP || distance(last, at) > 3 * STILL) return;
    lastTap.current = undefined;
    if (isWhole(view)) zoom(CLOSER, fromMiddle(at));
    else setView(WHOLE);
  }

  function onPointerCancel(event: PointerEvent) {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size === 0) pressed.current = undefined;
  }

  return {
    stage,
    view,
    zoom,
    pan,
    reset: () => setView(WHOLE),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
