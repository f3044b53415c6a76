import type { LucideIcon } from 'lucide-react';
import type { Line } from './lines.tsx';

type StepStripProps = {
  line: Line;
  steps: readonly { icon: LucideIcon; title: string; text: string }[];
};

/** Numbered steps on a tinted panel: white icon squares joined by a dashed line, downwards on a phone. */
export function StepStrip({ line, steps }: StepStripProps) {
  return (
    <ol data-line={line} className="grid gap-5 w960:auto-cols-fr w960:grid-flow-col w960:gap-6">
      {steps.map(({ icon: Icon, title, text }, index) => (
        <li key={title} className="group/step relative grid grid-cols-[52px_1fr] gap-x-4 w960:block">
          <span className="grid size-13 place-items-center rounded-[14px] bg-paper text-accent-text">
            <Icon size={24} />
          </span>
          <span
            aria-hidden="true"
            className="absolute top-14 -bottom-4 left-6.5 border-l-[1.5px] border-dashed border-accent-text/35 group-last/step:hidden w960:top-6.5 w960:-right-2 w960:bottom-auto w960:left-17 w960:border-t-[1.5px] w960:border-l-0"
          />
          <div className="w960:mt-4">
            <span aria-hidden="true" className="text-caption font-semibold text-accent-text tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className="text-name w960:mt-0.5">{title}</h3>
            <p className="mt-1 max-w-58 text-small text-secondary">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
