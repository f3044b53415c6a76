import type { Dictionary } from './dictionary.ts';
import { FAULT_SAYINGS, OTHER_FAULT } from './faults.ts';
import { OTHER_NAMES, UNITS } from './names.ts';
import type { FoundPhrase, Phrase, ShopWordsLike } from './phrases.ts';
import { FILLERS, PhraseBook } from './phrases.ts';
import { isOrdinary } from './ordinary-words.ts';
import { isWellKnown } from './outside.ts';
import {
  CHEAP_SAYINGS,
  CONDITION_SAYINGS,
  LINE_SAYINGS,
  LONE_SAYINGS,
  NOISE_SAYINGS,
  PRAISE_SAYINGS,
} from './sayings.ts';
import { stem } from './stem.ts';
import { fromShortName } from './short-names.ts';
import { slangFor } from './slang.ts';
import { PLACE_SAYINGS, STORE_SAYINGS } from './place-sayings.ts';
import { BROKEN_DEVICES, TOPICS } from './topics.ts';
import { pricedSearch } from './priced.ts';
import { firstWords, tokensOf } from './words.ts';
import type { Line } from '../catalog/lines.ts';

type Kind =
  | 'name'
  | 'fault'
  | 'sign'
  | 'place'
  | 'topic'
  | 'line'
  | 'town'
  | 'store'
  | 'condition'
  | 'cheap'
  | 'lone'
  | 'noise';

/** The parts of a search besides the device. */
export interface Intent {
  /** The line, by what the person wants to do. */
  line: Line | undefined;
  /** Keys of the shop's faults. If the shop doesn't have the named fault, the key for other faults. */
  faults: readonly string[];
  /** The typed words for the faults, with spelling corrected. */
  faultWords: string;
  topics: readonly string[];
  places: readonly string[];
  /** It is asked as a question: 'how do I …'. */
  isQuestion: boolean;
  /** A sign of a fault is named, such as 'cracked', or something to mend. */
  isBroken: boolean;
  wantsStore: boolean;
  /** The typed words for used goods; empty if not asked for. */
  used: string;
  /** The lowest price should come first. */
  isCheap: boolean;
  /** The highest price, in pounds. */
  most: number | undefined;
  /** Words of a store's name or address. */
  towns: readonly string[];
  /** The remaining words, which name a device. */
  rest: readonly string[];
  /** The understood words before and after the device, as typed. */
  before: string;
  after: string;
  /** A spelling was corrected, or another name was replaced. */
  isCorrected: boolean;
  /** The last word is unfinished, and was completed by a guess. */
  isGuess: boolean;
  /** The search says something besides a device. */
  isRead: boolean;
}

/** The facts of a shop for reading intents. */
export interface IntentFacts {
  dictionary: Dictionary;
  /** The keys of the faults that it repairs, such as 'charging-port'. */
  faults: readonly string[];
  /** Words of its stores' names, towns and post codes. */
  storeWords: readonly string[];
  /** The models' names, each as its words. */
  names?: readonly (readonly string[])[];
  /** The words of its large categories, such as 'laptop'. */
  kinds?: ReadonlySet<string>;
}

const phrasesOf = <K extends Kind>(kind: K, sayings: readonly { id: string; says: readonly string[] }[]) =>
  sayings.flatMap(({ id, says }) => says.map((said): Phrase<K> => ({ kind, id, words: said.split(' ') })));

const SIGNS = FAULT_SAYINGS.map(({ id, signs = [] }) => ({ id, says: signs }));
/** A new part is a repair: 'a new screen on my iPhone 12' asks for no new iPhone. */
const NEW_PARTS = FAULT_SAYINGS.filter(({ id }) => id !== OTHER_FAULT).map(({ id, says }) => ({
  id,
  says: says.map((said) => `new ${said}`),
}));
const NAMED = phrasesOf('fault', [...FAULT_SAYINGS, ...NEW_PARTS]);
const faultBook = new PhraseBook(NAMED);

export class IntentReader {
  readonly #dictionary: Dictionary;
  readonly #modelNames: readonly (readonly string[])[];
  readonly #book: PhraseBook<Kind>;
  /** Also holds brands of other shops and ordinary words, so that these are not corrected into a phrase. */
  readonly #words: ShopWordsLike;
  /** Ids of phrases, with the faults of this shop for each. */
  readonly #faults = new Map<string, string[]>();

