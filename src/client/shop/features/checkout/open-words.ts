import { clockWords, openState, type DayHours } from '#rules/stores/opening-hours.ts';
import { shopTime } from '#rules/stores/shop-time.ts';

/** 'open until 6 PM', 'closed now'. */
export function openWords(hours: readonly DayHours[], now: Date): string {
  const state = openState(hours, shopTime(now));
  return state.isOpen ? `open until ${clockWords(state.until)}` : 'closed now';
}
