import { SERIES } from './names.ts';
import { singular } from './stem.ts';
import type { SearchTerm } from './word-readings.ts';

/** The kinds of the shop's words. */
export interface WordKinds {
  /** Words of the models' names; true for the first word of a name, such as 'iphone'. */
  models: ReadonlyMap<string, boolean>;
  /** The models' names, each as its words. */
  names: readonly (readonly string[])[];
  brands: ReadonlySet<string>;
  /** Words of what a product can be chosen by, such as colours. */
  labels: ReadonlySet<string>;
  /** Words of smaller categories, which name the wanted product also beside a device: 'case', 'cable'. */
  goods: ReadonlySet<string>;
  /** Words of the large categories, and their beginnings. 'phone' is also the name of a model. */
  types: ReadonlySet<string>;
}

const MOST_SEARCHES = 40;
const MOST_LEFT_OUT = 3;
const MOST_NUMBERS = 4;

/** Costs of leaving out a word, by its kind. */
const UNKNOWN = 0.2;
const LABEL = 0.6;
const VARIANT = 1;
const NUMBER = 3.2;
const BRAND = 0.8;
const FAMILY = 4;
const TYPE = 5;
/** Higher than for a family and its number together: an iPhone is no replacement for its case. */
const GOODS = 9;
/** Of two words of one kind, the last one is left out first. */
const PLACE = 0.05;
/** The cost of another number, plus its distance. Any number is better than none. */
const OTHER_NUMBER = 2.2;
const NUMBER_STEP = 0.2;
const MOST_AWAY = 0.8;
/** The cost of another letter after the number: a 7a for a 7. */
const OTHER_LETTER = 0.1;
/** The cost of the older one of two at the same distance. */
const OLDER = 0.05;
/** Orders numbers that are all far away. */
const RANK = 0.01;

interface Near {
  terms: SearchTerm[];
  cost: number;
}

/**
 * Similar searches for when nothing has all the words, the best first. The name and number of a model are kept longest:
 * a search for a 14 Pro Max shows a 14 Pro, then a 14, then a 15 Pro Max. At least half of the words stay, or all that
 * the shop knows. If they all name one model, only its family stays as the last resort.
 */
export function nearSearches(said: readonly SearchTerm[], kinds: WordKinds): SearchTerm[][] {
  const series = said.find(isSeries);
  if (series) return seriesNear(series, said);
  const terms = said.map((term) => wholeWord(term, kinds));
  const fewest = Math.max(1, Math.ceil(terms.length / 2));
  const places = terms.map((_term, place) => place);
  const known = places.filter((place) => isKnown(terms[place]));
  const unknown = places.filter((place) => !known.includes(place));
  const leave = places.map((place) => costOf(terms[place], kinds) + (terms.length - 1 - place) * PLACE);
  const families = terms.map(({ text }) => text).filter((text) => kinds.models.get(text) === true);
  const others = terms.map(({ text }, place) =>
    kinds.labels.has(text) ? [] : numbersNear(text, { families, before: terms[place - 1]?.text }, kinds),
  );
  const without = (
    out: readonly number[],
    changed?: { place: number; instead: SearchTerm; cost: number },
  ): Near => ({
    cost: out.reduce((sum, place) => sum + (leave[place] ?? 0), changed?.cost ?? 0),
    terms: terms.flatMap((term, place) =>
      place === changed?.place ? changed.instead : out.includes(place) ? [] : term,
    ),
  });

  const knownWords = known.filter((place) => !isNumber(terms[place]?.text ?? '')).length;
  // Among unknown words, a known model or kind of device is what the search means.
  const namesAll = (left: readonly SearchTerm[]) =>
    left.filter(({ text }) => !isNumber(text)).length >= knownWords &&
    left.some(({ text }) => kinds.models.get(text) === true || kinds.types.has(text));

  // Numbers and variants mean nothing alone: not 'g8' of 'lg g8', nor '9' of 'oneplus 9'. Beside an unknown word, a
  // brand has too many products to mean anything either.
  const isStrange = unknown.some((place) => !isNumber(terms[place]?.text ?? ''));
  const isThing = (term: SearchTerm) =>
    costOf(term, kinds) >= FAMILY || (!isStrange && kinds.brands.has(term.text));
  const needsThing = isStrange || terms.some(isThing);

  // The last resort: a search for an iPad mini 6 shows other iPads rather than nothing.
  const isOfModel = ({ text }: SearchTerm) =>
    kinds.models.has(text) || kinds.brands.has(text) || kinds.labels.has(text) || isNumber(text);
  const isOneModel = terms.every(isOfModel);
  /** An accessory: a case for an iPhone 14. */
  const isForDevice = terms.every(
    (term) => isOfModel(term) || kinds.goods.has(term.text) || kinds.types.has(term.text),
  );
  const isFamily = (left: readonly SearchTerm[]) =>
    isOneModel && left.length > 0 && left.every(({ text }) => kinds.models.get(text) === true);

  const nearby: Near[] = choices(known, MOST_LEFT_OUT).map((out) => without([...out, ...unknown]));
  for (const place of places) {
    const rest = choices(
      known.filter((one) => one !== place),
      MOST_LEFT_OUT - 1,
    );
    const gone = unknown.filter((one) => one !== place);
    for (const other of others[place] ?? [])
      nearby.push(...rest.map((out) => without([...out, ...gone], { place, ...other })));
  }
  return nearby
    .filter(
      (near) =>
        near.cost > 0 &&
        (!needsThing || near.terms.some(isThing)) &&
        (near.terms.length >= fewest ||
          namesAll(near.terms) ||
          isFamily(near.terms) ||
          (isForDevice && near.terms.some(({ text }) => kinds.goods.has(text)))) &&
        !isOtherModel(near.terms, kinds),
    )
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST_SEARCHES)
    .map((near) => near.terms);
}

