import { fullDateWords } from '../stores/shop-time.ts';
import { CLOCKS, daysLater } from './clocks.ts';

/** The last day of an offer made now: 'Sunday 29 November 2026'. */
export const holdWords = (now: Date): string => fullDateWords(daysLater(now, CLOCKS.heldDays));
