import type { PointerEvent } from 'react';
import { useDrag } from '../../ui/use-drag.ts';
import type { PicturePlace } from './picture-list.ts';

export interface PictureDrag {
  from: PicturePlace;
  to: PicturePlace;
  imageName: string;
  /** The position of the pointer on the screen. */
  x: number;
  y: number;
}

/** Drags pictures from place to place, by mouse or finger. */
export function usePictureDrag(onDrop: (from: PicturePlace, to: PicturePlace) => void) {
  const { drag, begin, wasDragged } = useDrag<PictureDrag>(({ from, to }) => onDrop(from, to));
  return {
    drag,
    wasDragged,
    begin: (event: PointerEvent, from: PicturePlace, imageName: string) =>
      begin(event, (x, y, before) => ({
        from,
        imageName,
        x,
        y,
        to: placeAt(x, y, from) ?? before?.to ?? from,
      })),
  };
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
