import { shopMoment } from './shop-time.ts';

const HUNDREDTHS = 100;
const YEAR_MS = 366 * 86_400_000;

/** Commission is kept in hundredths of a percent. */
export const bpsOf = (percent: number): number => Math.round(percent * HUNDREDTHS);
export const percentOf = (bps: number): number => bps / HUNDREDTHS;

/** The moment from which a commission counts that begins on this day; undefined where it counts at once. */
export function commissionStart(day: string | undefined, now: Date): Date | undefined {
  if (day === undefined) return undefined;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const start = shopMoment({ year, month, day: date, weekday: 1, minutes: 0 }, 0);
  return start > now ? start : undefined;
}

/** The error of the day from which a commission counts; undefined if it is valid. */
export function commissionDayError(day: string | undefined, now: Date): string | undefined {
  const start = commissionStart(day, now);
  return start && start.getTime() - now.getTime() > YEAR_MS ? 'At most a year ahead' : undefined;
}
