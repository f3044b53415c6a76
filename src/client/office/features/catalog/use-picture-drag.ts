import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { PicturePlace } from './picture-list.ts';

export interface PictureDrag {
  from: PicturePlace;
  to: PicturePlace;
  imageName: string;
  /** Where the pointer is on the screen. */
  x: number;
  y: number;
}

/** A mouse that moves this far drags. */
const FAR = 6;
/** A finger has to rest this long before it drags, since it may also scroll. */
const HOLD_MS = 250;

/** Drags pictures from place to place, by mouse or finger. */
export function usePictureDrag(onDrop: (from: PicturePlace, to: PicturePlace) => void) {
  const [drag, setDrag] = useState<PictureDrag>();
  const end = useRef<() => void>(() => undefined);
  // A press that was a drag opens nothing.
  const wasDragged = useRef(false);
  useEffect(() => () => end.current(), []);

  function begin(event: PointerEvent, from: PicturePlace, imageName: string) {
    if (event.button !== 0) return;
    const { clientX: startX, clientY: startY, pointerId } = event;
    const isFinger = event.pointerType === 'touch';
    let now: PictureDrag | undefined;
    wasDragged.current = false;
    const show = (x: number, y: number) => {
      now = { from, imageName, x, y, to: placeAt(x, y, from) ?? now?.to ?? from };
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
      if (dropped) onDrop(dropped.from, dropped.to);
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

/** The place under the pointer, counted without the dragged picture; undefined outside of all rows. */
function placeAt(x: number, y: number, from: PicturePlace): PicturePlace | undefined {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-picture-row]');
  if (!row) return undefined;
  const term = Number(row.dataset['pictureRow']) || null;
  const tiles = [...row.querySelectorAll<HTMLElement>('[data-picture-tile]')].filter(
    (tile) => !(term === from.term && Number(tile.dataset['pictureTile']) === from.index),
  );
  const index = tiles.findIndex((tile) => {
    const { bottom, left, width } = tile.getBoundingClientRect();
    return y < bottom && x < left + width / 2;
  });
  return { term, index: index < 0 ? tiles.length : index };
}
