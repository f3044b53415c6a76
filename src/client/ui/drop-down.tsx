import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { usePressOutside } from './use-press-outside.ts';

type Props = {
  /** The label of its button. */
  label: string;
  /** Something is chosen in it. */
  isSet?: boolean;
  children: ReactNode;
};

/** A button with a panel below it. Esc closes it and restores focus. Pressing or focusing outside closes it too. */
export function DropDown({ label, isSet = false, children }: Props) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  usePressOutside(root, open, () => setOpen(false));
  return (
    <div
      ref={root}
      className="relative"
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
        className={cx(
          'flex h-11 items-center gap-1.5 rounded-control border px-3.5 text-small font-semibold whitespace-nowrap transition-colors',
          isSet
            ? 'border-accent-mark bg-accent-tint text-accent-text ring-1 ring-accent-mark'
            : 'border-outline bg-paper hover:bg-grey-1',
        )}
      >
        {label}
        <ChevronDown size={16} className={cx('transition-transform', open && 'rotate-180')} />
      </button>
      {open && (
        <div
          id={panelId}
          role="group"
          aria-label={label}
          className="absolute top-full left-0 z-10 mt-2 max-h-100 w-70 overflow-y-auto rounded-card bg-paper p-4 shadow-overlay [&_.filter-values_label]:py-3"
        >
          {children}
        </div>
      )}
    </div>
  );
}
