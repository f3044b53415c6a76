const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const words = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** How long ago, as people say it: 'a few minutes ago', '3 hours ago', 'yesterday'. */
export function lastSeen(time: string, now: Date): string {
  const ago = now.getTime() - Date.parse(time);
  if (ago < 10 * MINUTE) return 'a few minutes ago';
  if (ago < HOUR) return words.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return words.format(-Math.floor(ago / HOUR), 'hour');
  return words.format(-Math.floor(ago / DAY), 'day');
}
