/** The place of a promotion among cards in three columns: after how many cards, and its width in columns. */
export interface PromoPlace {
  after: number;
  span: 1 | 2 | 3;
}

/** With fewer cards, a promotion would push the list off the screen. */
const FEWEST = 9;

/**
 * It takes the empty columns of the last row, or a whole row, so that it never leaves a single card. It comes after an
 * even number of cards, so that on a phone (two columns) it has a whole row.
 */
export function promoPlace(cards: number): PromoPlace | undefined {
  if (cards < FEWEST) return undefined;
  const left = cards % 3;
  if (left === 2) return { after: 8, span: 1 };
  return left === 1 ? { after: 4, span: 2 } : { after: 6, span: 3 };
}
