import { clockWords, openState, shortDay, type DayHours } from '#rules/stores/opening-hours.ts';
import { shopTime } from '#rules/stores/shop-time.ts';

/** 'open until 6 PM', 'closed now, opens Tue 9 AM to 6 PM'. */
export function openWords(hours: readonly DayHours[], now: Date): string {
  const today = shopTime(now);
  const state = openState(hours, today);
  if (state.isOpen) return `open until ${clockWords(state.until)}`;
  const { nextDay, opens } = state;
  const closes = hours.find(({ weekday }) => weekday === nextDay)?.closes;
  if (nextDay === undefined || !opens || !closes) return 'closed now';
  const day = nextDay === today.weekday ? 'today' : shortDay(nextDay);
  return `closed now, opens ${day} ${clockWords(opens)} to ${clockWords(closes)}`;
}
