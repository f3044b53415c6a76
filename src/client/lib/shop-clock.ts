import type { WallClock } from '#rules/stores/opening-hours.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What the clocks in the stores show, wherever the visitor is. */
export function shopClock(now: Date): WallClock {
  const read = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    weekday: WEEKDAYS.indexOf(read['weekday'] ?? '') + 1,
    minutes: Number(read['hour']) * 60 + Number(read['minute']),
  };
}
