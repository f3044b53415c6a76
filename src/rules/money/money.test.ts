import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount, formatPence, formatSum, pence, penceFromPounds, poundsFromPence } from './money.ts';

describe('money', () => {
  it.each([
    [17.99, 1799],
    [0.1 + 0.2, 30],
    [479.99, 47999],
    [1.005, 100],
    [0, 0],
  ])('%d pounds are %d pence', (pounds, expected) => {
    expect(penceFromPounds(pounds)).toBe(expected);
  });

  it('comes back as the pounds it was', () => {
    for (let amount = 0; amount < 20_000; amount += 7) {
      expect(penceFromPounds(poundsFromPence(pence(amount)))).toBe(amount);
    }
  });

  it('refuses a fraction of a penny', () => {
    expect(() => pence(0.5)).toThrow(RangeError);
    expect(() => pence(Number.NaN)).toThrow(RangeError);
  });

  it.each([
    [28900, '£289'],
    [1799, '£17.99'],
    [124900, '£1,249'],
    [0, '£0'],
  ])('%d pence read %s', (amount, text) => {
    expect(formatPence(pence(amount))).toBe(text);
  });

  it.each([
    [300, '£3.00'],
    [3098, '£30.98'],
    [124900, '£1,249.00'],
  ])('%d pence read %s in a column of sums', (amount, text) => {
    expect(formatSum(pence(amount))).toBe(text);
  });

  it('is written as the country writes it', () => {
    const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
    const counted = new Intl.NumberFormat('en-GB');
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
        expect(formatSum(pence(amount))).toBe(exact.format(amount / 100));
        expect(formatPence(pence(amount))).toBe(exact.format(amount / 100).replace('.00', ''));
        expect(formatCount(amount)).toBe(counted.format(amount));
      }),
    );
  });
});
