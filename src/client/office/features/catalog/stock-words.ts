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

/** '+3', '−2'. */
export const signed = (quantity: number): string =>
  `${quantity < 0 ? '−' : '+'}${Math.abs(quantity).toLocaleString('en-GB')}`;

/** Who did it and what they wrote: 'Nora Whitfield: Delivery D-118'. */
export const whoWords = ({ by, note }: Pick<StockMovement, 'by' | 'note'>): string =>
  [by, note].filter(Boolean).join(': ');
