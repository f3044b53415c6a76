import { isNumber, numbersNear } from './model-numbers.ts';
import { isKnown, isOtherModel, isSeries, type WordKinds, wholeWord } from './model-words.ts';
import { SERIES } from './names.ts';
import { singular } from './stem.ts';
import type { SearchTerm } from './word-readings.ts';

const MOST_SEARCHES = 40;
const MOST_LEFT_OUT = 3;

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
/** Of two words of one kind, the later one is left out first. */
const POSITION = 0.05;

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
  const indexes = terms.map((_term, index) => index);
  const known = indexes.filter((index) => isKnown(terms[index]));
  const unknown = indexes.filter((index) => !known.includes(index));
  const leave = indexes.map((index) => costOf(terms[index], kinds) + (terms.length - 1 - index) * POSITION);
  const families = terms.map(({ text }) => text).filter((text) => kinds.models.get(text) === true);
  const others = terms.map(({ text }, index) =>
    kinds.labels.has(text)
      ? []
      : numbersNear(text, { families, before: terms[index - 1]?.text }, kinds.names),
  );
  const without = (
    out: readonly number[],
    changed?: { index: number; instead: SearchTerm; cost: number },
  ): Near => ({
    cost: out.reduce((sum, index) => sum + (leave[index] ?? 0), changed?.cost ?? 0),
    terms: terms.flatMap((term, index) =>
      index === changed?.index ? changed.instead : out.includes(index) ? [] : term,
    ),
  });

  // Words that are only the beginning of others say nothing for certain: 'ear' of 'over ear headphones' is no earbud.
  const isWhole = ({ text, exact }: SearchTerm) => exact.length > 0 && !isNumber(text);
  const knownWords = terms.filter(isWhole).length;
  // Among unknown words, a known model or kind of device is what the search means.
  const namesAll = (left: readonly SearchTerm[]) =>
    left.filter(isWhole).length >= knownWords &&
    left.some(
      ({ text }) => kinds.models.get(text) === true || kinds.types.has(text) || kinds.goods.has(text),
    );

  // Numbers and variants mean nothing alone: not 'g8' of 'lg g8', nor '9' of 'oneplus 9'. Beside an unknown word, a
  // brand has too many products to mean anything either.
  const isStrange = unknown.some((index) => !isNumber(terms[index]?.text ?? ''));
  // A letter with a number that the search begins with is a model: the 's23' of 's23 fe'.
  const isNamed = (term: SearchTerm) =>
    term === terms[0] && kinds.models.has(term.text) && /^\p{L}\p{N}+$/u.test(term.text);
  const isThing = (term: SearchTerm) =>
    costOf(term, kinds) >= FAMILY || isNamed(term) || (!isStrange && kinds.brands.has(term.text));
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
  for (const index of indexes) {
    const rest = choices(
      known.filter((one) => one !== index),
      MOST_LEFT_OUT - 1,
    );
    const gone = unknown.filter((one) => one !== index);
    for (const other of others[index] ?? [])
      nearby.push(...rest.map((out) => without([...out, ...gone], { index, ...other })));
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
