import type { Dictionary } from './dictionary.ts';
import { readWord, type SearchTerm, type WordReading } from './word-readings.ts';

/** One way to understand a search. */
export interface Reading {
  terms: readonly SearchTerm[];
  /** The distance from the typed text; 0 is word for word. */
  cost: number;
  /** Letters were changed, so the page should say so. */
  isCorrected: boolean;
  /** A word was guessed from a misspelled beginning. */
  isGuess: boolean;
}

const MOST_READINGS = 12;
const JOIN_COST = 0.2;

/** Words that say nothing about a product. */
const FILLERS = new Set(['a', 'an', 'and', 'for', 'from', 'in', 'my', 'of', 'on', 'or', 'the', 'to', 'with']);

/**
 * The readings of a search, the best first. Each word is read as it is, as a beginning, as a misspelling, as several
 * words written as one, or with the next word as one word written as two. A literal search changes no letter.
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
        : extend(upTo[index - 1] ?? [], readJoined(words[index - 1] ?? '', word, { dictionary, isLiteral }));
    upTo.push(best([...alone, ...joined]));
  });
  return upTo[words.length] ?? [];
}

/** "i phone", "256 gb": together a word that the shop has, or one mistake away from it. */
function readJoined(
  first: string,
  second: string,
  { dictionary, isLiteral }: { dictionary: Dictionary; isLiteral: boolean },
): WordReading[] {
  // A letter behind a word of the shop is its own word: 'series s' is no misspelled 'series'.
  const isLetter = second.length === 1 && dictionary.has(first);
  return readWord(`${first}${second}`, dictionary, { isLiteral })
    .filter(
      ({ terms, cost }) => terms.length === 1 && terms[0]?.exact.length === 1 && cost <= (isLetter ? 0 : 1),
    )
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
