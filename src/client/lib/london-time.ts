import { dayText, shopMoment, shopTime } from '#rules/stores/shop-time.ts';

const two = (figure: number) => String(figure).padStart(2, '0');

/** '2026-12-01T09:00' in London time, as a field for date and time holds it. */
export function fieldTime(moment: Date): string {
  const at = shopTime(moment);
  return `${dayText(at)}T${two(Math.floor(at.minutes / 60))}:${two(at.minutes % 60)}`;
}

/**
 * The moment of a London time; undefined for an invalid time. In autumn the first of two equal hours is
 * meant.
 */
export function readFieldTime(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  return shopMoment({ year, month, day, minutes: 0, weekday: 1 }, hour * 60 + minute);
}

/** Whether London's clocks skip this time: in spring they go from one to two o'clock. */
export function isSkippedTime(text: string): boolean {
  const moment = readFieldTime(text);
  return moment !== undefined && fieldTime(moment) !== text.slice(0, 16);
}
