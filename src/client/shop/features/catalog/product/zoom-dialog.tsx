import { ArrowLeft, ArrowRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { announce } from '#client/ui/announce.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { useZoom } from './use-zoom.ts';
import { canZoomIn, isWhole } from './zoom-maths.ts';

export type ZoomDialogProps = {
  open: boolean;
  onClose: () => void;
  pictures: readonly string[];
  /** The index of the shown picture. */
  at: number;
  onShow: (index: number) => void;
  product: string;
};

const STEP = 1.5;
const NUDGE = 80;
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: NUDGE, y: 0 },
  ArrowRight: { x: -NUDGE, y: 0 },
  ArrowUp: { x: 0, y: NUDGE },
  ArrowDown: { x: 0, y: -NUDGE },
};

/** The large picture. It reacts to pinch, double tap, drag, the keys + − 0 and the arrows. */
export function ZoomDialog(props: ZoomDialogProps) {
  const titleId = useId();
  return (
    <Modal kind="dialog" open={props.open} onClose={props.onClose} labelledBy={titleId} width={1200}>
      <ZoomedPicture {...props} titleId={titleId} />
    </Modal>
  );
}

function ZoomedPicture({
  onClose,
  pictures,
  at,
  onShow,
  product,
  titleId,
}: ZoomDialogProps & { titleId: string }) {
  const last = pictures.length - 1;
  const { stage, view, zoom, pan, reset, handlers } = useZoom((step) => show(at + step));

  function show(index: number) {
    if (index < 0 || index > last) return;
    reset();
    onShow(index);
    announce(`Picture ${index + 1} of ${pictures.length}`);
  }

  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '=') zoom(STEP);
    else if (event.key === '-') zoom(1 / STEP);
    else if (event.key === '0') reset();
    else if (arrow && !isWhole(view)) pan(arrow);
    else if (event.key === 'ArrowRight') show(at + 1);
    else if (event.key === 'ArrowLeft') show(at - 1);
    else return;
    event.preventDefault();
  }

  return (
    // Keys work wherever focus is in the dialog; each of them has a button, too, but for panning.
    <div className="flex h-[calc(100dvh-48px)] max-h-300 flex-col bg-grey-1" onKeyDown={onKeyDown}>
      <div className="flex shrink-0 items-center gap-2 py-3 pr-3 pl-5">
        <h2 id={titleId} className="min-w-0 flex-1 truncate text-label font-semibold">
          {product}
        </h2>
        <IconButton label="Zoom out" look="plain" disabled={isWhole(view)} onClick={() => zoom(1 / STEP)}>
          <ZoomOut size={20} />
        </IconButton>
        <IconButton label="Zoom in" look="plain" disabled={!canZoomIn(view)} onClick={() => zoom(STEP)}>
          <ZoomIn size={20} />
        </IconButton>
        <IconButton label="Close" look="plain" onClick={onClose} data-autofocus="">
          <X size={20} />
        </IconButton>
      </div>
      <div
        ref={stage}
        {...handlers}
        className={`relative min-h-0 flex-1 touch-none overflow-hidden select-none ${isWhole(view) ? 'cursor-zoom-in' : 'cursor-grab active:cursor-grabbing'}`}
      >
        <div
          className="size-full"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <Picture
            name={pictures[at]}
            alt={`${product}, picture ${at + 1} of ${pictures.length}`}
            width={1200}
            height={1600}
            sizes="1200px"
            priority
            className="pointer-events-none size-full"
          />
        </div>
      </div>
      {last > 0 && (
        <div className="flex shrink-0 items-center justify-center gap-4 py-3">
          <IconButton label="Previous picture" disabled={at === 0} onClick={() => show(at - 1)}>
            <ArrowLeft size={20} />
          </IconButton>
          <span className="text-small text-muted tabular-nums">
            {at + 1} of {pictures.length}
          </span>
          <IconButton label="Next picture" disabled={at === last} onClick={() => show(at + 1)}>
            <ArrowRight size={20} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
