import type { Line } from '../catalog/lines.ts';
import type { TitledListing } from './listing-title.ts';

const DESCRIPTIONS: Record<Line, (shown: TitledListing) => string> = {
  buy: (shown) =>
    `${named(shown, 'All devices')}${shown.business ? ` from ${shown.business}` : ''}: new, and used ones that were checked and graded by a person, with 30 days to return them.`,
  sell: (shown) =>
    `Sell your ${named(shown, 'Devices').toLowerCase()}${shown.business ? ` to ${shown.business}` : ''}: a price now, free postage, paid the day it is checked.`,
  repair: (shown) =>
    `${named(shown, 'Devices')} repaired${shown.business ? ` by ${shown.business},` : ''} in store or by post: fixed prices, parts and work under warranty.`,
};

/** The description for search engines and link previews. */
export function listingDescription(shown: TitledListing): string {
  return DESCRIPTIONS[shown.line](shown);
}

const named = ({ category, searched }: TitledListing, all: string) =>
  searched ? `“${searched}”` : (category ?? all);
