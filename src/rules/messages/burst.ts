/** People write in several lines. A mail waits until they have paused this long. */
export const PAUSE_MS = 2 * 60_000;
/** Staff are told after this time even if the buyer goes on writing. */
export const LONGEST_WAIT_MS = 10 * 60_000;

/** The time of the mail about all messages that were written between these two moments. */
export const mailDueAt = ({ first, last }: { first: Date; last: Date }): Date =>
  new Date(Math.min(last.getTime() + PAUSE_MS, first.getTime() + LONGEST_WAIT_MS));
