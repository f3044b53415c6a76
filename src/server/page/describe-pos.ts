import { addresses } from '#rules/addresses.ts';
import type { Description } from './describe.ts';

/** The point-of-sale product that the site sells to shop owners. */
export function describePos(): Description {
  const title = 'Gadgets POS: one till for buying, selling and repairs';
  const description =
    'The point of sale for mobile and laptop shops: buying, selling, repairs and stock in one place.';
  return {
    head: { title, description, canonical: addresses.pos() },
    plain: { title, text: description, links: [] },
  };
}