/** Whether every word for the device's family or kind is still there. */
export function keepsDevice(
  said: readonly SearchTerm[],
  near: readonly SearchTerm[],
  { models, types }: WordKinds,
): boolean {
  return said
    .filter(({ text }) => models.get(text) === true || types.has(text))
    .every(({ text }) => near.some((term) => term.text === text));
}

/** For each kind of device, a search for all of that kind. */
export function typeTerms({ types }: WordKinds): SearchTerm[] {
  const kinds = [...new Set([...types].map(singular))];
  return kinds.map((kind) => ({
    text: kind,
    exact: [...types].filter((word) => singular(word) === kind),
    others: [],
  }));
}

const isKnown = (term: SearchTerm | undefined) =>
  term !== undefined && term.exact.length + term.others.length > 0;

const isModelWord = ({ text }: SearchTerm, { models, types }: WordKinds) =>
  models.has(text) && !types.has(text);

/** In a model's name, a word does not mean longer words that begin with it: 'pro' is not '(PRODUCT)RED'. */
const wholeWord = (term: SearchTerm, kinds: WordKinds): SearchTerm =>
  isModelWord(term, kinds) && term.exact.length > 0 ? { ...term, others: [] } : term;

/** The words of a model's name are whole: beside 'iphone', 'pro' means Pro and is not the start of a longer word. */
export function modelTerms(terms: readonly SearchTerm[], kinds: WordKinds): readonly SearchTerm[] {
  const isNamed = terms.some((term) => isModelWord(term, kinds) && kinds.models.get(term.text) === true);
  return isNamed ? terms.map((term) => wholeWord(term, kinds)) : terms;
}

/** Whether the words name a model, without unknown words. */
export function isModelSearch(terms: readonly SearchTerm[], kinds: WordKinds): boolean {
  const isBrands =
    terms.some(({ text }) => kinds.brands.has(text)) && terms.some(({ text }) => numbered(text)?.before);
  const isNamed =
    isBrands || terms.some(({ text }) => kinds.models.get(text) === true) || isOtherModel(terms, kinds);
  return isNamed && terms.every((term) => isKnown(term) || isNumber(term.text) || isSeries(term));
}

/**
 * Whether the words name a model that the shop does not have, although another model has all of them: a 'galaxy s9' is
 * not a Galaxy Tab S9. This is so if the family has such numbers directly after its name, but not this one. A plain
 * number is not enough: 'watch 10' is the Watch Series 10. A brand counts as its families, as in 'samsung s9'.
 */
export function isOtherModel(
  terms: readonly SearchTerm[],
  { models, names, types, brands }: WordKinds,
): boolean {
  const words = terms.map(({ text }) => text);
  if (words.some((word) => types.has(word))) return false;
  return words.some((family, place) => {
    const word = words[place + 1] ?? '';
    const number = numbered(word);
    if (!number?.before || terms[place + 1]?.exact.length === 0) return false;
    const isNumberedSo = (name: readonly string[]) => numbered(name[1] ?? '')?.before === number.before;
    const families = new Set(
      models.get(family) === true
        ? [family]
        : brands.has(family)
          ? names.filter(isNumberedSo).map(([first = '']) => first)
          : [],
    );
    const akin = names.filter(([first = '']) => families.has(first));
    const isSold = akin.some((name) => {
      const at = name.indexOf(word);
      return at > 0 && name.slice(1, at).every((between) => words.includes(between));
    });
    return !isSold && akin.some(isNumberedSo);
  });
}

