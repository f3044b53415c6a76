import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useSettled } from '#client/lib/use-settled.ts';
import { notifyError } from '#client/ui/toast-store.ts';
import { CameraButton } from './camera-button.tsx';
import { enteredHit } from './entered-hit.ts';

/** The words of a finder. `q` are those to search for, after a pause in typing. */
export function useFinder() {
  const [typed, setTyped] = useState('');
  /** Texts whose Enter came before their result, the oldest first. A scanner is faster than a search. */
  const [entered, setEntered] = useState<readonly string[]>([]);
  const settled = useSettled(typed.trim());
  return { typed, setTyped, entered, setEntered, q: entered[0] ?? settled };
}

type Props<T> = {
  label: string;
  /** The name of the results, for screen readers: 'Found products'. */
  listName: string;
  /** A hint of what can be typed. Default: names, SKUs and barcodes. */
  placeholder?: string;
  /** 'Nothing that is for sale matches': the typed words follow. */
  nothing: string;
  words: ReturnType<typeof useFinder>;
  found: readonly T[] | undefined;
  /** Why the search failed, as a sentence. */
  problem: string | undefined;
  /** The results belong to an earlier text. */
  isOld?: boolean;
  keyOf: (one: T) => string;
  /** Enter takes the result with exactly this text, as a barcode scanner types it. */
  skuOf: (one: T) => string;
  mayPick?: (one: T) => boolean;
  row: (one: T) => ReactNode;
  /** Shows more; undefined where all that match are listed. */
  onMore?: (() => void) | undefined;
  onPick: (one: T) => void;
};

/** Finds goods by name or SKU. Enter takes the only result; arrow keys move through several. */
export function Finder<T>(props: Props<T>) {
  const {
    label,
    listName,
    nothing,
    found,
    problem,
    isOld = false,
    keyOf,
    skuOf,
    row,
    onMore,
    onPick,
  } = props;
  const { mayPick = () => true, placeholder = 'Name or SKU, or scan a barcode' } = props;
  const { typed, setTyped, entered, setEntered, q } = props.words;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const pick = (one: T) => {
    setTyped('');
    field.current?.focus();
    onPick(one);
  };
  const isReady = !isOld && (found !== undefined || problem !== undefined);
  const take = (text = typed.trim()) => {
    if (text === '') return;
    if (entered.length > 0 || q !== text || !isReady) {
      setEntered([...entered, text]);
      setTyped('');
      return;
    }
    const hit = enteredHit(found ?? [], q, skuOf);
    if (hit && mayPick(hit)) pick(hit);
  };
  const settle = useEffectEvent((text: string) => {
    setEntered(entered.slice(1));
    const hit = enteredHit(problem ? [] : (found ?? []), text, skuOf);
    if (hit && mayPick(hit)) onPick(hit);
    // A failed text returns with its results, unless the next one is being typed.
    else if (typed === '') setTyped(text);
    else notifyError(`Not added: “${text}”`);
  });
  const [next] = entered;
  useEffect(() => {
    if (next !== undefined && isReady) settle(next);
  }, [next, isReady, found]);
  /** Moves the focus between the field and the results. */
  const step = (by: 1 | -1) => {
    const stops = [field.current, ...(list.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
    stops[stops.findIndex((stop) => stop === document.activeElement) + by]?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const isField = event.target === field.current;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && isField) take();
    else return;
    event.preventDefault();
  };
  return (
    <div onKeyDown={press}>
      <label htmlFor={id} className="mb-1.5 block text-label font-semibold">
        {label}
      </label>
      <div className="flex h-12 items-center gap-2 rounded-control border border-control bg-paper px-3.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus">
        <Search size={18} className="shrink-0 text-muted" />
        <input
          ref={field}
          id={id}
          type="search"
          value={typed}
          placeholder={placeholder}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          className="no-clear h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted"
        />
        {!props.placeholder && (
          <CameraButton className="-mr-1.5 size-10" onRead={(text) => take(text.trim())} />
        )}
      </div>
      {q !== '' && (
        <div className="mt-2" aria-busy={!found || isOld}>
          {problem && <p className="py-2 text-small text-danger">{problem}</p>}
          {found?.length === 0 && (
            <p className="py-2 text-small text-muted">
              {nothing} “{q}”. Try a part of its name{props.placeholder ? '' : ', or its SKU'}.
            </p>
          )}
          {found && found.length > 0 && (
            <ul
              ref={list}
              aria-label={listName}
              className="max-h-90 divide-y divide-grey-2 overflow-y-auto rounded-control border border-border"
            >
              {found.map((one) => (
                <li key={keyOf(one)}>
                  <button
                    type="button"
                    disabled={!mayPick(one)}
                    onClick={() => pick(one)}
                    className="flex min-h-14 w-full items-center gap-3 px-3 py-2 text-left hover:bg-grey-1 focus-visible:-outline-offset-2 disabled:text-muted disabled:hover:bg-transparent"
                  >
                    {row(one)}
                  </button>
                </li>
              ))}
              {onMore && (
                <li>
                  <button
                    type="button"
                    onClick={onMore}
                    className="h-12 w-full text-small font-semibold text-buy-text hover:bg-grey-1 focus-visible:-outline-offset-2"
                  >
                    Show more
                  </button>
                </li>
              )}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
