import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';

type Props = {
  /** The first card has the group's id, so that a link to the group focuses it. */
  id: string | undefined;
  name: string;
  checked: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  onChoose: () => void;
  title: string;
  children: ReactNode;
};

/** One of few ways, with its facts, beside the other. */
export function ChoiceCard({ id, name, checked, invalid, describedBy, onChoose, title, children }: Props) {
  return (
    <label
      className={cx(
        'flex min-w-0 flex-col rounded-card border p-4 transition-colors hover:bg-grey-1 has-checked:border-transparent has-checked:bg-accent-tint/50 has-checked:ring-2 has-checked:ring-accent-mark w650:p-5 forced-colors:has-checked:border-4',
        invalid ? 'border-danger ring-1 ring-danger' : 'border-outline',
      )}
    >
      <span className="flex items-center gap-3 font-semibold">
        <span className="flex-1">{title}</span>
        <input
          id={id}
          type="radio"
          name={name}
          checked={checked}
          aria-describedby={describedBy}
          onChange={onChoose}
          className="size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-control bg-paper transition-colors checked:border-6 checked:border-accent-mark"
        />
      </span>
      <span className="mt-2 block text-small text-secondary">{children}</span>
    </label>
  );
}
