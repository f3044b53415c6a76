import type pg from 'pg';
import type { Suggestions } from '#contract/catalog.ts';
import { lineFromCode } from '#rules/lines.ts';
import { pence, poundsFromPence } from '#rules/money.ts';
import { prefixQuery, wordsOf } from '#rules/search-words.ts';
import type { FacetNames } from './facets.reads.ts';

const MOST_PRODUCTS = 8;
const MOST_NAMES = 4;

interface Row {
  id: number;
  title: string;
  slug: string;
  category_slug: string;
  image: string | null;
  is_active_for: 1 | 2 | 3;
  price: number;
  has_price_range: boolean;
}

/** Suggestions while typing: whole words first, then names that look alike, so that a slip still finds its model. */
export async function readSuggestions(
  pool: pg.Pool,
  text: string,
  line: number | undefined,
  names: FacetNames,
): Promise<Suggestions> {
  const words = wordsOf(text);
  if (words.length === 0) return { products: [], categories: [], brands: [] };
  const exact = await suggestProducts(
    pool,
    `l.words @@ to_tsquery('simple', $3)`,
    words,
    line,
    prefixQuery(words),
  );
  const products =
    exact.length > 0
      ? exact
      : await suggestProducts(pool, '$3 <% lower(l.name)', words, line, words.join(' '));
  const begins = (name: string) => words.every((word) => wordsOf(name).some((part) => part.startsWith(word)));
  return {
    products: products.map((row) => ({ ...row, price: poundsFromPence(pence(row.price)) })),
    categories: names.categories
      .filter(({ name }) => begins(name))
      .slice(0, MOST_NAMES)
      .map(({ id, name, slug, url }) => ({ id, name, slug, line: lineOfUrl(url) })),
    brands: names.brands
      .filter(({ name }) => begins(name))
      .slice(0, MOST_NAMES)
      .map(({ id, name, slug }) => ({ id, name, slug })),
  };
}

async function suggestProducts(
  pool: pg.Pool,
  condition: string,
  words: readonly string[],
  line: number | undefined,
  match: string,
): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `select p.id, p.name as title, p.slug, c.slug as category_slug, (card.card::jsonb ->> 'image') as image,
       p.line as is_active_for, found.price, (card.card::jsonb ->> 'has_price_range')::boolean as has_price_range
     from (
       select l.product_id, l.price, word_similarity($1, lower(l.name)) as nearness, l.line, length(l.name) as size,
         l.featured_rank
       from listing l
       where ${condition} and ($2::smallint is null or l.line = $2)
       order by nearness desc, l.line, size, l.featured_rank, l.product_id
       limit ${MOST_PRODUCTS}
     ) found
     join products p on p.id = found.product_id
     join categories c on c.id = p.category_id
     join listing_cards card on card.product_id = p.id
     order by found.nearness desc, found.line, found.size, found.featured_rank, p.id`,
    [words.join(' '), line ?? null, match],
  );
  return rows;
}

function lineOfUrl(url: string) {
  return lineFromCode(url.startsWith('/buy/') ? 1 : url.startsWith('/sell/') ? 2 : 3);
}
