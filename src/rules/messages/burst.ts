/** People write in several lines. A mail waits until they have paused this long. */
export const PAUSE_MS = 2 * 60_000;
/** Whoever never pauses is told of the first line after this long. */
export const LONGEST_WAIT_MS = 10 * 60_000;

/** When one mail tells about all messages that were written between these two moments. */
export const mailDueAt = ({ first, last }: { first: Date; last: Date }): Date =>
  new Date(Math.min(last.getTime() + PAUSE_MS, first.getTime() + LONGEST_WAIT_MS));
