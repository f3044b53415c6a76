import { Button } from '#client/ui/button.tsx';
import { countOf } from '#client/lib/format.ts';
import type { useStoreSearch } from './use-store-search.ts';

const REACH = {
  district: 'Distances are as the crow flies, from the middle of the postcode district.',
  area: 'We know this postcode only roughly: distances are as the crow flies, from the middle of its area.',
  town: 'Distances are as the crow flies, from the middle of the town.',
};

/** How many there are, in what order, and how exact that is. */
export function NearnessNote({ search }: { search: ReturnType<typeof useStoreSearch> }) {
  const { place, from, shown, otherPlaces } = search;
  return (
    <div className="text-small text-muted">
      <p className="tabular-nums">{countWords(search)}</p>
      {place && shown.length > 0 && <p className="text-caption">{REACH[place.kind]}</p>}
      {!place && from && <p className="text-caption">Distances are as the crow flies, from where you are.</p>}
      {search.mayShowAll && (
        <Button variant="text" size={40} className="text-ink" onClick={search.showAll}>
          Show all stores, nearest to {place?.name} first
        </Button>
      )}
      {place?.kind === 'town' && otherPlaces.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3">
          Or did you mean
          {otherPlaces.map(({ name, index }) => (
            <Button
              key={name}
              variant="text"
              size={40}
              className="text-ink underline"
              onClick={() => search.choosePlace(index)}
            >
              {name}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

/** '10 stores', '10 stores, nearest first', '10 stores, nearest to NW1 (Camden Town) first'. */
export function countWords({ shown, place, from }: ReturnType<typeof useStoreSearch>): string {
  const count = countOf(shown.length, 'store');
  if (shown.length < 2 || !from) return count;
  return place ? `${count}, nearest to ${place.name} first` : `${count}, nearest first`;
}
