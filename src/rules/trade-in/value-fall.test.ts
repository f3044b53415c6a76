import { describe, expect, it } from 'vitest';
import { pence } from '../money/money.ts';
import { afterValue } from './value-fall.ts';

/** The values that are mailed, of a series of values. */
function told(
  wish: { below?: number; step?: number; reference: number },
  values: readonly number[],
): number[] {
  const { below, step } = wish;
  let reference = pence(wish.reference);
  return values.filter((value) => {
    const after = afterValue(
      {
        below: below === undefined ? null : pence(below),
        step: step === undefined ? null : pence(step),
        reference,
      },
      pence(value),
    );
    reference = after.reference;
    return after.tells;
  });
}

describe('A value below an amount', () => {
  it.each([
    ['is not told while it is that amount', [250, 200, 200], []],
    ['is told once', [190, 190, 180, 100], [190]],
    ['is told again after it was back', [190, 200, 199], [190, 199]],
    ['is not told again after it rose to less', [150, 190, 180], [150]],
  ])('%s', (_what, values, expected) => {
    expect(told({ below: 200, reference: 250 }, values)).toEqual(expected);
  });
});

describe('A value that falls by an amount', () => {
  it.each([
    ['is not told for less', [240, 231], []],
    ['is told when several falls add up', [240, 230, 225], [230]],
    ['is told once for each fall', [230, 230, 210, 200, 190], [230, 210, 190]],
    ['counts from the highest value since', [300, 285, 280], [280]],
    ['counts from the last mail when it rises a little', [230, 235, 220, 215], [230, 215]],
  ])('%s', (_what, values, expected) => {
    expect(told({ step: 20, reference: 250 }, values)).toEqual(expected);
  });
});
