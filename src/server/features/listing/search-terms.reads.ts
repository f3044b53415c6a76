import { GRADES } from '#rules/catalog/conditions.ts';
import { lineCode } from '#rules/catalog/lines.ts';
import { FAULT_WORD } from '#rules/repair/repair.ts';
import type { Intent } from '#rules/search/intent.ts';
import type { WordKinds } from '#rules/search/model-words.ts';
import { SERIES } from '#rules/search/names.ts';
import { isOrdinary } from '#rules/search/ordinary-words.ts';
import { readSearch } from '#rules/search/readings.ts';
import { readWord, type SearchTerm } from '#rules/search/word-readings.ts';
import { wordsOf } from '#rules/search/words.ts';
import type { LineCode, Terms } from './search-counts.reads.ts';
import type { Lexicon } from './search-lexicon.reads.ts';
import { withFamily, withoutGoods } from './search-meant.reads.ts';

const LONG_WORD = 8;
const ONE_SLIP = 1;

/**
 * The words that may name a device. If the search also says something else, unknown words are dropped: 'loose' in
 * 'loose charging port' names no device and is not corrected into one. Only a long word with one wrong letter is
 * corrected. If the search says nothing else, every word counts.
 */
export function deviceWords(intent: Intent, { dictionary, kinds }: Lexicon): readonly string[] {
  const rest = withFamily(withoutColours(intent, withoutGoods(intent, { kinds }), kinds), dictionary);
  if (!intent.isRead) return rest;
  // A short word behind a family is a model's mark, sold or not: 'xr' of 'repair iphone xr'.
  const isMark = (word: string, family = '') => word.length <= 2 && kinds.models.get(family) === true;
  const isName = (word: string) => kinds.models.has(word) || kinds.brands.has(word);
  return rest.filter((word, index) => {
    const joined = [`${rest[index - 1] ?? ''}${word}`, `${word}${rest[index + 1] ?? ''}`];
    if (
      /\p{N}/u.test(word) ||
      SERIES.has(word) ||
      isMark(word, rest[index - 1]) ||
      joined.some((one) => one !== word && dictionary.has(one))
    )
      return true;
    // Beside something else it says nothing: 'sand in charging port'.
    if (isOrdinary(word) && !dictionary.has(word)) return false;
    const isSure = (cost: number) => word.length >= LONG_WORD && cost <= ONE_SLIP;
    return readWord(word, dictionary).some(
      ({ terms, isCorrected, cost }) =>
        terms.every(({ exact, others }) => exact.length + others.length > 0) &&
        (!isCorrected || isSure(cost) || terms.every(({ text }) => isName(text))),
    );
  });
}

/** Repairs have no colours: the black of 'my screen is black' is no device, and that of a black phone does not matter. */
const withoutColours = ({ faults, line }: Intent, words: readonly string[], { labels, models }: WordKinds) =>
  faults.length > 0 && line !== 'buy' && line !== 'sell'
    ? words.filter((word) => !labels.has(word) || models.has(word) || /\p{N}/u.test(word))
    : words;

export function meantLine(intent: Intent | undefined): LineCode | undefined {
  if (intent?.line) return String(lineCode(intent.line)) as LineCode;
  if (intent && intent.faults.length > 0) return '3';
  return intent?.used ? '1' : undefined;
}

export function faultTerm(intent: Intent | undefined): SearchTerm | undefined {
  if (!intent || intent.faults.length === 0) return undefined;
  return { text: intent.faultWords, exact: intent.faults.map((key) => FAULT_WORD + key), others: [] };
}

/** Used goods have one of the lower grades among their words, or say so in their names. */
export function usedTerm(intent: Intent | undefined): SearchTerm | undefined {
  if (!intent?.used) return undefined;
  return { text: intent.used, exact: [...wordsOf(intent.used), ...USED_GRADES], others: [] };
}

const USED_GRADES = GRADES.slice(1).map((grade) => grade.toLowerCase());

/**
 * All words as words of products, with one typing mistake allowed: 'screen protecter' is no broken screen.
 */
export function asTyped(text: string, { dictionary }: Lexicon): Terms | undefined {
  const [reading] = readSearch(wordsOf(text), dictionary);
  const isSure = reading && reading.cost <= ONE_SLIP && reading.terms.every(({ exact }) => exact.length > 0);
  return isSure ? reading.terms : undefined;
}
