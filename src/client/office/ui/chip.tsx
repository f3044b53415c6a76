import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';

export type ChipLook = 'new' | 'work' | 'waits' | 'good' | 'decide' | 'over' | 'fact';

/** The words and the look of a chip. */
export interface ChipWords {
  label: string;
  look: ChipLook;
}

const LOOKS: Record<ChipLook, string> = {
  new: 'bg-ink text-paper',
  work: 'bg-buy-tint text-buy-text',
  waits: 'bg-repair-tint text-repair-text',
  good: 'bg-sell-tint text-sell-text',
  decide: 'bg-danger-tint text-danger',
  over: 'bg-grey-2 text-secondary',
  fact: 'border border-border bg-paper text-secondary',
};

/** A fact in one or two words. Its colour says who has to act. */
export function Chip({ look, children }: { look: ChipLook; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex h-6 items-center rounded-badge px-2 text-[0.78125rem] leading-4 font-semibold tracking-normal whitespace-nowrap',
        LOOKS[look],
      )}
    >
      {children}
    </span>
  );
}
