import { Search } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';

export const searchBox =
  'flex w-full min-w-0 items-center gap-3 rounded-box border border-border bg-grey-1 text-left';

type SearchTriggerProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  label: string;
  /** A shorter label for narrow places: beside the logo, or beside the name of an account. */
  short?: string | undefined;
  shortcut?: string | undefined;
  /** What was searched for, shown in place of the label. */
  value?: string | undefined;
};

/** Looks like the field and opens the search dialog. */
export function SearchTrigger({ label, short, shortcut, value, className, ...rest }: SearchTriggerProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcut}
      aria-label={value && `${label}: ${value}`}
      {...rest}
      className={cx(
        searchBox,
        '@container h-12 px-4 text-muted transition-colors hover:bg-grey-2',
        className,
      )}
    >
      <Search size={20} />
      {short && !value && (
        <span
          aria-hidden="true"
          className="hidden min-w-0 flex-1 truncate @max-[17.5rem]:block @max-[5.5rem]:hidden"
        >
          {short}
        </span>
      )}
      <span className={cx('min-w-0 flex-1 truncate', value ? 'text-ink' : short && '@max-[17.5rem]:sr-only')}>
        {value ?? label}
      </span>
      {shortcut && (
        <kbd
          aria-hidden="true"
          className="hidden rounded-badge border border-border bg-paper px-2 font-sans text-badge leading-6 font-normal w960:pointer-fine:@min-[20rem]:block"
        >
          {shortcut}
        </kbd>
      )}
    </button>
  );
}
