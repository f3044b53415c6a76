import type { SearchNote } from '#contract/catalog.ts';
import type { Database } from '../../db/connect.ts';
import type { Freshness } from '../../http/answer-cache.ts';
import type { Answers } from '../../http/answers.ts';
import { refuse } from '../../http/refusal.ts';
import type { PublicCalls } from '../../http/public-calls.ts';
import { JsonText, answerWithProducts } from '../../http/public-calls.ts';
import { FRESH } from '../catalog/public.ts';
import { readAdvice } from './advice.reads.ts';
import { readBusiness } from './businesses.reads.ts';
import { readFacets } from './facets.reads.ts';
import { readProducts } from './reads.ts';
import { readNames } from './names.reads.ts';
import { readPriceSpans } from './prices.reads.ts';
import { readLexicon } from './search-lexicon.reads.ts';
import type { Understood } from './search-counts.reads.ts';
import { searchNote } from './search-note.reads.ts';
import { understand } from './search.reads.ts';
import { ShopWords } from './search-words.reads.ts';
import { readSuggestedFaults } from './suggested-faults.reads.ts';
import { readSuggestions } from './suggestions.reads.ts';

/** For lists and counts. They depend on the price and stock of any product. */
const LISTED: Freshness = { tags: [...FRESH.tags, 'listing'], maxAgeSeconds: 5 };
/** For searches, which also find the site's pages, and for categories, which depend on the lines that are on. */
const SEARCHED: Freshness = { tags: [...FRESH.tags, 'site'], maxAgeSeconds: 5 };
/** For averages of ratings, which change slowly. Only added or removed products make them stale. */
const STEADY: Freshness = { tags: ['stores', 'catalog'], maxAgeSeconds: 60 };
const NOTHING_LIKE_IT = 'There is no such category, store or attribute.';

export function listingRoutes(
  calls: PublicCalls,
  { ask, pool, db }: Pick<Database, 'ask' | 'pool' | 'db'>,
  answers: Answers,
): void {
  const names = () => answers.remember('catalog names', SEARCHED.tags, () => readNames(pool));
  const shopWords = new ShopWords();
  const lexicon = () =>
    answers.remember('search lexicon', SEARCHED.tags, async () =>
      readLexicon({ pool, db }, shopWords, await names()),
    );
  const search = async (text: string, line: '1' | '2' | '3' | undefined, isLiteral?: boolean) =>
    understand(ask, text, await lexicon(), { line, isLiteral });
  /** The alternatives that a listing shows for a search. Without a line it covers all lines. */
  const alternativesIn = (understood: Understood | undefined, line: '1' | '2' | '3' | undefined) =>
    understood &&
    (line ? understood.lines[line].alternatives : understood.terms.length > 0 ? [understood.terms] : []);
  /** A search for something cheap shows the lowest price first. */
  const sortMeant = ({ intent, lines }: Understood, line: '1' | '2' | '3' | undefined) =>
    intent?.isCheap && line !== '2' && (!line || !lines[line].isNear) ? 'price_asc' : undefined;
  const noteOf = async (
    understood: Understood,
    line: '1' | '2' | '3' | undefined,
    ids: readonly number[],
  ): Promise<SearchNote> => {
    const note = searchNote(understood, line);
    const mended = await readSuggestedFaults(ask, ids, note.faults);
    return {
      ...note,
      repairs: [...mended].map(([id, fault]) => ({ id, ...fault })),
      popular: ids.length === 0 ? [...(await lexicon()).popular] : [],
    };
  };

  calls.define('GET /no/auth/web/site/products', LISTED, async ({ query }) => {
    const known = await names();
    if (query.business && !known.businesses.some(({ id }) => id === query.business))
      return refuse(404, NOTHING_LIKE_IT);
    const understood = query.q ? await search(query.q, query.is_active_for, query.literal) : undefined;
    const sort = query.sort ?? (understood && sortMeant(understood, query.is_active_for));
    const alternatives = alternativesIn(understood, query.is_active_for);
    const found = await readProducts(ask, { ...query, sort }, known, alternatives);
    if (!found) return refuse(404, NOTHING_LIKE_IT);
    const { cards, ids, total, page, perPage } = found;
    const note = understood
      ? `,"search":${JSON.stringify(await noteOf(understood, query.is_active_for, ids))}`
      : '';
    return new JsonText(
      `{"status":200,"data":[${cards}],"total":${total},"page":${page},"per_page":${perPage}${note}}`,
      ids,
    );
  });

  calls.define('GET /no/auth/web/site/products/filter', LISTED, async ({ query }) => {
    const understood = query.q ? await search(query.q, query.is_active_for, query.literal) : undefined;
    const data = await readFacets(ask, query, await names(), alternativesIn(understood, query.is_active_for));
    return data ? answerWithProducts([], { status: 200, data }) : refuse(404, NOTHING_LIKE_IT);
  });

  calls.define('GET /no/auth/web/site/products/{id}/advice', FRESH, async ({ params }) => {
    const found = await readAdvice(pool, params.id);
    return found
      ? answerWithProducts(found.products, { status: 200, result: found.advice })
      : refuse(404, 'There is no such product.');
  });

  calls.define('GET /no/auth/web/site/categories', SEARCHED, async () =>
    answerWithProducts([], { status: 200, result: (await names()).categories }),
  );

  calls.define('GET /no/auth/web/site/categories/{id}', SEARCHED, async ({ params }) => {
    const category = (await names()).categories.find(({ id }) => id === params.id);
    return category
      ? answerWithProducts([], { status: 200, result: category })
      : refuse(404, 'There is no such category.');
  });

  calls.define('GET /no/auth/web/site/brands', FRESH, async () =>
    answerWithProducts([], { status: 200, result: (await names()).brands }),
  );

  calls.define('GET /no/auth/web/site/prices', LISTED, async () =>
    answerWithProducts([], { status: 200, result: await readPriceSpans(pool, (await names()).categories) }),
  );

  calls.define('GET /no/auth/web/site/businesses/{id}', STEADY, async ({ params }) => {
    const result = await readBusiness(pool, params.id);
    return result
      ? answerWithProducts([], { status: 200, result })
      : refuse(404, 'There is no such business.');
  });

  calls.define('GET /market/one/navbar', SEARCHED, async ({ query }) => {
    const { categories } = await names();
    const column = query.where_in_col ?? 'id';
    const wanted: (number | null)[] | undefined = query.where_in_value?.split(',').map(Number);
    const result = categories
      .filter((category) => (wanted ? wanted.includes(category[column]) : category.level === 0))
      .map((category) => ({
        ...category,
        child: categories.filter(({ parent_id }) => parent_id === category.id),
      }));
    return answerWithProducts([], { status: 200, result });
  });

  calls.define('GET /no/auth/web/site/search', SEARCHED, async ({ query }) => {
    const understood = await search(query.q, query.is_active_for);
    const known = { line: query.is_active_for, names: await names(), lexicon: await lexicon() };
    return { status: 200, result: await readSuggestions(ask, query.q, understood, known) };
  });
}
