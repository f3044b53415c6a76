import { describe, expect, it } from 'vitest';
import type { Line } from '../catalog/lines.ts';
import { listingTitle, type TitledListing } from './listing-title.ts';

const listing = (line: Line, shown: Omit<TitledListing, 'line'> = {}) => ({ line, ...shown });

describe('The title of a listing', () => {
  it.each<[TitledListing, string]>([
    [listing('buy'), 'Buy all devices'],
    [listing('sell'), 'Sell all devices'],
    [listing('repair', { category: 'Phones' }), 'Repair Phones'],
    [listing('buy', { category: 'Phones', page: 3 }), 'Buy Phones, page 3'],
    [listing('buy', { business: 'Mobile Yard' }), 'Buy all devices from Mobile Yard'],
    [listing('sell', { business: 'Mobile Yard' }), 'Sell all devices to Mobile Yard'],
    [listing('repair', { category: 'Tablets', business: 'Mobile Yard' }), 'Repair Tablets at Mobile Yard'],
    [listing('buy', { searched: 'iphone 14' }), 'Buy “iphone 14”'],
    [
      listing('buy', { searched: 'pro', category: 'Phones', business: 'Mobile Yard', page: 2 }),
      'Buy “pro” in Phones from Mobile Yard, page 2',
    ],
  ])('%#: says what is listed, whose, and which page', (shown, title) => {
    expect(listingTitle(shown)).toBe(title);
  });
});
