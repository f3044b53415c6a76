import { Ellipsis, LogOut, Search } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { logOut } from '#client/lib/session.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { BottomSheet } from '#client/ui/bottom-sheet.tsx';
import { cx } from '#client/ui/cx.ts';

type Props = {
  places: readonly {
    label: string;
    href: string;
    icon: LucideIcon;
    isHere: boolean;
    count?: number | undefined;
    /** The unit of the count, in words. */
    counted?: string;
  }[];
  onSearch: () => void;
};

const ROW =
  'flex min-h-13 w-full items-center gap-3 rounded-control px-2 text-left text-label font-medium hover:bg-grey-1';

/** The menu entries that do not fit into the bar of a phone, the search and the logout. */
export function MorePlaces({ places, onSearch }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className={cx(
          'relative flex flex-1 flex-col items-center justify-center gap-1 text-caption font-medium w768:hidden',
          places.some(({ isHere }) => isHere) ? 'font-semibold text-ink' : 'text-secondary',
        )}
      >
        <Ellipsis size={20} />
        More
        {places.some(({ count = 0 }) => count > 0) && (
          <span className="absolute top-3 left-1/2 ml-2 size-2.5 rounded-full bg-ink">
            <span className="sr-only">, with work to do</span>
          </span>
        )}
      </button>
      {isOpen && (
        <BottomSheet open onClose={() => setIsOpen(false)} title="More">
          <ul>
            <li>
              <button
                type="button"
                className={ROW}
                onClick={() => {
                  setIsOpen(false);
                  onSearch();
                }}
              >
                <Search size={20} />
                Search
              </button>
            </li>
            {places.map(({ label, href, icon: Icon, isHere, count = 0, counted }) => (
              <li key={label}>
                <Anchor
                  href={href}
                  aria-current={isHere ? 'page' : undefined}
                  className={ROW}
                  onClick={() => setIsOpen(false)}
                >
                  <Icon size={20} />
                  <span className="flex-1">{label}</span>
                  {count > 0 && (
                    <span className="grid h-5 min-w-5 place-items-center rounded-badge bg-grey-2 px-1 text-badge text-ink">
                      {count}
                      <span className="sr-only"> {counted}</span>
                    </span>
                  )}
                </Anchor>
              </li>
            ))}
            <li>
              <button type="button" className={ROW} onClick={() => void logOut()}>
                <LogOut size={20} />
                Sign out
              </button>
            </li>
          </ul>
        </BottomSheet>
      )}
    </>
  );
}
