import { shopMoment, shopTime } from '../stores/shop-time.ts';

/** A quarter of a year as it is written in an address: '2026-Q4'. */
export const QUARTER = /^20\d\d-Q[1-4]$/;

const MONTHS = 3;
const QUARTERS = 4;

const startOf = (year: number, quarter: number): Date =>
  shopMoment({ year, month: (quarter - 1) * MONTHS + 1, day: 1, weekday: 1, minutes: 0 }, 0);

/** When a quarter begins and ends, by the shop's clock. Undefined if it is none. */
export function quarterSpan(text: string): { from: Date; until: Date } | undefined {
  if (!QUARTER.test(text)) return undefined;
  const year = Number(text.slice(0, 4));
  const quarter = Number(text.slice(-1));
  const isLast = quarter === QUARTERS;
  return { from: startOf(year, quarter), until: isLast ? startOf(year + 1, 1) : startOf(year, quarter + 1) };
}

export function quarterOf(moment: Date): string {
  const { year, month } = shopTime(moment);
  return `${year}-Q${Math.ceil(month / MONTHS)}`;
}

/** The quarter of a moment and those before it, the newest first. */
export function lastQuarters(moment: Date, count: number): string[] {
  const { year, month } = shopTime(moment);
  const newest = year * QUARTERS + Math.ceil(month / MONTHS) - 1;
  return Array.from({ length: count }, (_, back) => {
    const at = newest - back;
    return `${Math.floor(at / QUARTERS)}-Q${(at % QUARTERS) + 1}`;
  });
}

/** 'October to December 2026' */
export function quarterWords(text: string): string {
  const names = ['January to March', 'April to June', 'July to September', 'October to December'];
  return `${names[Number(text.slice(-1)) - 1] ?? ''} ${text.slice(0, 4)}`;
}
