import { dayText, shopTime } from '../stores/shop-time.ts';

const MONTHS_A_YEAR = 12;

/** The months of '999 years', the longest warranty that words can name. */
export const MOST_WARRANTY_MONTHS = 999 * MONTHS_A_YEAR;

/**
 * The months in words such as '12 months', '24-month warranty' or '2 years'; null if they name none. Words of a
 * product may change at any time, so an order reads them once, when it is placed.
 */
export function warrantyMonths(words: string): number | null {
  const [, count, unit] = /\b(\d{1,3})[\s-]*(month|year)/i.exec(words) ?? [];
  const months = Number(count ?? 0) * (unit?.toLowerCase() === 'year' ? MONTHS_A_YEAR : 1);
  return months > 0 ? months : null;
}

/**
 * The last day of a warranty of so many months, such as '2027-02-28'. A month without the day of the beginning ends
 * earlier, as in the database.
 */
export function warrantyEnd(months: number, from: Date): string {
  const { year, month, day, ...rest } = shopTime(from);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return dayText({
    ...rest,
    year: first.getUTCFullYear(),
    month: first.getUTCMonth() + 1,
    day: Math.min(day, lastDay),
  });
}
