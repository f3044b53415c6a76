import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isTyping } from './is-typing.ts';

type Props = { label: string; hint: string; text: string; onSearch: (text: string) => void };

/** Searches a list. The key `/` focuses it. */
export function SearchBox({ label, hint, text, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', find);
    return () => document.removeEventListener('keydown', find);
  }, []);
  return (
    <form
      role="search"
      className="min-w-44 flex-1 max-w600:basis-full w600:max-w-90"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(field.current?.value.trim() ?? '');
      }}
    >
      <div className="flex h-11 w-full items-center rounded-control border border-control bg-paper px-1 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus w1280:h-9">
        <button
          type="submit"
          aria-label="Search"
          className="grid size-9 shrink-0 place-items-center rounded-control text-muted hover:bg-grey-1 w1280:size-7"
        >
          <Search size={16} />
        </button>
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={text}
          aria-label={label}
          placeholder={hint}
          autoComplete="off"
          enterKeyHint="search"
          className="no-clear h-full min-w-0 flex-1 bg-transparent px-1 text-small outline-none placeholder:text-muted"
        />
        {!text && (
          <kbd
            aria-hidden="true"
            className="mr-1.5 hidden h-5 min-w-5 place-items-center rounded-[5px] border border-border font-sans text-badge text-muted w960:grid"
          >
            /
          </kbd>
        )}
        {text && (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => onSearch('')}
            className="grid size-9 shrink-0 place-items-center rounded-control hover:bg-grey-1 w1280:size-7"
          >
            <X size={16} />
          </button>
        )}
      </div>
    </form>
  );
}
