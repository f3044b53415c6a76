import { cx } from './cx.ts';

export type Swatch = { name: string; colour: string };

export function SwatchDot({ colour, className }: { colour: string; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cx('shrink-0 rounded-full ring-1 ring-ink/20 ring-inset', className ?? 'size-3.5')}
      style={{ backgroundColor: colour }}
    />
  );
}

/** The colours of a product: the first few as dots, the rest as a number, and all as text for screen readers. */
export function Swatches({ swatches, most = 5 }: { swatches: readonly Swatch[]; most?: number }) {
  if (swatches.length === 0) return null;
  const hidden = swatches.length - most;
  return (
    <p className="mt-2 flex h-3.5 items-center gap-1.5 text-caption text-muted">
      <span className="sr-only">Colours: {swatches.map((swatch) => swatch.name).join(', ')}</span>
      {swatches.slice(0, most).map((swatch) => (
        <SwatchDot key={swatch.name} colour={swatch.colour} />
      ))}
      {hidden > 0 && <span aria-hidden="true">+{hidden}</span>}
    </p>
  );
}
