import { Check } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';
import type { Line } from '#client/ui/lines.tsx';

/** The tick of a list, in the colour of its line. */
export function Tick({ line, className }: { line?: Line | undefined; className?: string | undefined }) {
  return (
    <span
      data-line={line}
      className={cx(
        'grid size-5 shrink-0 place-items-center rounded-full',
        line ? 'bg-accent-tint text-accent-text' : 'bg-grey-2',
        className,
      )}
    >
      <Check size={13} className="stroke-[2.5]" />
    </span>
  );
}
