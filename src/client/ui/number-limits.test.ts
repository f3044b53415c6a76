import { describe, expect, it } from 'vitest';
import { clamp, orderedPair, wholeWithin } from './number-limits.ts';

describe('clamp', () => {
  it('keeps the lower limit when the upper one lies below it', () => {
    expect(clamp(5, 1, 0)).toBe(1);
  });
});

describe('wholeWithin', () => {
  it.each([
    ['3', 3],
    ['0', 1],
    ['-4', 1],
    ['250', 12],
    ['2.9', 2],
    ['1e9', 12],
    ['', 7],
    ['  ', 7],
    ['two', 7],
  ])('reads %j as %d between 1 and 12, last value 7', (text, expected) => {
    expect(wholeWithin(text, 1, 12, 7)).toBe(expected);
  });
});

describe('orderedPair', () => {
  it('leaves an ordered pair alone', () => {
    expect(orderedPair([100, 600], 'low', 0, 1000)).toEqual([100, 600]);
  });
  it('stops the low end at the high one', () => {
    expect(orderedPair([700, 600], 'low', 0, 1000)).toEqual([600, 600]);
  });
  it('stops the high end at the low one', () => {
    expect(orderedPair([300, 200], 'high', 0, 1000)).toEqual([300, 300]);
  });
  it('stays within the limits', () => {
    expect(orderedPair([-5, 5000], 'high', 0, 1000)).toEqual([0, 1000]);
  });
});
