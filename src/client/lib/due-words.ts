import { timeWords } from '#rules/orders/time-words.ts';
import { shopTime } from '#rules/stores/shop-time.ts';
import { dayWords } from '#rules/stores/day-words.ts';

const MINUTE = 60_000;
const HOUR_MINUTES = 60;
const DAY = 24 * HOUR_MINUTES * MINUTE;

/** '45 min', '2 h 40', '3 days'. Whole minutes are counted first, so that 18 h 59.6 is not '18 h 60'. */
function lengthWords(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE));
  if (minutes < HOUR_MINUTES) return `${minutes} min`;
  if (minutes < 24 * HOUR_MINUTES) {
    const rest = minutes % HOUR_MINUTES;
    return `${Math.floor(minutes / HOUR_MINUTES)} h${rest > 0 ? ` ${rest}` : ''}`;
  }
  const days = Math.round(ms / DAY);
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}

const dayOf = (moment: Date) => {
  const { year, month, day } = shopTime(moment);
  // Months count from 0 here.
  return Date.UTC(year, month - 1, day) / DAY;
};

/** 'Tue', in London. */
const WEEKDAYS = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'Europe/London' });

export interface Due {
  /** '5 PM', 'Tue 5 PM', or the date if it is not this week. */
  at: string;
  /** 'in 2 h 40', '3 days late'. */
  left: string;
  group: 'Late' | 'Today' | 'Tomorrow and later';
}

/** A deadline as staff read it. */
export function dueWords(moment: string, now: Date): Due {
  const due = new Date(moment);
  const left = due.getTime() - now.getTime();
  const days = dayOf(due) - dayOf(now);
  const at =
    days === 0
      ? timeWords(due)
      : days > 0 && days < 7
        ? `${WEEKDAYS.format(due)} ${timeWords(due)}`
        : dayWords(due, now);
  if (left < 0) return { at, left: `${lengthWords(-left)} late`, group: 'Late' };
  if (days === 0) return { at, left: `in ${lengthWords(left)}`, group: 'Today' };
  return { at, left: days === 1 ? 'tomorrow' : `in ${days} days`, group: 'Tomorrow and later' };
}

/** 'today, 9:41 AM', 'Tue 17 Nov, 9:41 AM': inside a sentence. */
export function momentWords(moment: string, now: Date): string {
  const at = new Date(moment);
  return `${dayOf(at) === dayOf(now) ? 'today' : dayWords(at, now)}, ${timeWords(at)}`;
}
