import { addDays, dayText, shopMoment, shopTime } from '../stores/shop-time.ts';

/** How many days the sales of an office show, and how many before them are compared. */
export const SALES_DAYS = 30;

/** The first moment that both spans need: midnight in London, sixty days with today. */
export const salesFrom = (now: Date): Date => shopMoment(addDays(shopTime(now), 1 - 2 * SALES_DAYS), 0);

export interface SalesOfDay {
  /** '2026-11-17', in London. */
  day: string;
  /** Pence. */
  sales: number;
  orders: number;
}

export interface ComparedSales {
  days: (SalesOfDay & { before: SalesOfDay })[];
  total: Omit<SalesOfDay, 'day'>;
  before: Omit<SalesOfDay, 'day'>;
}

/** The last thirty days, today last, each beside the day thirty days before it. A day without sales is zero. */
export function compareSales(known: readonly SalesOfDay[], now: Date): ComparedSales {
  const byDay = new Map(known.map((one) => [one.day, one]));
  const today = shopTime(now);
  const at = (daysAgo: number): SalesOfDay => {
    const day = dayText(addDays(today, -daysAgo));
    return byDay.get(day) ?? { day, sales: 0, orders: 0 };
  };
  const days = Array.from({ length: SALES_DAYS }, (_, index) => {
    const ago = SALES_DAYS - 1 - index;
    return { ...at(ago), before: at(ago + SALES_DAYS) };
  });
  return { days, total: sumOf(days), before: sumOf(days.map(({ before }) => before)) };
}

const sumOf = (days: readonly SalesOfDay[]) => ({
  sales: days.reduce((sum, one) => sum + one.sales, 0),
  orders: days.reduce((sum, one) => sum + one.orders, 0),
});
