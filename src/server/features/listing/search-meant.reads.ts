import type { Intent } from '#rules/search/intent.ts';
import { SERIES } from '#rules/search/names.ts';
import { outsideWord } from '#rules/search/outside.ts';
import { wordsOf } from '#rules/search/words.ts';
import { findPlaces } from '#rules/stores/places.ts';
import type { LineCode, Understood } from './search-counts.reads.ts';
import { NONE } from './search-counts.reads.ts';
import type { Lexicon } from './search-lexicon.reads.ts';

/** Reads 'note 20' as 'galaxy note 20', and 'z fold' as 'galaxy z fold', if the shop has no series of that name. */
export function withFamily(rest: readonly string[], dictionary: Lexicon['dictionary']): readonly string[] {
  const at = rest.findIndex((word, place) => {
    const { isClear = false } = SERIES.get(word) ?? {};
    return SERIES.has(word) && !dictionary.has(word) && (isClear || /^\p{N}/u.test(rest[place + 1] ?? ''));
  });
  const family = SERIES.get(rest[at] ?? '')?.family;
  if (!family || rest.includes(family) || !dictionary.has(family)) return rest;
  const place = rest[at - 1]?.length === 1 ? at - 1 : at;
  return [...rest.slice(0, place), family, ...rest.slice(place)];
}

/** An accessory for a part is not a repair of it: 'hdmi cable'. */
export function isForGoods({ line, faults, rest }: Intent, { kinds: { goods } }: Lexicon): boolean {
  return line === undefined && faults.length > 0 && rest.some((word) => goods.has(word));
}

export const asGoods = (intent: Intent, text: string): Intent => ({
  ...intent,
  faults: [],
  faultWords: '',
  rest: wordsOf(text),
  before: '',
  after: '',
  isRead: false,
});

/** A town without a store, if the search asks only for a store. */
export function townIn({ rest, line, faults, topics, places, towns }: Intent, { dictionary }: Lexicon) {
  const others = [...faults, ...topics, ...places, ...towns];
  if (rest.length === 0 || line || others.length > 0 || rest.some((word) => dictionary.has(word)))
    return undefined;
  const name = rest.join(' ');
  return findPlaces(name).find((place) => wordsOf(place.name).join(' ') === name);
}

interface Outside {
  /** The search text with spelling mistakes corrected. */
  name: string;
  /** The words that the shop knows, without numbers: 'sony' of 'sony xperia', 'case' of 'case for a nokia'. */
  known: readonly string[];
}

/** The search names a device of a brand that the shop does not have. */
export function withoutOutside({ rest }: Intent, { dictionary }: Lexicon): Outside | undefined {
  const outside = rest.map((word) => outsideWord(word, dictionary));
  if (outside.every((word) => word === undefined)) return undefined;
  return {
    name: rest.map((word, place) => outside[place] ?? word).join(' '),
    known: rest.filter((word, place) => !outside[place] && dictionary.has(word) && !/\p{N}/u.test(word)),
  };
}

/** The shop never sells this device, so nothing is similar. Its known words may still name a brand or category. */
export function unknownDevice(
  intent: Intent,
  meant: LineCode | undefined,
  { name, known }: Outside,
): Understood {
  return {
    intent,
    terms: known.map((word) => ({ text: word, exact: [word], others: [] })),
    corrected: null,
    lines: { 1: NONE, 2: NONE, 3: NONE },
    meant,
    faults: [],
    unsold: name,
  };
}
