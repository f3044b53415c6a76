import { Check } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';

type Props = {
  number: 1 | 2 | 3;
  title: string;
  note?: string | undefined;
  /** The buyer's current step; earlier ones are done. */
  step: 1 | 2 | 3;
};

/** The heading of a step: its number, or a tick once the buyer is past it. */
export function StepHeading({ number, title, note, step }: Props) {
  const isDone = number < step;
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-8 shrink-0 place-items-center rounded-full text-label font-semibold',
          isDone
            ? 'bg-sell text-paper'
            : number === step
              ? 'bg-accent text-accent-on'
              : 'border border-outline text-muted',
        )}
      >
        {isDone ? <Check size={18} className="stroke-3!" /> : number}
      </span>
      <h2 className="text-tile">{title}</h2>
      {note && <p className="ml-auto hidden text-small text-muted w600:block">{note}</p>}
    </div>
  );
}
