import { bitCount, lettersOf } from './dictionary.ts';
import { slipsBetween } from './distance.ts';
import { soundOf } from './sound.ts';
import { singular, stem } from './stem.ts';

/** Words that may come between the words of a phrase, and mean nothing alone. */
export const FILLERS: ReadonlySet<string> = new Set(
  `a an and any are as at be been by do for from had has have how i if in is it its just me my of on or our out
  so some than that the their them there these they this those to up us was we were with you your am im ive id
  very really too also about`.split(/\s+/),
);

export interface Phrase<Kind extends string> {
  kind: Kind;
  id: string;
  words: readonly string[];
  /** The phrase is only removed from the search. */
  isSmall?: boolean;
}

export interface FoundPhrase<Kind extends string> extends Phrase<Kind> {
  /** The tokens of the phrase, from the first to after the last. */
  from: number;
  upTo: number;
  /** A spelling in it was corrected. */
  isMended: boolean;
  /** Only the beginning of its last word was typed. */
  isBegun: boolean;
}

interface Compiled<Kind extends string> extends Phrase<Kind> {
  stems: readonly string[];
  order: number;
}

/** One way to read a token as a word of the book. */
interface Taken {
  isMended: boolean;
  isBegun: boolean;
  /** Another word is as likely. It counts only beside a certain word of the same phrase. */
  isUnsure?: boolean;
}

/** The part of a shop's dictionary that is needed here. */
export interface ShopWordsLike {
  has: (word: string) => boolean;
  alike: (word: string) => readonly { word: string; slips: number }[];
  beginningWith: (word: string) => readonly string[];
}

/** One way to read some tokens, and its cost. */
interface Read<Kind extends string> {
  phrases: readonly FoundPhrase<Kind>[];
  cost: number;
}

/** A word that is left over costs 1. */
const MENDED_COST = 0.5;
const BEGUN_COST = 0.6;
const costOf = ({ isMended, isBegun }: Taken) => (isMended ? MENDED_COST : 0) + (isBegun ? BEGUN_COST : 0);

const NO_SHOP: ShopWordsLike = { has: () => false, alike: () => [], beginningWith: () => [] };

const SHORTEST_BEGINNING = 3;
const SHORTEST_SLIP = 4;
const SHORTEST_PART = 3;
const LONG_WORD = 6;

/** Finds phrases in a search text, the longest first, also with typing mistakes and in other forms. */
export class PhraseBook<Kind extends string> {
  readonly #byFirst = new Map<string, Compiled<Kind>[]>();
  /** Every stem of the book, with its sound and letters. Stems that differ in many letters are skipped quickly. */
  readonly #stems = new Map<string, { its: number; sounds: string | undefined }>();

