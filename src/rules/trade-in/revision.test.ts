import { describe, expect, it } from 'vitest';
import { pence } from '../money/money.ts';
import { betterOffer, otherCut, priceOf, revisedOffer } from './revision.ts';
import { USUAL_TERMS } from './terms.ts';

const old = { cash: pence(31500), voucher: pence(34700) };
const cuts = (...amounts: number[]) => amounts.map((amount) => pence(amount));

describe('a revised offer', () => {
  it.each([
    { why: 'two cuts', off: [3000, 2000], cash: 26500, voucher: 29200, rounding: 0 },
    { why: 'rounded to five pounds', off: [3120], cash: 28500, voucher: 31400, rounding: 120 },
    { why: 'held at the floor', off: [40000], cash: 500, voucher: 600, rounding: 9000 },
  ])('$why', ({ off, cash, voucher, rounding }) => {
    expect(revisedOffer(old, cuts(...off), USUAL_TERMS)).toEqual({ offer: { cash, voucher }, rounding });
  });

  it('is none if nothing is left of the cuts after rounding', () => {
    expect(revisedOffer(old, cuts(200), USUAL_TERMS)).toBeUndefined();
  });
});

describe('what a cut takes off besides its reasons', () => {
  it.each([
    { why: 'nothing, in cash', before: 31500, after: 26500, other: 0 },
    { why: 'a part of the voucher’s extra', before: 34700, after: 29200, other: 500 },
    { why: 'less, where the floor holds it', before: 34700, after: 30000, other: -300 },
  ])('$why', ({ before, after, other }) => {
    expect(otherCut(before, after, [3000, 2000])).toBe(other);
  });
});

describe('a better offer', () => {
  const highest = { cash: pence(40000), voucher: pence(44000) };
  it.each([
    [31500, old],
    [35000, { cash: 35000, voucher: 38500 }],
    [40000, { cash: 40000, voucher: 44000 }],
    [40001, undefined],
    [31499, undefined],
    [0, undefined],
  ])('of %i pence', (cash, offer) => {
    expect(betterOffer(old, highest, pence(cash), USUAL_TERMS)).toEqual(offer);
  });
});

it('is paid by the payout that was chosen', () => {
  expect([priceOf(old, 'bank'), priceOf(old, 'voucher')]).toEqual([31500, 34700]);
});
