import { fullDateWords } from '../stores/shop-time.ts';

const HOLD_DAYS = 14;
const DAY = 24 * 60 * 60_000;

/** The day until which an offer made now is paid: 'Sunday 29 November 2026'. */
export const holdWords = (now: Date): string => fullDateWords(new Date(now.getTime() + HOLD_DAYS * DAY));
