import { describe, expect, it } from 'vitest';
import { listingQuery, navbarCalls, requests } from './first-calls.ts';
import { firstCalls } from './pages.ts';

it('the bar asks for the categories that it is given, of level 0 alone, and for nothing without any', () => {
  const tree = [
    { id: 1, level: 0 },
    { id: 7, level: 1 },
    { id: 2, level: 0 },
  ];
  expect(navbarCalls(tree)).toEqual([requests.navbar([1, 2])]);
  expect(requests.navbar([1, 2]).query).toEqual({ where_in_col: 'id', where_in_value: '1,2' });
  expect(navbarCalls([])).toEqual([]);
});

describe('the filters of a listing address', () => {
  it('are read as the call takes them', () => {
    const search = {
      brands: '3,4',
      conditions: 'Good,New',
      min: '99.50',
      terms: 'Colour:Blue|Black;Storage:128GB',
      q: ' x ',
    };
    expect(listingQuery('buy', 'phones', search)).toMatchObject({
      is_active_for: '1',
      category: 'phones',
      brand_ids: [3, 4],
      conditions: ['New', 'Good'],
      min_price: 99.5,
      terms: { Colour: ['Blue', 'Black'], Storage: ['128GB'] },
      q: 'x',
    });
  });

  it('take a search literally where the address says so, and nothing where there is no search', () => {
    expect(listingQuery('buy', 'All', { q: 'x', literal: '1' })).toMatchObject({ q: 'x', literal: true });
    expect(listingQuery('buy', 'All', { literal: '1' }).literal).toBeUndefined();
  });

  it('leave names alone that are no filters', () => {
    const fromMail: Record<string, string> = { utm_source: 'mail' };
    expect(listingQuery('sell', 'All', fromMail)).toMatchObject({
      is_active_for: '2',
      category: undefined,
    });
  });

  it.each([
    { brands: 'abc' },
    { brands: '0' },
    { business: '1;drop' },
    { conditions: 'Broken' },
    { min: '-1' },
    { max: '1e9' },
    { terms: 'Colour' },
    { terms: '__proto__:x' },
    { business: '1,2' },
    { in_stock: 'yes' },
    { min: 'zz', literal: 'true' },
    { terms: '{' },
  ])('%o is no filter, since it can not be read', (search) => {
    expect(listingQuery('buy', 'All', search)).toEqual(listingQuery('buy', 'All', {}));
    expect(listingQuery('buy', 'All', { ...search, categories: '3', q: 'x' })).toMatchObject({
      category_ids: [3],
      q: 'x',
    });
  });

  it('a search text that is too long is cut', () => {
    expect(listingQuery('buy', 'All', { q: 'x'.repeat(121) }).q).toBe('x'.repeat(120));
  });

  it('an unknown sort is the usual one', () => {
    const address = { page: 'listing', line: 'buy', category: 'All', number: 1 } as const;
    expect(firstCalls(address, { sort: 'best' })).toEqual(firstCalls(address, {}));
    expect(firstCalls(address, { sort: 'newest' })).toHaveLength(2);
  });
});
