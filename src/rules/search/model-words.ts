import { isNumber, numbered } from './model-numbers.ts';
import { SERIES } from './names.ts';
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

export const isKnown = (term: SearchTerm | undefined) =>
  term !== undefined && term.exact.length + term.others.length > 0;

const isModelWord = ({ text }: SearchTerm, { models, types }: WordKinds) =>
  models.has(text) && !types.has(text);

/**
 * In a model's name, a word does not mean longer words that begin with it: 'pro' is not '(PRODUCT)RED'. But a number is
 * also its ordinal: the iPad 10 is the iPad (10th gen).
 */
export const wholeWord = (term: SearchTerm, kinds: WordKinds): SearchTerm =>
  isModelWord(term, kinds) && term.exact.length > 0
    ? { ...term, others: term.others.filter((other) => ORDINAL.exec(other)?.[1] === term.text) }
    : term;

const ORDINAL = /^(\p{N}+)(?:st|nd|rd|th)$/u;

/** The words of a model's name are whole: beside 'iphone', 'pro' means Pro and is not the start of a longer word. */
export function modelTerms(terms: readonly SearchTerm[], kinds: WordKinds): readonly SearchTerm[] {
  const isNamed = terms.some((term) => isModelWord(term, kinds) && kinds.models.get(term.text) === true);
  if (!isNamed) return terms;
  return terms.map((term, index) =>
    isMark(term, terms[index - 1], kinds) ? { ...term, others: [] } : wholeWord(term, kinds),
  );
}

/** A letter that no product has, where names of models have one: 's' of 'xbox series s' is no 'series'. */
const isMark = ({ text, exact }: SearchTerm, before: SearchTerm | undefined, { names }: WordKinds) =>
  text.length === 1 &&
  exact.length === 0 &&
  names.some((name) => name.some((word, at) => word.length === 1 && name[at - 1] === before?.text));

/** Whether the words name a model, without unknown words. */
export function isModelSearch(terms: readonly SearchTerm[], kinds: WordKinds): boolean {
  // Two models are no model: 'iphone 13 vs iphone 14'.
  const models = terms.filter(
    ({ text }, index) => kinds.models.get(text) === true && isNumber(terms[index + 1]?.text ?? ''),
  );
  if (models.length > 1) return false;
  const isBrands =
    terms.some(({ text }) => kinds.brands.has(text)) && terms.some(({ text }) => numbered(text)?.before);
  const isNamed =
    isBrands || terms.some(({ text }) => kinds.models.get(text) === true) || isOtherModel(terms, kinds);
  return (
    isNamed &&
    terms.every(
      (term, index) =>
        isKnown(term) || isNumber(term.text) || isSeries(term) || isMark(term, terms[index - 1], kinds),
    )
  );
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
  return words.some((family, index) => {
    const word = words[index + 1] ?? '';
    const number = numbered(word);
    if (!number?.before || terms[index + 1]?.exact.length === 0) return false;
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
export const isSeries = (term: SearchTerm) => !isKnown(term) && SERIES.has(term.text);
