import type { Pence } from '../money/money.ts';

/** When to tell somebody that the value of their device falls. One of the two is set. */
export interface FallWish {
  /** Once the value is below this. */
  below: Pence | null;
  /** Once the value is this much lower than it was. */
  step: Pence | null;
  /** The value that a fall counts from: of when it was asked for, of the last mail, or a higher one since then. */
  reference: Pence;
}

/**
 * What a value of today means for a wish. After a mail, and after a rise, later falls count from the new value. So each
 * fall is told once, and with `below` again only after the value was back.
 */
export function afterValue(
  { below, step, reference }: FallWish,
  value: Pence,
): { tells: boolean; reference: Pence } {
  const tells =
    below !== null ? value < below && reference >= below : step !== null && reference - value >= step;
  return { tells, reference: tells || value > reference ? value : reference };
}

/** The most that one account may wait for. */
export const MOST_REMINDERS = 50;
