import { describe, expect, it } from 'vitest';
import { readColumns } from '#rules/office/list-columns.ts';
import { chooseAnew, chosenColumns, firstKeys, gridOf, moveKey, type Column } from './columns.ts';

const cell = () => null;
const COLUMNS: Column<never>[] = [
  { key: 'name', head: 'Name', kind: 'main', track: '1fr', cell },
  { key: 'price', head: 'Price', track: [80, 90, 100], cell },
  { key: 'sold', head: 'Sold', track: 50, from: 1200, cell },
  { key: 'sku', head: 'SKU', kind: 'extra', track: 130, cell },
  { key: 'next', head: 'Next', track: 90, below: 960, kind: 'last', cell },
];
const keysOf = (chosen?: readonly string[]) => chosenColumns(COLUMNS, chosen).map(({ key }) => key);

describe('The columns of a list', () => {
  it('are the default ones until a person chooses', () => {
    expect(firstKeys(COLUMNS)).toEqual(['name', 'price', 'sold']);
    expect(keysOf()).toEqual(['name', 'price', 'sold', 'next']);
  });

  it('follow the choice in its order, always with the main one and the buttons', () => {
    expect(keysOf(['sku', 'name'])).toEqual(['sku', 'name', 'next']);
    expect(keysOf(['price'])).toEqual(['name', 'price', 'next']);
    expect(keysOf(['secret', 'next', 'name'])).toEqual(['name', 'next']);
  });

  it('move by one place, and stay at the ends', () => {
    expect(moveKey(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moveKey(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moveKey(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  });

  it('of another tab stay chosen', () => {
    expect(chooseAnew(COLUMNS, ['name', 'placed'], ['name', 'sku'])).toEqual(['name', 'sku', 'placed']);
  });

  it('are read from an address only as we write them', () => {
    expect(readColumns('name.last_order')).toEqual({ cols: 'name.last_order' });
    for (const wrong of ['', 'name.', 'name.name', 'Name', 'name,sku', 7, undefined, 'a.'.repeat(40)])
      expect(readColumns(wrong)).toEqual({});
  });
});

describe('The grid of a list', () => {
  const shown = chosenColumns(COLUMNS, ['name', 'price', 'sold', 'sku']);

  it.each([
    [768, ['name', 'price', 'sku', 'next']],
    [960, ['name', 'price', 'sku']],
    [1200, ['name', 'price', 'sold', 'sku']],
  ] as const)('from %i pixels on has the columns of that layout', (layout, keys) => {
    const { columns, tracks } = gridOf(shown, layout, true);
    expect(columns.map(({ key }) => key)).toEqual(keys);
    // A width for each column, and one for the ticks.
    expect(tracks.split(' ')).toHaveLength(keys.length + 1);
  });

  it('gives every row the same widths, with any content', () => {
    expect(gridOf(shown, 1200, false).tracks).toBe('minmax(190px,1fr) 100px 50px 130px');
  });

  it('scrolls sideways only if its columns do not fit', () => {
    expect(gridOf(shown, 768, true).scrolls).toBe(false);
    const many = Array.from(
      { length: 8 },
      (_, at) => ({ ...COLUMNS[3], key: `extra_${at}` }) as Column<never>,
    );
    const wide = gridOf([...shown, ...many], 1200, true);
    expect(wide.scrolls).toBe(true);
    expect(wide.least).toBeGreaterThan(984);
  });
});
