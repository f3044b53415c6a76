import type { DeliveryEstimate, DeliveryTime } from '../checkout/delivery.ts';
import type { DayHours, WallClock } from '../stores/opening-hours.ts';
import { clockWords, minutesOf } from '../stores/opening-hours.ts';
import { addWorkingDays, dateWords, shopTime } from '../stores/shop-time.ts';
import { SLOT_STEP } from './limits.ts';
import type { BenchTime } from './repair.ts';
import { slotMinutes } from './slots.ts';

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
const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY = DAY_MINUTES * MINUTE;
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

/** The first time at or after another at which the store is open for so many minutes more. */
function nextOpen(
  hours: readonly DayHours[],
  today: number,
  after: DayTime,
  minutesLeft = 1,
): (DayTime & Opening) | undefined {
  for (let daysAhead = after.daysAhead; daysAhead < MOST_DAYS; daysAhead++) {
    const opening = openingOn(hours, today, daysAhead);
    if (!opening) continue;
    const minutes = daysAhead === after.daysAhead ? Math.max(opening.opens, after.minutes) : opening.opens;
    if (minutes + minutesLeft <= opening.closes) return { daysAhead, minutes, ...opening };
  }
  return undefined;
}

/** The device is handed over at the next quarter of an hour in opening hours, and repaired in opening hours. */
export function dropInReturn(
  hours: readonly DayHours[],
  now: WallClock,
  bench: BenchTime,
  soon: DayTime = { daysAhead: 0, minutes: Math.ceil(now.minutes / QUARTER) * QUARTER },
  minutesLeft?: number,
): DropIn | undefined {
  const from = nextOpen(hours, now.weekday, soon, minutesLeft);
  if (!from) return undefined;
  const back =
    bench.days > 0 ? afterDays(hours, now, from, bench.days) : afterWork(hours, now, from, bench.minutes);
  return back && { from: dayTime(from), back: dayTime(back) };
}

/**
 * A repair begins at a slot: the first free one of the store, or, while that is not known, the first that its hours
 * allow. `next` is the first free slot; null: there is none in the next two weeks.
 */
export function repairReturn(
  hours: readonly DayHours[],
  { now, clock }: { now: Date; clock: WallClock },
  bench: BenchTime,
  next?: string | null,
): DropIn | undefined {
  if (next === null) return undefined;
  const at = next === undefined ? now : new Date(next);
  const { minutes } = shopTime(at);
  const from = {
    daysAhead: Math.round((at.getTime() - now.getTime()) / DAY - (minutes - clock.minutes) / DAY_MINUTES),
    minutes: Math.ceil(minutes / SLOT_STEP) * SLOT_STEP,
  };
  return dropInReturn(hours, clock, bench, from, slotMinutes(bench));
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

/** By post: there, at least a day on the bench, and back again. Only working days count. */
export function postInReturn(
  delivery: DeliveryTime,
  bench: BenchTime,
  now: Date,
): DeliveryEstimate | undefined {
  if (delivery.days + delivery.hours + delivery.minutes === 0) return undefined;
  const way = delivery.days > 0 ? delivery : BY_POST;
  const begin = new Date(now.getTime() + (way.hours * 60 + way.minutes) * 2 * MINUTE);
  const from = addWorkingDays(begin, way.days * 2 + Math.max(1, bench.days));
  return { kind: 'dates', from, to: addWorkingDays(from, 1) };
}

/** 'Today, 3 PM', 'Tomorrow, 10:30 AM', 'Tue 17 Nov, 9 AM'. */
export function dayTimeWords({ daysAhead, minutes }: DayTime, now: Date): string {
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  const clock = clockWords(`${hours}:${String(minutes % 60).padStart(2, '0')}`);
  const date = dateWords(new Date(now.getTime() + daysAhead * DAY));
  return `${['Today', 'Tomorrow'][daysAhead] ?? date}, ${clock}`;
}
