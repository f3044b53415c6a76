/** Date and time in the shop's time zone. */
export interface ShopTime {
  year: number;
  month: number;
  day: number;
  /** 1 Monday to 7 Sunday. */
  weekday: number;
  /** Since midnight. */
  minutes: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const FRIDAY = 5;
const [MARCH, OCTOBER] = [2, 9];

/**
 * Calculated by hand, since the first use of Intl's calendar blocks a slow phone for a tenth of a second. Summer time
 * is from the last Sunday of March to the last Sunday of October, at one o'clock UTC.
 */
export function shopTime(moment: Date): ShopTime {
  const at = moment.getTime();
  const year = moment.getUTCFullYear();
  const isSummer = at >= clockChange(year, MARCH) && at < clockChange(year, OCTOBER);
  const wall = at + (isSummer ? HOUR_MS : 0);
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS;
  return { ...calendarDay(midnight), minutes: Math.floor((wall - midnight) / MINUTE_MS) };
}

function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return lastDay.getTime() - lastDay.getUTCDay() * DAY_MS + HOUR_MS;
}

function calendarDay(utc: number): Omit<ShopTime, 'minutes'> {
  const date = new Date(utc);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay() === 0 ? 7 : date.getUTCDay(),
  };
}

export function addDays({ year, month, day, minutes }: ShopTime, days: number): ShopTime {
  return { ...calendarDay(Date.UTC(year, month - 1, day) + days * DAY_MS), minutes };
}

export const isWorkingDay = ({ weekday }: ShopTime) => weekday <= FRIDAY;

/** The moment of this day and minutes since midnight, in the shop's time zone. */
export function shopMoment({ year, month, day }: ShopTime, minutes: number): Date {
  const asUtc = Date.UTC(year, month - 1, day) + minutes * 60_000;
  // London is at most an hour ahead of UTC.
  const shown = shopTime(new Date(asUtc));
  const ahead = (shown.minutes - (minutes % (24 * 60)) + 24 * 60) % (24 * 60);
  return new Date(asUtc - ahead * 60_000);
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const weekdayOf = ({ weekday }: ShopTime): string => WEEKDAYS[weekday - 1] ?? '';
const monthOf = ({ month }: ShopTime): string => MONTHS[month - 1] ?? '';

const two = (value: number) => String(value).padStart(2, '0');

/** '2026-11-17'. */
export const dayText = ({ year, month, day }: ShopTime): string => `${year}-${two(month)}-${two(day)}`;

/** 'Tue 17 Nov'. */
export function dateWords(moment: Date): string {
  const at = shopTime(moment);
  // In British English only September is shortened to four letters.
  const month = monthOf(at) === 'September' ? 'Sept' : monthOf(at).slice(0, 3);
  return `${weekdayOf(at).slice(0, 3)} ${at.day} ${month}`;
}

/** '17 November 2026'. */
export function longDateWords(moment: Date): string {
  const at = shopTime(moment);
  return `${at.day} ${monthOf(at)} ${at.year}`;
}

/** 'Tuesday 17 November 2026'. */
export const fullDateWords = (moment: Date): string =>
  `${weekdayOf(shopTime(moment))} ${longDateWords(moment)}`;

/** Adds working days. The time of day stays the same. */
export function addWorkingDays(moment: Date, days: number): Date {
  let at = shopTime(moment);
  for (let left = days; left > 0; left -= isWorkingDay(at) ? 1 : 0) at = addDays(at, 1);
  return shopMoment(at, at.minutes);
}
