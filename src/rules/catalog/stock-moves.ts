/** Why stock changed. */
export const MOVEMENT_REASONS = [
  'opening',
  'sold',
  'returned',
  'counted',
  'moved',
  'bought',
  'scrapped',
] as const;
export type MovementReason = (typeof MOVEMENT_REASONS)[number];

/** How staff change the stock of a place by a number. A count sets the number instead. */
export const STOCK_MOVES = ['receive', 'write_off'] as const;
export type StockMove = (typeof STOCK_MOVES)[number];

/** The longest note on a movement, such as the number of a delivery. */
export const MOST_STOCK_NOTE = 120;

/** The shelves that the office lists: all of them, those with little left, and those with nothing left. */
export const SHELF_LEVELS = ['low', 'none'] as const;
export type ShelfLevel = (typeof SHELF_LEVELS)[number];