  constructor({ dictionary, faults, storeWords, names = [], kinds = new Set() }: IntentFacts) {
    this.#dictionary = dictionary;
    this.#modelNames = names;
    this.#words = {
      has: (word) => dictionary.has(word) || isWellKnown(word) || isOrdinary(word),
      alike: (word) => dictionary.alike(word),
      beginningWith: (word) => dictionary.beginningWith(word),
    };
    const own: Phrase<'fault'>[] = [];
    for (const key of faults) {
      const words = key.split('-');
      const [known] = faultBook.find(words);
      const id =
        known && !known.isBegun && !known.isMended ? known.id : key === SOMETHING_ELSE ? OTHER_FAULT : key;
      this.#faults.set(id, [...(this.#faults.get(id) ?? []), key]);
      own.push({ kind: 'fault', id, words });
    }
    this.#book = new PhraseBook<Kind>([
      ...this.#names(),
      ...slangFor(kinds)
        .filter(({ slang }) => !dictionary.has(slang))
        .map(({ slang, kind }): Phrase<'name'> => ({ kind: 'name', id: kind, words: [slang] })),
      ...own.filter(({ id }) => id !== OTHER_FAULT),
      ...NAMED,
      ...phrasesOf('sign', SIGNS),
      ...phrasesOf('place', PLACE_SAYINGS),
      ...phrasesOf('topic', TOPICS),
      ...phrasesOf('line', LINE_SAYINGS),
      ...phrasesOf('store', STORE_SAYINGS),
      ...storeWords
        .filter((word) => !dictionary.has(word) && !FILLERS.has(word) && !NAME_STEMS.has(stem(word)))
        .map((word): Phrase<'town'> => ({ kind: 'town', id: word, words: [word] })),
      ...phrasesOf('condition', CONDITION_SAYINGS),
      ...[
        ...phrasesOf('cheap', CHEAP_SAYINGS),
        ...phrasesOf('lone', LONE_SAYINGS),
        ...phrasesOf('noise', [...NOISE_SAYINGS, ...PRAISE_SAYINGS]),
      ].map((phrase) => ({ ...phrase, isSmall: true })),
    ]);
  }

  read(text: string): Intent {
    const { words: unpriced, most } = pricedSearch(text);
    const tokens = this.#withUnits(
      this.#book.parted(tokensOf(unpriced), this.#dictionary).flatMap((token) => this.#inFull(token)),
    );
    const found = this.#book.find(tokens, this.#words).filter((one) => !this.#isHalf(one, tokens));
    const inKind = (kind: Kind) => found.filter((one) => one.kind === kind);
    const lines = inKind('line');
    const signs = inKind('sign');
    const isBroken = signs.length > 0 || lines.some(({ id }) => id === 'repair');
    // If a part is named, signs add nothing.
    const named = this.#namedFaults(tokens, found, isBroken);
    const faults = named.length > 0 ? named : signs;
    const said = found.filter(({ kind }) => kind !== 'name');
    const left = this.#rest(tokens, found);
    const sells = lines.some(({ id }) => id === 'sell');
    const topics = [
      ...idsOf(inKind('topic')),
      ...(sells && (isBroken || faults.length > 0) ? [BROKEN_DEVICES] : []),
    ];
    const alone = left.length === 0 && found.every(({ kind }) => SMALL.has(kind)) ? lone(found) : [];
    const rest =
      left.length > 0 ? left : [...devicesWith(faults), ...alone.flatMap(({ device }) => device ?? [])];
    const device = tokens.findIndex(
      (token, at) => !FILLERS.has(token) && !said.some(({ from, upTo }) => at >= from && at < upTo),
    );
    const isPriced = most !== undefined || inKind('cheap').length > 0;
    const isOnlyNamed = said.every(({ kind }) => kind === 'cheap');
    const written = (phrases: typeof said) => phrases.flatMap(({ words }) => words).join(' ');
    return {
      // A price limit means buying, unless the search says something else.
      line:
        lineOf(lines, { isBroken: faults.length > 0, isSold: topics.includes(BROKEN_DEVICES) }) ??
        (isPriced && isOnlyNamed ? 'buy' : undefined),
      faults: this.#keysOf(faults),
      faultWords: [...new Set(faults.flatMap(({ words }) => words))].join(' '),
      topics: [...topics, ...alone.flatMap(({ topic }) => topic ?? [])],
      places: idsOf(inKind('place')),
      isQuestion: QUESTION_WORDS.has(tokens[0] ?? ''),
      isBroken,
      used: written(inKind('condition')),
      isCheap: inKind('cheap').length > 0,
      most,
      wantsStore: inKind('store').length > 0,
      towns: idsOf(inKind('town')),
      rest: firstWords(rest.length > 0 || said.length > 0 ? rest : tokens),
      before: written(said.filter(({ from }) => device < 0 || from < device)),
      after: [
        written(said.filter(({ from }) => device >= 0 && from >= device)),
        most === undefined ? '' : `under £${most}`,
      ]
        .filter(Boolean)
        .join(' '),
      isCorrected: found.some(({ kind, isMended }) => isMended && !SMALL.has(kind)),
      isGuess: found.some(({ isBegun }) => isBegun),
      isRead: said.length > 0 || most !== undefined,
    };
  }

  /** The faults for everything without its own price. */
  get otherFaults(): readonly string[] {
    return this.#faults.get(OTHER_FAULT) ?? [];
  }

  /** Other names that this shop's products don't have, if they have the words that are meant. */
  #names(): Phrase<'name'>[] {
    const has = (words: readonly string[]) => words.every((word) => this.#dictionary.has(word));
    const begins = (word: string) =>
      this.#dictionary.has(word) || this.#dictionary.beginningWith(word).length > 0;
    return [...OTHER_NAMES].flatMap(([name, meant]) => {
      const words = name.split(' ');
      const isOwn = words.length === 1 && has(words);
      return isOwn || !meant.split(' ').every(begins) ? [] : [{ kind: 'name', id: meant, words }];
    });
  }

  /** Whether it is half of a word that the shop has: 'mac' in 'mac book'. */
  #isHalf({ kind, from, upTo }: FoundPhrase<Kind>, tokens: readonly string[]): boolean {
    if (kind !== 'name' || upTo !== from + 1) return false;
    return this.#dictionary.has(`${tokens[from] ?? ''}${tokens[upTo] ?? ''}`);
  }

  /** The named parts. Of something broken, also a part whose words others stand between: 'charger broken port'. */
  #namedFaults(
    tokens: readonly string[],
    found: readonly FoundPhrase<Kind>[],
    isBroken: boolean,
  ): readonly FoundPhrase<Kind>[] {
    const named = found.filter(({ kind }) => kind === 'fault');
    if (named.length > 0 || !isBroken) return named;
    return this.#book.find(this.#rest(tokens, found), this.#words).filter(({ kind }) => kind === 'fault');
  }

  #inFull(token: string): readonly string[] {
    return fromShortName(token, this.#modelNames, this.#dictionary) ?? [token];
  }

  #rest(tokens: readonly string[], found: readonly FoundPhrase<Kind>[]): string[] {
    const rest: string[] = [];
    for (let at = 0; at < tokens.length;) {
      const phrase = found.find(({ from }) => from === at);
      if (phrase?.kind === 'name') rest.push(...phrase.id.split(' '));
      const token = tokens[at];
      if (!phrase && token !== undefined && !this.#isFiller(token, tokens[at + 1])) rest.push(token);
      at = phrase ? phrase.upTo : at + 1;
    }
    return rest;
  }

  /** A small word, unless it is the beginning of a word that was written as two: 'i phone'. */
  #isFiller(token: string, next: string | undefined): boolean {
    return FILLERS.has(token) && !(next !== undefined && this.#dictionary.has(`${token}${next}`));
  }

  #keysOf(faults: readonly FoundPhrase<Kind>[]): string[] {
    const named = faults.filter(({ id }) => id !== OTHER_FAULT);
    const keys = named.flatMap(({ id }) => this.#faults.get(id) ?? []);
    const others = this.#faults.get(OTHER_FAULT) ?? [];
    return [...new Set(keys.length === 0 && faults.length > 0 ? others : keys)];
  }

  /** Writes units as the shop does, if it has them: '256 gig' and '256gigs' as '256gb', '13in' as '13 inch'. */
  #withUnits(tokens: readonly string[]): string[] {
    const written: string[] = [];
    for (const token of tokens) {
      const before = written.at(-1) ?? '';
      const [, joined = '', ending = ''] = /^(\p{N}+)(\p{L}+)$/u.exec(token) ?? [];
      // 'in' and the like are units only directly after a number.
      const [number, unit] = joined
        ? [joined, UNITS.get(ending)]
        : [before, FILLERS.has(token) ? undefined : UNITS.get(token)];
      if (!unit || !/^\p{N}+$/u.test(number) || this.#dictionary.has(token)) {
        written.push(token);
        continue;
      }
      const words = this.#dictionary.has(`${number}${unit}`) ? [`${number}${unit}`] : [number, unit];
      if (!words.every((word) => this.#dictionary.has(word))) written.push(token);
      else written.splice(joined ? written.length : -1, joined ? 0 : 1, ...words);
    }
    return written;
  }
}

