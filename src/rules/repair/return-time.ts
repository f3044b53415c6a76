import type { DeliveryEstimate, DeliveryTime } from '../checkout/delivery.ts';
import { deliveryEstimate } from '../checkout/delivery.ts';
import type { DayHours, WallClock } from '../stores/opening-hours.ts';
import { clockWords, minutesOf } from '../stores/opening-hours.ts';
import { dateWords } from '../stores/shop-time.ts';
import type { BenchTime } from './repair.ts';

/** A future time: today is 0 days ahead, minutes are counted from midnight. */
export interface DayTime {
  daysAhead: number;
  minutes: number;
}

export interface DropIn {
  /** When it can be handed over. */
  from: DayTime;
  /** When it can be fetched. */
  back: DayTime;
}

const WEEK = 7;
const MOST_DAYS = 60;
export const QUARTER = 15;

interface Opening {
  opens: number;
  closes: number;
}

function openingOn(hours: readonly DayHours[], today: number, daysAhead: number): Opening | undefined {
  const weekday = ((today - 1 + daysAhead) % WEEK) + 1;
  const day = hours.find((one) => one.weekday === weekday);
  return day?.opens && day.closes
    ? { opens: minutesOf(day.opens), closes: minutesOf(day.closes) }
    : undefined;
}

/** The first time at or after another at which the store is open. */
function nextOpen(
  hours: readonly DayHours[],
  today: number,
  after: DayTime,
): (DayTime & Opening) | undefined {
  for (let daysAhead = after.daysAhead; daysAhead < MOST_DAYS; daysAhead++) {
    const opening = openingOn(hours, today, daysAhead);
    if (!opening) continue;
    const minutes = daysAhead === after.daysAhead ? Math.max(opening.opens, after.minutes) : opening.opens;
    if (minutes < opening.closes) return { daysAhead, minutes, ...opening };
  }
  return undefined;
}

/** The device is handed over at the next quarter of an hour in opening hours, and repaired in opening hours. */
export function dropInReturn(
  hours: readonly DayHours[],
  now: WallClock,
  bench: BenchTime,
): DropIn | undefined {
  const soon = { daysAhead: 0, minutes: Math.ceil(now.minutes / QUARTER) * QUARTER };
  const from = nextOpen(hours, now.weekday, soon);
  if (!from) return undefined;
  const back =
    bench.days > 0 ? afterDays(hours, now, from, bench.days) : afterWork(hours, now, from, bench.minutes);
  return back && { from: dayTime(from), back: dayTime(back) };
}

const dayTime = ({ daysAhead, minutes }: DayTime): DayTime => ({ daysAhead, minutes });

function afterDays(hours: readonly DayHours[], now: WallClock, from: DayTime, days: number) {
  return nextOpen(hours, now.weekday, { daysAhead: from.daysAhead + days, minutes: 0 });
}

/** Work that is not finished at closing time continues when the store opens again. */
function afterWork(hours: readonly DayHours[], now: WallClock, from: DayTime & Opening, work: number) {
  let at: (DayTime & Opening) | undefined = from;
  let left = work;
  while (at && at.minutes + left > at.closes) {
    left -= at.closes - at.minutes;
    at = nextOpen(hours, now.weekday, { daysAhead: at.daysAhead + 1, minutes: 0 });
  }
  return at && { ...at, minutes: at.minutes + left };
}

/** The post takes at least a day each way, also where a courier delivers within hours. */
const BY_POST: DeliveryTime = { days: 1, hours: 0, minutes: 0 };

/** By post: there, at least a day on the bench, and back again. */
export function postInReturn(
  delivery: DeliveryTime,
  bench: BenchTime,
  now: Date,
): DeliveryEstimate | undefined {
  if (delivery.days + delivery.hours + delivery.minutes === 0) return undefined;
  const way = delivery.days > 0 ? delivery : BY_POST;
  return deliveryEstimate(
    {
      days: way.days * 2 + Math.max(1, bench.days),
      hours: way.hours * 2,
      minutes: way.minutes * 2,
    },
    now,
  );
}

const DAY = 24 * 60 * 60_000;

/** 'Today, 3 PM', 'Tomorrow, 10:30 AM', 'Tue 17 Nov, 9 AM'. */
export function dayTimeWords({ daysAhead, minutes }: DayTime, now: Date): string {
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  const clock = clockWords(`${hours}:${String(minutes % 60).padStart(2, '0')}`);
  const date = dateWords(new Date(now.getTime() + daysAhead * DAY));
  return `${['Today', 'Tomorrow'][daysAhead] ?? date}, ${clock}`;
}
