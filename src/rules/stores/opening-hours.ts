/** Hours of one weekday, 1 Monday to 7 Sunday, as 'HH:MM'; null if it is closed all day. */
export interface DayHours {
  weekday: number;
  opens: string | null;
  closes: string | null;
}

/** A time of day and weekday in the shop's time zone. */
export interface WallClock {
  weekday: number;
  minutes: number;
}

export type OpenState =
  { isOpen: true; until: string } | { isOpen: false; nextDay: number | undefined; opens: string | undefined };

const DAYS = 7;

export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Whether a store is open and until when, or when it opens next. */
export function openState(hours: readonly DayHours[], now: WallClock): OpenState {
  const on = (weekday: number) => hours.find((day) => day.weekday === weekday);
  const today = on(now.weekday);
  if (today?.opens && today.closes) {
    if (now.minutes >= minutesOf(today.opens) && now.minutes < minutesOf(today.closes)) {
      return { isOpen: true, until: today.closes };
    }
    if (now.minutes < minutesOf(today.opens)) {
      return { isOpen: false, nextDay: now.weekday, opens: today.opens };
    }
  }
  for (let ahead = 1; ahead <= DAYS; ahead++) {
    const weekday = ((now.weekday - 1 + ahead) % DAYS) + 1;
    const day = on(weekday);
    if (day?.opens) return { isOpen: false, nextDay: weekday, opens: day.opens };
  }
  return { isOpen: false, nextDay: undefined, opens: undefined };
}

/** '09:00' as '9 AM', '12:00' as '12 noon', '17:30' as '5:30 PM'. */
export function clockWords(time: string): string {
  const minutes = minutesOf(time);
  // Many people read 12 PM as midnight.
  if (minutes === 12 * 60) return '12 noon';
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Days in a row with the same hours become one line: Monday to Saturday, then Sunday. */
export function hoursInLines<T extends DayHours>(
  hours: readonly T[],
): { from: number; to: number; day: T }[] {
  const lines: { from: number; to: number; day: T }[] = [];
  for (const day of [...hours].sort((a, b) => a.weekday - b.weekday)) {
    const last = lines.at(-1);
    if (last && last.day.opens === day.opens && last.day.closes === day.closes) last.to = day.weekday;
    else lines.push({ from: day.weekday, to: day.weekday, day });
  }
  return lines;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const shortDay = (weekday: number): string => WEEKDAYS[weekday - 1] ?? '';

/** 'Mon–Sat 9 AM–7 PM, Sun 10 AM–5 PM'. */
export function hoursWords(hours: readonly DayHours[]): string {
  return hoursInLines(hours)
    .map(({ from, to, day: { opens, closes } }) => {
      const days = from === to ? shortDay(from) : `${shortDay(from)}–${shortDay(to)}`;
      return `${days} ${opens && closes ? `${clockWords(opens)}–${clockWords(closes)}` : 'closed'}`;
    })
    .join(', ');
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The error in the hours of one day. Both empty means closed. */
export function hoursError({ opens, closes }: Pick<DayHours, 'opens' | 'closes'>): string | undefined {
  if (opens === null && closes === null) return undefined;
  if (opens === null || closes === null) return 'Say when it opens and when it closes';
  if (!TIME.test(opens) || !TIME.test(closes)) return 'Times are such as 09:00';
  return minutesOf(opens) < minutesOf(closes) ? undefined : 'It must close after it opens';
}
