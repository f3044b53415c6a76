import { addDays, dayText, shopTime } from '../stores/shop-time.ts';

export type DueGroup = 'late' | 'today' | 'tomorrow';

/** The group of a deadline in the queue of an office, by the days of London; undefined where it is later. */
export function dueGroup(due: Date, now: Date): DueGroup | undefined {
  if (due < now) return 'late';
  const [day, today] = [dayText(shopTime(due)), shopTime(now)];
  if (day === dayText(today)) return 'today';
  return day === dayText(addDays(today, 1)) ? 'tomorrow' : undefined;
}
