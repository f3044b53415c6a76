import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/calls.ts';
import type { Shelf } from '#contract/stock-office.ts';
import { api } from '#client/lib/api.ts';
import { messageOf, type ApiError } from '#client/lib/api-error.ts';
import { Finder, useFinder } from '../../ui/finder.tsx';
import type { StockPlace } from './stock-search.ts';
import { shelfName } from './stock-words.ts';

const SHELVES = 'GET /office/stock';
const SHOWN = 8;

const useShelves = (q: string, store: StockPlace | undefined) =>
  useQuery<Answer<typeof SHELVES>, ApiError>({
    queryKey: [SHELVES, 'found', q, store],
    queryFn: ({ signal }) => api(SHELVES, { query: { q, per_page: SHOWN, ...(store && { store }) } }, signal),
    enabled: q !== '',
    staleTime: 5_000,
  });

type Props = {
  /** The store that must have it; without it, any place. */
  store?: StockPlace | undefined;
  label?: string;
  onPick: (shelf: Shelf) => void;
};

/** Finds goods that are counted. */
export function ShelfFinder({ store, label = 'Add goods', onPick }: Props) {
  const words = useFinder();
  const { data, error } = useShelves(words.q, store);
  return (
    <Finder<Shelf>
      label={label}
      listName="Found goods"
      nothing="Nothing that is counted matches"
      words={words}
      found={data?.data}
      problem={error ? messageOf(error) : undefined}
      keyOf={(shelf) => `${shelf.product_id}/${shelf.variation_id}`}
      skuOf={({ sku }) => sku}
      row={(shelf) => (
        <>
          <span className="min-w-0 flex-1">
            <b className="block font-semibold wrap-anywhere">{shelfName(shelf)}</b>
            <span className="block text-caption wrap-anywhere text-muted">{shelf.sku}</span>
          </span>
          <span className="shrink-0 text-caption text-muted tabular-nums">
            {shelf.here.toLocaleString('en-GB')} {store ? 'there' : 'in stock'}
          </span>
        </>
      )}
      onPick={onPick}
    />
  );
}
