import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isTyping } from './is-typing.ts';

/** By number, name, email, product or stock number. `/` leads to it. */
export function OrderSearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
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
      className="flex items-center border-b border-border px-4 py-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(field.current?.value.trim() ?? '');
      }}
    >
      <div className="flex h-11 w-full max-w-90 items-center rounded-control border border-control bg-paper px-1 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus w1280:h-9">
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
          aria-label="Search orders"
          placeholder="Number, name or product"
          autoComplete="off"
          enterKeyHint="search"
          className="no-clear h-full min-w-0 flex-1 bg-transparent px-1 text-small outline-none placeholder:text-muted"
        />
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
