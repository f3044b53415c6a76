import { Check } from 'lucide-react';
import { cx } from './cx.ts';
import { KeptTogether } from './kept-together.tsx';

export interface Step {
  name: string;
  note: string;
  state: 'done' | 'now' | 'open';
}

const CIRCLES = {
  done: 'bg-accent text-accent-on',
  now: 'border-6 border-accent bg-paper ring-3 ring-accent-tint',
  open: 'border-[1.5px] border-outline bg-paper',
};

/** How far something is: circles on a line, stacked on a phone. */
export function ProgressSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-3 w600:grid-flow-col w600:auto-cols-fr w600:gap-0">
      {steps.map(({ name, note, state }) => (
        <li
          key={name}
          aria-current={state === 'now' ? 'step' : undefined}
          className="group relative flex gap-3 w600:block"
        >
          <span
            aria-hidden="true"
            className={cx(
              'absolute top-6 -bottom-3 left-[10px] w-0.5 group-last:hidden w600:top-[10px] w600:right-2 w600:bottom-auto w600:left-8 w600:h-0.5 w600:w-auto',
              state === 'done' ? 'bg-accent' : 'bg-border',
            )}
          />
          <span
            aria-hidden="true"
            className={cx('relative grid size-5.5 shrink-0 place-items-center rounded-full', CIRCLES[state])}
          >
            {state === 'done' && <Check size={13} className="stroke-3!" />}
          </span>
          <span className="min-w-0 text-small w600:mt-2.5 w600:block w600:pr-3">
            <b className="block font-semibold">{name}</b>
            <span className="block text-caption text-muted">
              <KeptTogether>{note}</KeptTogether>
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
