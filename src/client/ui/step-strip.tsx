import type { LucideIcon } from 'lucide-react';
import type { Line } from './lines.tsx';
import { unbroken } from './unbroken.tsx';

type StepStripProps = {
  line: Line;
  steps: readonly { icon: LucideIcon; title: string; text: string }[];
};

/**
 * Numbered steps on a tinted panel: white icon squares joined by a dashed line, downwards on a phone, two by two on a
 * narrow tablet. */
export function StepStrip({ line, steps }: StepStripProps) {
  return (
    <ol
      data-line={line}
      className="grid gap-5 w600:grid-cols-2 min-[768px]:auto-cols-fr min-[768px]:grid-flow-col min-[768px]:grid-cols-none min-[768px]:gap-4 min-[1024px]:gap-6"
    >
      {steps.map(({ icon: Icon, title, text }, index) => (
        <li key={title} className="group/step relative grid grid-cols-[52px_1fr] gap-x-4 min-[768px]:block">
          <span className="grid size-13 place-items-center rounded-[14px] min-[768px]:size-12 min-[1024px]:size-13 bg-paper text-accent-text">
            <Icon size={24} />
          </span>
          <span
            aria-hidden="true"
            className="absolute top-14 -bottom-4 left-6.5 border-l-[1.5px] border-dashed border-accent-text/35 group-last/step:hidden w600:hidden min-[768px]:top-6 min-[768px]:-right-2 min-[768px]:bottom-auto min-[768px]:left-15 min-[768px]:block min-[768px]:border-t-[1.5px] min-[768px]:border-l-0 min-[1024px]:top-6.5 min-[1024px]:left-17"
          />
          <div className="min-[768px]:mt-4">
            <span aria-hidden="true" className="text-caption font-semibold text-accent-text tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className="text-name min-[768px]:mt-0.5 min-[768px]:min-h-[2lh] min-[768px]:max-w-32 min-[1024px]:min-h-0 min-[1024px]:max-w-none">
              {unbroken(title)}
            </h3>
            <p className="mt-1 max-w-58 text-small text-secondary">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
