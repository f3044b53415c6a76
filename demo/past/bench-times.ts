import { shopMoment, shopTime } from '#rules/stores/shop-time.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const OPENS = 9 * 60 + 30;
const CLOSES = 18 * 60;

/** A step of staff happens while stores are open: a time outside is moved to the next morning. */
function whenOpen(moment: Date): Date {
  const { minutes, ...day } = shopTime(moment);
  if (minutes >= OPENS && minutes < CLOSES) return moment;
  const odd = (minutes * 7) % 90;
  const morning = shopMoment({ ...day, minutes: 0 }, OPENS + odd);
  return minutes < OPENS ? morning : new Date(morning.getTime() + DAY_MS);
}

export interface TimedStep {
  /** Hours after the step before. */
  after: number;
  /** Whether staff do it, in the hours of the stores. */
  byStaff?: boolean | undefined;
}

/**
 * When each step happened: the last one `lagHours` ago, or a little earlier, so that all are in the past. The first time
 * is that of the placing.
 */
export function timesOf(steps: readonly TimedStep[], lagHours: number, now: Date): Date[] {
  const whole = steps.reduce((sum, { after }) => sum + after, 0);
  const end = now.getTime() - lagHours * HOUR_MS;
  for (let hours = 0; ; hours += 1) {
    const times = [new Date(end - (whole + hours) * HOUR_MS)];
    for (const { after, byStaff } of steps) {
      const next = new Date((times.at(-1)?.getTime() ?? end) + after * HOUR_MS);
      times.push(byStaff ? whenOpen(next) : next);
    }
    if ((times.at(-1)?.getTime() ?? 0) <= end) return times;
  }
}
