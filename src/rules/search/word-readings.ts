import type { Dictionary } from './dictionary.ts';
import { OTHER_NAMES, SERIES } from './names.ts';
import { isOrdinary } from './ordinary-words.ts';

/** One word of a search, with the words of which a product must have one. */
export interface SearchTerm {
  /** The text to show for this word in the corrected search. */
  text: string;
  /** The word itself. Products that have it come first. */
  exact: readonly string[];
  /** Longer words that begin with it. */
  others: readonly string[];
}

/** One way to understand one word. */
export interface WordReading {
  terms: SearchTerm[];
  cost: number;
  isCorrected: boolean;
  /** The word was read as the misspelled beginning of another. */
  isGuess?: boolean;
}

const BEGINNING_COST = 0.1;
/** A word with another word after it is finished, so a misspelling is more likely than a beginning. */
const UNFINISHED_COST = 1.1;
/** A single letter is the beginning of many words. */
const LETTER_COST = 0.3;
const PLURAL_COST = 0.2;
const OTHER_NAME_COST = 0.3;
const CUT_COST = 0.4;
const SHORT_PART_COST = 0.3;
const BEGINNING_SLIP_COST = 0.6;
const UNKNOWN_COST = 5;
const SHORTEST_BEGINNING = 4;
const MOST_PARTS = 4;

/** In a literal search, a word is itself or the beginning of longer ones. It is never corrected. */
export function readWord(
  word: string,
  dictionary: Dictionary,
  { isLiteral = false, isLast = true }: { isLiteral?: boolean; isLast?: boolean } = {},
): WordReading[] {
  const readings = [
    ...nameAndNumber(word, dictionary),
    ...asIs(word, dictionary, isLast),
    ...withoutPlural(word, dictionary),
    ...(isLiteral ? [] : otherName(word, dictionary)),
    ...inParts(word, dictionary),
    ...slips(word, dictionary),
  ];
  const kept = isLiteral ? readings.filter(({ isCorrected }) => !isCorrected) : readings;
  // A guess may be wrong, so the reading as an unknown word is added.
  return kept.some(({ isGuess }) => !isGuess)
    ? kept
    : [...kept, reading(UNKNOWN_COST, false, [term(word, [], [])])];
}

const term = (text: string, exact: string[], others: string[]): SearchTerm => ({ text, exact, others });
const reading = (cost: number, isCorrected: boolean, terms: SearchTerm[]): WordReading => ({
  terms,
  cost,
  isCorrected,
});

function asIs(word: string, dictionary: Dictionary, isLast: boolean): WordReading[] {
  const longer = dictionary.beginningWith(word);
  const cost = word.length === 1 ? LETTER_COST : isLast ? BEGINNING_COST : UNFINISHED_COST;
  // A number with a word after it is finished.
  const others = !isLast && dictionary.has(word) ? withoutNumbers(word, longer) : longer;
  const begun = others.length === 0 ? [] : [reading(cost, false, [term(word, [], others)])];
  return dictionary.has(word) ? [reading(0, false, [wholeWord(word, dictionary)]), ...begun] : begun;
}

/** A word of the shop, and longer words that begin with it: 'laptop' also finds 'laptops'. */
function wholeWord(word: string, dictionary: Dictionary): SearchTerm {
  const longer = word.length > 1 ? dictionary.beginningWith(word) : [];
  return term(word, [word], withoutNumbers(word, longer));
}

/** If the shop knows a number, 25 must not find 256GB; but 256 may. */
const withoutNumbers = (word: string, longer: string[]) =>
  endsInDigit(word) ? longer.filter((one) => !isDigit(one[word.length])) : longer;

/** Reads "watch7" as "watch 7". The shop's own words are split there too, so this finds either spelling. */
function nameAndNumber(word: string, dictionary: Dictionary): WordReading[] {
  const [, ...parts] = /^(\p{L}{3,})(\p{N}+)$/u.exec(word) ?? [];
  if (parts.length === 0 || !parts.every((part) => dictionary.has(part))) return [];
  return [reading(0, false, parts.map(exactly))];
}

