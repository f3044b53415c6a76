import { describe, expect, it } from 'vitest';
import { pence } from '../money/money.ts';
import type { AskedQuestion } from '../catalog/questions.ts';
import { tradeInQuote } from './quote.ts';
import { USUAL_TERMS } from './terms.ts';

const question = (
  id: number,
  kind: AskedQuestion['kind'],
  isRequired: boolean,
  prices: readonly number[],
): AskedQuestion => ({
  id,
  kind,
  isRequired,
  options: prices.map((price, index) => ({ id: id * 10 + index, price: pence(price) })),
});

const storage = question(1, 'single', true, [-2000, 0, 3500]);
const grade = question(2, 'single', true, [0, -5000, -27000]);
const extras = question(3, 'multiple', false, [500, 0, -300]);
const network = question(4, 'single', false, [-1000, 200]);
const words = question(5, 'text', false, []);
const all = [storage, grade, extras, network, words];
const best = { cash: pence(40000), voucher: pence(44000) };

describe('a trade-in quote', () => {
  it.each([
    { why: 'nothing answered', answers: {}, cash: 40000, low: 9500, high: 44000, open: 4 },
    { why: 'a better spec', answers: { 1: [12] }, cash: 43500, low: 15000, high: 44000, open: 3 },
    { why: 'a worse grade', answers: { 2: [21] }, cash: 35000, low: 31500, high: 39000, open: 3 },
    { why: 'a tick', answers: { 3: [30] }, cash: 40500, low: 10500, high: 44000, open: 3 },
    {
      why: 'all answered',
      answers: { 1: [10], 2: [21], 3: [30, 31], 4: [40] },
      cash: 32500,
      low: 32500,
      high: 32500,
      open: 0,
    },
  ])('$why', ({ answers, cash, low, high, open }) => {
    const quote = tradeInQuote(best, all, answers, USUAL_TERMS);
    expect(quote.offer.cash).toBe(cash);
    expect(quote.lowest.cash).toBe(low);
    expect(quote.highest.cash).toBe(high);
    expect(quote.open).toBe(open);
  });

  it('names each answer that moves the price, in the order of the questions', () => {
    const { lines } = tradeInQuote(best, all, { 3: [31, 30], 2: [22], 1: [11] }, USUAL_TERMS);
    expect(lines).toEqual([
      { questionId: 2, optionId: 22, amount: -27000 },
      { questionId: 3, optionId: 30, amount: 500 },
    ]);
  });

  it.each([
    { why: 'nothing to round', answers: { 2: [21] }, rounding: 0 },
    { why: 'rounded to five pounds', answers: { 3: [32] }, rounding: -200 },
    { why: 'held at the floor', answers: { 2: [22], 4: [40] }, cash: 20000, rounding: 8500 },
  ])('$why', ({ answers, cash = 40000, rounding }) => {
    const { offer, lines, ...quote } = tradeInQuote(
      { ...best, cash: pence(cash) },
      all,
      answers,
      USUAL_TERMS,
    );
    expect(quote.rounding).toBe(rounding);
    expect(cash + lines.reduce((sum, { amount }) => sum + amount, 0) + quote.rounding).toBe(offer.cash);
  });

  it.each([
    { why: 'one must be ticked: at least the dearest cut', prices: [-700, -1000], low: 38500, high: 39500 },
    { why: 'one must be ticked: at least the smallest gain', prices: [500, 1000], low: 40500, high: 41500 },
    { why: 'nothing to choose from', prices: [], low: 40000, high: 40000 },
  ])('a required multiple choice: $why', ({ prices, low, high }) => {
    const quote = tradeInQuote(best, [question(6, 'multiple', true, prices)], {}, USUAL_TERMS);
    expect([quote.lowest.cash, quote.highest.cash]).toEqual([low, high]);
  });
});
