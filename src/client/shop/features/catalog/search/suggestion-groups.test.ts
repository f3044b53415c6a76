import { describe, expect, it } from 'vitest';
import type { Suggestions } from '#contract/catalog.ts';
import { lineToSearch, suggestionGroups } from './suggestion-groups.ts';

const totals = (buy: number, sell: number, repair: number): Suggestions['totals'] => [
  { line: 'buy', total: buy },
  { line: 'sell', total: sell },
  { line: 'repair', total: repair },
];

const found = (part: Partial<Suggestions>) => ({
  text: 'iphnoe',
  products: [],
  categories: [],
  brands: [],
  corrected: null,
  totals: totals(0, 0, 0),
  ...part,
});

const last = (part: Partial<Suggestions>) => suggestionGroups(found(part)).at(-1);

describe('The last group of suggestions', () => {
  it('counts what each line has, under the words that were meant, and leaves out a line with nothing', () => {
    expect(last({ corrected: 'iphone', totals: totals(1_250, 0, 3) })).toEqual({
      title: 'Everything for “iphone”',
      rows: [
        { href: '/buy/products/All/1?q=iphone', label: 'Devices to buy', line: 'buy', aside: '1,250' },
        { href: '/repair/products/All/1?q=iphone', label: 'Repairs', line: 'repair', aside: '3' },
      ],
    });
  });

  it('leads to what is near where no line has all the words', () => {
    const brands = [{ id: 1, name: 'Apple', slug: 'apple' }];
    expect(last({ brands })?.title).toBe('Near “iphnoe”');
  });

  it('leads to the lines themselves where nothing is even near', () => {
    const group = last({});
    expect(group?.title).toBe('Look through a line');
    expect(group?.rows.map(({ href }) => href)).toEqual([
      '/buy/products/All/1',
      '/sell/products/All/1',
      '/repair/products/All/1',
    ]);
  });
});

describe('A search without a choice', () => {
  it('stays in the line that the visitor is in', () => {
    expect(lineToSearch('repair', totals(9, 0, 2))).toBe('repair');
    expect(lineToSearch('sell', undefined)).toBe('sell');
    expect(lineToSearch('buy', totals(0, 0, 0))).toBe('buy');
  });

  it('goes to the first line that has something where that one has nothing', () => {
    expect(lineToSearch('sell', totals(0, 0, 2))).toBe('repair');
    expect(lineToSearch('repair', totals(4, 1, 0))).toBe('buy');
  });
});
