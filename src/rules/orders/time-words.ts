import { clockWords } from '../stores/opening-hours.ts';
import { shopTime } from '../stores/shop-time.ts';

/** '2:03 PM'. */
export function timeWords(moment: Date): string {
  const { minutes } = shopTime(moment);
  return clockWords(`${Math.floor(minutes / 60)}:${minutes % 60}`);
}
