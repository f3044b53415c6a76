import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';

const PARTED_FAULT = 'screen';

/** Prefix of a fault's key among the search words of a repair. */
export const FAULT_WORD = 'fault:';

export const PART_QUALITIES = ['genuine', 'premium', 'compatible', 'refurbished'] as const;
export type PartQuality = (typeof PART_QUALITIES)[number];

/** Work takes minutes on the bench. Repairs that wait for parts or others take days. */
export interface BenchTime {
  days: number;
  minutes: number;
}

/** The facts of a repair option, as in the API. */
export interface RepairOption {
  /** The fault that it fixes, such as `screen`. */
  fault: string | null;
  part_quality: PartQuality | null;
  /** The signs of a fault, or a note about a part. */
  signs: string;
  bench: BenchTime | null;
  /** 0: it depends on the repair. */
  warranty_months: number | null;
}

export interface RepairFacts {
  signs: string;
  time: BenchTime | undefined;
  /** In months; 0: it depends on the repair. */
  warranty: number | undefined;
}

/** An option that is not part of a repair has none of these facts. */
export function repairFacts(option: RepairOption | null): RepairFacts {
  return {
    signs: option?.signs ?? '',
    time: option?.bench ?? undefined,
    warranty: option?.warranty_months ?? undefined,
  };
}

/** '45 min', '1 h 30', '2 days', with non-breaking spaces: '1 h' alone is another time. */
export function benchWords(time: BenchTime): string {
  return timeWords(time).replaceAll(' ', '\u00a0');
}

function timeWords({ days, minutes }: BenchTime): string {
  if (days > 0) return days === 1 ? '1 day' : `${days} days`;
  if (minutes <= 60) return `${minutes} min`;
  const rest = minutes % 60;
  const hours = Math.floor(minutes / 60);
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
}

/** Work on the bench is done one after the other, so minutes add up. Days of waiting overlap. */
export function timeTogether(times: readonly BenchTime[]): BenchTime | undefined {
  if (times.length === 0) return undefined;
  const days = Math.max(...times.map((time) => time.days));
  const minutes = times.reduce((sum, time) => sum + time.minutes, 0);
  return { days, minutes: days > 0 ? 0 : minutes };
}

/** '12 months'. */
export function warrantyWords(months: number): string {
  if (months === 0) return 'By repair';
  return months === 1 ? '1 month' : `${months} months`;
}

/** '12 months' if all are equal, otherwise '12 to 24 months'. 'Depends on the repair' is shown only alone. */
export function warrantyTogether(warranties: readonly number[]): string | undefined {
  const months = warranties.filter((count) => count > 0);
  if (months.length === 0) return warranties.length > 0 ? warrantyWords(0) : undefined;
  const shortest = Math.min(...months);
  const longest = Math.max(...months);
  return shortest === longest ? warrantyWords(longest) : `${shortest} to ${longest} months`;
}

interface Priced {
  id: number;
  price: Pence;
  facts: RepairFacts;
}

export interface RepairFault extends Priced {
  fault: string | null;
}

export type RepairPart = Priced;

export interface RepairLine {
  faultId: number;
  partId: number | undefined;
  price: Pence;
  time: BenchTime | undefined;
  warranty: number | undefined;
  /** The price is known only after the device was inspected. */
  isAfterDiagnosis: boolean;
}

export interface RepairQuote {
  lines: RepairLine[];
  total: Pence;
  time: BenchTime | undefined;
  warranty: string | undefined;
}

export function takesPart({ fault }: Pick<RepairFault, 'fault'>): boolean {
  return fault === PARTED_FAULT;
}

/** The chosen faults with price, time and warranty. A part counts if its fault is chosen. Default: the first part. */
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
