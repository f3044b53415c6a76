import { expect, it } from 'vitest';
import { offerTiles } from './offered-tiles.ts';

it.each([
  [
    ['buy', 'sell', 'repair'],
    [
      { line: 'buy', columns: 4 },
      { line: 'sell', columns: 4 },
      { line: 'repair', columns: 4 },
    ],
  ],
  [
    ['sell', 'repair'],
    [
      { line: 'sell', columns: 6 },
      { line: 'repair', columns: 6 },
    ],
  ],
  [['repair'], [{ line: 'repair', columns: 12 }]],
] as const)('with the lines %j the row is split like this', (lines, tiles) => {
  expect(offerTiles(lines)).toEqual(tiles);
});
