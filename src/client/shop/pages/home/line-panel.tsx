import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Line } from '#rules/catalog/lines.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { StepStrip } from '#client/ui/step-strip.tsx';
import type { REPAIR_STEPS } from './slides.ts';

type Props = {
  line: Exclude<Line, 'buy'>;
  title: string;
  steps: typeof REPAIR_STEPS;
  button: { label: string; href: string };
  children: ReactNode;
};

/** How one of the lines works, with its links, on its tint. */
export function LinePanel({ line, title, steps, button, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-line={line}
      className={cx(
        'rounded-hero px-4 py-7 w600:p-8 min-[1024px]:p-12',
        line === 'sell' ? 'bg-sell-tint' : 'bg-repair-tint',
      )}
    >
      <div className="mb-7 flex flex-col items-start justify-between gap-5 w600:flex-row w600:items-center min-[1024px]:mb-9">
        <h2 id={id} className="max-w-[22ch] text-h2">
          {title}
        </h2>
        <ButtonLink href={button.href} variant="accent">
          {button.label}
        </ButtonLink>
      </div>
      <StepStrip line={line} steps={steps} />
      <div className="mt-8 min-[1024px]:mt-11">{children}</div>
    </section>
  );
}
