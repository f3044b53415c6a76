import { clockWords } from '../stores/opening-hours.ts';
import { shopTime } from '../stores/shop-time.ts';
import { dayWords } from '../stores/day-words.ts';

/** '2:03 PM'. */
export function timeWords(moment: Date): string {
  const { minutes } = shopTime(moment);
  return clockWords(`${Math.floor(minutes / 60)}:${minutes % 60}`);
}

/** 'at 2:03 PM', with the day if it is not today. */
export function whenWords(at: Date, now: Date): string {
  const clock = `at ${timeWords(at)}`;
  return dayWords(at, now) === dayWords(now, now) ? clock : `on ${dayWords(at, now)} ${clock}`;
}
