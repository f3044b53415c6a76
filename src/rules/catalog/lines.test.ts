import { describe, expect, it } from 'vitest';
import { categoryLine, isLine, lineCode, lineFromCode } from './lines.ts';

describe('lines', () => {
  it.each([
    [1, 'buy'],
    [2, 'sell'],
    [3, 'repair'],
    [0, 'repair'],
    [7, 'repair'],
  ])('is_active_for %d means %s', (code, line) => {
    expect(lineFromCode(code)).toBe(line);
  });

  it('goes to its code and back', () => {
    expect((['buy', 'sell', 'repair'] as const).map((line) => lineFromCode(lineCode(line)))).toEqual([
      'buy',
      'sell',
      'repair',
    ]);
    expect(isLine('rent')).toBe(false);
  });

  it.each([
    [{ buy: true, sell: true, repair: true }, 'buy'],
    [{ buy: false, sell: true, repair: true }, 'sell'],
    [{ buy: false, sell: false, repair: true }, 'repair'],
    [{ buy: false, sell: false, repair: false }, 'buy'],
  ])('a category active for %o links to %s', (active, line) => {
    expect(categoryLine(active)).toBe(line);
  });
});
