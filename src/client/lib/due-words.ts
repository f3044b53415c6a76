import { timeWords } from '#rules/orders/time-words.ts';
import { dateWords, shopTime } from '#rules/stores/shop-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '45 min', '2 h 40', '3 days'. */
function lengthWords(ms: number): string {
  if (ms < HOUR) return `${Math.max(1, Math.round(ms / MINUTE))} min`;
  if (ms < DAY) {
    const minutes = Math.round((ms % HOUR) / MINUTE);
    return `${Math.floor(ms / HOUR)} h${minutes > 0 ? ` ${minutes}` : ''}`;
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
        : dateWords(due);
  if (left < 0) return { at, left: `${lengthWords(-left)} late`, group: 'Late' };
  if (days === 0) return { at, left: `in ${lengthWords(left)}`, group: 'Today' };
  return { at, left: days === 1 ? 'tomorrow' : `in ${days} days`, group: 'Tomorrow and later' };
}

/** 'today, 9:41 AM', 'Tue 17 Nov, 9:41 AM': inside a sentence. */
export function momentWords(moment: string, now: Date): string {
  const at = new Date(moment);
  return `${dayOf(at) === dayOf(now) ? 'today' : dateWords(at)}, ${timeWords(at)}`;
}