const isDigit = (letter: string | undefined) => letter !== undefined && /\p{N}/u.test(letter);
const endsInDigit = (word: string) => isDigit(word.at(-1));

function withoutPlural(word: string, dictionary: Dictionary): WordReading[] {
  const one = word.replace(/s$/, '');
  if (one === word || one.length < 3 || dictionary.has(word) || !dictionary.has(one)) return [];
  return [reading(PLURAL_COST, false, [term(one, [one], [])])];
}

function otherName(word: string, dictionary: Dictionary): WordReading[] {
  const [, letters = '', digits = ''] = /^(\p{L}+)(\p{N}*)$/u.exec(word) ?? [];
  const name = OTHER_NAMES.get(letters);
  if (!name || dictionary.has(word)) return [];
  const parts = name.split(' ');
  if (!parts.every((part) => dictionary.has(part))) return [];
  // An unknown number is still the number of a model.
  const number = digits ? [dictionary.has(digits) ? exactly(digits) : term(digits, [], [])] : [];
  return [reading(OTHER_NAME_COST, false, [...parts.map(exactly), ...number])];
}

/** "promax", "iphone15": words of the shop written as one. One of two parts may be misspelled. */
function inParts(word: string, dictionary: Dictionary): WordReading[] {
  if (LETTER_AND_NUMBER.test(word)) return [];
  const known = knownParts(word, dictionary, MOST_PARTS);
  if (known && known.length > 1) return [reading(cutCost(known), false, known.map(exactly))];
  const readings: WordReading[] = [];
  for (let cut = 2; cut <= word.length - 2; cut += 1) {
    const parts = [word.slice(0, cut), word.slice(cut)];
    const [slipped, ...others] = parts.filter((part) => !dictionary.has(part));
    if (slipped === undefined || others.length > 0 || parts.some(isTooShort)) continue;
    for (const { word: meant, slips: count } of dictionary.alike(slipped)) {
      const mended = parts.map((part) => (part === slipped ? meant : part));
      readings.push(reading(count + cutCost(mended), true, mended.map(exactly)));
    }
  }
  return readings.sort((a, b) => a.cost - b.cost).slice(0, 3);
}

/** 's10' is one name, not the 'S' of one model with the '10' of another. */
const LETTER_AND_NUMBER = /^\p{L}\p{N}+$/u;

const exactly = (word: string) => term(word, [word], []);

/** A part of one or two letters is in almost any word. */
const isTooShort = (part: string) => part.length <= 2 && !/\p{N}/u.test(part);
const cutCost = (parts: readonly string[]) =>
  (parts.length - 1) * CUT_COST + parts.filter(isTooShort).length * SHORT_PART_COST;

/** Splits a word into the fewest known words. A number is never split. */
function knownParts(word: string, dictionary: Dictionary, most: number): string[] | undefined {
  if (dictionary.has(word)) return [word];
  if (most <= 1) return undefined;
  let found: string[] | undefined;
  for (let cut = word.length - 1; cut >= 1; cut -= 1) {
    if (isDigit(word[cut - 1]) && isDigit(word[cut])) continue;
    const start = word.slice(0, cut);
    if (!dictionary.has(start)) continue;
    const rest = knownParts(word.slice(cut), dictionary, (found?.length ?? most + 1) - 2);
    if (rest && rest.length + 1 < (found?.length ?? most + 1)) found = [start, ...rest];
  }
  return found;
}

function slips(word: string, dictionary: Dictionary): WordReading[] {
  // A series' name and an ordinary word are complete: neither a mistake nor the beginning of another word.
  if (SERIES.has(word) || isOrdinary(word)) return [];
  const whole = dictionary
    .alike(word)
    .map(({ word: meant, slips: count }) => reading(count, true, [wholeWord(meant, dictionary)]));
  const begun = (word.length < SHORTEST_BEGINNING ? [] : dictionary.beginningAlike(word)).map(
    ({ word: meant, slips: count }) => ({
      ...reading(count + BEGINNING_SLIP_COST, true, [wholeWord(meant, dictionary)]),
      isGuess: true,
    }),
  );
  return [...whole, ...begun];
}
