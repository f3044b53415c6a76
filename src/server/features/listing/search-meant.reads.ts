import { readPostCode } from '#rules/forms/post-code.ts';
import type { Intent } from '#rules/search/intent.ts';
import { OTHER_NAMES, SERIES } from '#rules/search/names.ts';
import { outsideWord } from '#rules/search/outside.ts';
import { wordsOf } from '#rules/search/words.ts';
import { findPlaces, placeOfPostCode } from '#rules/stores/places.ts';
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

/** Whether a search with a part's name means goods and not a repair of the part: 'hdmi cable'. */
export function isForGoods(
  { line, faults, rest, isBroken }: Intent,
  { kinds: { goods, models } }: Lexicon,
): boolean {
  if (line !== undefined || faults.length === 0 || !rest.some((word) => goods.has(word))) return false;
  const namesModel = rest.some((word) => familyIn(word, models) !== undefined);
  return !(namesModel && (isBroken || rest.some((word) => SOCKETS.has(word))));
}

/** The family of models that a word names, also by another name: 'playstation' for 'ps5'. */
function familyIn(word: string, models: Lexicon['kinds']['models']): string | undefined {
  const [meant = ''] = OTHER_NAMES.get(word.replace(/\p{N}+$/u, ''))?.split(' ') ?? [];
  return [word, meant].find((one) => models.get(one) === true);
}

/** What a device has and no accessory is. */
const SOCKETS = new Set(['port', 'socket', 'connector', 'hole', 'jack']);

/**
 * Of a broken device, only the words that name it: what was plugged in or broke beside it is neither mended nor part of
 * its name, as in 'usb c charger broken port iphone 12'.
 */
export function withoutGoods(
  { line, faults, rest }: Intent,
  { kinds: { goods, models, brands, names } }: Pick<Lexicon, 'kinds'>,
): readonly string[] {
  const isRepair = line === 'repair' || (line === undefined && faults.length > 0);
  const families = rest.flatMap((word) => familyIn(word, models) ?? []);
  if (!isRepair || families.length === 0 || !rest.some((word) => goods.has(word) || SOCKETS.has(word)))
    return rest;
  const own = new Set(names.filter((name) => families.some((word) => name.includes(word))).flat());
  return rest.filter((word) => own.has(word) || brands.has(word) || familyIn(word, models) !== undefined);
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

/** Words around a post code that asks for a store. */
const BESIDE_CODE =
  /\b(?:post ?code|zip|stores?|shops?|branch|repairs?|near(?:est)?|closest|to|in|at|around|find|my|is)\b/gi;

/** A whole post code asks for the stores near it: not 'm1 8gb', the memory of a MacBook, nor the phone 's23 fe'. */
function wholeCodeIn(text: string): string | undefined {
  const left = text.replace(BESIDE_CODE, '').trim().replace(/\s+/g, ' ').toUpperCase();
  const code = readPostCode(left);
  return code === undefined || /[GT]B$/.test(code) || (left.includes(' ') && left !== code)
    ? undefined
    : code;
}

/** The stores in the district of a post code, or else its place. */
export function postCodeIn(text: string, { stores }: Pick<Lexicon, 'stores'>) {
  const code = wholeCodeIn(text);
  const district = code?.toLowerCase().split(' ')[0] ?? '';
  if (stores.some(({ words }) => words.has(district))) return { district };
  return { place: code === undefined ? undefined : placeOfPostCode(code) };
}

export const inDistrict = (intent: Intent, district: string): Intent => ({
  ...asGoods(intent, ''),
  towns: [district],
  wantsStore: true,
  isRead: true,
});

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
