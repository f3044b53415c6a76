/** A moment as the calendar and the clock on the shop's wall show it. */
export interface ShopTime {
  year: number;
  month: number;
  day: number;
  /** 1 Monday to 7 Sunday. */
  weekday: number;
  /** Since midnight. */
  minutes: number;
}

const ZONE = 'Europe/London';
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});
const shortDate = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: ZONE,
});

const longDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: ZONE,
});

const DAY_MS = 24 * 60 * 60_000;
const FRIDAY = 5;

/** Asking the calendar of a time zone is slow, and one order asks for the same few minutes many times. */
const known = new Map<number, ShopTime>();
const MOST_KNOWN = 1_000;
const MINUTE_MS = 60_000;

export function shopTime(moment: Date): ShopTime {
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  const kept = known.get(minute);
  if (kept) return kept;
  if (known.size >= MOST_KNOWN) known.clear();
  const read = readShopTime(moment);
  known.set(minute, read);
  return read;
}

function readShopTime(moment: Date): ShopTime {
  const found = Object.fromEntries(
    parts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = found;
  return { ...calendarDay(Date.UTC(year, month - 1, day)), minutes: hour * 60 + minute };
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

/** The moment at which the shop's wall shows this day and so many minutes since midnight. */
export function shopMoment({ year, month, day }: ShopTime, minutes: number): Date {
  const asUtc = Date.UTC(year, month - 1, day) + minutes * 60_000;
  // London is at most an hour ahead of UTC.
  const shown = shopTime(new Date(asUtc));
  const ahead = (shown.minutes - (minutes % (24 * 60)) + 24 * 60) % (24 * 60);
  return new Date(asUtc - ahead * 60_000);
}

/** 'Tue 17 Nov'. */
export const dateWords = (moment: Date): string => shortDate.format(moment).replaceAll(',', '');

/** '17 November 2026'. */
export const longDateWords = (moment: Date): string => longDate.format(moment);

/** So many working days later, at the same time of day. */
export function addWorkingDays(moment: Date, days: number): Date {
  let at = shopTime(moment);
  for (let left = days; left > 0; left -= isWorkingDay(at) ? 1 : 0) at = addDays(at, 1);
  return shopMoment(at, at.minutes);
}
