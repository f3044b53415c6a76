import { expect, it } from 'vitest';
import { listingDescription } from './listing-description.ts';
import type { TitledListing } from './listing-title.ts';

it.each<[TitledListing, RegExp]>([
  [{ line: 'buy' }, /^All devices: new, and used ones /],
  [{ line: 'buy', category: 'Phones', business: 'Mobile Yard' }, /^Phones from Mobile Yard: new, /],
  [{ line: 'buy', searched: 'iphone 14' }, /^“iphone 14”: new, /],
  [{ line: 'sell' }, /^Sell your devices: a price now, /],
  [{ line: 'sell', category: 'Phones', business: 'Mobile Yard' }, /^Sell your phones to Mobile Yard: /],
  [{ line: 'repair' }, /^Devices repaired in store or by post: /],
  [
    { line: 'repair', category: 'Tablets', business: 'Mobile Yard' },
    /^Tablets repaired by Mobile Yard, in store or by post: /,
  ],
])('%#: the description of a listing is a sentence', (shown, words) => {
  expect(listingDescription(shown)).toMatch(words);
});
