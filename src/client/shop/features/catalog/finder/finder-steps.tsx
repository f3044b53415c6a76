import { Check } from 'lucide-react';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';

export interface FinderStep {
  name: string;
  /** The choice; undefined for a later step. */
  chosen: string | undefined;
  /** The page to change this choice. */
  href: string;
}

/** The three steps of the finder. A finished step links back to its choice. */
export function FinderSteps({ steps, at }: { steps: readonly FinderStep[]; at: number }) {
  return (
    <ol className="grid grid-cols-3 gap-2 w960:gap-4">
      {steps.map(({ name, chosen, href }, index) => (
        <li
          key={name}
          aria-current={index === at ? 'step' : undefined}
          className={cx('border-t-[3px] pt-2.5', index <= at ? 'border-accent-mark' : 'border-grey-2')}
        >
          <p className={cx('text-caption w960:text-small', index === at ? 'font-semibold' : 'text-muted')}>
            {index + 1}. {name}
          </p>
          {chosen && index < at && (
            <Anchor
              href={href}
              className="flex min-h-10 items-center gap-1.5 rounded-badge text-label font-semibold text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              <Check size={18} className="hidden w500:block" />
              <span className="min-w-0 truncate">{chosen}</span>
              <span className="sr-only"> (change)</span>
            </Anchor>
          )}
        </li>
      ))}
    </ol>
  );
}
