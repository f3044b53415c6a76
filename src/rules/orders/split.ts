import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';

/**
 * Splits an amount in proportion to the weights. The parts add up to the amount to the penny: each is the difference of
 * two rounded running sums. If all weights are zero, the parts are equal.
 */
export function splitPence(amount: Pence, weights: readonly number[]): Pence[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const used = whole === 0 ? weights.map(() => 1) : weights;
  const total = whole === 0 ? weights.length : whole;
  let seen = 0;
  let given = 0;
  return used.map((weight) => {
    seen += weight;
    const upTo = roundedShare(amount, seen, total);
    const part = upTo - given;
    given = upTo;
    return pence(part);
  });
}

/** The price of the next `units` of `quantity`, after `before` of them. One by one they add up to the amount. */
export function shareOfUnits(amount: Pence, quantity: number, before: number, units: number): Pence {
  return pence(roundedShare(amount, before + units, quantity) - roundedShare(amount, before, quantity));
}

/** `amount * part / whole` to the nearest penny. Products stay far below the largest exact number. */
export function roundedShare(amount: number, part: number, whole: number): number {
  const product = amount * part;
  if (!Number.isSafeInteger(product)) throw new RangeError('an amount is too large to be split');
  return Math.round(product / whole);
}
