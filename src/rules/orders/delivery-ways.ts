import type { DeliveryEstimate, DeliveryTime } from '../checkout/delivery.ts';
import { deliveryEstimate, deliveryWords } from '../checkout/delivery.ts';
import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';
import type { DayHours } from '../stores/opening-hours.ts';
import { clockWords, minutesOf } from '../stores/opening-hours.ts';
import type { DayTime } from '../repair/return-time.ts';
import { QUARTER, dayTimeWords, dropInReturn } from '../repair/return-time.ts';
import type { ShopTime } from '../stores/shop-time.ts';
import { addDays, dateWords, isWorkingDay, shopTime, shopMoment } from '../stores/shop-time.ts';

export const DELIVERY_WAYS = ['standard', 'next_day', 'collect'] as const;
export type DeliveryWay = (typeof DELIVERY_WAYS)[number];

/** What a business asks for a way; it may change both. */
export interface WayTerms {
  isOffered: boolean;
  price: Pence;
  /** Free where its goods cost this much; null: never. */
  freeFrom: Pence | null;
}

export const DEFAULT_TERMS: Record<DeliveryWay, WayTerms> = {
  standard: { isOffered: true, price: pence(3_99), freeFrom: pence(40_00) },
  next_day: { isOffered: true, price: pence(5_99), freeFrom: null },
  collect: { isOffered: true, price: pence(0), freeFrom: null },
};

export function wayPrice({ price, freeFrom }: WayTerms, goods: Pence): Pence {
  return freeFrom !== null && goods >= freeFrom ? pence(0) : price;
}

/** When it comes or can be collected, as told to the buyer and kept with the order. */
export interface DeliveryPromise {
  from: Date;
  by: Date;
  /** When it has to leave, or to be ready at the counter, so that the promise is kept. */
  leavesBy: Date;
  /** For somebody who reads it now, such as 'Tomorrow from 11:30 AM'. */
  words: string;
  /** With its date, so that it is still true later: 'Tue 17 Nov from 11:30 AM'. */
  keptWords: string;
}

/** Next day: ordered until then on a working day. */
const LAST_ORDER = '16:00';
const CUT_OFF = minutesOf(LAST_ORDER);
const ARRIVES_BY = '18:00';

/** Taken for a vendor who names no time. */
export const USUAL_TIME: DeliveryTime = { days: 2, hours: 0, minutes: 0 };
/** Taken for a vendor of whom no hours are known. */
const OFFICE_HOURS: readonly DayHours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  opens: '09:00',
  closes: '18:00',
}));

const DAY_MS = 24 * 60 * 60_000;

/**
 * Hours and minutes count while the vendor is open: what is ordered at night comes in the morning. A courier who comes
 * within hours does not go to far areas: it goes there as a parcel.
 */
export function standardPromise(
  { delivery, stores }: { delivery: DeliveryTime; stores: readonly { hours: readonly DayHours[] }[] },
  now: Date,
  isFar = false,
): DeliveryPromise {
  const begin = isFar ? new Date(now.getTime() + DAY_MS) : now;
  const estimate = deliveryEstimate(delivery, begin) ?? deliveryEstimate(USUAL_TIME, begin);
  if (estimate && estimate.kind !== 'dates') {
    if (isFar) return nextDayPromise(now, isFar);
    const own = stores.find(({ hours }) => hours.some(({ opens, closes }) => opens && closes));
    return hoursPromise(estimate, own?.hours ?? OFFICE_HOURS, now);
  }
  const words = estimate ? deliveryWords(estimate) : '';
  // A day is kept until its end, whatever the time of the order.
  const arrives = shopTime(estimate?.to ?? now);
  const by = shopMoment(arrives, minutesOf(ARRIVES_BY));
  const leavesBy = lastCutOff(arrives, now, isFar);
  return { from: estimate?.from ?? now, by, leavesBy, words, keptWords: words };
}

type ShortEstimate = Exclude<DeliveryEstimate, { kind: 'dates' }>;

