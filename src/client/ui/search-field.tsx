import { Search, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import { searchBox } from './search-trigger.tsx';

type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'onSubmit'> & {
  label: string;
  onSearch: (text: string) => void;
  /** Shows a button that empties the field. */
  onClear?: (() => void) | undefined;
  /** At the end of the field, such as a button that fills it in another way. */
  trailing?: ReactNode;
};

export function SearchField({ label, onSearch, onClear, trailing, className, ...rest }: SearchFieldProps) {
  return (
    <form
      role="search"
      className={cx(
        searchBox,
        '@container',
        'h-12 pr-1 pl-1 has-[input:focus]:bg-paper has-[input:focus]:ring-4 has-[input:focus]:ring-accent-tint has-[input:focus]:outline-2 has-[input:focus]:-outline-offset-1 has-[input:focus]:outline-focus',
        className,
      )}
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('q');
        onSearch(typeof text === 'string' ? text.trim() : '');
      }}
    >
      <button
        type="submit"
        aria-label="Search"
        className="-mr-2 grid size-10 shrink-0 place-items-center rounded-control text-muted hover:bg-grey-2 focus-visible:outline-offset-0"
      >
        <Search size={20} />
      </button>
      {/* A narrow field shows its hint in smaller letters, so that it isn't cut off. */}
      <input
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        {...rest}
        // An input of type search may not have another role.
        type={rest.role === undefined ? 'search' : 'text'}
        name="q"
        aria-label={label}
        className="no-clear h-full min-w-0 flex-1 bg-transparent text-ellipsis outline-none placeholder:text-muted @max-[330px]:placeholder:text-small"
      />
      {onClear && rest.value !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={onClear}
          className="grid size-10 place-items-center rounded-control hover:bg-grey-2 focus-visible:outline-offset-0"
        >
          <X size={18} />
        </button>
      )}
      {trailing}
    </form>
  );
}
