import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';

/** The frame of one of several choices. The chosen one is marked. */
export function OptionBox({ isChosen, children }: { isChosen: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        'rounded-control border px-3 py-1.5',
        isChosen ? 'border-accent-mark bg-accent-tint ring-1 ring-accent-mark' : 'border-outline',
      )}
    >
      {children}
    </div>
  );
}
