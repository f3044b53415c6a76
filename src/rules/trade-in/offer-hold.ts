const HOLD_DAYS = 14;
const DAY = 24 * 60 * 60_000;

/** Dates are those of the shop, wherever its visitor's clock stands. */
const dated = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});

/** The day until which an offer made now is paid: 'Sunday 29 November 2026'. */
export function holdWords(now: Date): string {
  return dated.format(new Date(now.getTime() + HOLD_DAYS * DAY)).replaceAll(',', '');
}
