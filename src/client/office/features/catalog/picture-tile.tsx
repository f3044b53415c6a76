import type { KeyboardEvent, PointerEvent } from 'react';
import { cx } from '#client/ui/cx.ts';
import { Picture } from '#client/ui/picture.tsx';

const BOX = 'relative block size-19 shrink-0 overflow-hidden rounded-control bg-grey-1';

type Props = {
  imageName: string;
  index: number;
  isDragged: boolean;
  label: string;
  onOpen: () => void;
  onKey: (event: KeyboardEvent) => void;
  onHold: (event: PointerEvent) => void;
};

/** One picture of a product. Arrow keys move it, Enter opens it, Del removes it. */
export function PictureTile({ imageName, index, isDragged, label, onOpen, onKey, onHold }: Props) {
  return (
    <button
      type="button"
      data-picture-tile={index}
      data-picture-name={imageName}
      aria-label={label}
      onClick={onOpen}
      onKeyDown={onKey}
      onPointerDown={onHold}
      // The browser would drag the picture itself, or offer to save it.
      onDragStart={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
      className={cx(BOX, 'cursor-grab select-none', isDragged && 'opacity-30')}
    >
      <Face imageName={imageName} />
      {index === 0 && (
        <span className="absolute top-1 left-1 rounded-badge bg-ink px-1.5 text-badge leading-5 text-paper">
          Cover
        </span>
      )}
    </button>
  );
}

function Face({ imageName }: { imageName: string }) {
  return (
    <span className="pointer-events-none block size-full p-1">
      <Picture name={imageName} alt="" sizes="76px" className="size-full" />
    </span>
  );
}

/** The dragged picture, under the pointer. */
export function FlyingPicture({ imageName, x, y }: { imageName: string; x: number; y: number }) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        BOX,
        'pointer-events-none fixed! z-30 -translate-1/2 rotate-4 ring-2 ring-buy shadow-overlay',
      )}
      style={{ left: x, top: y }}
    >
      <Face imageName={imageName} />
    </div>
  );
}

/** The new place of the dragged picture. */
export function DropPlace() {
  return <span aria-hidden="true" className={cx(BOX, 'border-2 border-dashed border-buy bg-buy-tint!')} />;
}
