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

/** A business's terms for a delivery way. It may change both. */
export interface WayTerms {
  isOffered: boolean;
  price: Pence;
  /** Free from this value of goods; null: never. */
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

/** When an order arrives or can be collected, as shown to the buyer and stored with the order. */
export interface DeliveryPromise {
  from: Date;
  by: Date;
  /** The latest time to send it, or to have it ready at the counter, that keeps the promise. */
  leavesBy: Date;
  /** Relative to now, such as 'Tomorrow from 11:30 AM'. */
  words: string;
  /** With its date, so that it stays true: 'Tue 17 Nov from 11:30 AM'. */
  keptWords: string;
}

/** The cut-off for next-day delivery on a working day. */
const LAST_ORDER = '16:00';
const CUT_OFF = minutesOf(LAST_ORDER);
const ARRIVES_BY = '18:00';

/** For a vendor who names no time. */
export const USUAL_TIME: DeliveryTime = { days: 2, hours: 0, minutes: 0 };
/** For a vendor without opening hours. */
const OFFICE_HOURS: readonly DayHours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  opens: '09:00',
  closes: '18:00',
}));

const DAY_MS = 24 * 60 * 60_000;

/**
 * Hours and minutes count only while the vendor is open: an order at night arrives in the morning. Couriers who deliver
 * within hours don't go to far areas. Those orders are sent as parcels.
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
  // A promised day counts until its end.
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
  // If it starts now and ends before closing time, it takes as long as the vendor says.
  const isUnbroken =
    last.from.daysAhead === 0 && last.from.minutes < today.minutes + QUARTER && last.back.daysAhead === 0;
  return {
    from,
    by,
    // An order that leaves by the earlier time arrives by the later one.
    leavesBy: from,
    words: isUnbroken ? `In ${deliveryWords(estimate)}` : dayTimeWords(last.back, now).replace(',', ', by'),
    keptWords: `${dateWords(by)}, by ${timeWords(by)}`,
  };
}

/** The next working day. One day later on days off or after the cut-off, and one more for far areas. */
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
 * A parcel takes one working day, and one more to far areas. If the last working day to send it is over at the time of
 * the order, it has to leave on a day off.
 */
function lastCutOff(arrives: ShopTime, now: Date, isFar: boolean): Date {
  const days = isFar ? 2 : 1;
  let leaves = arrives;
  for (let left = days; left > 0; left -= isWorkingDay(leaves) ? 1 : 0) leaves = addDays(leaves, -1);
  const onWorkingDay = shopMoment(leaves, CUT_OFF);
  return onWorkingDay > now ? onWorkingDay : shopMoment(addDays(arrives, -days), CUT_OFF);
}

/** Today's cut-off, such as '4 PM'; undefined after it and on days off. */
export function cutOffWords(now: Date): string | undefined {
  return leavesToday(shopTime(now)) ? clockWords(LAST_ORDER) : undefined;
}

const leavesToday = (today: ShopTime) => isWorkingDay(today) && today.minutes < CUT_OFF;

/** Whether one promise is for an earlier day than another. */
export const isDaysSooner = (one: DeliveryPromise, other: DeliveryPromise): boolean =>
  dayNumber(one.by) < dayNumber(other.by);

/** Whether the promised day is over. */
export const isAfterDay = (promisedBy: Date, now: Date): boolean => dayNumber(now) > dayNumber(promisedBy);

/** The number of a day, in the shop's time zone. */
function dayNumber(moment: Date): number {
  const { year, month, day } = shopTime(moment);
  return year * 10_000 + month * 100 + day;
}

function nextWorkingDay(day: ShopTime): ShopTime {
  let next = addDays(day, 1);
  while (!isWorkingDay(next)) next = addDays(next, 1);
  return next;
}

/** How many opening hours a store needs to prepare an order for collection. */
export const PACKING_HOURS = 2;
const PACKING = { days: 0, minutes: PACKING_HOURS * 60 };

/** Two opening hours from now; undefined if the store is never open. */
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
