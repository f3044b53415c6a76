import type { Line } from '#rules/catalog/lines.ts';

export interface OfferTile {
  line: Line;
  /** Out of twelve. */
  columns: number;
}

/** SPEC section 2: the buy tile is there while the site is active for buying; without it the others split the row. */
export function offerTiles(isActiveForBuy: boolean): OfferTile[] {
  const lines: Line[] = isActiveForBuy ? ['buy', 'sell', 'repair'] : ['sell', 'repair'];
  return lines.map((line) => ({ line, columns: 12 / lines.length }));
}
