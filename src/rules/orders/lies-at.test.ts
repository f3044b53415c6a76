import { describe, expect, it } from 'vitest';
import { isThere, liesWords } from './lies-at.ts';

const LEEDS = [{ name: 'Leeds', stock: 4 }];

describe('Goods at a counter', () => {
  it.each([
    [{ here: 2, rest: 0, others: LEEDS }, 2, true],
    [{ here: 1, rest: 1, others: LEEDS }, 2, true],
    [{ here: 1, rest: 0, others: LEEDS }, 2, false],
    [{ here: 0, rest: 0, others: LEEDS }, 1, false],
    [{ here: 0, rest: 0, others: [] }, 1, true],
  ])('%j: %i are there: %s', (lies, quantity, is) => {
    expect(isThere(lies, quantity)).toBe(is);
  });

  it('lie in places that are named', () => {
    expect(liesWords({ here: 2, rest: 1, others: LEEDS })).toBe('2 here, 1 in no store, 4 in Leeds');
    expect(liesWords({ here: 0, rest: 0, others: LEEDS })).toBe('None here, 4 in Leeds');
  });
});
