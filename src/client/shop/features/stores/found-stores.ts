import type { FoundPlace, Store } from '#contract/stores.ts';
import type { Coordinates } from '#rules/stores/distance.ts';
import { milesBetween } from '#rules/stores/distance.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { openState, type WallClock } from '#rules/stores/opening-hours.ts';
import { readOutwardCode } from '#rules/forms/post-code.ts';

export interface StoreSearch {
  text: string;
  /** The place that the text names, if it names one. */
  place: FoundPlace | undefined;
  /** The place that the visitor's device reports. */
  here: Coordinates | undefined;
  /** All stores by their distance, also those that the text does not name. */
  showsAll: boolean;
  onlyOpen: boolean;
  /** Only stores with this service. */
  service: Line | undefined;
  now: WallClock;
}

export interface FoundStores {
  shown: { store: Store; miles: number | undefined }[];
  /** The start of the distances. */
  from: Coordinates | undefined;
  /** The text narrows the list but is also a place, so there may be more stores near it. */
  mayShowAll: boolean;
}

/** Every word must be somewhere in the store's name, address or postcode. */
function fits(store: Store, text: string): boolean {
  const all = `${store.business_name} ${store.business_address} ${store.post_code}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/**
 * The stores for a search. Words narrow the list; a place sorts it by distance. A postcode is always a place. The name
 * of a town narrows the list if a store has it, otherwise it is a place.
 */
export function findStores(stores: readonly Store[], search: StoreSearch): FoundStores {
  const text = search.text.trim();
  const from = search.place ?? search.here;
  const named = text === '' ? stores : stores.filter((store) => fits(store, text));
  const isPlaceAlone = readOutwardCode(text) !== undefined || named.length === 0 || search.showsAll;
  const listed = search.place && isPlaceAlone ? stores : named;
  const shown = listed
    .filter(({ services }) => !search.service || services.includes(search.service))
    .filter((store) => !search.onlyOpen || openState(store.opening_hours, search.now).isOpen)
    .map((store) => ({ store, miles: from && milesBetween(from, store) }));
  return {
    shown: from ? shown.sort((a, b) => (a.miles ?? 0) - (b.miles ?? 0)) : shown,
    from,
    mayShowAll: search.place !== undefined && listed.length < stores.length,
  };
}
