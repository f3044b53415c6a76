import { clockWords, openState, shortDay, type DayHours } from '#rules/stores/opening-hours.ts';
import { shopTime } from '#rules/stores/shop-time.ts';

/** 'Open until 6 PM', 'Closed now · opens at 9 AM', 'Closed now · opens Tue at 9 AM'. */
export function openWords(hours: readonly DayHours[], now: Date): string {
  const today = shopTime(now);
  const state = openState(hours, today);
  if (state.isOpen) return `Open until ${clockWords(state.until)}`;
  const { nextDay, opens } = state;
  if (nextDay === undefined || !opens) return 'Closed now';
  const day = nextDay === today.weekday ? '' : `${shortDay(nextDay)} `;
  return `Closed now · opens ${day}at ${clockWords(opens)}`;
}
