import { isHolidayOn, type Holiday } from '../stores/holiday.ts';
import type { DayHours } from '../stores/opening-hours.ts';
import { minutesOf } from '../stores/opening-hours.ts';
import type { ShopTime } from '../stores/shop-time.ts';
import { addDays, dayText, shopMoment, shopTime } from '../stores/shop-time.ts';
import { HAND_OVER_MINUTES, LONGEST_SLOT_MINUTES, SLOT_DAYS, SLOT_STEP } from './limits.ts';
import type { BenchTime } from './repair.ts';

const MINUTE_MS = 60_000;

/** A time on a bench, in milliseconds since 1970: dates would make the comparisons slow. Benches are counted from 1. */
export interface Taken {
  bench: number;
  from: number;
  to: number;
}

export interface Slot {
  from: Date;
  to: Date;
}

/** The facts that decide about the slots of a store. */
export interface SlotStore {
  hours: readonly DayHours[];
  benches: number;
  /** Booked and held times, in any order. */
  taken: readonly Taken[];
  /** When its business is closed. */
  holiday: Holiday | null;
}

export interface SlotDay {
  date: string;
  slots: Slot[];
}

/** How long a bench is taken by this work. A device whose repair takes days, or is not known, is only handed over. */
export function slotMinutes(time: BenchTime | undefined): number {
  if (!time || time.days > 0 || time.minutes > LONGEST_SLOT_MINUTES) return HAND_OVER_MINUTES;
  return Math.max(time.minutes, 1);
}

/** The open days from today on, each with its free slots. */
export function freeSlots(store: SlotStore, minutes: number, now: Date): SlotDay[] {
  return [...slotsByDay(store, minutes, now)].map(({ day, starts }) => ({
    date: dayText(day),
    slots: [...starts].map((from) => slotFrom(from, minutes)),
  }));
}

/** The first free slot; undefined if there is none. */
export function firstSlot(store: SlotStore, minutes: number, now: Date): Slot | undefined {
  for (const { starts } of slotsByDay(store, minutes, now)) {
    for (const from of starts) return slotFrom(from, minutes);
  }
  return undefined;
}

const slotFrom = (from: number, minutes: number): Slot => ({
  from: new Date(from),
  to: new Date(from + minutes * MINUTE_MS),
});

/** The open days with the starts of their free slots, found as they are asked for. */
function* slotsByDay(store: SlotStore, minutes: number, now: Date) {
  const today = shopTime(now);
  for (let ahead = 0; ahead < SLOT_DAYS; ahead++) {
    const day = addDays(today, ahead);
    const opening = openingOn(store, day);
    if (opening) yield { day, starts: freeStarts(store, { opening, day, minutes, now: now.getTime() }) };
  }
}

interface Asked {
  opening: Opening;
  day: ShopTime;
  minutes: number;
  now: number;
}

function* freeStarts({ benches, taken }: SlotStore, { opening, day, minutes, now }: Asked) {
  const [opens, closes] = [opening.opens.getTime(), opening.closes.getTime()];
  const ofDay = taken.filter(({ from, to }) => from < closes && to > opens);
  for (const from of startsOn(opening, day, minutes)) {
    const to = from + minutes * MINUTE_MS;
    if (from >= now && benchFor(benches, ofDay, from, to) !== undefined) yield from;
  }
}

/** The first free bench for a slot that begins then; undefined if there is none, or no slot begins then. */
export function freeBench(
  store: SlotStore,
  { from, minutes, now }: { from: Date; minutes: number; now: Date },
): { bench: number; slot: Slot } | undefined {
  if (from < now || daysAhead(now, from) >= SLOT_DAYS) return undefined;
  const day = shopTime(from);
  const opening = openingOn(store, day);
  const start = from.getTime();
  if (!opening || !startsOn(opening, day, minutes).includes(start)) return undefined;
  const bench = benchFor(store.benches, store.taken, start, start + minutes * MINUTE_MS);
  return bench === undefined ? undefined : { bench, slot: slotFrom(start, minutes) };
}

/** When a store opens and closes on a day; undefined if it is closed. */
export function openingOn({ hours, holiday }: Pick<SlotStore, 'hours' | 'holiday'>, day: ShopTime) {
  const date = dayText(day);
  if (holiday && isHolidayOn(holiday, date)) return undefined;
  const on = hours.find(({ weekday }) => weekday === day.weekday);
  if (!on?.opens || !on.closes) return undefined;
  const [first, last] = [minutesOf(on.opens), minutesOf(on.closes)];
  return { first, last, opens: shopMoment(day, first), closes: shopMoment(day, last) };
}

type Opening = NonNullable<ReturnType<typeof openingOn>>;

/**
 * When the slots of a day begin whose work is done before the store closes. On a day on which the clocks change, each
 * start is looked up: a time that they skip is no slot.
 */
function startsOn({ first, last, opens, closes }: Opening, day: ShopTime, minutes: number): number[] {
  const [begin, end] = [opens.getTime(), closes.getTime()];
  const isPlain = end - begin === (last - first) * MINUTE_MS;
  const starts: number[] = [];
  for (let at = Math.ceil(first / SLOT_STEP) * SLOT_STEP; at < last; at += SLOT_STEP) {
    const from = isPlain ? begin + (at - first) * MINUTE_MS : shopMoment(day, at).getTime();
    if (from + minutes * MINUTE_MS > end) break;
    if (isPlain || shopTime(new Date(from)).minutes === at) starts.push(from);
  }
  return starts;
}

function benchFor(benches: number, taken: readonly Taken[], from: number, to: number): number | undefined {
  for (let bench = 1; bench <= benches; bench++) {
    if (!taken.some((one) => one.bench === bench && one.from < to && one.to > from)) return bench;
  }
  return undefined;
}

/** How many days later a moment is, by the calendar of the shop. */
function daysAhead(now: Date, then: Date): number {
  const [a, b] = [shopTime(now), shopTime(then)];
  return Math.round(
    (Date.UTC(b.year, b.month - 1, b.day) - Date.UTC(a.year, a.month - 1, a.day)) / (24 * 60 * MINUTE_MS),
  );
}

/**
 * The work on several devices of one visit, one after the other on one bench. Each starts when the one before
 * ends.
 */
export function partsOf({ from }: Pick<Slot, 'from'>, minutes: readonly number[]): Slot[] {
  let start = from.getTime();
  return minutes.map((length) => {
    const part = { from: new Date(start), to: new Date(start + length * MINUTE_MS) };
    start = part.to.getTime();
    return part;
  });
}
