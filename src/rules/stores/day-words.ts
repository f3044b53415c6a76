import { dateWords, shopTime } from './shop-time.ts';

/** 'Tue 17 Nov', or 'Fri 19 Nov 2027' in another year. Takes a moment, or a day as it is on the wire. */
export function dayWords(moment: string | Date, now: Date): string {
  const date = new Date(moment);
  const { year } = shopTime(date);
  return `${dateWords(date)}${year === shopTime(now).year ? '' : ` ${year}`}`;
}
