import type { LucideIcon } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';
import { KeptTogether } from '#client/ui/kept-together.tsx';

type Props = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** All is going well: the circle has the colour of the line. */
  isGood: boolean;
};

/** The head of a tracking page, with the state in one sentence. */
export function TrackedHead({ icon: Icon, title, text, isGood }: Props) {
  return (
    <div className="flex flex-wrap gap-x-5 w600:flex-nowrap w600:items-start">
      <span
        aria-hidden="true"
        className={cx(
          'mb-3 grid size-12 shrink-0 place-items-center rounded-full w600:mb-0 w600:size-16',
          isGood ? 'bg-accent text-accent-on' : 'bg-grey-1 text-ink',
        )}
      >
        <Icon className="size-6 w600:size-8" />
      </span>
      <div className="min-w-0 flex-1 basis-full w600:basis-auto">
        <h1 className="text-title text-balance">{title}</h1>
        <p className="mt-1 text-lead text-pretty wrap-anywhere text-secondary">
          <KeptTogether>{text}</KeptTogether>
        </p>
      </div>
    </div>
  );
}
