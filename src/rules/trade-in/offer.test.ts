import { describe, expect, it } from 'vitest';
import { pence } from '../money/money.ts';
import { tradeInOffer } from './offer.ts';
import { USUAL_TERMS } from './terms.ts';

describe('a trade-in offer', () => {
  it.each([
    { why: 'the best', best: 49500, off: 0, cash: 49500, voucher: 54400 },
    { why: 'a grade lower', best: 49500, off: -5000, cash: 44500, voucher: 49000 },
    { why: 'rounded to five pounds', best: 20000, off: -1260, cash: 18500, voucher: 20400 },
    { why: 'rounded up at half', best: 20000, off: -1250, cash: 19000, voucher: 20900 },
    { why: 'never below the floor', best: 10000, off: -20000, cash: 500, voucher: 600 },
    { why: 'more for more storage', best: 20000, off: 4000, cash: 24000, voucher: 26400 },
  ])('$why', ({ best, off, cash, voucher }) => {
    const stated = { cash: pence(best), voucher: pence(54400) };
    expect(tradeInOffer(stated, pence(off), USUAL_TERMS)).toEqual({ cash, voucher });
  });
});
