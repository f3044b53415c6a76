const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface TimeLeft {
  /** From days to seconds, two digits each. Days only if there are any: ['76d', '05', '42', '18']. */
  parts: string[];
  /** For screen readers, without seconds: '76 days and 5 hours left'. */
  words: string;
}

const two = (value: number) => String(value).padStart(2, '0');
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/**
 * When an offer ends. A repeating offer ends every given number of days after its first end, so its next end is always
 * in the future.
 */
export function offerEnd(
  {
    ends_at: first,
    ends_again_days: days,
  }: { ends_at?: string | undefined; ends_again_days?: number | undefined },
  now: number,
): string | undefined {
  const end = Date.parse(first ?? '');
  if (days === undefined || Number.isNaN(end) || end > now) return first;
  const rounds = Math.floor((now - end) / (days * DAY)) + 1;
  return new Date(end + rounds * days * DAY).toISOString();
}

/** The time until a moment; undefined if it has passed or is no valid time. */
export function timeLeft(end: string | undefined, now: number): TimeLeft | undefined {
  const left = Date.parse(end ?? '') - now;
  if (Number.isNaN(left) || left <= 0) return undefined;
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = Math.floor((left % MINUTE) / SECOND);
  const clock = [hours, minutes, seconds].map(two);
  const [large, small] =
    days > 0
      ? [counted(days, 'day'), counted(hours, 'hour')]
      : [counted(hours, 'hour'), counted(minutes, 'minute')];
  return { parts: days > 0 ? [`${days}d`, ...clock] : clock, words: `${large} and ${small} left` };
}
