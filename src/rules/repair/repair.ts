import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';

/** The question whose options are parts, and the fault that is mended with one of them. */
export const FAULTS_KEY = 'faults';
export const PARTS_KEY = 'part_quality';
const PARTED_FAULT = 'screen';

/** Among the words by which a search finds a repair, what stands before the key of a fault that it mends. */
export const FAULT_WORD = 'fault:';

/** What an option's words say of a repair. */
export interface RepairFacts {
  signs: string;
  time: BenchTime | undefined;
  warranty: string | undefined;
}

/** Work is counted in minutes on the bench; what waits for others is counted in days. */
export interface BenchTime {
  days: number;
  minutes: number;
}

const BETWEEN = ' · ';

/** 'Cracked, dead spots · 60 min · 12 months'; of two parts the second is the warranty. */
export function repairFacts(description: string | null): RepairFacts {
  const parts = (description ?? '').split(BETWEEN).map((part) => part.trim());
  const warranty = parts.length > 1 ? parts.at(-1) : undefined;
  const time = parts.length > 2 ? readTime(parts.at(-2) ?? '') : undefined;
  const rest = parts.length > 2 ? parts.slice(0, -2) : parts.slice(0, 1);
  return { signs: rest.join(BETWEEN), time, warranty };
}

const TIMES: readonly [RegExp, (first: number, second: number) => BenchTime][] = [
  [/^(\d{1,3}) days?$/, (days) => ({ days, minutes: 0 })],
  [/^(\d{1,2}) h(?: (\d{1,2}))?$/, (hours, minutes) => ({ days: 0, minutes: hours * 60 + minutes })],
  [/^(\d{1,4}) min$/, (minutes) => ({ days: 0, minutes })],
];

function readTime(text: string): BenchTime | undefined {
  for (const [pattern, make] of TIMES) {
    const [, first, second = '0'] = pattern.exec(text) ?? [];
    if (first !== undefined) return make(Number(first), Number(second));
  }
  return undefined;
}

/** '45 min', '1 h 30', '2 days'. */
export function benchWords({ days, minutes }: BenchTime): string {
  if (days > 0) return days === 1 ? '1 day' : `${days} days`;
  if (minutes <= 60) return `${minutes} min`;
  const rest = minutes % 60;
  const hours = Math.floor(minutes / 60);
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
}

/** One bench mends one thing after the other, so minutes add up; days are waited for side by side. */
export function timeTogether(times: readonly BenchTime[]): BenchTime | undefined {
  if (times.length === 0) return undefined;
  const days = Math.max(...times.map((time) => time.days));
  const minutes = times.reduce((sum, time) => sum + time.minutes, 0);
  return { days, minutes: days > 0 ? 0 : minutes };
}

/** '12 months' where all agree, '12 to 24 months' where they don't; words that name no months only alone. */
export function warrantyTogether(warranties: readonly string[]): string | undefined {
  const months = warranties.flatMap((text) => {
    const [, count] = /^(\d{1,3}) months?$/.exec(text) ?? [];
    return count === undefined ? [] : [Number(count)];
  });
  if (months.length === 0) return warranties[0];
  const shortest = Math.min(...months);
  const longest = Math.max(...months);
  return shortest === longest ? `${longest} months` : `${shortest} to ${longest} months`;
}

interface Priced {
  id: number;
  price: Pence;
  facts: RepairFacts;
}

export interface RepairFault extends Priced {
  value: string;
}

export type RepairPart = Priced;

export interface RepairLine {
  faultId: number;
  partId: number | undefined;
  price: Pence;
  time: BenchTime | undefined;
  warranty: string | undefined;
  /** Nobody can say what it costs before it was looked at. */
  isAfterDiagnosis: boolean;
}

export interface RepairQuote {
  lines: RepairLine[];
  total: Pence;
  time: BenchTime | undefined;
  warranty: string | undefined;
}

export function takesPart(fault: Pick<RepairFault, 'value'>): boolean {
  return fault.value === PARTED_FAULT;
}

/** The ticked faults with price, time and warranty. A part counts where its fault is ticked; the first unless told. */
export function repairQuote(
  faults: readonly RepairFault[],
  parts: readonly RepairPart[],
  ticked: readonly number[],
  partId: number | undefined,
): RepairQuote {
  const chosenPart = parts.find(({ id }) => id === partId) ?? parts[0];
  const lines = faults
    .filter(({ id }) => ticked.includes(id))
    .map((fault): RepairLine => {
      const part = takesPart(fault) ? chosenPart : undefined;
      return {
        faultId: fault.id,
        partId: part?.id,
        price: pence(fault.price + (part?.price ?? 0)),
        time: fault.facts.time,
        warranty: part?.facts.warranty ?? fault.facts.warranty,
        isAfterDiagnosis: fault.price === 0,
      };
    });
  return {
    lines,
    total: pence(lines.reduce((sum, { price }) => sum + price, 0)),
    time: timeTogether(lines.flatMap(({ time }) => time ?? [])),
    warranty: warrantyTogether(lines.flatMap(({ warranty }) => warranty ?? [])),
  };
}
