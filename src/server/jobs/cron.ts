interface Field {
  name: string;
  least: number;
  most: number;
  of: (time: Date) => number;
}

const FIELDS: readonly Field[] = [
  { name: 'second', least: 0, most: 59, of: (time) => time.getUTCSeconds() },
  { name: 'minute', least: 0, most: 59, of: (time) => time.getUTCMinutes() },
  { name: 'hour', least: 0, most: 23, of: (time) => time.getUTCHours() },
  { name: 'day of the month', least: 1, most: 31, of: (time) => time.getUTCDate() },
  { name: 'month', least: 1, most: 12, of: (time) => time.getUTCMonth() + 1 },
  { name: 'weekday', least: 0, most: 6, of: (time) => time.getUTCDay() },
];

const UNIT_MS = [1_000, 60_000, 60 * 60_000, 24 * 60 * 60_000] as const;
/** Four years and a day: 29 February comes once in that time. */
const LONGEST_MS = 1_462 * UNIT_MS[3];

/**
 * The first time after `after` that a cron expression names, in UTC. Five fields (minute, hour, day, month, weekday)
 * or six with seconds in front; each is `*`, a number, a range, a list or a step, such as `15 3 * * 1-5`. A time must
 * match all fields, also when day and weekday are both set.
 */
export function nextTime(expression: string, after: Date): Date {
  const allowed = parse(expression);
  let time = Math.floor(after.getTime() / 1_000) * 1_000 + 1_000;
  const end = after.getTime() + LONGEST_MS;
  while (time < end) {
    const wrong = mismatch(allowed, new Date(time));
    if (wrong === undefined) return new Date(time);
    // Skip to the beginning of the next second, minute, hour or day: the largest unit that does not match.
    const unit = UNIT_MS[Math.min(wrong, 3)] ?? UNIT_MS[0];
    time = (Math.floor(time / unit) + 1) * unit;
  }
  throw new RangeError(`“${expression}” names no time`);
}

/** The largest field that does not match. */
function mismatch(allowed: readonly ReadonlySet<number>[], time: Date): number | undefined {
  for (let index = FIELDS.length - 1; index >= 0; index -= 1) {
    const field = FIELDS[index];
    if (field && !allowed[index]?.has(field.of(time))) return index;
  }
  return undefined;
}

function parse(expression: string): ReadonlySet<number>[] {
  const parts = expression.trim().split(/\s+/);
  if (parts.length === 5) parts.unshift('0');
  if (parts.length !== 6) throw new RangeError(`“${expression}” has ${parts.length} fields, not five or six`);
  return FIELDS.map((field, index) => parseField(parts[index] ?? '', field));
}

function parseField(part: string, { name, least, most }: Field): ReadonlySet<number> {
  const values = new Set<number>();
  for (const item of part.split(',')) {
    const found = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(item);
    const step = Number(found?.[3] ?? 1);
    const from = Number(found?.[1] ?? least);
    const to = Number(found?.[2] ?? (found?.[1] !== undefined && found[3] === undefined ? from : most));
    if (!found || step < 1 || from < least || to > most || from > to) {
      throw new RangeError(`“${item}” is no ${name} of a cron expression`);
    }
    for (let value = from; value <= to; value += step) values.add(value);
  }
  return values;
}
