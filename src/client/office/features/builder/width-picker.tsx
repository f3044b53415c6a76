import { cx } from '#client/ui/cx.ts';
import { WIDTHS, type CanvasWidth } from './canvas.tsx';

const NAMES: Record<CanvasWidth, string> = { 390: 'phone', 768: 'tablet', 1280: 'desk' };

type Props = { width: CanvasWidth; onWidth: (width: CanvasWidth) => void };

/** How wide the page is drawn. */
export function WidthPicker({ width, onWidth }: Props) {
  return (
    <div role="group" aria-label="Width" className="flex shrink-0 rounded-control bg-grey-2 p-1">
      {WIDTHS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === width}
          aria-label={`${one}, ${NAMES[one]}`}
          onClick={() => onWidth(one)}
          className={cx(
            'min-h-9 rounded-[6px] px-2.5 text-small tabular-nums pointer-coarse:min-h-11',
            one === width ? 'bg-paper font-semibold shadow-small' : 'text-secondary',
          )}
        >
          {one}
        </button>
      ))}
    </div>
  );
}
