import { fullDateWords } from '../stores/shop-time.ts';

const HOLD_DAYS = 14;
const DAY = 24 * 60 * 60_000;

/** The last day of an offer made now: 'Sunday 29 November 2026'. */
export const holdWords = (now: Date): string => fullDateWords(new Date(now.getTime() + HOLD_DAYS * DAY));
