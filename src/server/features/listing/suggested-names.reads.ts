import type { Category, Suggestions } from '#contract/catalog.ts';
import { categoryLine, lineFromCode, type Line } from '#rules/catalog/lines.ts';
import { FILLERS } from '#rules/search/phrases.ts';
import { TOPICS } from '#rules/search/topics.ts';
import { singular } from '#rules/search/stem.ts';
import type { SearchTerm } from '#rules/search/word-readings.ts';
import { tokensOf, wordsOf } from '#rules/search/words.ts';
import { milesBetween } from '#rules/stores/distance.ts';
import type { Ask } from '../../db/connect.ts';
import type { FacetNames } from './facets.reads.ts';
import type { LineCode, LineSearch, Understood } from './search-counts.reads.ts';
import { countSearches, LINE_CODES, NOTHING } from './search-counts.reads.ts';
import type { Lexicon, SearchedPage, SearchedStore } from './search-lexicon.reads.ts';

const MOST_NAMES = 4;
const MOST_STORES = 3;
const MOST_SPELLINGS = 3;
const SHORTEST_BEGINNING = 4;

type Named = Pick<Suggestions, 'categories' | 'brands'> & { exact: 'categories' | 'brands' | undefined };

/** Categories and brands by name. `exact`: the search is one of these names and nothing else. */
export function suggestedNames({ terms, meant }: Understood, names: FacetNames): Named {
  const line = meant ? lineFromCode(Number(meant)) : undefined;
  const named = <T extends { name: string }>(things: readonly T[]) =>
    things.filter(({ name }) => isNamed(wordsOf(name), terms)).slice(0, MOST_NAMES);
  const categories = named(names.categories);
  const brands = named(names.brands);
  const isExact = ({ name }: { name: string }) => wordsOf(name).length === terms.length;
  return {
    categories: categories.map((category) => ({
      id: category.id,
      name: category.name,
      slug: category.slug,
      line: lineOfCategory(category, line),
    })),
    brands: brands.map(({ id, name, slug }) => ({ id, name, slug, line: line ?? 'buy' })),
    exact: categories.some(isExact) ? 'categories' : brands.some(isExact) ? 'brands' : undefined,
  };
}

/** Whether every searched word is a word of the name, or the beginning of one. */
function isNamed(name: readonly string[], terms: readonly SearchTerm[]): boolean {
  const begins = (word: string, text: string) =>
    word.startsWith(text) || singular(word).startsWith(singular(text));
  return terms.length > 0 && terms.every(({ text }) => name.some((word) => begins(word, text)));
}

function lineOfCategory(category: Category, wanted: Line | undefined): Line {
  const active = {
    buy: category.is_active_for_buy,
    sell: category.is_active_for_sell,
    repair: category.is_active_for_repair,
  };
  return wanted && active[wanted] ? wanted : categoryLine(active);
}

/**
 * Help pages, found by common words for their topics and by the words of their titles. If nothing else is found, also
 * by the words of their headings.
 */
export function suggestedPages(
  text: string,
  { intent, lines }: Understood,
  { pages }: Lexicon,
): Suggestions['pages'] {
  const topics = TOPICS.filter(({ id }) => intent?.topics.includes(id));
  const words = tokensOf(text).filter((word) => !FILLERS.has(word));
  const isTitled = (page: SearchedPage) => words.length > 0 && words.every((word) => hasWord(page, word));
  const titles = topics.flatMap(({ titled }) => titled.map(singular));
  const about = titles.flatMap((word) => pages.filter((page) => page.words.has(word)));
  const found = [...pages.filter(isTitled), ...about];
  if (found.length === 0 && words.length > 0 && LINE_CODES.every((line) => isNothing(lines[line])))
    found.push(...pages.filter((page) => words.every((word) => page.headings.has(singular(word)))));
  return [...new Set(found)]
    .slice(0, MOST_NAMES)
    .map(({ key, title, text: says }) => ({ key, title, text: says }));
}

const isNothing = ({ total, isNear }: LineSearch) => total === 0 && !isNear;

const hasWord = ({ words }: SearchedPage, word: string) =>
  words.has(singular(word)) ||
  (word.length >= SHORTEST_BEGINNING && [...words].some((own) => own.startsWith(word)));

/** Stores by name and town, or the nearest to a town without one. If the search names no place, some stores. */
export function suggestedStores({ intent, town }: Understood, { stores }: Lexicon): Suggestions['stores'] {
  if (town)
    return stores
      .toSorted((a, b) => milesBetween(town, a) - milesBetween(town, b))
      .slice(0, MOST_STORES)
      .map(shownStore);
  if (!intent || (intent.towns.length === 0 && !intent.wantsStore)) return [];
  const having = (count: number) =>
    stores.filter(({ words }) => intent.towns.filter((town) => words.has(town)).length >= count);
  const all = having(intent.towns.length);
  const found = all.length > 0 ? all : having(1);
  return found.slice(0, MOST_STORES).map(shownStore);
}

const shownStore = ({ id, name, address, hours }: SearchedStore) => ({ id, name, address, hours });

/** Links to a line, for searches that name no device or a device that the line does not have. */
export function suggestedPlaces({ intent, meant, terms, lines, town }: Understood): Suggestions['places'] {
  if (!intent) return [];
  const has = (id: string) => intent.places.includes(id);
  const isContact = intent.topics.includes('contact');
  const isOpen = (line: LineCode) => meant === line && (terms.length === 0 || lines[line].total === 0);
  return [
    ...(['cart', 'account', 'orders', 'wishlist', 'compare', 'deals', 'pos'] as const).filter(has),
    ...(intent.wantsStore || intent.towns.length > 0 || town || isContact ? (['stores'] as const) : []),
    ...(isOpen('2') ? (['sell'] as const) : []),
    ...(isOpen('3') ? (['repair'] as const) : []),
  ];
}

/** Other spellings of an unknown word, if some product then has all the words. */
export async function spellings(ask: Ask, text: string, { dictionary }: Lexicon): Promise<string[]> {
  const words = wordsOf(text);
  const unknown = words.findIndex((word) => !dictionary.has(word));
  const word = words[unknown];
  if (word === undefined) return [];
  const written = dictionary
    .spelledLike(word)
    .map((other) => words.map((one, place) => (place === unknown ? other : one)));
  const counts = await countSearches(
    ask,
    written.map((said) => said.map((one) => ({ text: one, exact: [one], others: [] }))),
  );
  return written
    .filter((_said, index) => Object.values(counts[index] ?? NOTHING).some((total) => total > 0))
    .slice(0, MOST_SPELLINGS)
    .map((said) => said.join(' '));
}
