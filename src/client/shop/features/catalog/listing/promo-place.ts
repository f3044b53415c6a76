/** Where a promotion stands among cards three across: after how many, and how many columns wide. */
export interface PromoPlace {
  after: number;
  span: 1 | 2 | 3;
}

/** Fewer cards than this are a short list, which a promotion would push off the screen. */
const FEWEST = 9;

/**
 * It takes the columns that the last row leaves empty, or a row of its own, so that no card is ever left alone
 * because of it. It stands after an even number of cards: on a phone, two across, it has a row of its own.
 */
export function promoPlace(cards: number): PromoPlace | undefined {
  if (cards < FEWEST) return undefined;
  const left = cards % 3;
  if (left === 2) return { after: 8, span: 1 };
  return left === 1 ? { after: 4, span: 2 } : { after: 6, span: 3 };
}