/** Words of other names. They don't mean a store that is named after its products. */
const NAME_STEMS = new Set([...OTHER_NAMES.keys()].flatMap((name) => name.split(' ').map(stem)));

/** The key of the fault for everything without its own price. */
const SOMETHING_ELSE = 'something-else';

/** The devices of faults that only some devices can have. */
const devicesWith = (faults: readonly FoundPhrase<Kind>[]) =>
  FAULT_SAYINGS.filter(({ id }) => faults.some((fault) => fault.id === id)).flatMap(({ of = [] }) => of);

/** Kinds that are only removed from the search when there is something else. */
const SMALL: ReadonlySet<Kind> = new Set(['cheap', 'lone', 'noise']);

/** The meaning of words that count only when they are alone. */
const lone = (found: readonly FoundPhrase<Kind>[]) =>
  LONE_SAYINGS.filter(({ id }) => found.some((one) => one.kind === 'lone' && one.id === id));

const idsOf = (found: readonly FoundPhrase<Kind>[]) => [...new Set(found.map(({ id }) => id))];

/** People who sell or repair say so. 'Buy' means little beside these words. */
function lineOf(
  found: readonly FoundPhrase<Kind>[],
  { isBroken, isSold }: { isBroken: boolean; isSold: boolean },
): Line | undefined {
  const ids = idsOf(found);
  if (isSold) return 'sell';
  const line = (['sell', 'repair', 'buy'] as const).find((one) => ids.includes(one));
  return line === undefined && ids.includes('offer') && !isBroken ? 'sell' : line;
}

const QUESTION_WORDS = new Set(
  'how when where what whats which why who do does did can could will would should is are am may'.split(' '),
);
