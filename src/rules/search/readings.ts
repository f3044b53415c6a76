import type { Dictionary } from './dictionary.ts';
import { readWord, type SearchTerm, type WordReading } from './word-readings.ts';

/** One way to understand a search. */
export interface Reading {
  terms: readonly SearchTerm[];
  /** How far it is from what was typed; 0 is word for word. */
  cost: number;
  /** Letters were changed, so that people should be told. */
  isCorrected: boolean;
  /** Some word was guessed from a beginning that is not quite its own. */
  isGuess: boolean;
}

const MOST_READINGS = 12;
const JOIN_COST = 0.2;

/** Words that say nothing about a product. */
const FILLERS = new Set(['a', 'an', 'and', 'for', 'from', 'in', 'my', 'of', 'on', 'or', 'the', 'to', 'with']);

/**
 * The ways to understand a search, nearest first: each word as it is, as a beginning, as a slip, as several words
 * written as one, or together with the next as one word written as two. Literally, no letter is changed.
 */
export function readSearch(typed: readonly string[], dictionary: Dictionary, isLiteral = false): Reading[] {
  const told = typed.filter((word) => !FILLERS.has(word));
  const words = told.length > 0 ? told : typed;
  if (words.length === 0) return [];

  const upTo: Reading[][] = [[{ terms: [], cost: 0, isCorrected: false, isGuess: false }]];
  words.forEach((word, index) => {
    const isLast = index === words.length - 1;
    const alone = extend(upTo[index] ?? [], readWord(word, dictionary, { isLiteral, isLast }));
    const joined =
      index === 0
        ? []
        : extend(
            upTo[index - 1] ?? [],
            readJoined(`${words[index - 1] ?? ''}${word}`, dictionary, isLiteral),
          );
    upTo.push(best([...alone, ...joined]));
  });
  return upTo[words.length] ?? [];
}

/** "i phone", "256 gb": a word that the shop has, or one slip away from it. */
function readJoined(word: string, dictionary: Dictionary, isLiteral: boolean): WordReading[] {
  return readWord(word, dictionary, { isLiteral })
    .filter(({ terms, cost }) => terms.length === 1 && terms[0]?.exact.length === 1 && cost <= 1)
    .map((reading) => ({ ...reading, cost: reading.cost + JOIN_COST }));
}

function extend(begun: readonly Reading[], readings: readonly WordReading[]): Reading[] {
  return begun.flatMap((reading) =>
    readings.map((next) => ({
      terms: [...reading.terms, ...next.terms],
      cost: reading.cost + next.cost,
      isCorrected: reading.isCorrected || next.isCorrected,
      isGuess: reading.isGuess || (next.isGuess ?? false),
    })),
  );
}

function best(readings: readonly Reading[]): Reading[] {
  const seen = new Set<string>();
  return readings
    .toSorted((a, b) => a.cost - b.cost)
    .filter(({ terms }) => {
      const key = terms.map(({ text, others }) => `${text}${others.length > 0 ? '*' : ''}`).join(' ');
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST_READINGS);
}

export const readingText = ({ terms }: Pick<Reading, 'terms'>) => terms.map(({ text }) => text).join(' ');
