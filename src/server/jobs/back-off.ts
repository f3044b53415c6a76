/** With the waits below this lasts half a day to a day, longer than most outages of mail servers. */
export const RETRY_LIMIT = 12;

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 60 * 60_000;

/**
 * How long to wait after a number of failed tries. The wait doubles each time, less a random part of up to half, so
 * that jobs that failed together are not retried together. `chance` is from 0 to 1.
 */
export function retryWait(tries: number, chance: number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
  return Math.round(longest / 2 + (chance * longest) / 2);
}
