import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';

/** A trade-in grade with its offer. */
export interface GradeOffer {
  value: string;
  cash: Pence;
}

/** Faults that are cracks. All others are parts that don't work. */
const CRACKS: ReadonlySet<string> = new Set(['screen', 'back-glass']);
const CRACKED = 'cracked';
const FAULTY = 'faulty';
const MENDED = 'good';

/**
 * The trade-in grade of a device with this fault, and after its repair. A shop without these grades pays its lowest
 * offer with a fault and its best without.
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

/** The grade of a device that can't be repaired. A shop without this grade pays its lowest offer. */
export function faultyGrade<T extends GradeOffer>(grades: readonly T[]): T | undefined {
  const lowest = grades.toSorted((a, b) => a.cash - b.cash)[0];
  return grades.find(({ value }) => value === FAULTY) ?? lowest;
}

/** The price of each option, or what it pays; null if the shop doesn't offer it for the model. */
export interface Ways {
  repair: Pence | null;
  asItIs: Pence | null;
  afterRepair: Pence | null;
  replaceFrom: Pence | null;
}

export interface Advice {
  /** The higher offer minus the repair. */
  leftAfterRepair: Pence | null;
  /** The gain from repairing before selling. Negative: a loss. */
  gain: Pence | null;
  /** The price of another device minus the offer for this one as it is. */
  replaceAfterSelling: Pence | null;
  /** How much cheaper a repair is than another device. Negative: buying is cheaper. */
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
