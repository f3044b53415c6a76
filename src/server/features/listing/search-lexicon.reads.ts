import { singular } from '#rules/search/stem.ts';
import { IntentReader } from '#rules/search/intent.ts';
import type { WordKinds } from '#rules/search/model-words.ts';
import { wordsOf } from '#rules/search/words.ts';
import { isFixedPage } from '#rules/site/page-limits.ts';
import { hoursWords } from '#rules/stores/opening-hours.ts';
import type { Store } from '#contract/stores.ts';
import type { Database } from '../../db/connect.ts';
import { readPageTitles } from '../site/public.ts';
import { readStores } from '../stores/public.ts';
import type { FacetNames } from './facets.reads.ts';
import type { ShopVocabulary, ShopWords } from './search-words.reads.ts';

export interface SearchedStore {
  id: number;
  name: string;
  address: string;
  hours: string;
  words: ReadonlySet<string>;
  latitude: number;
  longitude: number;
}

export interface SearchedPage {
  key: string;
  title: string;
  text: string;
  words: ReadonlySet<string>;
  /** Words of the headings in the page. */
  headings: ReadonlySet<string>;
}

/** The data for understanding a search. It is small beside the catalogue, and cached until it changes. */
export interface Lexicon extends Pick<ShopVocabulary, 'dictionary'> {
  reader: IntentReader;
  kinds: WordKinds;
  stores: readonly SearchedStore[];
  pages: readonly SearchedPage[];
  popular: readonly string[];
}

export async function readLexicon(
  { pool, db }: Pick<Database, 'pool' | 'db'>,
  shopWords: ShopWords,
  names: FacetNames,
): Promise<Lexicon> {
  const [{ dictionary, faults, models, names: modelNames }, stores, pages, popular] = await Promise.all([
    shopWords.read(pool),
    readStores(pool),
    readPageTitles(db),
    pool.query<{ name: string }>(POPULAR),
  ]);
  const searched = stores.map(searchedStore);
  const brands = new Set(names.brands.flatMap(({ name }) => wordsOf(name)));
  const types = new Set(categoryWords(names, ({ level }) => level === 0));
  return {
    dictionary,
    reader: new IntentReader({
      dictionary,
      faults,
      storeWords: [...new Set(searched.flatMap(({ words }) => [...words]))],
      names: modelNames,
      kinds: types,
    }),
    kinds: {
      models,
      names: modelNames,
      brands,
      types,
      goods: new Set(
        categoryWords(names, ({ level }) => level > 0).filter(
          (word) =>
            word.length >= SHORTEST_GOODS && !models.get(word) && !brands.has(word) && !types.has(word),
        ),
      ),
      labels: new Set([...names.terms.keys()].flatMap((key) => wordsOf(key.slice(key.indexOf(':') + 1)))),
    },
    stores: searched,
    pages: pages
      // Visitors don't need to search for the first page.
      .filter(({ key }) => !isFixedPage(key))
      .map(({ key, title, description, headings }) => ({
        key,
        title,
        text: description,
        words: withSingulars(wordsOf(`${title} ${key}`)),
        headings: withSingulars(headings.flatMap(wordsOf)),
      })),
    popular: popular.rows.map(({ name }) => name),
  };
}

const withSingulars = (words: readonly string[]) => new Set(words.flatMap((word) => [word, singular(word)]));

/** Shorter words in a category's name only connect others, such as 'and'. */
const SHORTEST_GOODS = 4;

const categoryWords = (
  { categories }: FacetNames,
  isWanted: (category: FacetNames['categories'][number]) => boolean,
) =>
  categories.filter(isWanted).flatMap(({ name }) => wordsOf(name).flatMap((word) => [word, singular(word)]));

/** The best-selling models. */
const POPULAR = `
  select m.name from models m
  join lateral (
    select max(p.sale_count) as sold from products p join listing l on l.product_id = p.id
    where p.model_id = m.id and p.line = 1
  ) as best on best.sold is not null
  order by best.sold desc, m.id limit 5`;

function searchedStore(store: Omit<Store, 'services'>): SearchedStore {
  const { id, business_name: name, business_address: address, post_code: postCode } = store;
  const [outward = ''] = postCode.split(' ');
  return {
    id,
    name,
    address,
    hours: hoursWords(store.opening_hours),
    latitude: store.latitude,
    longitude: store.longitude,
    words: new Set([...wordsOf(name), ...wordsOf(address), ...wordsOf(outward)].filter(isDistinctive)),
  };
}

/** House numbers and words such as 'street' don't identify a place. */
const isDistinctive = (word: string) =>
  word.length > 1 &&
  !/^\p{N}+$/u.test(word) &&
  !/^(?:street|st|road|rd|high|upper|little|grey|park|upon)$/.test(word);
