import { Check } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';

const STEPS = ['Details', 'Delivery', 'Payment'] as const;

/** The progress on a phone, where the header has no space for it. The headings below say the same. */
export function StepSegments({ step }: { step: 1 | 2 | 3 }) {
  return (
    <ol aria-hidden="true" className="-mb-2 grid grid-cols-3 gap-1.5 text-caption w600:hidden">
      {STEPS.map((name, index) => {
        const isDone = index + 1 < step;
        const isNow = index + 1 === step;
        return (
          <li key={name} className={cx(isNow ? 'font-semibold' : 'text-muted')}>
            <span
              className={cx(
                'mb-2 block h-1 rounded-full',
                isDone ? 'bg-sell' : isNow ? 'bg-accent' : 'bg-grey-2',
              )}
            />
            <span className="flex items-center gap-1">
              {isDone && <Check size={14} className="text-sell-text" />}
              {name}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
