import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { MediaItem } from '#contract/media.ts';
import { Picture } from '#client/ui/picture.tsx';
import { FocusedPicture } from './media-tile.tsx';

export interface Point {
  x: number;
  y: number;
}

type Props = { item: MediaItem; point: Point; onMove: (point: Point) => void };

const percent = (share: number) => Math.min(100, Math.max(0, Math.round(share * 100)));

/** The picture with its focal point: dragged, or moved by the arrow keys. */
export function FocalPoint({ item, point, onMove }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  const moveTo = ({ clientX, clientY }: PointerEvent) => {
    const place = area.current?.getBoundingClientRect();
    if (!place) return;
    onMove({
      x: percent((clientX - place.left) / place.width),
      y: percent((clientY - place.top) / place.height),
    });
  };
  const press = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 10 : 1;
    const step = { ArrowLeft: [-by, 0], ArrowRight: [by, 0], ArrowUp: [0, -by], ArrowDown: [0, by] }[
      event.key
    ];
    if (!step) return;
    event.preventDefault();
    const [dx = 0, dy = 0] = step;
    onMove({ x: percent((point.x + dx) / 100), y: percent((point.y + dy) / 100) });
  };
  return (
    <>
      <div
        ref={area}
        className="relative touch-none overflow-hidden rounded-control bg-grey-1"
        style={{ aspectRatio: `${item.width} / ${item.height}`, maxHeight: '22rem' }}
        onPointerDown={(event) => {
          isHeld.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          moveTo(event);
        }}
        onPointerMove={(event) => isHeld.current && moveTo(event)}
        onPointerUp={() => (isHeld.current = false)}
        onPointerCancel={() => (isHeld.current = false)}
      >
        <span className="pointer-events-none contents">
          <Picture name={item.image} alt={item.alt} sizes="296px" fallback="image" className="size-full" />
        </span>
        <span
          aria-hidden="true"
          className="absolute inset-y-0 w-px bg-paper/80"
          style={{ left: `${point.x}%` }}
        />
        <span
          aria-hidden="true"
          className="absolute inset-x-0 h-px bg-paper/80"
          style={{ top: `${point.y}%` }}
        />
        <button
          type="button"
          aria-label={`Focal point ${point.x}% from the left, ${point.y}% from the top. Arrow keys move it.`}
          onKeyDown={press}
          className="absolute size-6.5 -translate-1/2 cursor-grab rounded-full border-[3px] border-paper bg-buy/50 shadow-small"
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
        />
      </div>
      <div className="mt-2 flex items-end gap-2">
        <Crop item={item} point={point} name="Slider, 740×500" className="aspect-740/500 w-24" />
        <Crop item={item} point={point} name="Square" className="aspect-square w-14" />
        <Crop item={item} point={point} name="Phone, 3:4" className="aspect-3/4 w-14" />
      </div>
      <p className="mt-3 text-caption text-muted">
        Focal point {point.x}%, {point.y}%. Drag it, or use the arrow keys: every crop keeps it in view.
      </p>
    </>
  );
}

type CropProps = { item: MediaItem; point: Point; name: string; className: string };

function Crop({ item, point, name, className }: CropProps) {
  return (
    <figure className="min-w-0">
      <div className={`overflow-hidden rounded-[6px] bg-grey-1 ${className}`}>
        <FocusedPicture item={{ image: item.image, focal_point: point }} sizes="96px" />
      </div>
      <figcaption className="mt-1 text-badge font-normal text-muted">{name}</figcaption>
    </figure>
  );
}
