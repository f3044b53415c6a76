import { dayWords as dayOf } from '#rules/stores/day-words.ts';
import { shopTime } from '#rules/stores/shop-time.ts';
import { clockWords } from '#rules/stores/opening-hours.ts';

/** The shared words of a day, with its year where it is another one: 'Tue 17 Nov', 'Mon 17 Nov 2025'. */
export const dayWords = (moment: string | Date, now = new Date()): string => dayOf(moment, now);

/** 'Today, 9:41 AM' or 'Tue 17 Nov'. */
export function whenWords(moment: string, now: Date): string {
  const date = new Date(moment);
  const [then, today] = [shopTime(date), shopTime(now)];
  const isToday = then.year === today.year && then.month === today.month && then.day === today.day;
  if (!isToday) return dayWords(moment, now);
  const hours = String(Math.floor(then.minutes / 60)).padStart(2, '0');
  return `Today, ${clockWords(`${hours}:${String(then.minutes % 60).padStart(2, '0')}`)}`;
}

/** '5:32 PM today' or 'Tue 17 Nov'. */
export const byWords = (moment: string, now: Date) =>
  whenWords(moment, now).replace(/^Today, (.*)$/, '$1 today');
