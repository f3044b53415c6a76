import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Answer } from '#contract/calls.ts';
import type { Shelf } from '#contract/stock-office.ts';
import { api } from '#client/lib/api.ts';
import { messageOf, type ApiError } from '#client/lib/api-error.ts';
import { useSettled } from '#client/lib/use-settled.ts';
import type { StockPlace } from './stock-search.ts';
import { shelfName } from './stock-words.ts';

const SHELVES = 'GET /office/stock';
const SHOWN = 8;

const useFound = (q: string, store: StockPlace | undefined) =>
  useQuery<Answer<typeof SHELVES>, ApiError>({
    queryKey: [SHELVES, 'found', q, store],
    queryFn: ({ signal }) => api(SHELVES, { query: { q, per_page: SHOWN, ...(store && { store }) } }, signal),
    enabled: q !== '',
    staleTime: 5_000,
  });

type Props = {
  /** Where it has to lie; without it, anywhere. */
  store?: StockPlace | undefined;
  onPick: (shelf: Shelf) => void;
};

/** Finds goods by name or SKU. Enter takes the only one that was found, as a barcode scanner does. */
export function ShelfFinder({ store, onPick }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const { data, error } = useFound(q, store);
  const found = data?.data;
  const pick = (shelf: Shelf) => {
    setTyped('');
    field.current?.focus();
    onPick(shelf);
  };
  const take = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [first, ...others] = (q === typed.trim() ? found : undefined) ?? [];
    if (first && (first.sku.toLowerCase() === q.toLowerCase() || others.length === 0)) pick(first);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-label font-semibold">
        Add goods
      </label>
      <div className="flex h-12 items-center gap-2 rounded-control border border-control bg-paper px-3.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus">
        <Search size={18} className="shrink-0 text-muted" />
        <input
          ref={field}
          id={id}
          type="search"
          value={typed}
          placeholder="Name or SKU, or scan a barcode"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={take}
          className="no-clear h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted"
        />
      </div>
      {q !== '' && (
        <div className="mt-2" aria-busy={!found}>
          {error && <p className="py-2 text-small text-danger">{messageOf(error)}</p>}
          {found?.length === 0 && (
            <p className="py-2 text-small text-muted">
              Nothing that is counted matches “{q}”. Try a part of its name, or its SKU.
            </p>
          )}
          {found && found.length > 0 && (
            <ul
              aria-label="Found goods"
              className="max-h-90 divide-y divide-grey-2 overflow-y-auto rounded-control border border-border"
            >
              {found.map((shelf) => (
                <li key={`${shelf.product_id}/${shelf.variation_id}`}>
                  <button
                    type="button"
                    className="flex min-h-14 w-full items-center justify-between gap-4 px-4 py-2 text-left hover:bg-grey-1 focus-visible:-outline-offset-2"
                    onClick={() => pick(shelf)}
                  >
                    <span className="min-w-0">
                      <b className="block font-semibold wrap-anywhere">{shelfName(shelf)}</b>
                      <span className="block text-caption wrap-anywhere text-muted">{shelf.sku}</span>
                    </span>
                    <span className="shrink-0 text-caption text-muted tabular-nums">
                      {shelf.here.toLocaleString('en-GB')} {store ? 'there' : 'in stock'}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