function hoursPromise(estimate: ShortEstimate, hours: readonly DayHours[], now: Date): DeliveryPromise {
  const today = shopTime(now);
  const unit = estimate.kind === 'hours' ? 60 : 1;
  const after = (amount: number) => dropInReturn(hours, today, { days: 0, minutes: amount * unit });
  const momentOf = ({ daysAhead, minutes }: DayTime) => shopMoment(addDays(today, daysAhead), minutes);
  const [first, last] = [after(estimate.from), after(estimate.to)];
  if (!first || !last) return nextDayPromise(now);
  const [from, by] = [momentOf(first.back), momentOf(last.back)];
  // Begun now and done before closing time, it takes as long as the vendor says.
  const isUnbroken =
    last.from.daysAhead === 0 && last.from.minutes < today.minutes + QUARTER && last.back.daysAhead === 0;
  return {
    from,
    by,
    // What leaves by the earlier of the two times is there by the later one.
    leavesBy: from,
    words: isUnbroken ? `In ${deliveryWords(estimate)}` : dayTimeWords(last.back, now).replace(',', ', by'),
    keptWords: `${dateWords(by)}, by ${timeWords(by)}`,
  };
}

/** The next working day; one later where today is none, or its cut-off is over, and one later in far areas. */
export function nextDayPromise(now: Date, isFar = false): DeliveryPromise {
  const today = shopTime(now);
  const leaves = leavesToday(today) ? today : nextWorkingDay(today);
  const arrives = isFar ? nextWorkingDay(nextWorkingDay(leaves)) : nextWorkingDay(leaves);
  const by = shopMoment(arrives, minutesOf(ARRIVES_BY));
  const words = `${dateWords(by)}, by ${clockWords(ARRIVES_BY)}`;
  const leavesBy = shopMoment(leaves, CUT_OFF);
  return { from: shopMoment(arrives, 0), by, leavesBy, words, keptWords: words };
}

/**
 * A parcel takes a working day, and one more to far areas. Where its last working day is over when it is ordered, it
 * has to leave on a day off.
 */
function lastCutOff(arrives: ShopTime, now: Date, isFar: boolean): Date {
  const days = isFar ? 2 : 1;
  let leaves = arrives;
  for (let left = days; left > 0; left -= isWorkingDay(leaves) ? 1 : 0) leaves = addDays(leaves, -1);
  const onWorkingDay = shopMoment(leaves, CUT_OFF);
  return onWorkingDay > now ? onWorkingDay : shopMoment(addDays(arrives, -days), CUT_OFF);
}

/** Until when today's orders leave today, such as '4 PM'; undefined where that is over, and on days off. */
export function cutOffWords(now: Date): string | undefined {
  return leavesToday(shopTime(now)) ? clockWords(LAST_ORDER) : undefined;
}

const leavesToday = (today: ShopTime) => isWorkingDay(today) && today.minutes < CUT_OFF;

/** Whether one promise is kept on an earlier day than another. */
export const isDaysSooner = (one: DeliveryPromise, other: DeliveryPromise): boolean =>
  dayNumber(one.by) < dayNumber(other.by);

/** Whether the day that was promised is over. */
export const isAfterDay = (promisedBy: Date, now: Date): boolean => dayNumber(now) > dayNumber(promisedBy);

/** Rises by the day of the shop's calendar. */
function dayNumber(moment: Date): number {
  const { year, month, day } = shopTime(moment);
  return year * 10_000 + month * 100 + day;
}

function nextWorkingDay(day: ShopTime): ShopTime {
  let next = addDays(day, 1);
  while (!isWorkingDay(next)) next = addDays(next, 1);
  return next;
}

/** So long does a store take to find and pack what is collected, while it is open. */
export const PACKING_HOURS = 2;
const PACKING = { days: 0, minutes: PACKING_HOURS * 60 };

/** Two opening hours from now; undefined of a store that is never open. */
export function collectPromise(hours: readonly DayHours[], now: Date): DeliveryPromise | undefined {
  const today = shopTime(now);
  const ready = dropInReturn(hours, today, PACKING)?.back;
  if (!ready) return undefined;
  const from = shopMoment(addDays(today, ready.daysAhead), ready.minutes);
  return {
    from,
    by: from,
    leavesBy: from,
    words: dayTimeWords(ready, now).replace(',', ' from'),
    keptWords: `${dateWords(from)} from ${timeWords(from)}`,
  };
}

/** The time of day in the shop, such as '11:30 AM'. */
function timeWords(moment: Date): string {
  const { minutes } = shopTime(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  return clockWords(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
}
