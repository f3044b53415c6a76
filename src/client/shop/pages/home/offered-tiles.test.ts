import { expect, it } from 'vitest';
import { offerTiles } from './offered-tiles.ts';

it.each([
  [
    true,
    [
      { line: 'buy', columns: 4 },
      { line: 'sell', columns: 4 },
      { line: 'repair', columns: 4 },
    ],
  ],
  [
    false,
    [
      { line: 'sell', columns: 6 },
      { line: 'repair', columns: 6 },
    ],
  ],
])('while the site sells (%s) the row is split like this', (isActive, tiles) => {
  expect(offerTiles(isActive)).toEqual(tiles);
});
