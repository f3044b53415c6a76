import type { Shelf, StockMovement } from '#contract/stock-office.ts';
import type { MovementReason } from '#rules/catalog/stock-moves.ts';

export const REASONS: Readonly<Record<MovementReason, string>> = {
  opening: 'First stock',
  sold: 'Sold',
  returned: 'Returned',
  counted: 'Counted',
  moved: 'Moved',
  bought: 'Received',
  scrapped: 'Written off',
};

/** 'iPhone 15, Midnight, 128 GB' */
export const shelfName = ({ name, variation }: Pick<Shelf, 'name' | 'variation'>): string =>
  variation === null ? name : `${name}, ${variation}`;

export const NO_STORE = 'Not in a store';

type Place = Shelf['places'][number];

export const placeName = ({ name }: Pick<Place, 'name'>): string => name ?? NO_STORE;

/** 'Camden 3, Hackney 2, not in a store 4'; empty if no store has any. */
export const placesWords = (places: readonly Place[]): string =>
  places.some(({ store_id: id }) => id !== null)
    ? places
        .map(({ name, stock }) => `${name ?? NO_STORE.toLowerCase()} ${stock.toLocaleString('en-GB')}`)
        .join(', ')
    : '';

/** '+3', '−2'. */
export const signed = (quantity: number): string =>
  `${quantity < 0 ? '−' : '+'}${Math.abs(quantity).toLocaleString('en-GB')}`;

/** The place, the person and their note: 'Camden, Nora Whitfield: Delivery D-118'. */
export const whoWords = ({ store, by, note }: Pick<StockMovement, 'store' | 'by' | 'note'>): string =>
  [store?.name, [by, note].filter(Boolean).join(': ')].filter(Boolean).join(', ');