/** The name of a series that the shop does not have. */
const isSeries = (term: SearchTerm) => !isKnown(term) && SERIES.has(term.text);

/** For a series that the shop does not have: other models of the family, those of the same kind first. */
function seriesNear({ text }: SearchTerm, said: readonly SearchTerm[]): SearchTerm[][] {
  const { family, kind, like } = SERIES.get(text) ?? {};
  const own = said.filter((term) => term.text === family);
  if (own.length === 0 || !kind) return [];
  const akin = like ? [[...own, { text: like, exact: [like], others: [] }]] : [];
  return [...akin, [...own, { text: kind, exact: [kind], others: [`${kind}s`] }], own];
}

function costOf(term: SearchTerm | undefined, { models, brands, labels, types, goods }: WordKinds): number {
  const text = term?.text ?? '';
  if (goods.has(text)) return GOODS;
  if (models.get(text)) return FAMILY;
  if (types.has(text)) return TYPE;
  if (brands.has(text)) return BRAND;
  if (labels.has(text) && !models.has(text)) return LABEL;
  if (isNumber(text)) return NUMBER;
  if (!isKnown(term)) return UNKNOWN;
  // It is only the beginning of other words: 'one' of 'xbox one' is no OnePlus.
  if (term?.exact.length === 0) return LABEL;
  return models.has(text) ? VARIANT : TYPE;
}

/**
 * Other numbers at the same place of a model's name, the closest first: 's22' and 's23' for 's21', but not 'a16'. Only
 * of models of the same family: a Pixel 8 is not similar to an iPhone 8.
 */
function numbersNear(
  text: string,
  { families, before }: { families: readonly string[]; before: string | undefined },
  { names }: WordKinds,
): { cost: number; instead: SearchTerm }[] {
  const own = numbered(text);
  const kin = families.filter((family) => family !== text);
  if (!own || (kin.length === 0 && own.before === '')) return [];
  // A number belongs to the word before it: a Galaxy Note 10 is no Galaxy Watch 7, a Galaxy S10 no Galaxy Tab S9.
  const akin = names.filter((name) => kin.every((family) => name.includes(family)));
  const behind = akin.flatMap((name) =>
    name.filter((_word, place) => before === undefined || name[place - 1] === before),
  );
  const isThere = behind.some((word) => numbered(word)?.before === own.before);
  const words = isThere || own.before === '' ? behind : akin.flat();
  return [...new Set(words)]
    .flatMap((word) => {
      const other = numbered(word);
      if (word === text || !other || !isSamePlace(own, other)) return [];
      const away = Math.min(Math.abs(other.number - own.number) * NUMBER_STEP, MOST_AWAY);
      const letter = other.after === own.after ? 0 : OTHER_LETTER;
      const cost = OTHER_NUMBER + away + letter + (other.number < own.number ? OLDER : 0);
      const far = Math.abs(other.number - own.number);
      return [{ far, cost, instead: { text: word, exact: [word], others: [] } }];
    })
    .sort((a, b) => a.cost - b.cost || a.far - b.far)
    .slice(0, MOST_NUMBERS)
    .map(({ cost, instead }, rank) => ({ cost: cost + rank * RANK, instead }));
}

interface Numbered {
  before: string;
  number: number;
  after: string;
}

/** '9th' and '10th', '7' and '7a'; not '13' and '256gb'. */
const isSamePlace = (own: Numbered, other: Numbered) =>
  own.before === other.before &&
  (own.after === other.after || (own.after.length <= 1 && other.after.length <= 1));

/** Generations with a letter as their number. */
const LETTERED: ReadonlyMap<string, number> = new Map([
  ['x', 10],
  ['xr', 10],
  ['xs', 10],
]);

function numbered(word: string): Numbered | undefined {
  const lettered = LETTERED.get(word);
  if (lettered !== undefined) return { before: '', number: lettered, after: '' };
  const [, before = '', digits, after = ''] = /^(\p{L}*)(\p{N}{1,4})(\p{L}*)$/u.exec(word) ?? [];
  return digits === undefined ? undefined : { before, number: Number(digits), after };
}

const isNumber = (text: string) => /\p{N}/u.test(text) || LETTERED.has(text);

/** All combinations of at most this many. */
function choices<T>(things: readonly T[], most: number): T[][] {
  if (most === 0) return [[]];
  return [
    [],
    ...things.flatMap((thing, index) =>
      choices(things.slice(index + 1), most - 1).map((rest) => [thing, ...rest]),
    ),
  ];
}
