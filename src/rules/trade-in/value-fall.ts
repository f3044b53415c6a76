import type { Pence } from '../money/money.ts';

/** When to tell a customer that the value of their device falls. One of the two is set. */
export interface FallWish {
  /** Once the value is below this. */
  below: Pence | null;
  /** Once the value is this much lower than it was. */
  step: Pence | null;
  /**
   * The value that a fall counts from: the value at the time of the wish or of the last mail, or a higher one
   * since then.
   */
  reference: Pence;
}

/**
 * The effect of today's value on a wish. After a mail, and after a rise, later falls count from the new
 * value. So each fall is mailed once; with `below`, the value must rise above the limit before a second mail.
 */
export function afterValue(
  { below, step, reference }: FallWish,
  value: Pence,
): { tells: boolean; reference: Pence } {
  const tells =
    below !== null ? value < below && reference >= below : step !== null && reference - value >= step;
  return { tells, reference: tells || value > reference ? value : reference };
}

/** The most wishes that one account may have. */
export const MOST_REMINDERS = 50;
