import type { QuestionRole } from '../catalog/questions.ts';
import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';

/** A grade factor of 10,000 leaves the whole price. */
export const WHOLE_FACTOR = 10_000;

/** An answer with its effect on the price: an amount, or for a grade a factor. */
export interface AmountOption {
  price: Pence;
  /** Of a grade: its share of the price for model and spec, in hundredths of a percent. Null: `price` is taken. */
  factor?: number | null | undefined;
}

/** How much an answer changes the offer for a device with this price for model and spec. */
export const amountOf = ({ price, factor }: AmountOption, base: number): Pence =>
  typeof factor === 'number' ? pence(Math.round((base * (factor - WHOLE_FACTOR)) / WHOLE_FACTOR)) : price;

/**
 * How much each answer changes the offer. A grade with a factor multiplies the price of the model with its
 * spec.
 */
export function answerAmounts(
  best: Pence,
  chosen: readonly (AmountOption & { role: QuestionRole | null })[],
): Pence[] {
  const specs = chosen.filter(({ role }) => role === 'spec').reduce((sum, { price }) => sum + price, 0);
  return chosen.map((option) => amountOf(option, best + specs));
}
