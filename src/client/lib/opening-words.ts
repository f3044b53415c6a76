import type { Store } from '#contract/stores.ts';
import { clockWords, openState, type WallClock } from '#rules/stores/opening-hours.ts';

export const DAYS = [
  '',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** 'Open until 5 PM', 'Opens Monday, 9 AM', or why the store stays closed. */
export function openingWords(
  { opening_hours: hours, away }: Pick<Store, 'opening_hours'> & Partial<Pick<Store, 'away'>>,
  now: WallClock,
): { isOpen: boolean; words: string } {
  if (away) return { isOpen: false, words: away };
  const state = openState(hours, now);
  if (state.isOpen) return { isOpen: true, words: `Open until ${clockWords(state.until)}` };
  if (!state.opens || state.nextDay === undefined) return { isOpen: false, words: 'Closed' };
  const day = state.nextDay === now.weekday ? 'today' : DAYS[state.nextDay];
  return { isOpen: false, words: `Opens ${day}, ${clockWords(state.opens)}` };
}

/** A link to directions in the device's map app. */
export function directionsHref({ business_address, post_code }: Store): string {
  const query = new URLSearchParams({ api: '1', destination: `${business_address}, ${post_code}` });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}
