import { addDays, dayText, shopTime } from './shop-time.ts';

/** The first and the last day, such as '2026-12-24', in London. Without a last day it lasts until it is ended. */
export interface Holiday {
  from: string;
  to: string | null;
}

export const LONGEST_HOLIDAY_DAYS = 90;
const YEAR_DAYS = 366;
const DAY_MS = 86_400_000;

/** Whether a business sells nothing now. */
export function isOnHoliday(holiday: Holiday | null, now: Date): boolean {
  const today = dayText(shopTime(now));
  return holiday !== null && isHolidayOn(holiday, today);
}

export const isHolidayOn = ({ from, to }: Holiday, day: string): boolean =>
  from <= day && (to === null || day <= to);

/** The errors of the days of a holiday, by field. */
export function holidayErrors({ from, to }: Holiday, now: Date): { from?: string; to?: string } {
  const today = shopTime(now);
  if (from === '') return { from: 'Required' };
  if (to === '') return { to: 'Required' };
  if (to !== null && to < from) return { to: 'It must not end before it begins' };
  if (to !== null && to < dayText(today)) return { to: 'These days are over' };
  if (from > dayText(addDays(today, YEAR_DAYS))) return { from: 'At most a year ahead' };
  if (to === null) return {};
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days > LONGEST_HOLIDAY_DAYS ? { to: `At most ${LONGEST_HOLIDAY_DAYS} days` } : {};
}
