import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { cx } from '#client/ui/cx.ts';
import { usePressOutside } from '#client/ui/use-press-outside.ts';

type Props = { items: readonly { label: string; isHard: boolean; onPress: () => void }[] };

/** A menu of rare actions. Esc closes it and returns the focus; a click outside closes it too. */
export function MoreMenu({ items }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  usePressOutside(root, open, () => setOpen(false));
  return (
    <div
      ref={root}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        root.current?.querySelector('button')?.focus();
      }}
    >
      <IconButton
        label="More actions"
        size={44}
        className="rounded-control! w1024:size-10!"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis size={18} />
      </IconButton>
      {open && (
        <ul className="absolute top-full right-0 z-10 mt-2 w-60 rounded-box border border-border bg-paper p-1.5 shadow-overlay">
          {items.map(({ label, isHard, onPress }) => (
            <li key={label}>
              <button
                type="button"
                className={cx(
                  'min-h-11 w-full rounded-control px-3 text-left font-medium hover:bg-grey-1 w1024:min-h-9',
                  isHard && 'text-danger',
                )}
                onClick={() => {
                  setOpen(false);
                  onPress();
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
