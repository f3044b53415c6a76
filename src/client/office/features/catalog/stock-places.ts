import type { Answer } from '#contract/calls.ts';
import type { StockPlace } from './stock-search.ts';

export type Places = Answer<'GET /office/stock/places'>;

/** The place that is shown, with its name; null for units in no store. */
export const placeOf = (places: Places | undefined, store: StockPlace | undefined) => ({
  store,
  name: places?.data.find(({ id }) => id === store)?.name ?? null,
});
