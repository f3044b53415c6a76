import { Check } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';

type Props = { number: number; title: string; note?: string | undefined; isDone?: boolean };

/** The heading of a step: its number, or a tick once nothing is missing. */
export function StepHeading({ number, title, note, isDone = false }: Props) {
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-8 shrink-0 place-items-center rounded-full text-label font-semibold',
          isDone ? 'bg-sell text-paper' : 'bg-accent text-accent-on',
        )}
      >
        {isDone ? <Check size={18} className="stroke-3!" /> : number}
      </span>
      <h2 className="text-tile">{title}</h2>
      {note && <p className="ml-auto hidden text-small text-muted w600:block">{note}</p>}
    </div>
  );
}
