import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CameraButton } from './camera-button.tsx';
import { isTyping } from './is-typing.ts';

type Props = {
  label: string;
  hint: string;
  /** The current search of the list. */
  text: string;
  /** `replace`: there was a search before. It is replaced in the history, so that Back ends the search. */
  onSearch: (text: string, replace: boolean) => void;
  /** The things have labels with barcodes. */
  canScan?: boolean;
};

/** Long enough for the next letter. */
const PAUSE_MS = 250;

/** Searches a list while the person types. The key `/` focuses it, and Enter leaves it for the list. */
export function SearchBox({ label, hint, text, onSearch, canScan = false }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const last = useRef(text);
  /** Searches that the list does not show yet. Another text comes from elsewhere, such as the browser's way back. */
  const pending = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  }, [onSearch]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const own = pending.current.indexOf(text);
    pending.current = pending.current.slice(own + 1);
    if (own >= 0 || text === last.current) return;
    clearTimeout(timer.current);
    pending.current = [];
    last.current = text;
    if (field.current) field.current.value = text;
  }, [text]);

  function search(typed: string) {
    clearTimeout(timer.current);
    const wanted = typed.trim();
    if (wanted === last.current) return;
    const replace = last.current !== '';
    last.current = wanted;
    pending.current.push(wanted);
    latest.current(wanted, replace);
  }
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
        search(field.current?.value ?? '');
        // The keys of the list are next: J, K and Enter.
        field.current?.blur();
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
          onChange={({ target }) => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => search(target.value), PAUSE_MS);
          }}
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
        {canScan && !text && (
          <CameraButton
            onRead={(read) => {
              if (field.current) field.current.value = read;
              search(read);
            }}
          />
        )}
        {text && (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => {
              if (field.current) field.current.value = '';
              search('');
              field.current?.focus();
            }}
            className="grid size-9 shrink-0 place-items-center rounded-control hover:bg-grey-1 w1280:size-7"
          >
            <X size={16} />
          </button>
        )}
      </div>
    </form>
  );
}
