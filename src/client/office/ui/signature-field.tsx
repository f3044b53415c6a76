import { useEffect, useId, useRef } from 'react';
import type { PointerEvent } from 'react';
import { Button } from '#client/ui/button.tsx';
import { drawStrokes, SIGNATURE_RATIO, type Point, type Strokes } from './signature-strokes.ts';

type Props = { strokes: Strokes; onChange: (strokes: Strokes) => void; error?: string | undefined };

/** A field for a signature, by finger, pen or mouse. People who can't draw type their name, which counts as well. */
export function SignatureField({ strokes, onChange, error }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const line = useRef<Point[]>([]);
  // The finger or pen that draws. A palm that rests on the screen does not.
  const pointer = useRef<number>(undefined);
  const hintId = useId();

  useEffect(() => {
    const field = canvas.current;
    if (!field) return undefined;
    const draw = () => redraw(field, strokes);
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(field);
    return () => watch.disconnect();
  }, [strokes]);

  const add = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    line.current.push([share(clientX - left, width), share(clientY - top, height)]);
    redraw(currentTarget, [...strokes, line.current]);
  };
  const end = ({ pointerId }: PointerEvent) => {
    if (pointerId !== pointer.current) return;
    pointer.current = undefined;
    if (line.current.length === 0) return;
    onChange([...strokes, line.current]);
    line.current = [];
  };
  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p className="text-small font-semibold">
          Signature <span className="font-normal text-muted">(optional)</span>
        </p>
        {/* It stays, so that it keeps the focus. */}
        <Button
          variant="text"
          size={40}
          className="max-w1280:h-11"
          disabled={strokes.length === 0}
          onClick={() => onChange([])}
        >
          Clear
        </Button>
      </div>
      <canvas
        ref={canvas}
        role="img"
        aria-label={strokes.length > 0 ? 'The signature' : 'Signature field'}
        aria-describedby={hintId}
        style={{ aspectRatio: SIGNATURE_RATIO }}
        // A finger draws here, and does not move the page.
        className="block w-full cursor-crosshair touch-none rounded-control border border-control bg-paper"
        onPointerDown={(event) => {
          if (event.button !== 0 || pointer.current !== undefined) return;
          pointer.current = event.pointerId;
          event.currentTarget.setPointerCapture(event.pointerId);
          add(event);
        }}
        onPointerMove={(event) => {
          if (event.pointerId === pointer.current) add(event);
        }}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <p id={hintId} className="mt-1.5 text-caption text-muted">
        Sign with a finger, a pen or the mouse. Without it the typed name is the signature.
      </p>
      {error && <p className="mt-1.5 text-caption font-medium text-danger">{error}</p>}
    </div>
  );
}

/** Lines that leave the field stay at its edge. */
const share = (from: number, size: number): number => Math.min(1, Math.max(0, from / size));

/** Sharp on screens with small pixels too. */
function redraw(field: HTMLCanvasElement, strokes: Strokes): void {
  const { width, height } = field.getBoundingClientRect();
  field.width = Math.round(width * devicePixelRatio);
  field.height = Math.round(height * devicePixelRatio);
  const context = field.getContext('2d');
  if (context) drawStrokes(context, strokes, field);
}