  constructor(phrases: readonly Phrase<Kind>[]) {
    phrases.forEach((phrase, order) => {
      const stems = phrase.words.map(stem);
      const first = stems[0] ?? '';
      this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), { ...phrase, stems, order }]);
      for (const one of stems) this.#stems.set(one, { its: lettersOf(one), sounds: soundOf(one) });
    });
  }

  /** All phrases in the tokens, without overlaps. Words that the shop has are not corrected. */
  find(tokens: readonly string[], shop: ShopWordsLike = NO_SHOP): FoundPhrase<Kind>[] {
    const joined = (first: number) => `${tokens[first] ?? ''}${tokens[first + 1] ?? ''}`;
    // Half of a word that the shop has is not a mistake: 'mac book'.
    const isHalf = (index: number) => shop.has(joined(index)) || shop.has(joined(index - 1));
    const taken = tokens.map((token, index) =>
      this.#take(token, index === tokens.length - 1, isHalf(index) ? { ...NO_SHOP, has: () => true } : shop),
    );
    // Starts at the last token. Of all ways to read the rest, takes the way that leaves the fewest words.
    const reads: Read<Kind>[] = [{ phrases: [], cost: 0 }];
    for (let from = tokens.length - 1; from >= 0; from -= 1) {
      const behind = (upTo: number) => reads[tokens.length - upTo] ?? { phrases: [], cost: 0 };
      const skipped = behind(from + 1);
      const left = FILLERS.has(tokens[from] ?? '') ? 0 : 1;
      const best = this.#at(tokens, taken, from)
        .map((phrase) => ({
          phrases: [phrase, ...behind(phrase.upTo).phrases],
          cost: behind(phrase.upTo).cost + costOf(phrase),
        }))
        // The longest comes first, and stays if another is only equally good.
        .reduce<Read<Kind> | undefined>(
          (one, other) => (one && one.cost <= other.cost ? one : other),
          undefined,
        );
      const skip = { phrases: skipped.phrases, cost: skipped.cost + left };
      reads.push(best && best.cost <= skip.cost ? best : skip);
    }
    return [...(reads.at(-1)?.phrases ?? [])];
  }

  /**
   * Splits words that were written as one, such as 'screenrepair', if neither the book nor the shop has them.
   */
  parted(tokens: readonly string[], shop: Pick<ShopWordsLike, 'has'>): string[] {
    const isWord = (word: string) =>
      word.length >= SHORTEST_PART && (this.#stems.has(stem(word)) || shop.has(word));
    return tokens.flatMap((token) => {
      if (isWord(token) || shop.has(singular(token))) return [token];
      for (let cut = SHORTEST_PART; cut <= token.length - SHORTEST_PART; cut += 1) {
        const [start, end] = [token.slice(0, cut), token.slice(cut)];
        if (isWord(start) && isWord(end) && (this.#stems.has(stem(start)) || this.#stems.has(stem(end))))
          return [start, end];
      }
      return [token];
    });
  }

  /** The phrases that begin at a token, the longest first. */
  #at(
    tokens: readonly string[],
    taken: readonly ReadonlyMap<string, Taken>[],
    from: number,
  ): FoundPhrase<Kind>[] {
    const begun = [...(taken[from]?.keys() ?? [])].flatMap((first) => this.#byFirst.get(first) ?? []);
    return begun
      .flatMap((phrase) => {
        const fit = fits(phrase.stems, tokens, taken, from);
        // Small words are not guessed from their beginnings.
        return fit && !(fit.isBegun && phrase.isSmall) ? [{ phrase, ...fit }] : [];
      })
      .sort(
        (a, b) =>
          b.phrase.stems.length - a.phrase.stems.length ||
          Number(a.isBegun) - Number(b.isBegun) ||
          Number(a.isMended) - Number(b.isMended) ||
          // The word itself comes before another form of it: 'can' is not 'cans'.
          Number(b.phrase.words[0] === tokens[from]) - Number(a.phrase.words[0] === tokens[from]) ||
          a.phrase.order - b.phrase.order,
      )
      .map(({ phrase: { kind, id, words }, ...place }) => ({ kind, id, words, from, ...place }));
  }

  /** The words of the book that a token may be. */
  #take(token: string, isLast: boolean, shop: ShopWordsLike): ReadonlyMap<string, Taken> {
    const own = stem(token);
    if (this.#stems.has(own)) return new Map([[own, { isMended: false, isBegun: false }]]);
    const taken = new Map<string, Taken>();
    if (/\p{N}/u.test(token) || FILLERS.has(token)) return taken;
    if (shop.has(token) || shop.has(singular(token))) return taken;
    const alike = shop.alike(token);
    const ofShop = alike[0]?.slips ?? Infinity;
    const isShops = (one: string) => alike.some(({ word }) => stem(word) === one);
    const letters = lettersOf(own);
    const sound = soundOf(own);
    const isSure = (one: string, slips: number) => slips < ofShop || (slips === ofShop && isShops(one));
    for (const [one, { its, sounds }] of this.#stems) {
      if (sound !== undefined && sounds === sound) {
        taken.set(one, { isMended: true, isBegun: false, isUnsure: !isSure(one, 1) });
        continue;
      }
      const most = Math.min(slipsOf(one), slipsOf(own));
      if (most === 0 || bitCount(letters & ~its) > most || bitCount(its & ~letters) > most) continue;
      const slips = slipsBetween(own, one, most);
      if (slips > most || (one[0] !== own[0] && slips === slipsOf(own))) continue;
      // In a word of four letters, only two swapped letters are surely a mistake.
      const isShort = Math.max(one.length, own.length) <= SHORTEST_SLIP && letters !== its;
      taken.set(one, { isMended: true, isBegun: false, isUnsure: isShort || !isSure(one, slips) });
    }
    const isUnknown = [...taken.values()].every(({ isUnsure }) => isUnsure);
    const mayBegin = isLast && token.length >= SHORTEST_BEGINNING && isUnknown;
    if (mayBegin && shop.beginningWith(token).every((word) => this.#stems.has(stem(word)))) {
      for (const one of this.#stems.keys()) {
        if (one.startsWith(token)) taken.set(one, { isMended: false, isBegun: true });
      }
    }
    return taken;
  }
}

const slipsOf = (word: string) => (word.length < SHORTEST_SLIP ? 0 : word.length < LONG_WORD ? 1 : 2);

function fits(
  stems: readonly string[],
  tokens: readonly string[],
  taken: readonly ReadonlyMap<string, Taken>[],
  from: number,
): { upTo: number; isMended: boolean; isBegun: boolean } | undefined {
  let at = from;
  let isMended = false;
  let isBegun = false;
  let unsure = 0;
  let sure = 0;
  for (const [place, wanted] of stems.entries()) {
    let here = taken[at]?.get(wanted);
    while (!here && place > 0 && FILLERS.has(tokens[at] ?? '')) {
      at += 1;
      here = taken[at]?.get(wanted);
    }
    if (!here) return undefined;
    isMended ||= here.isMended;
    isBegun ||= here.isBegun;
    if (here.isUnsure) unsure += 1;
    else if (!here.isMended && !here.isBegun && !FILLERS.has(wanted)) sure += 1;
    at += 1;
  }
  if (unsure > 1 || unsure > sure) return undefined;
  return { upTo: at, isMended, isBegun };
}
