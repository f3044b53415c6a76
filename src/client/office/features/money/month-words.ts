import { shopTime } from '#rules/stores/shop-time.ts';

const WORDS = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const MONTHS_BACK = 24;

/** '2026-11' in the shop's time zone. */
export function monthOf(now: Date): string {
  const { year, month } = shopTime(now);
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** 'November 2026'. */
export const monthWords = (month: string): string => WORDS.format(new Date(`${month}-15T12:00:00Z`));

/** The months that can be chosen, the newest first. A requested month is among them at any age. */
export function monthChoices(now: Date, asked: string): { value: string; label: string }[] {
  const { year, month } = shopTime(now);
  const months = Array.from({ length: MONTHS_BACK }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 15)).toISOString().slice(0, 7),
  );
  return [...months, ...(months.includes(asked) ? [] : [asked])].map((value) => ({
    value,
    label: monthWords(value),
  }));
}
