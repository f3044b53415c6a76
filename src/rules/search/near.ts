import { SERIES } from './names.ts';
import { singular } from './stem.ts';
import type { SearchTerm } from './word-readings.ts';

/** What a shop knows of its words beside who has them. */
export interface WordKinds {
  /** Words of the models' names; true for those that a name begins with, such as 'iphone'. */
  models: ReadonlyMap<string, boolean>;
  /** The models' names, each as its words. */
  names: readonly (readonly string[])[];
  brands: ReadonlySet<string>;
  /** Words of what a product can be chosen by, such as colours. */
  labels: ReadonlySet<string>;
  /** Words of smaller categories that name what is wanted, whatever device is named beside them: 'case', 'cable'. */
  goods: ReadonlySet<string>;
  /** Words of the great categories, and what they begin with: 'phone' is also the name of a model. */
  types: ReadonlySet<string>;
}

const MOST_SEARCHES = 40;
const MOST_LEFT_OUT = 3;
const MOST_NUMBERS = 4;

/** What it costs to leave a word out, by what it is. */
const UNKNOWN = 0.2;
const LABEL = 0.6;
const VARIANT = 1;
const NUMBER = 3.2;
const BRAND = 0.8;
const FAMILY = 4;
const TYPE = 5;
/** More than a family and its number: an iPhone is no case for one. */
const GOODS = 9;
/** Of two words of one kind, the one typed last goes first. */
const PLACE = 0.05;
/** Another number, and how far it is away. However far, it is nearer than no number at all. */
const OTHER_NUMBER = 2.2;
const NUMBER_STEP = 0.2;
const MOST_AWAY = 0.8;
/** Another letter behind the number: a 7a for a 7. */
const OTHER_LETTER = 0.1;
/** Of two that are as far away, the newer. */
const OLDER = 0.05;
/** Of numbers that are all far away, still the nearest first. */
const RANK = 0.01;

interface Near {
  terms: SearchTerm[];
  cost: number;
}

/**
 * Where nothing has all the words: what comes nearest, the nearest first. Of a model the name and its number are
 * kept longest: who asks for a 14 Pro Max is shown a 14 Pro, then a 14, then a 15 Pro Max. At least half of the
 * words stay, or all that the shop knows; where they all name one model, at last only its family.
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
  // Among words that the shop has never heard of, a model or a kind of device that it has is what is meant.
  const namesAll = (left: readonly SearchTerm[]) =>
    left.filter(({ text }) => !isNumber(text)).length >= knownWords &&
    left.some(({ text }) => kinds.models.get(text) === true || kinds.types.has(text));

  // Numbers and variants are those of some thing: 'g8' says nothing of 'lg g8', nor '9' of 'oneplus 9'. Beside a
  // word that the shop has never heard of, a brand has too much to say anything either.
  const isStrange = unknown.some((place) => !isNumber(terms[place]?.text ?? ''));
  const isThing = (term: SearchTerm) =>
    costOf(term, kinds) >= FAMILY || (!isStrange && kinds.brands.has(term.text));
  const needsThing = isStrange || terms.some(isThing);

  // The last resort: a search for an iPad mini 6 shows other iPads rather than nothing.
  const isOfModel = ({ text }: SearchTerm) =>
    kinds.models.has(text) || kinds.brands.has(text) || kinds.labels.has(text) || isNumber(text);
  const isOneModel = terms.every(isOfModel);
  /** Something for a device: a case for an iPhone 14. */
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

/** Every word that says which device it is, by family or kind, is still there. */
export function keepsDevice(
  said: readonly SearchTerm[],
  near: readonly SearchTerm[],
  { models, types }: WordKinds,
): boolean {
  return said
    .filter(({ text }) => models.get(text) === true || types.has(text))
    .every(({ text }) => near.some((term) => term.text === text));
}

/** Each kind of device as a search for all of that kind. */
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

/** Of a model's name, longer words that begin with one are not what is meant: 'pro' is not '(PRODUCT)RED'. */
const wholeWord = (term: SearchTerm, kinds: WordKinds): SearchTerm =>
  isModelWord(term, kinds) && term.exact.length > 0 ? { ...term, others: [] } : term;

/** The words of a model's name are whole: beside 'iphone', 'pro' means Pro and is not the start of a longer word. */
export function modelTerms(terms: readonly SearchTerm[], kinds: WordKinds): readonly SearchTerm[] {
  const isNamed = terms.some((term) => isModelWord(term, kinds) && kinds.models.get(term.text) === true);
  return isNamed ? terms.map((term) => wholeWord(term, kinds)) : terms;
}

/** The words say which model is meant: none of them is one that the shop has never heard of. */
export function isModelSearch(terms: readonly SearchTerm[], kinds: WordKinds): boolean {
  const isBrands =
    terms.some(({ text }) => kinds.brands.has(text)) && terms.some(({ text }) => numbered(text)?.before);
  const isNamed =
    isBrands || terms.some(({ text }) => kinds.models.get(text) === true) || isOtherModel(terms, kinds);
  return isNamed && terms.every((term) => isKnown(term) || isNumber(term.text) || isSeries(term));
}

/**
 * The words have the name of a model that the shop does not have, though another model has them all: a 'galaxy s9'
 * is no Galaxy Tab S9. So it is where the family has such numbers right behind its name, but not this one. A plain
 * number says less: 'watch 10' is the Watch Series 10. A brand stands for its families: a 'samsung s9' neither is one.
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

/** Of a series that the shop does not have: other models of the family, first those of the same kind. */
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
  // Only the beginning of other words: 'one' of 'xbox one' is no OnePlus.
  if (term?.exact.length === 0) return LABEL;
  return models.has(text) ? VARIANT : TYPE;
}

/**
 * Another number in the same place of a model's name, the nearest first: 's22' and 's23' for 's21', but not 'a16'.
 * Only of models that have the family's word too: the nearest to an iPhone 8 is no Pixel 8.
 */
function numbersNear(
  text: string,
  { families, before }: { families: readonly string[]; before: string | undefined },
  { names }: WordKinds,
): { cost: number; instead: SearchTerm }[] {
  const own = numbered(text);
  const kin = families.filter((family) => family !== text);
  if (!own || (kin.length === 0 && own.before === '')) return [];
  // A number is that of the word before it: a Galaxy Note 10 is no Galaxy Watch 7, a Galaxy S10 no Galaxy Tab S9.
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

/** Generations that are written in letters. */
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

/** Every choice of at most this many. */
function choices<T>(things: readonly T[], most: number): T[][] {
  if (most === 0) return [[]];
  return [
    [],
    ...things.flatMap((thing, index) =>
      choices(things.slice(index + 1), most - 1).map((rest) => [thing, ...rest]),
    ),
  ];
}
