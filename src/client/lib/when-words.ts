import { dateWords, shopTime } from '#rules/stores/shop-time.ts';
import { clockWords } from '#rules/stores/opening-hours.ts';

/** 'Tue 17 Nov', or 'Mon 17 Nov 2025' in another year: the dates of orders and their papers. */
export function dayWords(moment: string, now = new Date()): string {
  const date = new Date(moment);
  const { year } = shopTime(date);
  return `${dateWords(date)}${year === shopTime(now).year ? '' : ` ${year}`}`;
}

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
