import type { Line } from '#rules/catalog/lines.ts';

export interface OfferTile {
  line: Line;
  /** Out of twelve. */
  columns: number;
}

/** SPEC section 2: the buy tile is there while the site is active for buying; without it the others split the row. */
export function offerTiles(lines: readonly Line[]): OfferTile[] {
  return lines.map((line) => ({ line, columns: 12 / lines.length }));
}
