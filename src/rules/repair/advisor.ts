import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';

/** A grade of the trade-in with what is paid for it. */
export interface GradeOffer {
  value: string;
  cash: Pence;
}

/** Faults that are seen as cracks; all others are things that don't work. */
const CRACKS: ReadonlySet<string> = new Set(['screen', 'back-glass']);
const CRACKED = 'cracked';
const FAULTY = 'faulty';
const MENDED = 'good';

/**
 * As which grade a device with this fault is bought, and as which once it is mended. A shop that has not these
 * grades pays its lowest for a fault and its best without.
 */
export function gradesAround<T extends GradeOffer>(
  fault: string,
  grades: readonly T[],
): { asItIs: T; afterRepair: T } | undefined {
  const [first, ...rest] = grades;
  if (!first) return undefined;
  const named = (value: string) => grades.find((grade) => grade.value === value);
  const lowest = rest.reduce((least, grade) => (grade.cash < least.cash ? grade : least), first);
  const highest = rest.reduce((most, grade) => (grade.cash > most.cash ? grade : most), first);
  return {
    asItIs: named(CRACKS.has(fault) ? CRACKED : FAULTY) ?? lowest,
    afterRepair: named(MENDED) ?? highest,
  };
}

/** What each way costs or pays; null where the shop doesn't offer it for the model. */
export interface Ways {
  repair: Pence | null;
  asItIs: Pence | null;
  afterRepair: Pence | null;
  replaceFrom: Pence | null;
}

export interface Advice {
  /** What is left of the higher offer once the repair is paid. */
  leftAfterRepair: Pence | null;
  /** What repairing before selling brings; below zero it costs. */
  gain: Pence | null;
  /** What another one costs once this one is sold as it is. */
  replaceAfterSelling: Pence | null;
  /** What is saved by repairing instead of buying another one; below zero a new one is cheaper. */
  keepingSaves: Pence | null;
}

export function advise({ repair, asItIs, afterRepair, replaceFrom }: Ways): Advice {
  const leftAfterRepair = difference(afterRepair, repair);
  return {
    leftAfterRepair,
    gain: difference(leftAfterRepair, asItIs),
    replaceAfterSelling: difference(replaceFrom, asItIs),
    keepingSaves: difference(replaceFrom, repair),
  };
}

function difference(from: Pence | null, less: Pence | null): Pence | null {
  return from === null || less === null ? null : pence(from - less);
}
