import type { BuyDevice } from './catalogue.ts';
import { chanceOf } from './chance.ts';
import { factsOf } from './facts/index.ts';
import { BEST_SELLERS } from './ranks.ts';

const DAY_MS = 86_400_000;
const OPENED = Date.parse('2025-11-03T09:00:00Z');
/** The last day of the fixed demo data: no review or sale in it is later. */
export const LAST_DAY = Date.parse('2026-11-13T20:00:00Z');
const LAST_ADDED = Date.parse('2026-10-30T09:00:00Z');

/** A device was added to the shop some weeks after its release, and not before the shop opened. */
export function addedOn(device: BuyDevice): Date {
  const chance = chanceOf(`added ${device.brand} ${device.model}`);
  const released = Date.parse(factsOf(device.model).released);
  const earliest = Math.max(OPENED, released + 7 * DAY_MS);
  const last = BEST_SELLERS.includes(device.id) ? earliest + 28 * DAY_MS : LAST_ADDED;
  const weeks = chance.between(0, Math.max(0, Math.floor((last - earliest) / (7 * DAY_MS))));
  return new Date(earliest + weeks * 7 * DAY_MS + chance.between(0, 8 * 60) * 60_000);
}

export function daysAfter(date: Date, days: number, minutes: number): Date {
  return new Date(date.getTime() + days * DAY_MS + minutes * 60_000);
}
