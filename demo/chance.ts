import { randomFrom, seedOf } from './art/lib/random.ts';

/** Seeded random choices: the demo shop is the same on every machine, but looks natural. */
export interface Chance {
  /** 0 up to, but not including, 1. */
  share: () => number;
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  pick: <T>(from: readonly T[]) => T;
}

export function chanceOf(word: string): Chance {
  const share = randomFrom(seedOf(word) ^ 0x9e3779b9);
  // Neighbouring seeds begin with similar numbers, so the first ones are skipped.
  for (let skipped = 0; skipped < 4; skipped += 1) share();
  return {
    share,
    between: (low, high) => low + Math.floor(share() * (high - low + 1)),
    pick(from) {
      const chosen = from[Math.floor(share() * from.length)];
      if (chosen === undefined) throw new Error('nothing to pick from');
      return chosen;
    },
  };
}
