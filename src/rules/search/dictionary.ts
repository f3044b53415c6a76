import { slipsAllowed, slipsBetween, slipsInBeginning } from './distance.ts';
import { soundOf } from './sound.ts';

const MOST_BEGINNINGS = 200;
const MOST_ALIKE = 4;
const SHORT_WORD = 4;
const LONG_WORD = 8;
const MOST_NEW_LETTERS = 1;

interface Entry {
  word: string;
  /** The letters of the word, one bit each. Words that differ in many bits are skipped quickly. */
  letters: number;
  digits: string;
  sound: string | undefined;
  products: number;
}

export interface Alike {
  word: string;
  slips: number;
}

/** The words of the shop's products, each with its number of products. */
export class Dictionary {
  readonly #products: ReadonlyMap<string, number>;
  /** In alphabetical order, so that words with the same beginning are together. */
  readonly #entries: readonly Entry[];

  constructor(products: ReadonlyMap<string, number>) {
    this.#products = products;
    this.#entries = [...products]
      .map(([word, count]) => ({
        word,
        letters: lettersOf(word),
        digits: digitsOf(word),
        sound: soundOf(word),
        products: count,
      }))
      .sort((a, b) => (a.word < b.word ? -1 : 1));
  }

  has(word: string): boolean {
    return this.#products.has(word);
  }

  /** Longer words that begin with this one, the most common first. */
  beginningWith(start: string): string[] {
    const found: Entry[] = [];
    for (let place = this.#firstFrom(start); place < this.#entries.length; place += 1) {
      const entry = this.#entries[place];
      if (!entry?.word.startsWith(start)) break;
      if (entry.word !== start) found.push(entry);
    }
    return found
      .sort((a, b) => b.products - a.products)
      .slice(0, MOST_BEGINNINGS)
      .map(({ word }) => word);
  }

  /** Longer words that end with this one. */
  endingWith(end: string): string[] {
    return this.#entries.flatMap(({ word }) => (word !== end && word.endsWith(end) ? [word] : []));
  }

  /**
   * Words that may have been meant by a misspelled one. Mistakes change letters, never digits. A shorter word with two
   * letters that were not typed is another word: 'careers' is not 'chargers'. So is a short word with another first
   * letter: 'fold' is not 'gold'. A word that sounds the same counts as one mistake.
   */
  alike(typed: string): Alike[] {
    const letters = lettersOf(typed);
    const sound = soundOf(typed);
    const isOne = ({ word }: Alike) =>
      (typed.length > SHORT_WORD || sameStart(typed, word) === 1) &&
      (typed.length >= LONG_WORD || bitCount(lettersOf(word) & ~letters) <= MOST_NEW_LETTERS);
    const most = slipsAllowed(typed);
    const written = this.#compare(typed, slipsBetween, most, false).filter(isOne);
    if (most === 0 || sound === undefined) return written;
    const heard = this.#entries
      .filter((entry) => entry.sound === sound && entry.word !== typed)
      .map(({ word }) => ({ word, slips: 1 }));
    return [...heard, ...written.filter(({ word }) => heard.every((one) => one.word !== word))];
  }

  /**
   * Words that may begin with the misspelled text. Only one mistake is allowed, and the first letter must be right,
   * since otherwise almost any word would match: 'jobs' is no beginning of 'obsidian'.
   */
  beginningAlike(typed: string): Alike[] {
    return this.#compare(typed, slipsInBeginning, Math.min(1, slipsAllowed(typed)), true);
  }

  /** The words with the most similar spelling. If more than a third differs, it is another word. */
  spelledLike(typed: string): string[] {
    if (/\p{N}/u.test(typed)) return [];
    const most = Math.floor(typed.length / 3);
    return this.#compare(typed, slipsBetween, most, false).map(({ word }) => word);
  }

  #compare(typed: string, slipsOf: typeof slipsBetween, most: number, isBeginning: boolean): Alike[] {
    if (most === 0) return [];
    const letters = lettersOf(typed);
    const digits = digitsOf(typed);
    return this.#entries
      .flatMap((entry) => {
        if (isBeginning ? !entry.digits.startsWith(digits) : entry.digits !== digits) return [];
        if (isBeginning && !sameStart(typed, entry.word)) return [];
        // Each mistake adds at most one letter that the other word doesn't have, on either side.
        if (bitCount(letters & ~entry.letters) > most) return [];
        if (!isBeginning && bitCount(entry.letters & ~letters) > most) return [];
        const slips = slipsOf(typed, entry.word, most);
        return slips > 0 && slips <= most ? [{ ...entry, slips }] : [];
      })
      .sort(
        (a, b) =>
          a.slips - b.slips || sameStart(typed, b.word) - sameStart(typed, a.word) || b.products - a.products,
      )
      .slice(0, MOST_ALIKE)
      .map(({ word, slips }) => ({ word, slips }));
  }

  #firstFrom(start: string): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#entries[middle]?.word ?? '') < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const digitsOf = (word: string) => word.replace(/\P{N}/gu, '');

/** The first letter is rarely wrong. */
const sameStart = (typed: string, word: string) => (typed[0] === word[0] ? 1 : 0);

/** The letters of a word, one bit each. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (const letter of word) letters |= 1 << (letter.charCodeAt(0) % 31);
  return letters;
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
