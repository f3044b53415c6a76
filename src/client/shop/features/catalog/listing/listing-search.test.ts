import { describe, expect, it } from 'vitest';
import { listingQuery } from '#contract/first-calls.ts';
import { listingSearch, toggled, toggledTerm, withoutFilters } from './listing-search.ts';

const read = (search: Record<string, string>) => listingQuery('buy', 'phones', search) ?? {};

function given(search: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

describe('The address of a listing', () => {
  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['a search', { q: 'iphone 14' }],
    ['lists of ids', { brands: '3,1', categories: '10', business: '2' }],
    ['grades', { conditions: 'New,Good' }],
    ['prices', { min: '100', max: '599.99' }],
    ['flags', { in_stock: '1', on_sale: '1' }],
    ['attributes', { terms: 'Colour:Blue|Space Grey;Storage:128GB' }],
  ])('says what it was read from: %s', (_what, search) => {
    expect(given(listingSearch(read(search)))).toEqual(search);
  });

  it('names a sort unless it is the usual one', () => {
    expect(listingSearch({}, 'price_asc').sort).toBe('price_asc');
    expect(listingSearch({}, 'featured').sort).toBeUndefined();
  });
});

describe('A filter', () => {
  it('goes in and out of its list', () => {
    expect(toggled(undefined, 1)).toEqual([1]);
    expect(toggled([1], 2)).toEqual([1, 2]);
    expect(toggled([1, 2], 1)).toEqual([2]);
    expect(toggled([1], 1)).toBeUndefined();
  });

  it('leaves the other attributes alone', () => {
    const blue = toggledTerm(undefined, 'Colour', 'Blue');
    expect(blue).toEqual({ Colour: ['Blue'] });
    const both = toggledTerm(blue, 'Storage', '128GB');
    expect(toggledTerm(both, 'Colour', 'Blue')).toEqual({ Storage: ['128GB'] });
    expect(toggledTerm(blue, 'Colour', 'Blue')).toBeUndefined();
  });

  it('leaves the search and the category when all are cleared', () => {
    const filters = read({ q: 'pro', brands: '1', min: '5', terms: 'Colour:Blue' });
    expect(given(listingSearch(withoutFilters(filters)))).toEqual({ q: 'pro' });
  });
});
